/**
 * `npm run picks:run`: runs the screens on the site at SITE_URL and puts their lists on record, as Vercel Cron does on
 * Saturdays. SITE_URL and CRON_SECRET come from the environment, else from .env.local.
 */
import { siteToAsk } from './ask-site.mjs';
import { runCommand } from './command.mjs';
import { say } from './progress.mjs';
import { runScreens } from './picks-jobs.mjs';

await runCommand(import.meta.url, {}, async () => {
  const { ranOn, added, newest } = await runScreens(siteToAsk());
  say(`✓ ${ranOn}: ${added.length} lists added${added.length ? ` (${added.join(', ')})` : ''}`);
  if (newest) say(`  Newest: list ${newest.sequence}, ${newest.hash}`);
});
