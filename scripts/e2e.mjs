import { installWhenNeeded } from './install.mjs';
import { endAll, endOnSignals, run } from './processes.mjs';
import { red } from './progress.mjs';
import { binary, root } from './project.mjs';

/** `npm run e2e -- <Playwright's own arguments>`: browser tests against the production build. */
endOnSignals();
let code = 1;
try {
  await installWhenNeeded();
  const { findOrInstallChromium } = await import('./chromium.mjs');
  const { startTestSite } = await import('./test-site.mjs');
  const env = await startTestSite({ chromium: await findOrInstallChromium() });
  code = await run(binary('playwright'), ['test', ...process.argv.slice(2)], { cwd: root, env });
} catch (error) {
  console.error(red(error.message));
}
await endAll();
process.exit(code);
