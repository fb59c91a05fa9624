import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { nightlyTests } from './tests/e2e/fixtures/nightly';

/** The server is started outside, by scripts/e2e.mjs, so that tests know its Firebase too. */
const baseURL = process.env.E2E_BASE_URL ?? 'http://localhost:3000';
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  ...whichTests(process.env.NIGHTLY_TESTS),
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may be late once; the report names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 7_500 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    viewport: { width: 1440, height: 900 },
    // A trace of every test takes as much time as the tests themselves; `npm run e2e -- --trace on sip` records one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // What a test intercepts must not be answered from a worker's cache; offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: existsSync(chromium) ? chromium : undefined,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
});

/** `npm test` leaves the nightly tests out, `npm run check:deep -- nightly` runs them alone, `npm run e2e` runs all. */
function whichTests(nightly: string | undefined) {
  if (nightly === 'only') return { grep: nightlyTests };
  return nightly === 'none' ? { grepInvert: nightlyTests } : {};
}
