import { Card } from '@/components/ui/card';
import { TextLink } from '@/components/ui/text-link';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { companyPath } from '@/lib/picks/paths';
import type { UnknownFlag } from '@/lib/picks/red-flags';
import type { ScreenedCompany } from '@/lib/picks/screen';
import { ReasonTable } from './reason-table';
import { RedFlagList } from './red-flag-list';

/** Why a company stands on a list: red flags first, then each part of the rule with its number. */
export function ReasonCard({
  company: { isin, name, sector, industry, place, score, redFlags, reasons },
  unknownFlags,
  words,
}: {
  company: ScreenedCompany;
  unknownFlags: readonly UnknownFlag[];
  words: Messages['picks'];
}) {
  const facts = [
    fill(words.reasons.place, { place }),
    ...(score === null ? [] : [fill(words.reasons.score, { score: formatNumber(score, 2) })]),
    fill(words.company.facts.line, { sector, industry }),
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
          {fill(words.reasons.open, { company: name })}
        </TextLink>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <RedFlagList redFlags={redFlags} unknownFlags={unknownFlags} words={words.flags} />
        <ReasonTable company={name} reasons={reasons} words={words} />
      </div>
    </Card>
  );
}
