/**
 * `npm run accounts:finish-deletions`: has the site at SITE_URL finish the deletions of accounts that stopped half-way,
 * as Vercel Cron does each night. SITE_URL and CRON_SECRET come from the environment, else from .env.local.
 */
import { askSite, siteToAsk } from './ask-site.mjs';
import { runCommand } from './command.mjs';
import { say } from './progress.mjs';

await runCommand(import.meta.url, {}, async () => {
  // Deletions that failed are counted in an answer of status 503.
  const { finished, failed, isAll } = await askSite(siteToAsk(), '/api/account/finish-deletions', {
    seconds: 300,
    isAnswer: (answer) => answer.finished !== undefined,
  });
  say(`✓ ${finished} finished${isAll ? '' : '; the rest needs another run'}`);
  if (failed > 0) throw new Error(`${failed} could not be finished; the site's log says why.`);
});
