/**
 * Stores the missing month ends and computes the figures, as `npm run funds:backfill` has the site do it: one report at a
 * time, and then the days of `--months` months and the figures of every day. Prints a line for each day and month, and at the end
 * what it took.
 */
import { parseArgs } from 'node:util';
import { importSiteModule } from '../../../scripts/site-module.mjs';

const { values } = parseArgs({
  options: { months: { type: 'string', default: '12' }, 'days-only': { type: 'boolean' } },
});
const job = await importSiteModule('lib/funds/server/market-job', {
  '@/lib/sources/load': 'tests/deep/funds/direct-load.ts',
});
const store = await importSiteModule('lib/funds/server/market-store');
const now = new Date();
const today = now.toISOString().slice(0, 10);
const failed = [];

const missing = values['days-only'] ? [] : await job.missingMonthEnds(now);
const storedSeconds = await secondsOf(async () => {
  for (const day of missing) {
    const stored = await job.storeNavDay(day, today);
    if (!stored.ok) failed.push(day);
    console.log(`day ${day} ${stored.ok ? stored.value.day.navs.size : stored.problem}`);
  }
});
const { seconds: gridSeconds } = values['days-only'] ? { seconds: null } : await runJob();

const allMonths = await job.missingNavMonths(now);
const months = allMonths.slice(0, Number(values.months));
let days = 0;
const monthsSeconds = await secondsOf(async () => {
  for (const end of months) {
    const stored = await job.storeNavMonth(end);
    if (stored.ok) days += stored.value.days;
    else failed.push(end);
    console.log(`month ${end} ${stored.ok ? stored.value.schemes : stored.problem}`);
  }
});
const { seconds: dailySeconds, run } = await runJob();
const { past } = await store.readMarketMemory();
const table = await store.readMarketTable();
const ended = table.peerGroups.flatMap(({ years }) => years.map((year) => year.ended));
console.log(
  JSON.stringify({
    asked: missing.length,
    failed,
    storedSeconds,
    gridSeconds,
    months: months.length,
    days,
    monthsSeconds,
    dailySeconds,
    monthsInAll: allMonths.length,
    maxMiB: Math.round(process.resourceUsage().maxRSS / 1024),
    storedDays: (await store.storedNavDays()).size,
    storedMonths: (await store.storedNavMonths()).size,
    monthEnds: run.monthEnds,
    firstMonth: table.monthEnds?.first,
    daysSince: table.daysSince,
    past: past.length,
    endedInAverages: ended.reduce((sum, count) => sum + count, 0),
  }),
);
process.exit(0);

async function runJob() {
  let run;
  const seconds = await secondsOf(async () => {
    run = await job.runMarketJob(now);
  });
  if (!run.ok) throw new Error(run.problem);
  return { seconds, run: run.value };
}

async function secondsOf(work) {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}
