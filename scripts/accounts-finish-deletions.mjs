/**
 * `npm run accounts:finish-deletions`: has the site at SITE_URL finish the deletions of accounts that stopped half-way,
 * as Vercel Cron does each night. SITE_URL and CRON_SECRET come from the environment, else from .env.local.
 */
import { settingOf } from './local-setting.mjs';
import { red, say } from './progress.mjs';

try {
  const [siteUrl, secret] = [settingOf('SITE_URL'), settingOf('CRON_SECRET')];
  if (!siteUrl || !secret) throw new Error('SITE_URL and CRON_SECRET must be set (.env.example).');
  const response = await fetch(`${siteUrl}/api/account/finish-deletions`, {
    headers: { authorization: `Bearer ${secret}` },
    redirect: 'error',
    signal: AbortSignal.timeout(120_000),
  });
  const { finished, failed, problem } = await response.json().catch(() => ({}));
  if (finished === undefined) {
    throw new Error(`The site answers ${response.status}: ${problem ?? 'no reason given'}`);
  }
  say(`✓ ${finished} finished`);
  if (failed > 0) throw new Error(`${failed} could not be finished; the site's log says why.`);
} catch (error) {
  console.error(red(error.message));
  process.exitCode = 1;
}
