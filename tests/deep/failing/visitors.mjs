import { Agent } from 'node:http';
import { percentile } from '../../../bench/table.mjs';
import { ask } from './ask.mjs';

/**
 * So many visitors ask for one page again and again, each as soon as it has its answer. Answers that are still to come
 * when the time is over are waited for: a server that stood still for all of it must not look quick.
 * @returns how many answers came, the milliseconds of the 99th percentile and of the slowest, and how many were `bad`:
 * above 499, broken off, or not there in time.
 */
export async function visitTogether({ siteUrl, path, headers, visitors, seconds }) {
  const url = new URL(siteUrl);
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1_000;
  const times = [];
  let bad = 0;

  const visit = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      const status = await ask(url, { path, headers }, agent).catch(() => 599);
      times.push(performance.now() - startedAt);
      if (status >= 500) bad += 1;
    }
  };

  await Promise.all(Array.from({ length: visitors }, visit));
  agent.destroy();
  return {
    answers: times.length,
    p99Ms: Math.round(percentile(times, 99)),
    slowestMs: Math.round(percentile(times, 100)),
    bad,
  };
}
