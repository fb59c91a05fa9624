import { formatDate } from '@/lib/calendar/iso-date';
import type { LawReference, DatedRow } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent } from '@/lib/money/rupees';
import type { GainsLaw } from '@/lib/law/gains-law';
import { LawCitation } from '@/components/sources/law-citation';

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

/** A rule of law in one sentence, with section, date and source. */
function LawLine<Value>({
  row: { from, section, source },
  sentence,
  values,
  messages,
}: {
  row: DatedRow<Value>;
  sentence: string;
  values: Readonly<Record<string, string | number>>;
  messages: Pick<Messages['sip']['details']['tax'], 'language' | 'source' | 'sources'>;
}) {
  const [before = '', after = ''] = fill(messages.source, { source: '\n' }).split('\n');
  return (
    <li>
      {fill(sentence, {
        ...values,
        from: formatDate(from, messages.language),
        act1961: section.act1961 ?? '–',
        act2025: section.act2025 ?? '–',
      })}{' '}
      <span className="text-ink-soft">
        {before}
        <LawCitation source={source} messages={messages.sources} />
        {after}
      </span>
    </li>
  );
}
