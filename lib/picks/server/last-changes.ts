import 'server-only';
import { memoizeByObject } from '@/lib/memoize';
import type { Universe } from '@/lib/picks/domain/company/universe';
import type { RecordEntry } from '@/lib/picks/domain/record/record-chain';
import { lastChanges, type LastChange } from '@/lib/picks/domain/record/recorded-list';
import { readLatestLists } from './record-store';
import type { Market } from './source';

/**
 * What the last run of each screen changed, in the order of the lists; members only. Computed once for each reading of
 * the lists and universe.
 * @throws when the record cannot be read
 */
export async function loadLastChanges({ universe }: Market): Promise<readonly LastChange[]> {
  return changesOf(await readLatestLists())(universe);
}

const changesOf = memoizeByObject((entries: readonly RecordEntry[]) =>
  memoizeByObject((universe: Universe) =>
    lastChanges(
      entries.map(({ list }) => list),
      universe,
    ),
  ),
);
