/**
 * Would the tests notice another rule? Stryker changes the code of scripts/mutation/modules.mjs, one change at a time (a
 * comparison, a sum, a condition, a figure, a call left out), and runs the unit tests that reach it. What no test
 * notices is listed; where a folder's share of noticed changes falls below its threshold, the check fails.
 *
 * All of it takes many hours. A run takes files that are new or changed since they were tried, or whose tests changed,
 * until `MUTATION_MINUTES` (60) are over; the next run goes on. Results are saved in .data/mutation, and counted again in
 * each run.
 * `node tests/deep/mutation.mjs lib/tax` takes only folders and files whose path holds the word.
 */
import { installMissing, installWhenNeeded } from '../../scripts/install.mjs';
import { endAll, endOnSignals } from '../../scripts/processes.mjs';
import { mutationDirectory } from '../../scripts/project.mjs';

endOnSignals();
let isGood = false;
try {
  await installWhenNeeded();
  await installMissing(mutationDirectory);
  const { mutateModules } = await import('../../scripts/mutation/mutate-modules.mjs');
  const minutes = Number(process.env.MUTATION_MINUTES ?? 60);
  isGood = await mutateModules({ minutes, word: process.argv[2] ?? '' });
} catch (error) {
  console.error(error.message);
}
await endAll();
process.exit(isGood ? 0 : 1);
