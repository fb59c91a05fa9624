import { DrawdownFigure } from '@/components/charts/price-figure';
import { figureLabels } from '@/components/charts/figure-labels';
import { dayFormats } from '@/lib/calendar/day-formats';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import { drawdowns, maximumDrawdown } from '@/lib/cashflow/drawdown';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatPercent } from '@/lib/money/rupees';
import { grownRupees, sampleReturnsPercent } from '@/lib/tables/sample-series';

const first = dayNumberOf('2021-11-22');
const closes = grownRupees(2_400, sampleReturnsPercent(17, 90, 0.5, 4)).map((value, index) => ({
  date: dateOfDayNumber(first + index * 20),
  value,
}));

/** How far below its highest a price stood. */
export function DrawdownFigureExample() {
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
