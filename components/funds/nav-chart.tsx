import { figureLabels } from '@/components/charts/figure-labels';
import { PeriodChips } from '@/components/charts/period-chips';
import { PriceFigure } from '@/components/charts/price-figure';
import { Card } from '@/components/ui/card/card';
import { CsvLink } from '@/components/ui/files/csv-link';
import { axisWords } from '@/lib/calendar/axis-words';
import { formatDate } from '@/lib/calendar/iso-date';
import { withinPeriod } from '@/lib/calendar/period';
import { datedPlaces } from '@/lib/cashflow/dated-places';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { fundFilePath, fundPath, type FundTyped } from '@/lib/funds/domain/fund-query';
import { drawnNavs, navPeriods, readNavPeriod } from '@/lib/funds/domain/nav-range';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

const id = 'nav';

/** The NAV over a period that the address names. @param series is not empty. */
export function NavChart({
  code,
  series,
  csvSource,
  typed,
  messages,
}: {
  code: number;
  series: readonly DatedValue[];
  csvSource: string;
  typed: FundTyped;
  messages: Messages['funds']['fund'];
}) {
  const { nav, table } = messages;
  const period = readNavPeriod(typed.range);
  const { points, breaks } = drawnNavs(withinPeriod(series, period));
  const start = points[0]!;
  const end = points.at(-1)!;
  // Across a break a change in percent would be no return.
  const sentence = fill(breaks.length > 0 ? nav.sentenceBroken : nav.sentence, {
    start: formatFixed(start.value, 2),
    from: formatDate(start.date),
    end: formatFixed(end.value, 2),
    to: formatDate(end.date),
    change: formatSignedPercent((end.value / start.value - 1) * 100),
  });
  return (
    <Card
      id={id}
      title={nav.title}
      titleId="nav-title"
      actions={<CsvLink href={fundFilePath(code, 'nav.csv')} text={nav.csv} />}
    >
      <PriceFigure
        sentence={sentence}
        note={breaks.length > 0 ? nav.broken : undefined}
        periods={
          <PeriodChips
            periods={navPeriods}
            current={period}
            hrefOf={(each) => `${fundPath(code, typed, { range: each })}#${id}`}
            messages={nav.periods}
          />
        }
        points={datedPlaces(points, ({ value }) => [value])}
        breaks={breaks}
        lines={[{ id: 'value', label: nav.value, tone: 'first' }]}
        words={{ caption: nav.title, date: nav.date, days: axisWords() }}
        unit={nav.unit}
        formatValue={(value) => formatFixed(value, 4)}
        formatAxis={(value) => `₹${formatNumber(value, 2)}`}
        fileName={`nav-${code}-${period}.csv`}
        labels={figureLabels(table, nav.title, csvSource)}
      />
    </Card>
  );
}
