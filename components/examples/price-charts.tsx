import { figureLabels } from '@/components/charts/figure-labels';
import { PayoffChart } from '@/components/charts/payoff-chart';
import type { PayoffPoint } from '@/components/charts/payoff-points';
import { PeriodChips, DrawdownFigure, PriceFigure } from '@/components/charts/price-figure';
import { numberColumn } from '@/components/ui/data-table/data-column';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { dayFormats } from '@/lib/calendar/day-texts';
import { formatDate } from '@/lib/calendar/iso-date';
import { datedPlaces, downsample } from '@/lib/cashflow/chart-points';
import { drawdowns, maximumDrawdown } from '@/lib/cashflow/drawdown';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import {
  formatNumber,
  formatFixed,
  formatRupees,
  formatFixedRupees,
  formatPercent,
} from '@/lib/money/rupees';
import {
  grownRupees,
  sampleReturnsPercent,
  straddleProfitRupees,
} from '@/lib/examples/sample-series';
import { ChartFrame } from './chart-frame';

/** A price over time with its high and low, what happened on the base line, and the choice of a period. */
export function PriceFigureExample() {
  const first = dayNumberOf('2021-11-22');
  const weeks = 260;
  const prices = grownRupees(2_400, sampleReturnsPercent(17, weeks, 0.28, 2.1));
  const points = downsample(
    prices.map((price, week) => ({ day: first + week * 7, price })),
    ({ price }) => [price],
  );
  const { charts, periods } = messages();
  const { price } = charts;
  return (
    <PriceFigure
      sentence={fill(price.sentence, {
        from: formatFixedRupees(prices[0] ?? null, 2),
        to: formatFixedRupees(prices.at(-1) ?? null, 2),
      })}
      periods={
        <PeriodChips
          periods={['1m', '6m', '1y', '3y', '5y', '10y', 'max']}
          current="5y"
          hrefOf={() => '#price-figure'}
          messages={periods}
        />
      }
      points={points.map(({ day, price: rupees }) => ({
        day,
        text: formatDate(dateOfDayNumber(day)),
        values: [rupees],
      }))}
      lines={[{ id: 'price', label: price.value, tone: 'first' }]}
      events={[
        { at: first + 200, kind: 'bought', tone: 'first' },
        { at: first + 700, kind: 'bought', tone: 'second' },
        { at: first + 1_150, kind: 'sold', tone: 'first' },
        { at: first + 1_500, kind: 'event', tone: 'third' },
      ]}
      messages={{ caption: price.title, date: price.date, days: dayFormats() }}
      unit={charts.units.rupees}
      formatValue={(rupees) => formatFixed(rupees, 2)}
      formatAxis={formatRupees}
      endText={formatRupees}
      fileName="price.csv"
      labels={figureLabels(charts.labels, price.title)}
    />
  );
}

/** How far below its highest a price stood. */
export function DrawdownFigureExample() {
  const first = dayNumberOf('2021-11-22');
  const closes = grownRupees(2_400, sampleReturnsPercent(17, 90, 0.5, 4)).map((value, index) => ({
    date: dateOfDayNumber(first + index * 20),
    value,
  }));
  const { charts } = messages();
  const { drawdown } = charts;
  return (
    <DrawdownFigure
      points={datedPlaces(drawdowns(closes), ({ value }) => [value])}
      formatValue={(value) => formatPercent(value)}
      formatAxis={(value) => formatPercent(value, 0)}
      label={drawdown.value}
      sentence={fill(drawdown.sentence, {
        percent: formatPercent(maximumDrawdown(closes)?.percent ?? null),
      })}
      messages={{ caption: drawdown.title, date: charts.price.date, days: dayFormats() }}
      fileName="drawdown.csv"
      labels={figureLabels(charts.labels, drawdown.title)}
    />
  );
}

/** Profit and loss of a position at expiry, with its break-evens. */
export function PayoffChartExample() {
  const strike = 24_000;
  const premiumRupees = 640;
  const spot = 24_180;
  const points: readonly PayoffPoint[] = Array.from({ length: 31 }, (_, index) => {
    const price = 22_500 + index * 100;
    return { price, profit: straddleProfitRupees(price, strike, premiumRupees) };
  });
  const [low, high] = [strike - premiumRupees, strike + premiumRupees];
  const { payoff, units } = messages().charts;
  return (
    <ChartFrame
      title={payoff.title}
      sentence={fill(payoff.sentence, {
        strike: formatNumber(strike),
        premium: formatRupees(premiumRupees),
        low: formatNumber(low),
        high: formatNumber(high),
      })}
      columns={[
        numberColumn<PayoffPoint>({
          id: 'price',
          title: payoff.price,
          value: ({ price }) => price,
          format: formatNumber,
        }),
        numberColumn<PayoffPoint>({
          id: 'profit',
          title: payoff.profit,
          unit: units.rupees,
          value: ({ profit }) => profit,
          format: formatNumber,
        }),
      ]}
      rows={points}
      rowKey={({ price }) => price}
    >
      <PayoffChart
        id="payoff"
        points={points}
        breakevens={[low, high]}
        priceTitle={payoff.price}
        formatPrice={formatNumber}
        formatProfit={formatRupees}
        marker={{ value: spot, label: fill(payoff.spot, { price: formatNumber(spot) }) }}
      />
    </ChartFrame>
  );
}
