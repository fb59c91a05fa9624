/**
 * `npm run consultation:list`: the sessions to come on the site at SITE_URL, nearest first, with what each person wants
 * to talk about. SITE_URL and CRON_SECRET come from the environment, else from .env.local.
 */
import { settingOf } from './local-setting.mjs';
import { red, say } from './progress.mjs';

/** A terminal obeys control characters: what people typed is printed without them. */
const plain = (text) => String(text).replace(/\p{Cc}+/gu, ' ');

try {
  const [siteUrl, secret] = [settingOf('SITE_URL'), settingOf('CRON_SECRET')];
  if (!siteUrl || !secret) throw new Error('SITE_URL and CRON_SECRET must be set (.env.example).');
  const response = await fetch(`${siteUrl}/api/consultation/sessions`, {
    headers: { authorization: `Bearer ${secret}` },
    redirect: 'error',
    signal: AbortSignal.timeout(60_000),
  });
  const { sessions, problem } = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new Error(`The site answers ${response.status}: ${problem ?? 'no reason'}`);
  if (sessions.length === 0) say('No session ahead.');
  for (const { times, kind, person, intake } of sessions) {
    say(`${times.join(' / ')}  ${kind}, ${plain(person)}`);
    for (const { name, value } of intake) say(`    ${plain(name)} ${plain(value)}`);
  }
} catch (error) {
  console.error(red(error.message));
  process.exitCode = 1;
}
