/**
 * `npm run picks:closes`: has the site at SITE_URL store the exchange's closes of the newest day that may be shown, as
 * Vercel Cron does each day; `-- --backfill [--days 60]` stores the missing days of 13 months, one request at a time with
 * a pause, and goes on where it stopped. It needs NSE_PRICES_LICENCE on the site. SITE_URL and CRON_SECRET come from the
 * environment, else from .env.local.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { askSite, siteToAsk } from './ask-site.mjs';
import { runCommand } from './command.mjs';
import { say } from './progress.mjs';

const pauseMs = 3_000;

await runCommand(
  import.meta.url,
  {
    options: { backfill: { type: 'boolean', default: false }, days: { type: 'string' } },
  },
  async ({ values }) => {
    const max = values.days === undefined ? Infinity : Number(values.days);
    if (!(max > 0)) throw new Error('--days takes a number above zero.');
    const site = siteToAsk();
    const refused = [];
    const ask = (query = '') => askSite(site, `/api/picks/closes${query}`);
    if (values.backfill) {
      const { missing } = await ask('?missing=1');
      for (const [index, day] of missing.slice(0, max).entries()) {
        if (index > 0) await pause(pauseMs);
        await ask(`?day=${day}`).then(
          (run) => say(meaningOf(run)),
          ({ message }) => {
            refused.push(day);
            say(`✗ ${day}: ${message}`);
          },
        );
      }
    }
    say(meaningOf(await ask()));
    if (refused.length > 0) {
      throw new Error(`The site did not store ${refused.join(', ')}. Run the command again later.`);
    }
  },
);

function meaningOf({ day, shares }) {
  if (!day) return 'The site has no NSE_PRICES_LICENCE: nothing is asked.';
  if (shares === null)
    return `✓ ${day}: nothing to ask for, it or a last day of its past week is stored`;
  return shares === 0
    ? `✓ ${day}: the exchange has no file, as for a holiday that the calendar does not know`
    : `✓ ${day}: ${shares} shares`;
}
