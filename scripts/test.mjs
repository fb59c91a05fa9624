import { installWhenNeeded } from './install.mjs';
import { endAll, endOnSignals } from './processes.mjs';
import { firebaseDirectory, lintDirectory } from './project.mjs';

/** `npm test`: everything that a change must pass. Ends with `N passed, N failed, N skipped`. */
endOnSignals();
await installWhenNeeded(lintDirectory, firebaseDirectory);
// Only now, because these need the packages.
const parts = await import('./checks/parts.mjs');
const { onePassed } = await import('./checks/outcome.mjs');
const { keepDurations } = await import('./checks/slowest-files.mjs');
const { summarise } = await import('./checks/summary.mjs');
const { findOrInstallChromium } = await import('./chromium.mjs');
const { startTestSite } = await import('./test-site.mjs');

let environment;
let started;
const { lint, types, format, unused } = parts.staticChecks;
const beside = await parts.twoAtATime([
  // They wait for servers for some of their time, and leave it to what runs beside them.
  () => parts.part('Unit, component and contract tests', () => parts.jest()),
  // Before the build, because both write the types of the routes into .next.
  types,
  () =>
    (started = parts.part('Build and start', async () => {
      const chromium = await findOrInstallChromium();
      environment = await startTestSite({ chromium });
      return onePassed;
    })),
  // It weighs what the site answers and reads no clock.
  () => started.then(() => ofTheSite('Initial JavaScript', parts.initialJavascript)),
]);

// Alone, because they read clocks.
const inBrowser = await ofTheSite('Browser tests', (site) =>
  parts.browserTests({ ...site, NIGHTLY_TESTS: 'none' }),
);
// One request at a time, whose cost is read as processor time of the server: a core is free for what reads files.
const last = await parts.twoAtATime([
  () => ofTheSite('Hostile input', parts.hostileInput),
  lint,
  format,
  unused,
]);
await endAll();
const outcomes = [...beside, inBrowser, ...last];
keepDurations(outcomes);
process.exit(summarise(outcomes));

function ofTheSite(title, work) {
  return parts.part(title, () => {
    if (environment) return work(environment);
    throw new Error('Not run, because there is no site to ask, or no browser to ask it with.');
  });
}
