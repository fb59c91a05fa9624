import { fileLimits } from './file-limits';
import { refuse, type ReadOr } from './file-problem';
import type { MarketFile, OnProgress, ReadStage } from './read-market-file';

/**
 * Reads a file in a worker, which lives for this file alone. A file that is too large is refused before a byte of it is
 * read. @param signal ends the reading; the promise then rejects. @throws when the worker cannot be loaded, or the file
 * cannot be read from the disk.
 */
export async function readInWorker(
  file: File,
  { onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal },
): Promise<ReadOr<MarketFile>> {
  if (file.size > fileLimits.bytes) return refuse('too-large');
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(workerPath, { name: 'market-files' });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Cancelled')), { once: true });
      worker.addEventListener('error', () => reject(new Error('The worker did not load')));
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.kind === 'done') resolve(data.result);
        else onProgress(data.stage, data.share);
      });
      const request: WorkerRequest = { name: file.name, bytes };
      worker.postMessage(request, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}

/** scripts/workers.mjs writes it; lib/security/headers.ts gives it its policy. */
export const workerPath = '/market-files.js';

export type WorkerRequest = { name: string; bytes: ArrayBuffer };

export type WorkerAnswer =
  | { kind: 'progress'; stage: ReadStage; share: number }
  | { kind: 'done'; result: ReadOr<MarketFile> };
