import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ownOrigin } from '../e2e/fixtures/raw-request';

/** Asks for a small page again and again, in a thread of its own: what the test does meanwhile is not part of a wait. */
export function startSecondVisitor() {
  const worker = new Worker(join(process.cwd(), 'tests/hostile/second-visitor-worker.mjs'), {
    workerData: { url: `${ownOrigin}/api/support/wall/mine` },
  });
  return {
    /** @returns the longest that a visit waited, in milliseconds. */
    async stop(): Promise<number> {
      const answer = once(worker, 'message');
      worker.postMessage('stop');
      const [longestMs] = (await answer) as [number];
      return longestMs;
    },
  };
}
