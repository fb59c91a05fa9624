import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/readable-figure';
import { daySteps } from '@/lib/calendar/day-steps';
import { formatDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { fundDrawdowns } from '@/lib/funds/domain/fund-drawdown';
import { navJumps } from '@/lib/funds/domain/nav-jumps';
import { drawnNavs } from '@/lib/funds/domain/nav-range';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { datedColumns } from './dated-columns';
import { figureLabels } from './figure-labels';

/** How far below its highest NAV the fund stood, over the whole history. */
export function DrawdownChart({
  series,
  csvSource,
  messages: { risk, table },
}: {
  series: readonly DatedValue[];
  csvSource: string;
  messages: Messages['funds']['fund'];
}) {
  const falls = fundDrawdowns(series);
  const deepest = falls.reduce((one, other) => (other.value < one.value ? other : one), falls[0]!);
  if (deepest.value === 0) return null;
  const { points, breaks } = drawnNavs(falls, navJumps(series));
  const { steps, format } = daySteps(points.map(({ date }) => date));
  return (
    <div className="mt-6">
      <h3 className="mb-1 font-semibold">{risk.chartTitle}</h3>
      <ReadableFigure
        sentence={fill(risk.sentence, {
          percent: formatSignedPercent(deepest.value),
          date: formatDate(deepest.date),
        })}
        caption={risk.chartTitle}
        columns={datedColumns(risk, formatSignedPercent)}
        rows={points}
        rowKey={({ date }) => date}
        fileName="drawdown.csv"
        labels={figureLabels(risk.chartTitle, csvSource, table)}
      >
        <LineChart
          isFilled
          steps={steps}
          breaks={breaks}
          series={[
            {
              id: 'drawdown',
              label: risk.value,
              tone: 'second',
              values: points.map(({ value }) => value),
            },
          ]}
          stepTitle={risk.date}
          formatStep={format}
          formatValue={(value) => `${formatNumber(value, 1)}%`}
        />
      </ReadableFigure>
    </div>
  );
}
