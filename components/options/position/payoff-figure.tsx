import { figureLabels } from '@/components/charts/figure-labels';
import { PayoffChart } from '@/components/charts/payoff-chart';
import { ReadableFigure } from '@/components/charts/reading/readable-figure';
import { numberColumn } from '@/components/ui/data-table/data-column';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatShortRupees } from '@/lib/money/lakh-crore';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import type { Analysis } from '@/lib/options/domain/position/analysis';
import type { Moves } from '@/lib/options/domain/position/typed-strategy';
import {
  movedScenario,
  payoffAtSpot,
  payoffRows,
  valueAfter,
  type PayoffRow,
} from '@/lib/options/domain/position/what-if';
import { SentenceWithAmount } from '@/components/options/figure-text';
import { pointsInWords, strategyCsvSource } from '@/components/options/form-texts';
import { chartLabels } from '@/lib/messages/en/chart-labels';
import { options as messages } from '@/lib/messages/en/options/options';

const halfPaisa = 0.005;

/** The payoff at the first expiry and on the day that the sliders chose, as a drawing, a table and files. */
export function PayoffFigure({
  analysis: { strategy, horizon, outcome },
  moves,
}: {
  analysis: Analysis;
  moves: Moves;
}) {
  const rows = payoffRows(strategy, moves, outcome.breakevens);
  const scenario = movedScenario(strategy, moves);
  const day = formatDate(scenario.date);
  const change =
    moves.volatilityPoints === 0
      ? messages.payoff.unchanged
      : pointsInWords(moves.volatilityPoints, messages.moves.points);
  const after = valueAfter(strategy, moves).profitRupees;
  const isMoved = Object.values(moves).some((value) => value !== 0);
  const atExpiry = horizon
    ? fill(messages.payoff.atExpiry, { date: formatDate(horizon) })
    : messages.payoff.price;
  const sentence = horizon
    ? fill(messages.payoff.sentence, { expiry: formatDate(horizon), date: day, change })
    : messages.payoff.sentenceStock;
  const onDay = fill(messages.payoff.onDay, { date: day });
  const own = payoffAtSpot(strategy, moves);
  const expiryTone = own.expiryRupees < 0 ? 'loss' : 'gain';
  return (
    <div className="grid grid-cols-1 gap-2 lg:[&_.chart-plot]:h-82">
      <ReadableFigure
        sentence={sentence}
        keys={
          horizon
            ? [
                { id: 'expiry', label: atExpiry, tone: expiryTone, line: 0 },
                { id: 'day', label: onDay, tone: 'third', line: 2 },
              ]
            : [{ id: 'expiry', label: atExpiry, tone: expiryTone, line: 0 }]
        }
        caption={messages.payoff.caption}
        columns={[
          numberColumn<PayoffRow>({
            id: 'spot',
            title: messages.payoff.price,
            value: ({ spot }) => Number(spot.toFixed(2)),
            format: (value) => formatFixed(value, 2),
          }),
          numberColumn<PayoffRow>({
            id: 'expiry',
            title: messages.payoff.expiryColumn,
            unit: '₹',
            value: ({ expiryRupees }) => Number(expiryRupees.toFixed(2)),
            format: formatNumber,
          }),
          numberColumn<PayoffRow>({
            id: 'day',
            title: messages.payoff.dayColumn,
            unit: '₹',
            value: ({ dayRupees }) => Number(dayRupees.toFixed(2)),
            format: formatNumber,
          }),
        ]}
        rows={rows}
        own={own}
        fileName={`${messages.payoff.fileName}.csv`}
        labels={figureLabels(
          chartLabels,
          messages.payoff.title,
          `${strategyCsvSource(strategy)} ${sentence}`,
        )}
      >
        <PayoffChart
          id="option-payoff"
          points={rows.map(({ spot, expiryRupees }) => ({ price: spot, profit: expiryRupees }))}
          breakevens={outcome.breakevens}
          highest={isDrawn(outcome.bestRupees, rows) ? messages.answer.stats.best : undefined}
          lowest={isDrawn(outcome.worstRupees, rows) ? messages.answer.stats.worst : undefined}
          overlay={horizon ? rows.map(({ dayRupees }) => dayRupees) : undefined}
          formatPrice={(price) => formatNumber(price)}
          formatProfit={formatShortRupees}
          marker={{
            value: strategy.spot,
            label: fill(messages.payoff.spot, { price: formatNumber(strategy.spot, 2) }),
          }}
          movedMarker={
            moves.spotPercent === 0
              ? undefined
              : {
                  value: Math.min(
                    Math.max(scenario.spot, rows[0]?.spot ?? 0),
                    rows.at(-1)?.spot ?? 0,
                  ),
                  label: fill(messages.payoff.movedSpot, { price: formatNumber(scenario.spot) }),
                  row: 1,
                }
          }
        />
      </ReadableFigure>
      {isMoved ? (
        <p className="text-sm font-semibold tabular-nums">
          <SentenceWithAmount sentence={messages.payoff.after} rupees={after} isSigned />
        </p>
      ) : null}
    </div>
  );
}

/** Whether the drawn price range reaches this result; some results lie far outside, or are never reached. */
function isDrawn(rupees: number | 'unlimited', rows: readonly PayoffRow[]): boolean {
  return (
    rupees !== 'unlimited' &&
    rows.some(({ expiryRupees }) => Math.abs(expiryRupees - rupees) < halfPaisa)
  );
}
