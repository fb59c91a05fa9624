import type { Messages } from '@/lib/messages';
import { ownScreenPath, recordPath, screenPath } from '@/lib/picks/domain/company/paths';
import { screens } from '@/lib/picks/domain/screen/screens';
import type { SearchEntry } from '@/lib/search/group';

/** The stock screens, found by name, idea and rule; and the pages where one builds one and holds them to account. */
export function screenEntries({
  picksScreens,
  picksOwn,
}: Pick<Messages, 'picksScreens' | 'picksOwn'>): SearchEntry[] {
  const { note, own } = picksOwn.search;
  return [
    ...screens.map(({ id, ruleText }) => ({
      id,
      title: picksScreens[id].name,
      note,
      keywords: `${picksScreens[id].thesis} ${ruleText}`,
      url: screenPath(id),
    })),
    { id: 'own', title: own, url: ownScreenPath },
    { id: 'record', title: picksOwn.record.title, note, url: recordPath },
  ];
}
