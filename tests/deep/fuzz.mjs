/**
 * The readers of texts from outside against many more random texts than `npm test` has time for, with another seed
 * each time. `FUZZ_RUNS=100000` tries more, `FUZZ_SEED=…` tries the texts of an earlier run again; names choose among
 * the suites: `node tests/deep/fuzz.mjs news`.
 */
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binary, root } from '../../scripts/project.mjs';
import { endOnSignals, run } from '../../scripts/processes.mjs';

/** Suites below tests/unit/lib whose fast-check properties give a reader what anybody may send, and those of tax. */
const suites = [
  'auth/domain/return-url',
  'auth/domain/username',
  'calendar/holidays',
  'crypto/market',
  'crypto/payloads',
  'csv/csv',
  'education/domain/notes',
  'enquiries/enquiry',
  'funds/corrupt-answers',
  'funds/list',
  'funds/data/nav-all',
  'holdings/holdings-csv',
  'money/money',
  'news/corrupt-feeds',
  'news/data/parse-feed',
  'news/domain/reading-list',
  'options/domain/position/read-strategy',
  'options/domain/view/view',
  'picks/data/exchange-lists',
  'picks/data/filings',
  'picks/data/fundamentals',
  'picks/domain/record/record-chain',
  'picks/domain/screen/rule',
  'search/answer-query',
  'sip/domain/inputs',
  'statements/cas-properties',
  'statements/mergers',
  'statements/table-properties',
  'support/support',
  'tax/domain/inputs/inputs',
  'tax/income-and-losses',
  'tax/properties',
  'text/hostile-readers',
  'text/read-text',
];

const names = process.argv.slice(2);
const paths = suites
  .filter((suite) => names.length === 0 || names.some((name) => suite.includes(name)))
  .map((suite) => `tests/unit/lib/${suite}.test.ts`);
const missing = paths.filter((path) => !existsSync(join(root, path)));
if (missing.length > 0 || paths.length === 0) {
  console.error(`No such suite: ${[...missing, ...names].join(', ')}`);
  process.exit(1);
}

const env = {
  ...process.env,
  FUZZ_RUNS: process.env.FUZZ_RUNS ?? '10000',
  FUZZ_SEED: process.env.FUZZ_SEED ?? String(randomInt(2 ** 31)),
};
console.log(
  `${paths.length} suites, up to ${env.FUZZ_RUNS} texts a property. Again with FUZZ_SEED=${env.FUZZ_SEED}`,
);
endOnSignals();
const parameters = ['--selectProjects', 'unit', '--testTimeout=120000', '--runTestsByPath'];
process.exit(await run(binary('jest'), [...parameters, ...paths], { cwd: root, env }));
