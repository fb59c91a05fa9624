import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endAll, endOnSignals } from '../../../scripts/processes.mjs';
import { root } from '../../../scripts/project.mjs';

let failures = 0;

/** Prints whether something is as it should be. `output` of a program is printed where it is not. */
export function check(what, isGood, output = '') {
  console.log(`${isGood ? '✓' : '✗'} ${what}`);
  if (isGood) return;
  failures += 1;
  if (output) console.log(output.slice(-1_500));
}

/**
 * Runs the work of a deep check, which may throw, and its report, which is made in any case. Then it ends what was
 * started, and exits with 0 where nothing was wrong.
 */
export async function runChecks(work, report = () => undefined) {
  endOnSignals();
  for (const part of [work, report]) {
    try {
      await part();
    } catch (error) {
      check(error.stack, false);
    }
  }
  await endAll();
  process.exit(failures === 0 ? 0 : 1);
}

/** Saves a report in test-results. */
export function writeResult(name, text) {
  const directory = join(root, 'test-results');
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, name), text);
}
