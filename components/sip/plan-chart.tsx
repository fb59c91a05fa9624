import { ChartFigure } from '@/components/charts/chart-figure';
import { chartSizes } from '@/components/charts/chart-size';
import { Legend } from '@/components/charts/legend';
import type { Series } from '@/components/charts/series';
import { StackedArea } from '@/components/charts/stacked-area';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber } from '@/lib/money/rupees';
import { monthsPerYear, type SipPlan } from '@/lib/sip/plan';
import type { Projection } from '@/lib/sip/project';
import { YearTable } from './year-table';

/** Shorter than this, a point a year would be too few for a curve. */
const monthlyUpToMonths = 3 * monthsPerYear;

/** Paid in and gain over time, with the table of every year. */
export function PlanChart({
  plan,
  projection,
  messages,
}: {
  plan: SipPlan;
  projection: Projection;
  messages: Messages['sip']['details'];
}) {
  const { chart } = messages;
  const isMonthly = plan.months <= monthlyUpToMonths;
  const points = projection.months.filter(
    ({ month }) => isMonthly || month % monthsPerYear === 0 || month === plan.months,
  );
  const isLoss = projection.gainRupees < 0;
  const series: Series[] = [
    {
      id: 'invested',
      label: chart.invested,
      tone: 'second',
      isHatched: true,
      values: points.map(({ investedRupees }) => investedRupees),
    },
    {
      id: 'gain',
      label: isLoss ? chart.loss : chart.gain,
      tone: isLoss ? 'loss' : 'first',
      values: points.map(({ gainRupees }) => gainRupees),
    },
  ];
  return (
    <ChartFigure
      sentence={fill(isMonthly ? chart.monthlySentence : chart.sentence, {
        invested: formatLakhCrore(projection.investedRupees),
        value: formatLakhCrore(projection.valueRupees),
      })}
      legend={<Legend id="sip-chart" series={series} />}
      tableTitle={messages.table.title}
      isTableOpen
      table={<YearTable years={projection.years} messages={messages.table} />}
    >
      {chartSizes.map((size) => (
        <StackedArea
          key={size}
          id="sip-chart"
          size={size}
          steps={points.map(({ month }) => (isMonthly ? month : month / monthsPerYear))}
          series={series}
          stepTitle={isMonthly ? chart.months : chart.years}
          formatStep={formatNumber}
          formatValue={formatShortRupees}
        />
      ))}
    </ChartFigure>
  );
}
