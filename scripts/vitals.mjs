/**
 * `npm run vitals`: the 75th percentiles of speed per page that visitors who agreed have sent to the site at SITE_URL,
 * of the last 90 days. SITE_URL and CRON_SECRET come from the environment, else from .env.local.
 */
import { settingOf } from './local-setting.mjs';
import { red, say } from './progress.mjs';

try {
  const [siteUrl, secret] = [settingOf('SITE_URL'), settingOf('CRON_SECRET')];
  if (!siteUrl || !secret) throw new Error('SITE_URL and CRON_SECRET must be set (.env.example).');
  const response = await fetch(`${siteUrl}/api/vitals`, {
    headers: { authorization: `Bearer ${secret}` },
    redirect: 'error',
    signal: AbortSignal.timeout(30_000),
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(`The site answers ${response.status}: ${answer.problem}`);
  say(`75th percentiles since ${answer.since}, as upper edges; ms, CLS without a unit`);
  for (const { page, name, p75, visits } of answer.pages) {
    say(`${page.padEnd(44)} ${name.padEnd(5)} ${String(p75).padStart(7)}  of ${visits}`);
  }
  if (answer.pages.length === 0) say('No visitor has agreed yet, or nothing has been sent.');
} catch (error) {
  console.error(red(error.message));
  process.exitCode = 1;
}
