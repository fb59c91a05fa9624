import { defineConfig } from '@playwright/test';

/** One request at a time: what one of them costs is read off the server's processor time. No browser is used. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/hostile',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may be late; the report names what needed another try, and says what was late.
  retries: process.env.CI ? 2 : 0,
  timeout: 15 * 60_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/hostile/report.json' }]],
});
