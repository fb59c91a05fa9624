import { DrawdownFigure } from '@/components/charts/price-figure';
import { figureLabels } from '@/components/charts/figure-labels';
import { axisWords } from '@/lib/calendar/axis-words';
import { formatDate } from '@/lib/calendar/iso-date';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { navJumps, fundDrawdowns } from '@/lib/funds/domain/nav-jumps';
import { drawnNavs } from '@/lib/funds/domain/nav-range';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatPercent } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

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
  return (
    <div className="mt-6">
      <h3 className="mb-1 font-semibold">{risk.chartTitle}</h3>
      <DrawdownFigure
        points={datedPlaces(points, ({ value }) => [value])}
        breaks={breaks}
        formatValue={(value) => formatPercent(value)}
        formatAxis={(value) => formatPercent(value, 0)}
        label={risk.value}
        sentence={fill(risk.sentence, {
          percent: formatSignedPercent(deepest.value),
          date: formatDate(deepest.date),
        })}
        messages={{ caption: risk.chartTitle, date: risk.date, days: axisWords() }}
        fileName="drawdown.csv"
        labels={figureLabels(table, risk.chartTitle, csvSource)}
      />
    </div>
  );
}
