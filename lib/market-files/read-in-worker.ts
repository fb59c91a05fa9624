import { fileLimits } from './file-limits';
import { refuse, type ReadOr } from './file-problem';
import { readInFileWorker, type FileReadingOptions, type FileWorkerAnswer } from './file-worker';
import type { MarketFile, ReadStage } from './read-market-file';

/** Reads a market file away from the page, as `readInFileWorker` does. */
export const readInWorker = (
  file: File,
  options: FileReadingOptions<ReadStage>,
): Promise<ReadOr<MarketFile>> =>
  readInFileWorker(
    file,
    {
      path: workerPath,
      limits: fileLimits,
      refuse,
      requestOf: (bytes): WorkerRequest => ({ name: file.name, bytes }),
    },
    options,
  );

export const workerPath = '/market-files.js';

export type WorkerRequest = { name: string; bytes: ArrayBuffer };

export type WorkerAnswer = FileWorkerAnswer<ReadStage, ReadOr<MarketFile>>;
