import { memo } from 'react';
import { Card } from '@/components/ui/card/card';
import { Disclosure, TextDisclosure } from '@/components/ui/disclosure';
import { figureColumn, Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber, formatPercent } from '@/lib/money/rupees';
import type { Analysis } from '@/lib/options/domain/position/analysis';
import { greekNames, type GreekName } from '@/lib/options/domain/position/strategy-value';
import { amountSlot, SentenceWithAmount } from '@/components/options/figure-text';
import { legInWords } from '@/components/options/form-texts';
import { LawReadingNote } from '@/components/sources/law-citation';
import { lawCitationText } from '@/lib/law/citation-text';
import { formatDate } from '@/lib/calendar/iso-date';
import { rowOn } from '@/lib/law/dated-row';
import { securitiesTransactionTax } from '@/content/law/securities-transaction-tax';
import { chargeNames, totalOfCharges } from '@/lib/law/trade-charges';
import { options as messages } from '@/lib/messages/en/options/options';

/** Sentences that say "gains" or "loses"; the others say by how much such a figure changes. */
const gaining: readonly GreekName[] = [
  'deltaRupees',
  'thetaRupeesPerDay',
  'vegaRupeesPerPercent',
  'rhoRupeesPerPercent',
];

/** Net greeks, each with a sentence in rupees; a toggle shows the figures of each leg. */
export const GreeksCard = memo(function GreeksCard({
  analysis: { strategy, value },
}: {
  analysis: Analysis;
}) {
  const points = movePoints(strategy.spot);
  const rows = [
    ...value.legs.map(({ greeks }, index) => {
      const leg = strategy.legs[index];
      return { id: `${index}`, title: leg ? legInWords(leg) : '', greeks };
    }),
    { id: 'all', title: messages.greeks.all, greeks: value.greeks },
  ];
  type Row = (typeof rows)[number];
  return (
    <Card
      title={messages.greeks.title}
      titleId="option-greeks-title"
      description={messages.greeks.lead}
    >
      <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {greekNames.map((name) => (
          <div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 text-sm">
            <dt className="font-semibold">{messages.greeks.names[name]}</dt>
            <dd className="text-pretty">
              <GreekSentence
                name={name}
                rupees={value.greeks[name] * scaleOf(name, points)}
                points={points}
                day={messages.greeks.days[strategy.dayCount]}
              />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <Disclosure title={messages.greeks.details}>
          <Table
            caption={messages.greeks.caption}
            isCaptionHidden
            rows={rows}
            rowKey={({ id }) => id}
            isTotal={({ id }) => id === 'all'}
            columns={[
              { id: 'leg', title: messages.greeks.leg, width: 'name', cell: ({ title }) => title },
              ...greekNames.map((name) =>
                figureColumn(name, messages.greeks.names[name], ({ greeks }: Row) =>
                  formatFixed(greeks[name], Math.abs(greeks[name]) < 1 ? 4 : 2),
                ),
              ),
            ]}
          />
        </Disclosure>
      </div>
    </Card>
  );
});

function GreekSentence({
  name,
  rupees,
  points,
  day,
}: {
  name: GreekName;
  rupees: number;
  points: number;
  day: string;
}) {
  const texts = messages.greeks;
  const isGaining = gaining.includes(name);
  return (
    <SentenceWithAmount
      sentence={fill(texts.sentences[name], {
        points: formatNumber(points, 2),
        day,
        gains: rupees < 0 ? texts.loses : texts.gains,
        amount: amountSlot,
        change: amountSlot,
      })}
      rupees={isGaining ? Math.abs(rupees) : rupees}
      isSigned={!isGaining}
    />
  );
}

/** One percent of the spot in points, to two digits: 240 of 24,000. */
function movePoints(spot: number): number {
  return Number((spot / 100).toPrecision(2));
}

/**
 * The factor of a greek in its sentence, which speaks of a move of this many points. Gamma is multiplied twice: by the
 * move that changes delta, and by the second move, over which the change acts.
 */
function scaleOf(name: GreekName, points: number): number {
  if (name === 'deltaRupees' || name === 'vannaRupeesPerPercent') return points;
  return name === 'gammaRupees' ? points * points : 1;
}

/** The charges to open the position, by leg and charge, with the rows of law used. */
export const ChargesCard = memo(function ChargesCard({
  analysis: { strategy, opening, closing, horizon },
}: {
  analysis: Analysis;
}) {
  if (!opening) {
    return (
      <Card title={messages.charges.title} titleId="option-charges-title">
        <p>{messages.charges.noRates}</p>
      </Card>
    );
  }
  const rows = [
    ...opening.legs.map((charges, index) => {
      const leg = strategy.legs[index];
      return { id: `${index}`, title: leg ? legInWords(leg) : '', charges };
    }),
    { id: 'total', title: messages.charges.total, charges: opening.total },
  ];
  type Row = (typeof rows)[number];
  const exerciseRow = rowOn(securitiesTransactionTax.optionExercise, horizon ?? strategy.date);
  return (
    <Card
      title={messages.charges.title}
      titleId="option-charges-title"
      description={fill(messages.charges.lead, { date: formatDate(strategy.date) })}
    >
      <div className="grid grid-cols-1 gap-3 text-sm">
        <Table
          caption={messages.charges.caption}
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => id}
          isTotal={({ id }) => id === 'total'}
          columns={[
            { id: 'leg', title: messages.charges.leg, width: 'name', cell: ({ title }) => title },
            // First of the figures: a phone shows two without scrolling.
            figureColumn('sum', messages.charges.sum, ({ charges }: Row) =>
              formatFixed(totalOfCharges(charges), 2),
            ),
            ...chargeNames.map((part) =>
              figureColumn(part, messages.charges.parts[part], ({ charges }: Row) =>
                formatFixed(charges[part], 2),
              ),
            ),
          ]}
        />
        {closing ? (
          <p>
            <SentenceWithAmount sentence={messages.charges.close} rupees={closing.totalRupees} />
          </p>
        ) : null}
        {exerciseRow ? (
          <p>
            {fill(messages.charges.exercise, {
              percent: formatPercent(exerciseRow.value.ratePercent),
            })}
          </p>
        ) : null}
        <p className="text-ink-soft">{messages.charges.rounding}</p>
        <p className="text-ink-soft">{messages.charges.taxNote}</p>
        <TextDisclosure title={messages.charges.law}>
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
