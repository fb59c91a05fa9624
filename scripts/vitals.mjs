/**
 * `npm run vitals`: the 75th percentiles of speed per page that visitors who agreed have sent to the site at SITE_URL,
 * of the last 90 days. SITE_URL and CRON_SECRET come from the environment, else from .env.local.
 */
import { askSite, siteToAsk } from './ask-site.mjs';
import { runCommand } from './command.mjs';
import { say } from './progress.mjs';

await runCommand(import.meta.url, {}, async () => {
  const answer = await askSite(siteToAsk(), '/api/vitals');
  say(`75th percentiles since ${answer.since}, as upper edges; ms, CLS without a unit`);
  for (const { page, name, p75, visits } of answer.pages) {
    say(`${page.padEnd(44)} ${name.padEnd(5)} ${String(p75).padStart(7)}  of ${visits}`);
  }
  if (answer.pages.length === 0) say('No visitor has agreed yet, or nothing has been sent.');
});
