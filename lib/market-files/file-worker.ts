/**
 * Reads a file in a worker, which lives for this file alone. A file that is too large is refused before a byte of it is
 * read; one that takes too long is given up.
 * @param signal ends the reading; the promise then rejects
 * @throws when the worker cannot be loaded, or the file cannot be read from the disk
 */
export async function readInFileWorker<Stage, Read>(
  file: File,
  { path, limits, refuse, requestOf }: FileWorker<Read>,
  { onProgress, signal }: FileReadingOptions<Stage>,
): Promise<Read> {
  if (file.size > limits.bytes) return refuse('too-large');
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(path);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve(refuse('too-slow')), limits.ms);
      signal.addEventListener('abort', () => reject(new Error('Cancelled')), { once: true });
      worker.addEventListener('error', () => reject(new Error('The worker did not load')));
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<FileWorkerAnswer<Stage, Read>>) => {
          if (data.kind === 'done') resolve(data.result);
          // pdf.js posts messages of its own.
          else if (data.kind === 'progress') onProgress(data.stage, data.share);
        },
      );
      worker.postMessage(requestOf(bytes), [bytes]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

export type FileWorker<Read> = {
  /** scripts/workers.mjs writes it; lib/security/headers.ts gives it its policy. */
  path: string;
  limits: { bytes: number; ms: number };
  refuse: (code: 'too-large' | 'too-slow') => Read;
  /** The message to the worker, which takes the bytes over. */
  requestOf: (bytes: ArrayBuffer) => object;
};

export type FileReadingOptions<Stage> = {
  /** @param share from 0 to 1 */
  onProgress: (stage: Stage, share: number) => void;
  signal: AbortSignal;
};

export type FileWorkerAnswer<Stage, Read> =
  | { kind: 'progress'; stage: Stage; share: number }
  | { kind: 'done'; result: Read };
