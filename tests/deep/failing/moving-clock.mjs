import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isAlive } from '../../../scripts/local-firebase/data-lock.mjs';
import { root } from '../../../scripts/project.mjs';
import { temporaryFolder } from '../../../scripts/temporary-folder.mjs';

const lookEveryMs = 20;
const patienceMs = 30_000;

/**
 * A clock that can be moved on, so that figures grow old at once: of a server that is started with `environment`, and
 * of the imitated providers behind `control`.
 */
export function movingClock(control) {
  const file = join(temporaryFolder(), 'ahead');
  let aheadMs = 0;
  const moveServer = (ms) => {
    aheadMs += ms;
    writeFileSync(file, String(aheadMs));
  };
  moveServer(0);
  return {
    environment: {
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tests', 'upstream', 'moved-clock.mjs'))}`,
    },
    moveServer,
    /** Resolves when every process that runs with `environment` goes by the moved clock. @throws when one does not, or none runs */
    async pass(ms) {
      moveServer(ms);
      await control('POST', { nowMs: Date.now() + aheadMs });
      await untilNoticed(file, aheadMs);
    },
  };
}

async function untilNoticed(file, aheadMs) {
  const deadlineMs = performance.now() + patienceMs;
  for (;;) {
    const notices = noticesOf(file);
    if (notices.length === 0) throw new Error('No server goes by this clock.');
    if (notices.every((noticed) => noticed === String(aheadMs))) return;
    if (performance.now() > deadlineMs) throw new Error('A server did not notice its moved clock.');
    await setTimeout(lookEveryMs);
  }
}

/** What the processes that are alive wrote beside the file when they last read it (tests/upstream/moved-clock.mjs). */
function noticesOf(file) {
  const prefix = `${basename(file)}-`;
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(prefix) && isAlive(Number(name.slice(prefix.length))))
    .map((name) => readFileSync(join(dirname(file), name), 'utf8'));
}
