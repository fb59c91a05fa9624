import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/project.mjs';
import { temporaryFolder } from '../../../scripts/temporary-folder.mjs';

/** The server looks at the file twenty times a second. */
const noticedWithinMs = 200;

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
    async pass(ms) {
      moveServer(ms);
      await control('POST', { nowMs: Date.now() + aheadMs });
      await new Promise((resolve) => setTimeout(resolve, noticedWithinMs));
    },
  };
}
