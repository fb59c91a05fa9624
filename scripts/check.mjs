import { readArguments } from './command.mjs';
import { installWhenNeeded } from './install.mjs';
import { endAll, endOnSignals, endWith } from './processes.mjs';
import { red } from './progress.mjs';
import { firebaseDirectory, lintDirectory } from './project.mjs';

/**
 * `npm run check [-- --all] [-- part …]`: the fast part of `npm test`, without a build and a browser. Types, format and
 * unused code are read whole; lint reads what changed, and the unit and component tests that import it run. `--all` lints
 * every file and runs every one of these tests. Parts choose among lint, format, types, unused and tests.
 */
const { values, positionals: wanted } = readArguments({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
endOnSignals();
await installWhenNeeded(lintDirectory, firebaseDirectory).catch(endWith);
const parts = await import('./checks/parts.mjs');
const { summarise } = await import('./checks/summary.mjs');

const checks = {
  tests: () =>
    parts.part('Unit and component tests', values.all ? parts.fastTests : parts.relatedTests),
  ...parts.staticChecks,
};
const unknown = wanted.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(
    red(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`),
  );
  process.exit(1);
}
const chosen = wanted.length > 0 ? wanted : Object.keys(checks);
const paths = values.all ? undefined : parts.changedSources();
const outcomes = await parts.twoAtATime(chosen.map((name) => () => checks[name](paths)));
await endAll();
process.exit(summarise(outcomes));
