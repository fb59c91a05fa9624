import { installWhenNeeded } from './install.mjs';
import { endAll, endOnSignals, endWith, run } from './processes.mjs';
import { binary, root } from './project.mjs';

/** `npm run e2e -- <Playwright's own arguments>`: browser tests against the production build. */
endOnSignals();
try {
  await installWhenNeeded();
  const { findOrInstallChromium } = await import('./chromium.mjs');
  const { startTestSite } = await import('./test-site.mjs');
  const env = await startTestSite({ chromium: await findOrInstallChromium() });
  const parameters = ['test', ...process.argv.slice(2)];
  const code = await run(binary('playwright'), parameters, { cwd: root, env });
  await endAll();
  process.exit(code);
} catch (error) {
  await endWith(error);
}
