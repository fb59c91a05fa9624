import { closingLine, oneFailed, onePassed } from './checks/outcome.mjs';
import { readArguments } from './command.mjs';
import { installWhenNeeded } from './install.mjs';
import { endAll, endOnSignals } from './processes.mjs';
import { red, say } from './progress.mjs';
import { firebaseDirectory, lintDirectory } from './project.mjs';

/** `npm test`: everything that a change must pass. Ends with `N passed, N failed, N skipped`. */
readArguments();
endOnSignals();
await installWhenNeeded(lintDirectory, firebaseDirectory).catch(async ({ message }) => {
  await endAll();
  console.error(red(message));
  say(closingLine(oneFailed));
  process.exit(1);
});
// Only now, because these need the packages.
const parts = await import('./checks/parts.mjs');
const { keepDurations } = await import('./checks/slowest-files.mjs');
const { summarise } = await import('./checks/summary.mjs');
const { findOrInstallChromium } = await import('./chromium.mjs');
const { startTestSite } = await import('./test-site.mjs');

let environment;
const { lint, types, format, unused } = parts.staticChecks;
// One after another: each uses both cores, and side by side they take a fifth longer. Types before the build, because both
// write the types of the routes into .next.
const first = [
  await types(),
  await parts.part('Build and start', async () => {
    const chromium = await findOrInstallChromium();
    environment = await startTestSite({ chromium });
    return onePassed;
  }),
  await parts.part('Unit, component and contract tests', () => parts.jest()),
  // It weighs what the site answers and reads no clock.
  await ofTheSite('Initial JavaScript', parts.initialJavascript),
];

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
  parts.deployedTypes,
]);
await endAll();
const outcomes = [...first, inBrowser, ...last];
keepDurations(outcomes);
process.exit(summarise(outcomes));

function ofTheSite(title, work) {
  return parts.part(title, () => {
    if (environment) return work(environment);
    throw new Error('Not run, because there is no site to ask, or no browser to ask it with.');
  });
}
