import { formatDate } from '@/lib/calendar/iso-date';
import type { LawReference } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent } from '@/lib/money/rupees';
import type { GainsLaw } from '@/lib/sip/domain/gains-law';
import { LawLine } from './law-line';

/** The rules by which the gains were taxed. */
export function GainsRules({
  law,
  hasSurcharge,
  messages,
}: {
  law: GainsLaw;
  hasSurcharge: boolean;
  messages: Messages['sip']['details']['tax'];
}) {
  const surchargeLine = hasSurcharge ? (
    <LawLine
      row={law.surcharge}
      sentence={messages.surchargeRule}
      values={{
        bands: law.surcharge.value.bands
          .map(({ aboveRupees, ratePercent }) =>
            fill(messages.surchargeBand, {
              rate: formatPercent(ratePercent),
              above: formatLakhCrore(aboveRupees, messages.language),
            }),
          )
          .join(', '),
        cap: formatPercent(law.surcharge.value.cappedRatePercent),
      }}
      messages={messages}
    />
  ) : null;
  if (law.kind === 'debt') {
    return (
      <>
        <LawLine
          row={law.specifiedFund}
          sentence={messages.slabRule}
          values={{
            bought: formatDate(law.specifiedFund.value.unitsBoughtFrom, messages.language),
            rate: formatPercent(law.slabRatePercent),
          }}
          messages={messages}
        />
        {surchargeLine}
        <ReadingNote
          rows={hasSurcharge ? [law.specifiedFund, law.surcharge] : [law.specifiedFund]}
          messages={messages}
        />
      </>
    );
  }
  const { longTerm, shortTerm } = law;
  return (
    <>
      <LawLine
        row={longTerm}
        sentence={messages.longRule}
        values={{
          months: longTerm.value.longTermAfterMonths,
          rate: formatPercent(longTerm.value.ratePercent),
          exemption: formatLakhCrore(longTerm.value.yearlyExemptionRupees, messages.language),
        }}
        messages={messages}
      />
      <LawLine
        row={shortTerm}
        sentence={messages.shortRule}
        values={{
          months: shortTerm.value.longTermAfterMonths,
          rate: formatPercent(shortTerm.value.ratePercent),
        }}
        messages={messages}
      />
      {surchargeLine}
      <ReadingNote
        rows={hasSurcharge ? [longTerm, shortTerm, law.surcharge] : [longTerm, shortTerm]}
        messages={messages}
      />
    </>
  );
}

function ReadingNote({
  rows,
  messages,
}: {
  rows: readonly LawReference[];
  messages: Messages['sip']['details']['tax'];
}) {
  const isRead = rows.every(({ source }) => source.isPrimary);
  return isRead ? null : <li className="text-ink-soft">{messages.sources.secondary}</li>;
}
