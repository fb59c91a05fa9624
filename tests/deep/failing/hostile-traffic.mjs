import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Sends hostile requests to a handful of entries of the site until it is stopped, in a thread of its own.
 * `report` and `stop` answer what was seen since the last report: how many were `sent` and how many `postponed` because
 * too many waited, the `statuses` with their counts, the `slowestMs`, `faults` (a status above 499, or no answer in
 * time), and which connections were `closed` without an answer.
 */
export async function startHostileTraffic({ siteUrl, requestsPerSecond }) {
  const worker = new Worker(new URL('./hostile-sender.mjs', import.meta.url), {
    workerData: { siteUrl, requestsPerSecond },
  });
  let failure = null;
  await once(worker, 'message');
  worker.once('error', (error) => (failure = error));
  const ask = async (wish) => {
    if (failure) throw failure;
    worker.postMessage(wish);
    const [seen] = await once(worker, 'message');
    return seen;
  };
  return { report: () => ask('report'), stop: () => ask('end') };
}
