import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { companyPath } from '@/lib/picks/domain/company/paths';
import type { UnknownFlag } from '@/lib/picks/domain/company/red-flags';
import type { ScreenedCompany } from '@/lib/picks/domain/screen/screen';
import { ReasonTable } from './reason-table';
import { RedFlagList } from './red-flag-list';

/** Why a company stands on a list: red flags first, then each part of the rule with its number. */
export function ReasonCard({
  company: { isin, name, sector, industry, place, score, redFlags, reasons },
  unknownFlags,
  messages,
}: {
  company: ScreenedCompany;
  unknownFlags: readonly UnknownFlag[];
  messages: Messages['picks'];
}) {
  const facts = [
    fill(messages.reasons.place, { place }),
    ...(score === null ? [] : [fill(messages.reasons.score, { score: formatNumber(score, 2) })]),
    fill(messages.company.facts.line, { sector, industry }),
  ];
  return (
    <Card
      id={isin}
      title={name}
      titleId={`${isin}-title`}
      headingLevel={3}
      description={facts.join(' · ')}
      actions={
        <TextLink href={companyPath(isin)} className="inline-flex min-h-11 items-center">
          {fill(messages.reasons.open, { company: name })}
        </TextLink>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <RedFlagList redFlags={redFlags} unknownFlags={unknownFlags} messages={messages.flags} />
        <ReasonTable company={name} reasons={reasons} messages={messages} />
      </div>
    </Card>
  );
}
