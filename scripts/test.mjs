import { installWhenNeeded } from './install.mjs';
import { endAll, endOnSignals } from './processes.mjs';
import { firebaseDirectory, lintDirectory } from './project.mjs';

/** `npm test`: everything that a change must pass. Ends with `N passed, N failed, N skipped`. */
endOnSignals();
await installWhenNeeded(lintDirectory, firebaseDirectory);
// Only now, because these need the packages.
const parts = await import('./checks/parts.mjs');
const { onePassed } = await import('./checks/outcome.mjs');
const { summarise } = await import('./checks/summary.mjs');
const { findOrInstallChromium } = await import('./chromium.mjs');
const { startTestSite } = await import('./test-site.mjs');

const outcomes = [
  ...(await parts.twoAtATime(Object.values(parts.staticChecks()))),
  await parts.part('Unit, component and contract tests', () => parts.jest()),
];

let environment;
outcomes.push(
  await parts.part('Build and start', async () => {
    const chromium = await findOrInstallChromium();
    environment = await startTestSite({ chromium });
    return onePassed;
  }),
);
outcomes.push(
  await parts.part('Browser tests', async () => {
    if (environment) return parts.browserTests(environment);
    throw new Error('Not run, because there is no site or no browser to run them in.');
  }),
);
outcomes.push(
  await parts.part('Hostile input', async () => {
    if (environment) return parts.hostileInput(environment);
    throw new Error('Not run, because there is no site to send it to.');
  }),
);
outcomes.push(
  await parts.part('Initial JavaScript', async () => {
    if (environment) return parts.initialJavascript(environment);
    throw new Error('Not run, because there is no site to measure.');
  }),
);
await endAll();
process.exit(summarise(outcomes));
