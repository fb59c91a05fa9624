import { buildWhenStale } from './build.mjs';
import { startSample } from './figures.mjs';
import { prepareSite } from './local-site.mjs';
import { testPort } from './ports.mjs';
import { step } from './progress.mjs';
import { backfillFunds, renewFacts } from './funds-jobs.mjs';
import { serve } from './serve.mjs';

/** Volatility needs a year of months, a calendar year two Decembers. */
const monthsOfFunds = 25;

/**
 * The production build on local Firebase in memory, for browser tests.
 * @param guestPagesSeconds how long guests' pages are sent from memory: 0 for tests that change a provider's answers, the
 *   deployed value for measurements
 * @returns the environment with the addresses that tests need.
 */
export async function startTestSite({ chromium, guestPagesSeconds = 0 }) {
  const upstream = await step('Starting the stand-in for the providers of figures', startSample);
  const site = await prepareSite({
    wantedPort: testPort(),
    figures: { ...upstream.environment, GUEST_PAGES_SECONDS: String(guestPagesSeconds) },
    build: buildWhenStale,
  });
  const server = await step('Starting the server', () =>
    serve({ port: site.port, environment: site.environment }),
  );
  const funds = { siteUrl: site.siteUrl, secret: site.environment.CRON_SECRET };
  await step('Computing the figures of the funds', async () => {
    await renewFacts(funds);
    await backfillFunds(funds, { months: monthsOfFunds });
  });
  return {
    ...site.environment,
    E2E_BASE_URL: site.siteUrl,
    E2E_SERVER_PID: String(server.pid),
    E2E_UPSTREAM_URL: upstream.url,
    CHROMIUM_PATH: chromium,
  };
}
