import { figureLabels } from '@/components/charts/figure-labels';
import { PeriodChips } from '@/components/charts/period-chips';
import { PriceFigure } from '@/components/charts/price-figure';
import { dayFormats } from '@/lib/calendar/day-formats';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { formatDate } from '@/lib/calendar/iso-date';
import { downsample } from '@/lib/cashflow/downsample';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { grownRupees, sampleReturnsPercent } from '@/lib/tables/sample-series';

const first = dayNumberOf('2021-11-22');
const weeks = 260;
const prices = grownRupees(2_400, sampleReturnsPercent(17, weeks, 0.28, 2.1));
const points = downsample(
  prices.map((price, week) => ({ day: first + week * 7, price })),
  ({ price }) => [price],
);

/** A price over time with its high and low, what happened on the base line, and the choice of a period. */
export function PriceFigureExample() {
  const { charts, periods } = messages();
  const { price } = charts;
  return (
    <PriceFigure
      sentence={fill(price.sentence, {
        from: `₹${formatFixed(prices[0] ?? null, 2)}`,
        to: `₹${formatFixed(prices.at(-1) ?? null, 2)}`,
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
      formatAxis={(rupees) => `₹${formatNumber(rupees)}`}
      endText={(rupees) => `₹${formatNumber(rupees)}`}
      fileName="price.csv"
      labels={figureLabels(charts.labels, price.title)}
    />
  );
}
