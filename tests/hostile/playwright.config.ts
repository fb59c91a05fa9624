import { defineConfig } from '@playwright/test';

/** One request at a time: what one of them costs is read off the server's processor time. No browser is used. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/hostile',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may be late once; the report names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 15 * 60_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/hostile/report.json' }]],
});
