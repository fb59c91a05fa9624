import { ChartFigure } from '@/components/charts/chart-figure';
import { Legend, lineKeys } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import type { Series, SeriesTone } from '@/components/charts/series';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import type { PlanOutcome } from '@/lib/sip/domain/answer';
import type { PlanId } from '@/lib/sip/domain/inputs/fields';
import { monthsPerYear } from '@/lib/sip/domain/plan';
import { CompareTable } from './compare-table';
import type { DetailsProps } from './details-props';

const tones: Record<PlanId, SeriesTone> = { a: 'first', b: 'second', c: 'third' };

/** Plans A, B and C on one axis of rupees and one of years, and measure by measure. */
export function ComparePlans({ answer: { main, others }, messages }: DetailsProps) {
  const { compare } = messages.details;
  const outcomes = [main, ...others];
  const longest = Math.max(...outcomes.map(({ plan }) => plan.months));
  const steps = Array.from({ length: Math.ceil(longest / monthsPerYear) + 1 }, (_, year) => year);
  const series = outcomes.map((outcome): Series => {
    const values = yearlyValues(outcome);
    const { id } = outcome;
    return { id, label: compare.names[id], tone: tones[id], values };
  });
  const ends = outcomes.map(({ id, projection }) =>
    fill(compare.end, {
      name: id.toUpperCase(),
      value: formatLakhCrore(projection.valueRupees, compare.language),
    }),
  );
  return (
    <ChartFigure
      sentence={fill(compare.chart, { ends: ends.join(', ') })}
      readout={<Legend id="sip-compare-chart" series={lineKeys(series)} />}
      tableTitle={compare.table}
      isTableOpen
      table={<CompareTable outcomes={outcomes} messages={messages} />}
    >
      <LineChart
        holdsZero
        isReadable={false}
        over={{ steps, formatStep: formatNumber, stepTitle: messages.details.chart.years }}
        series={series}
        formatValue={(rupees) => formatShortRupees(rupees, compare.language)}
      />
    </ChartFigure>
  );
}

/** A plan that was solved for its time may end within a year; that end counts as its last year's. */
function yearlyValues({ projection: { months, years } }: PlanOutcome): number[] {
  return [months[0]?.valueRupees ?? 0, ...years.map(({ valueRupees }) => valueRupees)];
}
