import 'server-only';
import { failure } from '@/lib/result';
import type { Loaded } from '@/lib/sources/sourced';
import { withTimeout } from '@/lib/timeout';
import type { JoinedHistory } from '@/lib/funds/domain/join-newest';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { loadNavHistory } from './source';

/** A comparison waits this long for its slowest history; a later one is in the cache for the next visit. */
const deadlineMs = 6_000;

export type LoadedHistory = { scheme: Scheme; history: Loaded<JoinedHistory> };

/** The histories of several funds, side by side; one that does not come in time is missing, and the others stand. */
export function loadComparedHistories(schemes: readonly Scheme[]): Promise<LoadedHistory[]> {
  return Promise.all(
    schemes.map(async (scheme) => ({
      scheme,
      history: await withTimeout(loadNavHistory(scheme), deadlineMs, () => failure('timed-out')),
    })),
  );
}
