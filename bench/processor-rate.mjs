import { median, table, verdict } from './table.mjs';

const shots = 5;

/** Counts the processor time of this process, user and system. @returns what gives the milliseconds since now */
export function processorClock() {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

/**
 * How often `work` runs in a second of processor time, so that a busy machine does not count: the median of five
 * measurements after one warm-up. `work` runs `count` times and returns a sum of its results, so that the engine
 * cannot optimise anything away. @throws where the sum is zero.
 */
export function processorRate(work, { count, shotMs }) {
  shoot(work, count, shotMs);
  return median(Array.from({ length: shots }, () => shoot(work, count, shotMs)));
}

function shoot(work, count, shotMs) {
  const msSince = processorClock();
  let usedMs = 0;
  let done = 0;
  let sum = 0;
  while (usedMs < shotMs) {
    sum += work();
    done += count;
    usedMs = msSince();
  }
  if (!Number.isFinite(sum) || sum === 0) throw new Error('Nothing was computed.');
  return (done * 1000) / usedMs;
}

/** Budgets per second, with what was measured. */
export function rateTable(title, rows) {
  return table([
    [title, 'a second', 'at least', ''],
    ...rows.map(({ name, measured, perSecond, isMet }) => [
      name,
      measured.toFixed(0),
      String(perSecond),
      verdict(isMet),
    ]),
  ]);
}
