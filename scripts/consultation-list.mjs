/**
 * `npm run consultation:list`: the sessions to come on the site at SITE_URL, nearest first, with what each person wants
 * to talk about. SITE_URL and CRON_SECRET come from the environment, else from .env.local.
 */
import { askSite, siteToAsk } from './ask-site.mjs';
import { runCommand } from './command.mjs';
import { printable } from './operator.mjs';
import { say } from './progress.mjs';

await runCommand(import.meta.url, {}, async () => {
  const { sessions } = await askSite(siteToAsk(), '/api/consultation/sessions');
  if (sessions.length === 0) say('No session ahead.');
  for (const { times, kind, person, intake } of sessions) {
    say(`${times.join(' / ')}  ${kind}, ${printable(person)}`);
    for (const { name, value } of intake) say(`    ${printable(name)} ${printable(value)}`);
  }
});
