/**
 * Twenty years of NAVs: the job stores the month ends from April 2006 from the stand-in of AMFI, which has 14,000 schemes,
 * both headers of its reports, holidays, odd rows and schemes that have ended (tests/upstream/twenty-years.mjs). Killed
 * half-way and started again, it asks for no stored day a second time. Then it stores every day of those years, a month in each report, and
 * computes the figures from all of them. `HISTORY_MONTHS=12` stores the days of a year alone and says how long all would take;
 * `HISTORY_GRID=off` leaves the month ends to the reports of months. Pauses between requests are not part of it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createKeys, projectId, siteEnvironment } from '../../scripts/environment.mjs';
import { installWhenNeeded } from '../../scripts/install.mjs';
import { onEnd } from '../../scripts/processes.mjs';
import { firebaseDirectory, root } from '../../scripts/project.mjs';
import { firstLineOf } from './instances/first-line.mjs';
import { check, runChecks } from './shared/checks.mjs';

const monthsBeforeKill = 60;
const maxMinutes = 10;
const maxGridMinutes = 3;
const monthsWanted = process.env.HISTORY_MONTHS ?? '300';
const hasGrid = process.env.HISTORY_GRID !== 'off';
const maxMiB = 1_024;
const minMonths = 247;

await runChecks(async () => {
  await installWhenNeeded(firebaseDirectory);
  const firebase = await firstLineOf('scripts/local-firebase/child.mjs', ['--project', projectId]);
  const upstream = await firstLineOf('tests/upstream/child.mjs', [], { UPSTREAM_YEARS: '20' });
  const environment = siteEnvironment({
    siteUrl: 'http://localhost:3000',
    keys: createKeys(),
    services: { ...firebase, ...upstream.environment },
  });
  let first = { days: 0 };
  if (hasGrid) {
    first = await backfill(environment, monthsBeforeKill);
    console.log(`killed after ${first.days} months`);
  }
  const { result } = await backfill(environment, Infinity);
  console.log(JSON.stringify(result, null, 2));
  check(`${result.maxMiB} MiB at most`, result.maxMiB <= maxMiB);
  if (hasGrid) {
    const twice = result.asked + first.days - minMonths;
    // The month that was under way when it was killed is asked for again.
    check(`${twice} months asked for twice`, twice <= 1);
    check(`${result.monthEnds} month ends`, result.monthEnds >= minMonths);
    const minutes = result.gridSeconds / 60;
    check(
      `${minutes.toFixed(2)} minutes for the figures of the month ends`,
      minutes <= maxGridMinutes,
    );
  }
  const share = result.months / result.monthsInAll;
  const dailyMinutes = (result.monthsSeconds + result.dailySeconds) / share / 60;
  const part = share < 1 ? `, reckoned from ${result.months} of ${result.monthsInAll} months` : '';
  check(`${dailyMinutes.toFixed(1)} minutes for every day${part}`, dailyMinutes <= maxMinutes);
  check(`every day since ${result.daysSince} counts`, result.daysSince !== null);
  check('no month missing', result.failed.length === 0);
  if (hasGrid || share === 1) {
    check(`${result.past} schemes that ended are known`, result.past > 1_000);
    check(`${result.endedInAverages} of their years in averages`, result.endedInAverages > 0);
  }
});

/** Runs the worker, and kills it after so many months. @returns the months it stored, and what it printed last. */
async function backfill(env, maxDays) {
  const worker = join(root, 'tests/deep/funds/history-worker.mjs');
  const options = ['--months', monthsWanted, ...(hasGrid ? [] : ['--days-only'])];
  const child = spawn(process.execPath, [worker, ...options], {
    ...{ env, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  onEnd(() => child.kill('SIGKILL'));
  let [days, months] = [0, 0];
  let result = null;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) result = JSON.parse(line);
    if (line.startsWith('month ') && (months += 1) % 20 === 0) console.log(line);
    if (!line.startsWith('day ')) continue;
    days += 1;
    if (days % 20 === 0) console.log(line);
    if (days >= maxDays) child.kill('SIGKILL');
  }
  return { days, result };
}
