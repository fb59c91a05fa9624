/** The browser tests that `npm test` leaves out: tests/e2e/fixtures/nightly.ts lists them with the reasons. */
import { join } from 'node:path';
import { endOnSignals, run } from '../../scripts/processes.mjs';
import { root } from '../../scripts/project.mjs';

endOnSignals();
const parameters = [join(root, 'scripts', 'e2e.mjs'), ...process.argv.slice(2)];
const env = { ...process.env, NIGHTLY_TESTS: 'only' };
process.exit(await run(process.execPath, parameters, { cwd: root, env }));
