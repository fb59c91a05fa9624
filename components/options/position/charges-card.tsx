import { TextDisclosure } from '@/components/ui/disclosure';
import { memo } from 'react';
import { LawReadingNote } from '@/components/sources/law-citation';
import { lawCitationText } from '@/lib/law/citation-text';
import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { rowOn } from '@/lib/law/dated-row';
import { securitiesTransactionTax } from '@/content/law/securities-transaction-tax';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatPercent } from '@/lib/money/rupees';
import type { Analysis } from '@/lib/options/domain/position/analysis';
import type { Charges } from '@/lib/law/trade-charges';
import { SentenceWithAmount } from '@/components/options/figure-text';
import { type OptionMessages, legInWords } from '@/components/options/form-texts';

const parts = ['brokerage', 'transactionTax', 'exchange', 'sebi', 'stamp', 'gst'] as const;

/** The charges to open the position, by leg and charge, with the rows of law used. */
export const ChargesCard = memo(function ChargesCard({
  analysis: { strategy, opening, closing, horizon },
  messages,
}: {
  analysis: Analysis;
  messages: OptionMessages;
}) {
  const chargesMessages = messages.charges;
  if (!opening) {
    return (
      <Card title={chargesMessages.title} titleId="option-charges-title">
        <p>{chargesMessages.noRates}</p>
      </Card>
    );
  }
  const rows = [
    ...opening.legs.map((charges, index) => {
      const leg = strategy.legs[index];
      return { id: `${index}`, title: leg ? legInWords(leg, messages.form) : '', charges };
    }),
    { id: 'total', title: chargesMessages.total, charges: opening.total },
  ];
  const exerciseRow = rowOn(securitiesTransactionTax.optionExercise, horizon ?? strategy.date);
  return (
    <Card
      title={chargesMessages.title}
      titleId="option-charges-title"
      description={fill(chargesMessages.lead, { date: formatDate(strategy.date) })}
    >
      <div className="grid grid-cols-1 gap-3 text-sm">
        <Table
          caption={chargesMessages.caption}
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => id}
          isTotal={({ id }) => id === 'total'}
          columns={[
            { id: 'leg', title: chargesMessages.leg, width: 'name', cell: ({ title }) => title },
            ...parts.map((part) => ({
              id: part,
              title: chargesMessages.parts[part],
              isNumber: true,
              cell: ({ charges }: (typeof rows)[number]) => formatFixed(charges[part], 2),
            })),
            {
              id: 'sum',
              title: chargesMessages.sum,
              isNumber: true,
              cell: ({ charges }) => formatFixed(sumOf(charges), 2),
            },
          ]}
        />
        {closing ? (
          <p>
            <SentenceWithAmount
              sentence={chargesMessages.close}
              rupees={closing.totalRupees}
              hiddenLabel={messages.answer.hidden}
            />
          </p>
        ) : null}
        {exerciseRow ? (
          <p>
            {fill(chargesMessages.exercise, {
              percent: formatPercent(exerciseRow.value.ratePercent),
            })}
          </p>
        ) : null}
        <p className="text-ink-soft">{chargesMessages.rounding}</p>
        <p className="text-ink-soft">{chargesMessages.taxNote}</p>
        <TextDisclosure title={chargesMessages.law}>
          <ul className="grid list-disc gap-1 pl-5">
            {opening.references.map(({ id, from, source }) => (
              <li key={id}>
                {lawCitationText(source, messages.law.sources)}, {messages.law.since.toLowerCase()}{' '}
                {formatDate(from)}
              </li>
            ))}
          </ul>
          <LawReadingNote rows={opening.references} messages={messages.law.sources} />
        </TextDisclosure>
      </div>
    </Card>
  );
});

function sumOf(charges: Charges): number {
  return parts.reduce((sum, part) => sum + charges[part], 0);
}
