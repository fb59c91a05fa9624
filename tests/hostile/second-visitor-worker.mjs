import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks for `workerData.url` again and again. At a message, answers with the longest that a visit waited, in milliseconds. */
let isOver = false;
parentPort.once('message', () => (isOver = true));

let longestMs = 0;
while (!isOver) {
  longestMs = Math.max(longestMs, await visitMs());
  await new Promise((resolve) => setTimeout(resolve, 20));
}
parentPort.postMessage(longestMs);

/** @returns {Promise<number>} */
function visitMs() {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    // A connection for each visit: none is closed by the server just as it is used again.
    get(workerData.url, { agent: false }, (incoming) => {
      incoming.resume();
      incoming.once('end', () => resolve(performance.now() - startedAt));
      incoming.once('error', reject);
    }).once('error', reject);
  });
}
