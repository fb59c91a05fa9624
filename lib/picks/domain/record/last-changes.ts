import type { IsoDate } from '@/lib/calendar/iso-date';
import { digestInMarket } from './digest-in-market';
import type { Digest } from './digest';
import type { RecordedList } from './record-entry';
import type { Universe } from '@/lib/picks/domain/company/universe';

export type LastChange = { screenId: string; day: IsoDate; digest: Digest };

/** What the last run of each screen changed, in the order of the lists. @param lists the newest first. */
export function lastChanges(lists: readonly RecordedList[], universe: Universe): LastChange[] {
  const newest = new Map<string, RecordedList>();
  const changes: LastChange[] = [];
  for (const list of lists) {
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
