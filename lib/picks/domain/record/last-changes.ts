import type { IsoDate } from '@/lib/calendar/iso-date';
import { digestInMarket } from './digest-in-market';
import type { Digest } from './digest';
import type { RecordedList } from './record-entry';
import { isSameUniverse } from './recorded-list';
import type { Universe } from '@/lib/picks/domain/company/universe';

export type LastChange = { screenId: string; day: IsoDate; digest: Digest };

/**
 * What the last run of each screen changed, in the order of the lists. Lists of another universe than the one shown are
 * left out, however new they are. @param lists the newest first.
 */
export function lastChanges(lists: readonly RecordedList[], universe: Universe): LastChange[] {
  const newest = new Map<string, RecordedList>();
  const changes: LastChange[] = [];
  const shown = { universeKind: universe.kind, universe: universe.identity };
  for (const list of lists.filter((each) => isSameUniverse(each, shown))) {
    const after = newest.get(list.screenId);
    if (!after) newest.set(list.screenId, list);
    else if (!changes.some(({ screenId }) => screenId === list.screenId)) {
      changes.push({
        screenId: list.screenId,
        day: after.ranOn,
        digest: digestInMarket(list, after, universe),
      });
    }
  }
  return changes;
}
