/**
 * Stores the missing month ends and computes the figures, as `npm run funds:backfill` has the site do it: one report at a
 * time, and then `--weeks` of the weeks, each with its weekdays. Prints a line for each day, and at the end what it took.
 */
import { parseArgs } from 'node:util';
import { importSiteModule } from '../../../scripts/site-module.mjs';

const { values } = parseArgs({ options: { weeks: { type: 'string', default: '20' } } });
const job = await importSiteModule('tests/deep/funds/history-job', {
  '@/lib/sources/load': 'tests/deep/funds/direct-load.ts',
  '@/lib/auth/server/session': 'tests/deep/funds/name-of.ts',
});
const now = new Date();
const today = now.toISOString().slice(0, 10);
const startedAt = Date.now();
const missing = await job.missingMonthEnds(now);
const failed = [];
for (const day of missing) {
  const stored = await job.storeNavDay(day, today);
  if (!stored.ok) failed.push(day);
  console.log(`day ${day} ${stored.ok ? stored.value.day.navs.size : stored.problem}`);
}
const storedSeconds = (Date.now() - startedAt) / 1000;
const weeksFrom = Date.now();
const allWeeks = await job.missingWeeks(now);
const weeks = allWeeks.slice(0, Number(values.weeks));
let weekdays = 0;
for (const monday of weeks) {
  const stored = await job.storeNavWeek(monday);
  if (stored.ok) weekdays += stored.value.length;
  else failed.push(monday);
}
const secondsAWeek = (Date.now() - weeksFrom) / 1000 / weeks.length;
const jobFrom = Date.now();
const run = await job.runMarketJob(now);
if (!run.ok) throw new Error(run.problem);
const jobSeconds = (Date.now() - jobFrom) / 1000;
const { past } = await job.readMarketMemory();
const { table } = await job.readMarketTable();
const ended = table.peerGroups.flatMap(({ years }) => years.map((year) => year.ended));
console.log(
  JSON.stringify({
    asked: missing.length,
    failed,
    storedSeconds,
    jobSeconds,
    weeks: weeks.length,
    weekdays,
    secondsAWeek,
    weeksInAll: allWeeks.length,
    mostMiB: Math.round(process.resourceUsage().maxRSS / 1024),
    days: (await job.storedNavDays()).size,
    monthEnds: run.value.monthEnds,
    firstMonth: table.monthEnds?.first,
    past: past.length,
    endedInAverages: ended.reduce((sum, count) => sum + count, 0),
  }),
);
process.exit(0);
