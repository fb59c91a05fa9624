import { useState, type ReactNode } from 'react';
import { figureLabels } from '@/components/charts/figure-labels';
import { binsOf } from '@/components/charts/histogram';
import { PayoffChart } from '@/components/charts/payoff-chart';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import { numberColumn } from '@/components/ui/data-table/data-column';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { figureColumn, Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import {
  pastMoves,
  pastOutcome,
  windowDaysOf,
  type Close,
  type PastMoves,
  type PastOutcome,
} from '@/lib/options/domain/history/past-moves';
import type { Analysis } from '@/lib/options/domain/position/analysis';
import { probabilityWithin } from '@/lib/options/domain/position/outcome';
import type { SpotRange } from '@/lib/options/domain/position/piecewise-linear';
import { noMoves } from '@/lib/options/domain/position/typed-strategy';
import { payoffRows, spotSpan } from '@/lib/options/domain/position/what-if';
import { RupeeFigure } from '@/components/options/figure-text';
import { strategyCsvSource } from '@/components/options/form-texts';
import { chartLabels } from '@/lib/messages/en/chart-labels';
import { optionHistory } from '@/lib/messages/en/options/option-history';
import { options as optionMessages } from '@/lib/messages/en/options/options';

const { moves: messages } = optionHistory;

const binCount = 24;

/** The payoff over where the underlying's own past moves would take it, beside the lognormal. */
export function PastMovesCard({
  analysis,
  symbol,
  closes,
}: {
  analysis: Analysis;
  symbol: string;
  closes: readonly Close[];
}) {
  const [isOverlapping, setOverlapping] = useState(true);
  const { horizon } = analysis;
  const windowDays = windowDaysOf(analysis);
  if (!horizon) return null;
  const past = pastMoves(closes, windowDays, { isOverlapping });
  const outcome = pastOutcome(analysis, past);
  return (
    <section aria-label={messages.title} className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">{messages.title}</h3>
      <RadioGroup
        id="history-windows"
        name="history-windows"
        label={messages.windows}
        value={isOverlapping ? 'overlapping' : 'separate'}
        onChoose={(value) => setOverlapping(value === 'overlapping')}
        options={[
          { value: 'overlapping', ...messages.overlapping },
          { value: 'separate', ...messages.separate },
        ]}
      />
      {outcome && past.firstDay && past.lastDay ? (
        <>
          <MovesFigure analysis={analysis} horizon={horizon} past={past} symbol={symbol} />
          <CompareTable analysis={analysis} outcome={outcome} />
        </>
      ) : (
        <p className="text-sm">
          {windowDays === 0
            ? messages.expired
            : fill(messages.none, {
                window: formatNumber(windowDays),
                date: formatDate(horizon),
                closes: formatNumber(past.closes),
              })}
        </p>
      )}
      <p className="max-w-prose text-sm text-ink-soft">
        {past.skipped.gaps + past.skipped.jumps > 0
          ? `${fill(messages.skipped, {
              gaps: formatNumber(past.skipped.gaps),
              jumps: formatNumber(past.skipped.jumps),
            })} `
          : null}
        {messages.caveat}
      </p>
    </section>
  );
}

/** A price at expiry, and how much of the windows and of the lognormal ends at or below it. */
type MoveRow = { spot: number; result: number; past: number; lognormal: number | null };

function MovesFigure({
  analysis: { strategy, outcome },
  horizon,
  past,
  symbol,
}: {
  analysis: Analysis;
  horizon: NonNullable<Analysis['horizon']>;
  past: PastMoves;
  symbol: string;
}) {
  const spots = past.moves.map(({ factor }) => strategy.spot * factor);
  const share = (range: SpotRange) => probabilityWithin([range], { ...strategy, horizon });
  const bins = binsOf(spots, binCount).map(({ from, to, count }) => ({
    from,
    to,
    share: count / spots.length,
    compared: share({ fromSpot: from, toSpot: to }),
  }));
  // Wider than the payoff of the position: nearly all of the lognormal ends within it.
  const span = spotSpan(strategy, outcome.breakevens, 2.5);
  const rows = payoffRows(strategy, noMoves, outcome.breakevens, {
    from: Math.min(span.from, bins[0]?.from ?? span.from),
    to: Math.max(span.to, bins.at(-1)?.to ?? span.to),
  }).map(({ spot, expiryRupees }): MoveRow => ({
    spot,
    result: expiryRupees,
    past: spots.filter((each) => each <= spot).length / spots.length,
    lognormal: share({ fromSpot: 0, toSpot: spot }),
  }));
  const sentence = fill(messages.sentence, {
    symbol,
    date: formatDate(horizon),
    spot: formatNumber(strategy.spot, 2),
    count: formatNumber(past.moves.length),
    window: formatNumber(past.windowDays),
    from: formatDate(past.firstDay!),
    to: formatDate(past.lastDay!),
  });
  const percent = (share: number) => formatPercent(share * 100, 1);
  return (
    <>
      <p className="max-w-prose text-sm">
        {sentence}{' '}
        {past.isOverlapping
          ? fill(messages.overlap, {
              independent: formatNumber(Math.floor(past.moves.length / past.windowDays) || 1),
            })
          : messages.noOverlap}
      </p>
      <ReadableFigure
        sentence={sentence}
        caption={messages.caption}
        keys={[
          { id: 'result', label: messages.keys.result, tone: 'first', line: 0 },
          { id: 'past', label: messages.keys.past, tone: 'second' },
          { id: 'lognormal', label: messages.keys.lognormal, tone: 'second', line: 1 },
        ]}
        columns={[
          numberColumn<MoveRow>({
            id: 'spot',
            title: messages.price,
            value: ({ spot }) => Number(spot.toFixed(2)),
            format: (value) => formatNumber(value, 2),
          }),
          numberColumn<MoveRow>({
            id: 'result',
            title: messages.result,
            unit: '₹',
            value: ({ result }) => Number(result.toFixed(2)),
            format: formatNumber,
          }),
          numberColumn<MoveRow>({
            id: 'past',
            title: messages.pastBelow,
            value: ({ past }) => past,
            format: percent,
          }),
          numberColumn<MoveRow>({
            id: 'lognormal',
            title: messages.lognormalBelow,
            value: ({ lognormal }) => lognormal,
            format: percent,
          }),
        ]}
        rows={rows}
        rowKey={({ spot }) => spot}
        fileName={messages.fileName}
        labels={figureLabels(
          chartLabels,
          messages.title,
          `${strategyCsvSource(strategy)} ${sentence}`,
        )}
      >
        <PayoffChart
          id="option-past-moves"
          points={rows.map(({ spot, result }) => ({ price: spot, profit: result }))}
          breakevens={outcome.breakevens}
          frequency={bins}
          formatPrice={(price) => formatNumber(price)}
          formatProfit={formatShortRupees}
          marker={{
            value: strategy.spot,
            label: fill(optionMessages.payoff.spot, { price: formatNumber(strategy.spot, 2) }),
          }}
        />
      </ReadableFigure>
    </>
  );
}

function CompareTable({
  analysis: { probability, net, expectedRupees },
  outcome,
}: {
  analysis: Analysis;
  outcome: PastOutcome;
}) {
  const share = (count: number | null) =>
    count === null
      ? notKnown
      : fill(messages.compare.ofWindows, {
          share: formatPercent((count / outcome.windows) * 100, 1),
          count: formatNumber(count),
          windows: formatNumber(outcome.windows),
        });
  const percent = (value: number | null) => formatPercent(value && value * 100, 1);
  const rupees = (amount: number | null) => <RupeeFigure rupees={amount} isSigned />;
  type Row = { title: string; past: ReactNode; lognormal: ReactNode };
  const rows: Row[] = [
    {
      title: messages.compare.probability,
      past: share(outcome.profitable),
      lognormal: percent(probability),
    },
    {
      title: messages.compare.net,
      past: share(outcome.netProfitable),
      lognormal: percent(net && net.probability),
    },
    {
      title: messages.compare.mean,
      past: rupees(outcome.meanRupees),
      lognormal: rupees(expectedRupees),
    },
    { title: messages.compare.low, past: rupees(outcome.lowRupees), lognormal: notKnown },
    { title: messages.compare.median, past: rupees(outcome.medianRupees), lognormal: notKnown },
    { title: messages.compare.high, past: rupees(outcome.highRupees), lognormal: notKnown },
  ];
  return (
    <Table
      caption={messages.compare.caption}
      rows={rows}
      rowKey={({ title }) => title}
      columns={[
        { id: 'figure', title: messages.compare.figure, cell: ({ title }) => title },
        figureColumn('past', messages.compare.past, ({ past }: Row) => past),
        figureColumn('lognormal', messages.compare.lognormal, ({ lognormal }: Row) => lognormal),
      ]}
    />
  );
}
