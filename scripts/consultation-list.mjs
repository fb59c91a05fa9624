/**
 * `npm run consultation:list`: the sessions to come on the site at SITE_URL, nearest first, with what each person wants
 * to talk about. SITE_URL and CRON_SECRET come from the environment, else from .env.local.
 */
import { askSite, siteToAsk } from './ask-site.mjs';
import { runCommand } from './command.mjs';
import { say } from './progress.mjs';

/** A terminal obeys control characters: what people typed is printed without them. */
const plain = (text) => String(text).replace(/\p{Cc}+/gu, ' ');

await runCommand(import.meta.url, {}, async () => {
  const { sessions } = await askSite(siteToAsk(), '/api/consultation/sessions');
  if (sessions.length === 0) say('No session ahead.');
  for (const { times, kind, person, intake } of sessions) {
    say(`${times.join(' / ')}  ${kind}, ${plain(person)}`);
    for (const { name, value } of intake) say(`    ${plain(name)} ${plain(value)}`);
  }
});
