/**
 * Twenty years of NAVs: the job stores the month ends from April 2006 from the stand-in of AMFI, which has 14,000 schemes,
 * both headers of its reports, holidays, odd rows and schemes that have ended (tests/upstream/twenty-years.mjs). Killed
 * half-way and started again, it asks for no stored day a second time. It ends within ten minutes and a gibibyte. Twenty
 * weeks of every weekday say how long all of them would take.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createKeys, projectId, siteEnvironment } from '../../scripts/environment.mjs';
import { installWhenNeeded } from '../../scripts/install.mjs';
import { endAll, endOnSignals, onEnd } from '../../scripts/processes.mjs';
import { firebaseDirectory, root } from '../../scripts/project.mjs';
import { firstLineOf } from './instances/first-line.mjs';

const monthsBeforeKill = 60;
const mostMinutes = 10;
const mostMiB = 1_024;
const leastMonths = 247;

endOnSignals();
let failures = 0;
try {
  await installWhenNeeded(firebaseDirectory);
  const firebase = await firstLineOf('scripts/local-firebase/child.mjs', ['--project', projectId]);
  const upstream = await firstLineOf('tests/upstream/child.mjs', [], { UPSTREAM_YEARS: '20' });
  const environment = siteEnvironment({
    siteUrl: 'http://localhost:3000',
    keys: createKeys(),
    services: { ...firebase, ...upstream.environment },
  });
  const startedAt = Date.now();
  const first = await backfill(environment, monthsBeforeKill);
  console.log(`killed after ${first.days} months`);
  const { result } = await backfill(environment, Infinity);
  const minutes = (Date.now() - startedAt) / 60_000;
  console.log(JSON.stringify(result, null, 2));
  check(`${minutes.toFixed(1)} minutes in all`, minutes <= mostMinutes);
  check(`${result.mostMiB} MiB at most`, result.mostMiB <= mostMiB);
  check(`${result.monthEnds} month ends`, result.monthEnds >= leastMonths);
  // The month that was under way when it was killed is asked for again.
  const twice = result.asked + first.days - result.monthEnds;
  check(`${twice} months asked for twice`, twice <= 1);
  const hours = (result.secondsAWeek * result.weeksInAll) / 3_600;
  check(`${result.weekdays} weekdays of ${result.weeks} weeks`, result.weekdays > 0);
  console.log(
    `all ${result.weeksInAll} weeks would take ${hours.toFixed(2)} hours, without pauses`,
  );
  check('no month missing', result.failed.length === 0);
  check(`${result.past} schemes that ended are known`, result.past > 1_000);
  check(`${result.endedInAverages} of their years in averages`, result.endedInAverages > 0);
} catch (error) {
  console.error(error.message);
  failures += 1;
}
await endAll();
process.exit(failures > 0 ? 1 : 0);

function check(what, isGood) {
  console.log(`${isGood ? '✓' : '✗'} ${what}`);
  if (!isGood) failures += 1;
}

/** Runs the worker, and kills it after so many months. @returns the months it stored, and what it printed last. */
async function backfill(env, mostDays) {
  const child = spawn(process.execPath, [join(root, 'tests/deep/funds/history-worker.mjs')], {
    ...{ env, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  onEnd(() => child.kill('SIGKILL'));
  let days = 0;
  let result = null;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) result = JSON.parse(line);
    if (!line.startsWith('day ')) continue;
    days += 1;
    if (days % 20 === 0) console.log(line);
    if (days >= mostDays) child.kill('SIGKILL');
  }
  return { days, result };
}
