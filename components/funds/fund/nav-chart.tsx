import { figureLabels } from '@/components/charts/figure-labels';
import { PeriodChips } from '@/components/charts/period-chips';
import { PriceFigure } from '@/components/charts/price-figure';
import { Card } from '@/components/ui/card/card';
import { axisWords } from '@/lib/calendar/axis-words';
import { formatDate } from '@/lib/calendar/iso-date';
import { withinPeriod } from '@/lib/calendar/period';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { fundPath, type FundTyped } from '@/lib/funds/domain/fund-query';
import { drawnNavs, navPeriods, readNavPeriod } from '@/lib/funds/domain/nav-range';
import type { Scheme } from '@/lib/funds/domain/scheme';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { FundNav } from './fund-nav';

const id = 'nav';

/** The newest NAV, and its chart over the period in the query. @param series is not empty. */
export function NavChart({
  scheme,
  series,
  csvSource,
  typed,
  messages,
}: {
  scheme: Scheme;
  series: readonly DatedValue[];
  csvSource: string;
  typed: FundTyped;
  messages: Messages['funds']['fund'];
}) {
  const { code } = scheme;
  const { nav, table } = messages;
  const period = readNavPeriod(typed.range);
  const { points, breaks } = drawnNavs(withinPeriod(series, period));
  const start = points[0]!;
  const end = points.at(-1)!;
  // Across a break a percentage change is not a return.
  const sentence = fill(breaks.length > 0 ? nav.sentenceBroken : nav.sentence, {
    start: formatFixed(start.value, 2),
    from: formatDate(start.date),
    end: formatFixed(end.value, 2),
    to: formatDate(end.date),
    change: formatSignedPercent((end.value / start.value - 1) * 100),
  });
  return (
    <Card id={id} className="flex h-full flex-col gap-3">
      <h2 className="sr-only">{nav.title}</h2>
      <FundNav scheme={scheme} series={series} messages={messages}>
        {breaks.length === 0 && start.date !== end.date ? (
          <dd className="text-xs text-ink-soft">
            {fill(nav.became, {
              value: formatFixed((end.value / start.value) * 100, 2),
              period:
                period === 'max'
                  ? fill(nav.since, { date: formatDate(start.date) })
                  : nav.periods.words[period],
              change: formatSignedPercent((end.value / start.value - 1) * 100),
            })}
          </dd>
        ) : null}
      </FundNav>
      <PriceFigure
        sentence={sentence}
        note={breaks.length > 0 ? nav.broken : undefined}
        periods={
          <PeriodChips
            periods={navPeriods}
            current={period}
            hrefOf={(each) => fundPath(code, typed, { range: each })}
            messages={nav.periods}
          />
        }
        points={datedPlaces(points, ({ value }) => [value])}
        breaks={breaks}
        lines={[{ id: 'value', label: nav.value, tone: 'first' }]}
        messages={{ caption: nav.title, date: nav.date, days: axisWords() }}
        unit={nav.unit}
        formatValue={(value) => formatFixed(value, 4)}
        formatAxis={(value) => `₹${formatNumber(value, 2)}`}
        fileName={`nav-${code}-${period}.csv`}
        labels={figureLabels(table, nav.title, csvSource)}
      />
    </Card>
  );
}
