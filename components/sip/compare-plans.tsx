import { ChartFigure } from '@/components/charts/chart-figure';
import { lineKeys } from '@/components/charts/legend';
import { LineChart } from '@/components/charts/line-chart';
import { ReadablePlot } from '@/components/charts/readable-plot';
import { Readout, readoutText } from '@/components/charts/readout';
import type { Series, SeriesTone } from '@/components/charts/series';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import type { PlanOutcome } from '@/lib/sip/domain/answer';
import type { PlanId } from '@/lib/sip/domain/inputs/fields';
import { monthsPerYear } from '@/lib/sip/domain/plan';
import { CompareTable } from './compare-table';
import type { PanelProps } from './details-props';

const tones: Record<PlanId, SeriesTone> = { a: 'first', b: 'second', c: 'third' };

/** Plans A, B and C on one axis of rupees and one of years, and measure by measure. */
export function ComparePlans({ answer: { main, others }, messages }: PanelProps) {
  const { chart, compare } = messages.details;
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
  const short = (rupees: number | null) => formatShortRupees(rupees, compare.language);
  const readout = {
    columns: [
      { id: 'year', title: chart.year, isNumber: true },
      ...series.map(({ id, label }) => ({ id, title: label })),
    ],
    rows: steps.map((year) => [
      formatNumber(year),
      ...series.map(({ values }) => short(values[year] ?? null)),
    ]),
  };
  return (
    <ChartFigure
      sentence={fill(compare.chart, { ends: ends.join(', ') })}
      readout={<Readout table={readout} keys={lineKeys(series)} />}
      rows={readoutText(readout)}
      tableTitle={compare.table}
      isTableOpen
      table={<CompareTable outcomes={outcomes} messages={messages} />}
    >
      <ReadablePlot label={chart.read} hint={chart.readHint}>
        <LineChart
          holdsZero
          over={{ steps, formatStep: formatNumber, stepTitle: chart.years }}
          series={series}
          formatValue={short}
        />
      </ReadablePlot>
    </ChartFigure>
  );
}

/** A plan that was solved for its time may end within a year; that end counts as its last year's. */
function yearlyValues({ projection: { months, years } }: PlanOutcome): number[] {
  return [months[0]?.valueRupees ?? 0, ...years.map(({ valueRupees }) => valueRupees)];
}
