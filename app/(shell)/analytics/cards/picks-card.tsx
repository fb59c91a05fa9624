import { ScreenChanges } from '@/components/dashboard/screen-changes';
import { messages } from '@/lib/messages';
import { lastChanges } from '@/lib/picks/domain/record/last-changes';
import { recordPath } from '@/lib/picks/domain/company/paths';
import { readLatestLists } from '@/lib/picks/server/record-store';
import { screens } from '@/lib/picks/domain/screen/screens';
import { loadMarket } from '@/lib/picks/server/source';
import { defineCard } from '../card';

const { picksOwn, picksScreens } = messages();

/** Who came onto the screens and who left them. Members' content: for the demo nothing of it is read. */
export const picksCard = defineCard({
  id: 'screens',
  title: picksOwn.card.title,
  width: 'half',
  audience: 'personal',
  lines: 10,
  load: async ({ kind, now }) => {
    if (kind !== 'member') return 'demo';
    const [entries, market] = await Promise.all([readLatestLists(), loadMarket(now)]);
    if (!market) return null;
    const changes = lastChanges(
      entries.map(({ list }) => list),
      market.universe,
    );
    const namesOf = (companies: readonly { name: string }[]) => companies.map(({ name }) => name);
    return {
      isSample: market.universe.kind === 'sample',
      changes: changes.flatMap(({ screenId, day, digest }) => {
        const screen = screens.find(({ id }) => id === screenId);
        if (!screen) return [];
        return {
          screenId,
          name: picksScreens[screen.id].name,
          path: `${recordPath}?screen=${screen.id}`,
          day,
          entries: namesOf(digest.entries),
          exits: namesOf(digest.exits),
        };
      }),
    };
  },
  show: (known) =>
    known === 'demo' ? (
      <p>{picksOwn.card.signIn}</p>
    ) : (
      <ScreenChanges
        changes={known && known.changes.length > 0 ? known.changes : null}
        isSample={known?.isSample ?? false}
        recordPath={recordPath}
        messages={picksOwn.card}
      />
    ),
});
