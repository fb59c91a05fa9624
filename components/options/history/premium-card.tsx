import { figureLabels } from '@/components/charts/figure-labels';
import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { figureColumn, Table, type Column } from '@/components/ui/table';
import { dayFormats } from '@/lib/calendar/day-texts';
import { dayNumberOf } from '@/lib/calendar/day-count';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import { formatSignedRupees } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import {
  premiumHistory,
  type DayOfUnderlying,
  type DayPrice,
  type NoPrice,
  type PremiumDay,
  type PremiumHistory,
} from '@/lib/options/domain/history/premium-history';
import type { Strategy } from '@/lib/options/domain/position/read-strategy';
import { RupeeFigure } from '@/components/options/figure-text';
import { legInWords, strategyCsvSource } from '@/components/options/form-texts';
import { chartLabels } from '@/lib/messages/en/chart-labels';
import { optionHistory } from '@/lib/messages/en/options/option-history';
import { options as optionMessages } from '@/lib/messages/en/options/options';

const { premium: messages } = optionHistory;

const maxNamedDays = 8;

/** What the position cost and brought on each day of the files, as a drawing and a table. */
export function PremiumCard({
  strategy,
  days: files,
}: {
  strategy: Strategy;
  days: readonly DayOfUnderlying[];
}) {
  if (files.length === 0) return null;
  const history = premiumHistory(strategy.legs, files);
  const { days } = history;
  const known = days.filter(({ profitRupees }) => profitRupees !== null);
  const [first] = known;
  const sentence =
    first &&
    fill(messages.sentence, {
      date: formatDate(first.date),
      source: strategy.exchange.toUpperCase(),
      count: formatNumber(known.length),
    });
  return (
    <section aria-label={messages.title} className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">{messages.title}</h3>
      {sentence ? (
        <>
          <p className="max-w-prose text-sm">{sentence}</p>
          <PremiumFigure
            days={days}
            sentence={sentence}
            csvSource={`${strategyCsvSource(strategy)} ${sentence}`}
          />
        </>
      ) : (
        <p className="text-sm">{messages.none}</p>
      )}
      <DayTable strategy={strategy} days={days} />
      <div className="grid max-w-prose gap-1 text-sm text-ink-soft">
        <p>{missingInWords(history)}</p>
        {history.otherLots.length > 0 ? (
          <p className="text-ink">
            {fill(messages.lots, {
              lots: history.otherLots
                .map(({ leg, unitsPerLot }) =>
                  fill(messages.lot, {
                    leg: fill(optionMessages.form.leg, { number: leg + 1 }),
                    units: formatNumber(unitsPerLot),
                  }),
                )
                .join(', '),
            })}
          </p>
        ) : null}
        <p>
          {messages.netNote} {messages.marksNote}
        </p>
      </div>
    </section>
  );
}

function PremiumFigure({
  days,
  sentence,
  csvSource,
}: {
  days: readonly PremiumDay[];
  sentence: string;
  csvSource: string;
}) {
  return (
    <ReadableFigure
      sentence={sentence}
      caption={messages.figureCaption}
      keys={[{ id: 'profit', label: messages.profit, tone: 'first', line: 0 }]}
      columns={[
        textColumn<PremiumDay>({
          id: 'date',
          title: messages.date,
          value: ({ date }) => formatDate(date),
        }),
        numberColumn<PremiumDay>({
          id: 'net',
          title: messages.net,
          unit: '₹',
          value: ({ premiumRupees }) => premiumRupees,
          format: (value) => formatSignedRupees(Math.round(value)),
        }),
        numberColumn<PremiumDay>({
          id: 'profit',
          title: messages.profit,
          unit: '₹',
          value: ({ profitRupees }) => profitRupees,
          format: (value) => formatSignedRupees(Math.round(value)),
        }),
      ]}
      rows={days}
      rowKey={({ date }) => date}
      fileName={messages.fileName}
      labels={figureLabels(chartLabels, messages.title, csvSource)}
    >
      <LineChart
        over={{ days: days.map(({ date }) => dayNumberOf(date)), formats: dayFormats() }}
        series={[
          {
            id: 'profit',
            label: messages.profit,
            tone: 'first',
            values: days.map(({ profitRupees }) => profitRupees),
          },
        ]}
        formatValue={formatShortRupees}
        holdsZero
        isFilled
      />
    </ReadableFigure>
  );
}

function DayTable({
  strategy: { legs },
  days,
}: {
  strategy: Strategy;
  days: readonly PremiumDay[];
}) {
  const rupees = (amount: number | null) => <RupeeFigure rupees={amount} isSigned />;
  const columns: Column<PremiumDay>[] = [
    { id: 'date', title: messages.date, isUnbroken: true, cell: ({ date }) => formatDate(date) },
    figureColumn('underlying', messages.underlying, ({ underlyingRupees }: PremiumDay) =>
      formatNumber(underlyingRupees, 2),
    ),
    ...legs.flatMap((leg, index): Column<PremiumDay>[] => {
      const name = legInWords(leg);
      return [
        figureColumn(`price-${index}`, fill(messages.price, { leg: name }), (day: PremiumDay) =>
          priceCell(day.legs[index]),
        ),
        ...(leg.kind === 'stock'
          ? []
          : [
              figureColumn(
                `open-${index}`,
                fill(messages.openInterest, { leg: name }),
                (day: PremiumDay) => openInterestCell(day.legs[index]),
              ),
            ]),
      ];
    }),
    figureColumn('net', messages.net, ({ premiumRupees }: PremiumDay) => rupees(premiumRupees)),
    figureColumn('profit', messages.profit, ({ profitRupees }: PremiumDay) => rupees(profitRupees)),
  ];
  return (
    <Table
      caption={messages.caption}
      isLong
      rows={days.toReversed()}
      rowKey={({ date }) => date}
      columns={columns}
    />
  );
}

type LegPrice = DayPrice | NoPrice | undefined;

function priceCell(price: LegPrice) {
  const { marks, reasons } = messages;
  if (!price || price.rupees === null) {
    return <span className="text-ink-soft">{price ? reasons[price.reason] : notKnown}</span>;
  }
  return (
    <>
      {formatNumber(price.rupees, 2)}
      {price.from === 'close' ? null : (
        <span className="block text-xs text-ink-soft">{marks[price.from]}</span>
      )}
    </>
  );
}

function openInterestCell(price: LegPrice): string {
  return formatNumber(price && price.rupees !== null ? price.openInterestUnits : null);
}

function missingInWords({ missingDays, areHolidaysKnown }: PremiumHistory): string {
  if (missingDays.length === 0) return messages.complete;
  const named = missingDays.slice(0, maxNamedDays).map((date: IsoDate) => formatDate(date));
  const more = missingDays.length - named.length;
  const days =
    more > 0
      ? fill(messages.more, { days: named.join(', '), count: formatNumber(more) })
      : named.join(', ');
  const sentence = fillCount(missingDays.length, messages.missing, {
    count: formatNumber(missingDays.length),
    days,
  });
  return areHolidaysKnown ? sentence : `${sentence} ${messages.missingMaybe}`;
}
