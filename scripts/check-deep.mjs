import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installWhenNeeded } from './install.mjs';
import { endAll, endOnSignals, endWith, run } from './processes.mjs';
import { red } from './progress.mjs';
import { root } from './project.mjs';

/**
 * `npm run check:deep [-- name …]`: what takes minutes. Each check is a program in tests/deep that ends with
 * 0 when all is well, and with 77 (scripts/checks/outcome.mjs) where it could not check anything, which counts as skipped;
 * names choose among them.
 */
endOnSignals();
await installWhenNeeded().catch(endWith);
const { programOutcome } = await import('./checks/outcome.mjs');
const { part } = await import('./checks/parts.mjs');
const { summarise } = await import('./checks/summary.mjs');

const directory = join(root, 'tests', 'deep');
const known = readdirSync(directory)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => name.replace(/\.mjs$/, ''));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(red(`No such check: ${unknown.join(', ')}. There are: ${known.join(', ')}.`));
  process.exit(1);
}

const outcomes = [];
for (const name of wanted.length > 0 ? wanted : known) {
  const program = join(directory, `${name}.mjs`);
  outcomes.push(
    await part(name, async () =>
      programOutcome(await run(process.execPath, [program], { cwd: root })),
    ),
  );
}
await endAll();
process.exit(summarise(outcomes));
