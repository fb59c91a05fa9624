import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/calendar/iso-date';
import type { GainsRate } from '@/lib/law/capital-gains';
import type { DatedRow } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent } from '@/lib/money/rupees';

type LawMessages = Messages['sip']['page']['law'];

/** What the answer leaves out: the tax on the gain, with section, date, source and how far it was checked. */
export function TaxNote({
  longTerm,
  shortTerm,
  messages,
}: {
  longTerm: DatedRow<GainsRate>;
  shortTerm: DatedRow<GainsRate>;
  messages: LawMessages;
}) {
  return (
    <Card title={messages.title} titleId="sip-tax">
      <ul className="grid max-w-prose gap-3 text-sm">
        <Rate row={longTerm} sentence={messages.longTerm} messages={messages} />
        <Rate row={shortTerm} sentence={messages.shortTerm} messages={messages} />
        <li>{messages.other}</li>
      </ul>
    </Card>
  );
}

function Rate({
  row: { from, value, section, source, verified },
  sentence,
  messages,
}: {
  row: DatedRow<GainsRate>;
  sentence: string;
  messages: LawMessages;
}) {
  const [beforeName = '', afterName = ''] = fill(messages.source, {
    source: '\n',
    verified: messages.verified[verified],
  }).split('\n');
  return (
    <li>
      {fill(sentence, {
        months: value.longTermAfterMonths,
        rate: formatPercent(value.ratePercent),
        exemption: formatLakhCrore(value.yearlyExemptionRupees),
        from: formatDate(from),
        act1961: section.act1961 ?? '–',
        act2025: section.act2025 ?? '–',
      })}{' '}
      <span className="text-ink-soft">
        {beforeName}
        {source.url ? (
          <a href={source.url} rel="noreferrer" className="underline">
            {source.name}
          </a>
        ) : (
          source.name
        )}
        {afterName}
      </span>
    </li>
  );
}
