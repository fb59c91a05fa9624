/** The browser tests that `npm test` leaves out: tests/e2e/fixtures/nightly.ts lists them with the reasons. */
import { findOrInstallChromium } from '../../scripts/chromium.mjs';
import { endAll, endOnSignals, run } from '../../scripts/processes.mjs';
import { binary, root } from '../../scripts/project.mjs';
import { startTestSite } from '../../scripts/test-site.mjs';

endOnSignals();
const environment = await startTestSite({ chromium: await findOrInstallChromium() });
const code = await run(binary('playwright'), ['test', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...environment, NIGHTLY_TESTS: 'only' },
});
await endAll();
process.exit(code);
