import { ChartFigure } from '@/components/charts/chart-figure';
import { lineKeys } from '@/components/charts/legend';
import { ReadablePlot } from '@/components/charts/readable-plot';
import { Readout, readoutText } from '@/components/charts/readout';
import type { Series } from '@/components/charts/series';
import { StackedArea } from '@/components/charts/stacked-area';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import type { PlanOutcome } from '@/lib/sip/domain/answer';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { monthsPerYear } from '@/lib/sip/domain/plan';
import { realRupees } from '@/lib/sip/domain/real-value';
import type { ReactNode } from 'react';

/** Shorter than this, a point a year would be too few for a curve. */
const monthlyUpToMonths = 3 * monthsPerYear;

/** Paid in and gain over time, what the whole buys today, and the table of it. */
export function PlanChart({
  inputs: { inflationPercent, tableOf },
  outcome: { plan, projection },
  messages: { chart, table: tableMessages },
  children,
}: {
  inputs: SipInputs;
  outcome: PlanOutcome;
  messages: Messages['sip']['details'];
  /** The table. */
  children: ReactNode;
}) {
  const isMonthly = plan.months <= monthlyUpToMonths;
  const points = projection.months.filter(
    ({ month }) => isMonthly || month % monthsPerYear === 0 || month === plan.months,
  );
  const isLoss = projection.gainRupees < 0;
  const real: Series = {
    id: 'real',
    label: chart.real,
    tone: 'third',
    values: points.map(({ valueRupees, month }) =>
      realRupees(valueRupees, inflationPercent, month),
    ),
  };
  const series: Series[] = [
    {
      id: 'invested',
      label: chart.invested,
      tone: 'second',
      values: points.map(({ investedRupees }) => investedRupees),
    },
    {
      id: 'gain',
      label: isLoss ? chart.loss : chart.gain,
      tone: isLoss ? 'loss' : 'first',
      values: points.map(({ gainRupees }) => gainRupees),
    },
  ];
  const short = (rupees: number | null) => formatShortRupees(rupees, chart.language);
  const readout = {
    columns: [
      { id: 'step', title: isMonthly ? chart.month : chart.year, isNumber: true },
      ...[...series, real].map(({ id, label }) => ({ id, title: label })),
    ],
    rows: points.map(({ month }, index) => [
      formatNumber(isMonthly ? month : month / monthsPerYear, 1),
      ...[...series, real].map(({ values }) => short(values[index] ?? null)),
    ]),
  };
  return (
    <ChartFigure
      sentence={fill(isMonthly ? chart.monthlySentence : chart.sentence, {
        invested: formatLakhCrore(projection.investedRupees, chart.language),
        value: formatLakhCrore(projection.valueRupees, chart.language),
        real: formatLakhCrore(real.values.at(-1) ?? null, chart.language),
      })}
      readout={<Readout table={readout} keys={[...series, ...lineKeys([real], 1)]} />}
      rows={readoutText(readout)}
      tableTitle={tableOf === 'months' ? tableMessages.monthlyTitle : tableMessages.title}
      isTableOpen
      table={children}
    >
      <ReadablePlot label={chart.read} hint={chart.readHint}>
        <StackedArea
          id="sip-chart"
          over={{
            steps: points.map(({ month }) => (isMonthly ? month : month / monthsPerYear)),
            formatStep: formatNumber,
            stepTitle: isMonthly ? chart.months : chart.years,
          }}
          series={series}
          lines={[real]}
          formatValue={short}
        />
      </ReadablePlot>
    </ChartFigure>
  );
}
