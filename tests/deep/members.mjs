/**
 * 100,000 members in the local Firestore, one of them with 10,000 saved things: what a member waits for, exports, deletions
 * and the nightly job keep their times. The contract tests/contract/members-at-scale.test.ts with large numbers;
 * `MEMBERS=20000` makes it smaller.
 */
import { endAll, endOnSignals, run } from '../../scripts/processes.mjs';
import { root } from '../../scripts/project.mjs';

endOnSignals();
const code = await run(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '-w', '1', 'tests/contract/members-at-scale.test.ts'],
  { cwd: root, env: { MEMBERS: '100000', MEMBERS_THINGS: '10000', ...process.env } },
);
await endAll();
process.exit(code);
