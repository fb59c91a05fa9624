/**
 * `npm run funds:run`: computes returns, risk and ranks of all funds on the site at SITE_URL, as Vercel Cron does each
 * morning. `npm run funds:backfill [-- --months 60]` first stores the NAVs of the month ends from April 2006 that are
 * missing: some 250 reports of AMFI, one at a time; interrupted, it goes on where it stopped.
 * `npm run funds:backfill -- --daily [--reports 250]` stores every day of those years, a month in each report of some
 * 30 MB, at most so many reports at once. `npm run funds:facts` renews expense ratios, average assets and the other facts of
 * schemes where they are due. SITE_URL and CRON_SECRET come from the environment, else from .env.local.
 */
import { siteToAsk } from './ask-site.mjs';
import { runCommand } from './command.mjs';
import { say } from './progress.mjs';
import { backfillFunds, backfillMonths, renewFacts, runFunds } from './funds-jobs.mjs';

await runCommand(
  import.meta.url,
  {
    options: {
      backfill: { type: 'boolean', default: false },
      facts: { type: 'boolean', default: false },
      daily: { type: 'boolean', default: false },
      months: { type: 'string' },
      reports: { type: 'string', default: '250' },
    },
  },
  async ({ values }) => {
    const months = values.months === undefined ? Infinity : Number(values.months);
    if (!(months > 0)) throw new Error('--months takes a number above zero.');
    const reports = Number(values.reports);
    if (!(reports > 0)) throw new Error('--reports takes a number above zero.');
    const site = siteToAsk();
    if (values.facts) sayFacts(await renewFacts(site));
    else if (values.daily) await storeMonths(site, reports);
    else await computeFigures(site, { isBackfill: values.backfill, months });
  },
);

function sayFacts({ outcomes, stored, summaries }) {
  const failed = [];
  for (const [source, outcome] of Object.entries(outcomes)) {
    const isGood = ['stored', 'not-due', 'off'].includes(outcome);
    if (!isGood) failed.push(`${source} (${outcome})`);
    const last = stored[source];
    const has = last ? `${last.schemes} schemes as of ${last.asOf}` : 'nothing stored';
    say(`${isGood ? '✓' : '✗'} ${source}: ${outcome}, ${has}`);
  }
  const rest = summaries?.isUnfinished ? '; run the command again for the rest' : '';
  say(
    summaries
      ? `✓ summaries: ${summaries.read} of ${summaries.summaries} documents read${rest}`
      : '✓ summaries: off',
  );
  if (failed.length > 0) {
    throw new Error(`Not stored: ${failed.join(', ')}. Run the command again later.`);
  }
}

async function storeMonths(site, reports) {
  const { left, failed } = await backfillMonths(site, { reports, onMonth: sayStored(Date.now()) });
  say(`✓ ${left} months are left; run the command again for them`);
  if (failed.length > 0) throw new Error(`AMFI did not give the months to ${failed.join(', ')}.`);
}

async function computeFigures(site, { isBackfill, months }) {
  const startedAt = Date.now();
  const { run, failed } = isBackfill
    ? await backfillFunds(site, { months, onMonth: sayStored(startedAt) })
    : { run: await runFunds(site), failed: [] };
  say(`✓ ${run.schemes} schemes as of ${run.asOf}, ${run.monthEnds} month ends`);
  const missing = [...failed, ...run.missing];
  if (missing.length > 0) {
    throw new Error(`AMFI did not give ${missing.join(', ')}. Run the command again later.`);
  }
}

function sayStored(startedAt) {
  return ({ day, problem, done, of }) => {
    const secondsLeft = ((Date.now() - startedAt) / 1000 / done) * (of - done);
    const left = done < of ? `, about ${Math.ceil(secondsLeft / 60)} min left` : '';
    say(`${problem ? '✗' : '✓'} ${day} (${done} of ${of}${left})${problem ? `: ${problem}` : ''}`);
  };
}
