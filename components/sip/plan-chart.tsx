import { monthsPerYear } from '@/lib/calendar/date-parts';
import { ChartFigure, Readout, readoutText } from '@/components/charts/chart-figure';
import { lineKeys } from '@/components/charts/legend';
import { ReadablePlot } from '@/components/charts/reading/readable-plot';
import type { Series } from '@/components/charts/series';
import { StackedArea } from '@/components/charts/stacked-area';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import { afterTaxRupeesAt } from '@/lib/sip/domain/redemption';
import type { PlanOutcome } from '@/lib/sip/domain/answer';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { conventionOf } from '@/lib/sip/domain/inputs/plans';
import { realRupees } from '@/lib/sip/domain/real-value';

/** Shorter than this, a point a year would be too few for a curve. */
const monthlyUpToMonths = 3 * monthsPerYear;

/** Invested and gain over time, and their value after tax in today's money. */
export function PlanChart({
  inputs,
  outcome: { plan, projection, redemption },
  tableHref,
  messages: {
    answer,
    details: { chart },
  },
}: {
  inputs: SipInputs;
  outcome: PlanOutcome;
  /** Where the page shows the plan's table. */
  tableHref: string;
  messages: Messages['sip'];
}) {
  const isMonthly = plan.months <= monthlyUpToMonths;
  const points = projection.months.filter(
    ({ month }) => isMonthly || month % monthsPerYear === 0 || month === plan.months,
  );
  const isLoss = projection.gainRupees < 0;
  const tone = isLoss ? 'loss' : 'first';
  const series = (
    shown: Omit<Series, 'values'>,
    rupeesAt: (point: (typeof points)[number]) => number,
  ): Series => ({ ...shown, values: points.map(rupeesAt) });
  const real = series(
    { id: 'real', label: redemption ? answer.realAfterTax : answer.real, tone: 'third' },
    ({ valueRupees, month }) =>
      realRupees(
        redemption
          ? afterTaxRupeesAt(plan, month, redemption.law, conventionOf(inputs))
          : valueRupees,
        inputs.inflationPercent,
        month,
      ),
  );
  const value = series({ id: 'value', label: chart.value, tone }, (point) => point.valueRupees);
  const gain = series(
    { id: 'gain', label: isLoss ? chart.loss : chart.gain, tone },
    (point) => point.gainRupees,
  );
  const invested = series(
    { id: 'invested', label: chart.invested, tone: 'second' },
    (point) => point.investedRupees,
  );
  const short = (rupees: number | null) => formatShortRupees(rupees, chart.language);
  const read = [value, gain, invested, real];
  const readout = {
    columns: [
      { id: 'step', title: isMonthly ? chart.month : chart.year, isNumber: true },
      ...read.map(({ id, label }) => ({ id, title: label })),
    ],
    rows: points.map(({ month }, index) => [
      formatNumber(isMonthly ? month : month / monthsPerYear, 1),
      ...read.map(({ values }) => short(values[index] ?? null)),
    ]),
  };
  return (
    <ChartFigure
      sentence={fill(isMonthly ? chart.monthlySentence : chart.sentence, {
        invested: formatLakhCrore(projection.investedRupees, chart.language),
        value: formatLakhCrore(projection.valueRupees, chart.language),
        line: real.label,
        real: formatLakhCrore(real.values.at(-1) ?? null, chart.language),
      })}
      readout={
        <Readout
          table={readout}
          keys={[...lineKeys([value]), gain, invested, ...lineKeys([real], 1)]}
        />
      }
      rows={readoutText(readout)}
      tableTitle={chart.table}
      tableHref={tableHref}
    >
      <ReadablePlot label={chart.read} hint={chart.readHint}>
        <StackedArea
          id="sip-chart"
          over={{
            steps: points.map(({ month }) => (isMonthly ? month : month / monthsPerYear)),
            formatStep: (step) => formatNumber(step, 1),
            stepTitle: isMonthly ? chart.months : chart.years,
          }}
          series={[invested, gain]}
          lines={[real]}
          formatValue={short}
        />
      </ReadablePlot>
    </ChartFigure>
  );
}
