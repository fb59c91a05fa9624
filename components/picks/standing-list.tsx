import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { screenPath } from '@/lib/picks/domain/company/paths';
import type { ScreenId } from '@/lib/picks/domain/screen/screens';
import type { Standing } from '@/lib/picks/domain/company/standing';
import { ReasonTable } from './reason-table';

/** A company before every screen of the site: where it stands, and each part of the rule with its number. */
export function StandingList({
  company,
  standings,
  messages: { picks, picksScreens },
}: {
  company: string;
  standings: readonly (Standing & { screenId: ScreenId })[];
  messages: Pick<Messages, 'picks' | 'picksScreens'>;
}) {
  const messages = picks.company.screens;
  return (
    <Card title={messages.title} titleId="screens-title">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {standings.map(({ screenId, verdict, place, reasons }) => (
          <Disclosure
            key={screenId}
            title={picksScreens[screenId].name}
            note={fill(messages[verdict], {
              place: place ?? '',
              met: reasons.filter(({ isMet }) => isMet).length,
              all: reasons.length,
            })}
          >
            <ReasonTable company={company} reasons={reasons} messages={picks} />
            <p className="mt-3 text-sm">
              <TextLink href={screenPath(screenId)}>
                {fill(picks.list.openLabel, { screen: picksScreens[screenId].name })}
              </TextLink>
            </p>
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}
