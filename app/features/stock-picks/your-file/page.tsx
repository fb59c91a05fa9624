import type { Metadata } from 'next';
import { OwnFile } from '@/components/picks/own-file/own-file';
import { PicksFrame } from '@/components/picks/picks-frame';
import { requireUser } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { readMyPicks } from '@/lib/picks/server/store';
import { screens, type ScreenId } from '@/lib/picks/domain/screen/screens';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { ownFile, marketFile, picks, picksRules, picksScreens } = messages();

export const metadata: Metadata = {
  title: ownFile.title,
  description: ownFile.description,
  ...membersMetadata,
};

const screenNames = Object.fromEntries(
  screens.map(({ id }) => [id, picksScreens[id].name]),
) as Record<ScreenId, string>;

/** The screens on a file that the reader brings; the server knows nothing of it. */
export default async function OwnFilePage() {
  const mine = await readMyPicks(await requireUser());
  return (
    <PicksFrame title={ownFile.title} market={null} needsMarket={false} tab="file">
      <OwnFile
        today={dateInIndia(new Date())}
        own={mine.ok ? mine.value.ratios : []}
        views={mine.ok ? mine.value.views : []}
        watched={mine.ok ? mine.value.watched : []}
        messages={{
          ownFile,
          marketFile,
          picksRules,
          screenNames,
          picks: {
            company: picks.company,
            units: picks.units,
            flags: picks.flags,
            reasons: picks.reasons,
            screen: picks.screen,
          },
        }}
      />
    </PicksFrame>
  );
}
