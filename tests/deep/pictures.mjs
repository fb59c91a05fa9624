/** Pictures of the pages in both themes and two widths, into screenshots/, by the browser tests that open them anyway. */
import { join } from 'node:path';
import { endOnSignals, run } from '../../scripts/processes.mjs';
import { root } from '../../scripts/project.mjs';

endOnSignals();
const tests = ['e2e/pages.spec', 'e2e/sip.spec'];
const env = { ...process.env, PICTURES: '1' };
process.exit(
  await run(process.execPath, [join(root, 'scripts', 'e2e.mjs'), ...tests], { cwd: root, env }),
);
