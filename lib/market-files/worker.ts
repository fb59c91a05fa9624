/// <reference lib="webworker" />
import { refuse } from './file-problem';
import { readMarketFile } from './read-market-file';
import type { WorkerAnswer, WorkerRequest } from './read-in-worker';

declare const self: DedicatedWorkerGlobalScope;

/**
 * Reads one file away from the page, bundled by scripts/workers.mjs to /market-files.js. That file is served with the
 * policy `default-src 'none'`, under which a worker can send no request: nothing of a file can leave the browser here.
 */
self.addEventListener('message', ({ data: { name, bytes } }: MessageEvent<WorkerRequest>) => {
  const answer = (message: WorkerAnswer) => self.postMessage(message);
  readMarketFile(name, new Uint8Array(bytes), (stage, share) =>
    answer({ kind: 'progress', stage, share }),
  ).then(
    (result) => answer({ kind: 'done', result }),
    // A defect of a reader: the page says that the file is not read, and the console has the reason.
    (error: unknown) => {
      console.error(error);
      answer({ kind: 'done', result: refuse('damaged') });
    },
  );
});
