import {
  readInFileWorker,
  type FileReadingOptions,
  type FileWorkerAnswer,
} from '@/lib/market-files/file-worker';
import { statementLimits } from './statement-limits';
import { refuseStatement, type StatementOr } from './statement-problem';
import type { StatementStage } from './read-statement';
import type { Statement } from './statement';

/** Reads a statement away from the page, as `readInFileWorker` does, with this password. */
export const readInWorker = (
  file: File,
  password: string,
  options: FileReadingOptions<StatementStage>,
): Promise<StatementOr<Statement>> =>
  readInFileWorker(
    file,
    {
      path: workerPath,
      limits: statementLimits,
      refuse: refuseStatement,
      requestOf: (bytes): WorkerRequest => ({ kind: 'read', name: file.name, bytes, password }),
    },
    options,
  );

export const workerPath = '/statements.js';

export type WorkerRequest = { kind: 'read'; name: string; bytes: ArrayBuffer; password: string };

export type WorkerAnswer = FileWorkerAnswer<StatementStage, StatementOr<Statement>>;
