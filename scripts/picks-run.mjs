/**
 * `npm run picks:run`: runs the screens on the site at SITE_URL and puts their lists on record, as Vercel Cron does on
 * Saturdays. SITE_URL and CRON_SECRET come from the environment, else from .env.local.
 */
import { existsSync, readFileSync } from 'node:fs';
import { red, say } from './progress.mjs';
import { runScreens } from './run-screens.mjs';

const kept = existsSync('.env.local') ? readFileSync('.env.local', 'utf8') : '';
const valueOf = (name) =>
  process.env[name] ?? new RegExp(`^${name}=["']?(.*?)["']?\\s*$`, 'm').exec(kept)?.[1];

try {
  const [siteUrl, secret] = [valueOf('SITE_URL'), valueOf('CRON_SECRET')];
  if (!siteUrl || !secret) throw new Error('SITE_URL and CRON_SECRET must be set (.env.example).');
  const { ranOn, added, newest } = await runScreens({ siteUrl, secret });
  say(`✓ ${ranOn}: ${added.length} lists added${added.length ? ` (${added.join(', ')})` : ''}`);
  if (newest) say(`  Newest: list ${newest.sequence}, ${newest.hash}`);
} catch (error) {
  console.error(red(error.message));
  process.exitCode = 1;
}
