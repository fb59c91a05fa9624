import type { ReadOr } from './file-problem';
import type { MarketFile, ReadStage } from './read-market-file';

/** scripts/workers.mjs writes it; lib/security/headers.ts gives it its policy. */
export const workerPath = '/market-files.js';

export type WorkerRequest = { name: string; bytes: ArrayBuffer };

export type WorkerAnswer =
  | { kind: 'progress'; stage: ReadStage; share: number }
  | { kind: 'done'; result: ReadOr<MarketFile> };
