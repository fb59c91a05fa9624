import { statementLimits } from './statement-limits';
import { refuseStatement, type StatementOr } from './statement-problem';
import type { OnStatementProgress, StatementStage } from './read-statement';
import type { Statement } from './statement';

/**
 * Reads a statement in a worker, which lives for this file and this password alone. A file that is too large is refused
 * before a byte of it is read; one that takes too long is given up.
 * @param signal ends the reading; the promise then rejects
 * @throws when the worker cannot be loaded, or the file cannot be read from the disk
 */
export async function readInWorker(
  file: File,
  password: string,
  { onProgress, signal }: { onProgress: OnStatementProgress; signal: AbortSignal },
): Promise<StatementOr<Statement>> {
  if (file.size > statementLimits.bytes) return refuseStatement('too-large');
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(workerPath, { name: 'statements' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve(refuseStatement('too-slow')), statementLimits.ms);
      signal.addEventListener('abort', () => reject(new Error('Cancelled')), { once: true });
      worker.addEventListener('error', () => reject(new Error('The worker did not load')));
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.kind === 'done') resolve(data.result);
        // pdf.js posts messages of its own.
        else if (data.kind === 'progress') onProgress(data.stage, data.share);
      });
      const request: WorkerRequest = { kind: 'read', name: file.name, bytes, password };
      worker.postMessage(request, [bytes]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/** scripts/workers.mjs writes it; lib/security/headers.ts gives it its policy. */
export const workerPath = '/statements.js';

export type WorkerRequest = { kind: 'read'; name: string; bytes: ArrayBuffer; password: string };

export type WorkerAnswer =
  | { kind: 'progress'; stage: StatementStage; share: number }
  | { kind: 'done'; result: StatementOr<Statement> };
