import { LineChart } from '@/components/charts/line-chart';
import { ReadableFigure } from '@/components/charts/readable-figure';
import { Card } from '@/components/ui/card/card';
import { CsvLink } from '@/components/ui/files/csv-link';
import { daySteps } from '@/lib/calendar/day-steps';
import { withinPeriod } from '@/lib/calendar/period';
import { formatDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { fundFilePath, fundPath, type FundTyped } from '@/lib/funds/domain/fund-query';
import { navPeriods, readNavPeriod, drawnNavs } from '@/lib/funds/domain/nav-range';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { datedColumns } from './dated-columns';
import { figureLabels } from './figure-labels';
import { RangeLinks } from './range-links';

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
  const range = readNavPeriod(typed.range);
  const all = withinPeriod(series, range);
  const { points, breaks } = drawnNavs(all);
  const start = points[0]!;
  const end = points.at(-1)!;
  const { steps, format } = daySteps(points.map(({ date }) => date));
  // Across a break a change in percent would be no return.
  const sentence = fill(breaks.length > 0 ? nav.sentenceBroken : nav.sentence, {
    start: formatFixed(start.value, 2),
    from: formatDate(start.date),
    end: formatFixed(end.value, 2),
    to: formatDate(end.date),
    change: formatSignedPercent((end.value / start.value - 1) * 100),
  });
  const thin = fill(nav.sentenceThin, {
    count: formatNumber(points.length),
    all: formatNumber(all.length),
  });
  return (
    <Card
      id={id}
      title={nav.title}
      titleId="nav-title"
      actions={<CsvLink href={fundFilePath(code, 'nav.csv')} text={nav.csv} />}
    >
      <RangeLinks
        label={nav.ranges}
        links={navPeriods.map((each) => ({
          id: each,
          text: nav.names[each],
          href: `${fundPath(code, typed, { range: each })}#${id}`,
          isCurrent: each === range,
        }))}
      />
      <ReadableFigure
        sentence={points.length < all.length ? `${sentence} ${thin}` : sentence}
        caption={nav.title}
        columns={datedColumns(nav, (value) => formatFixed(value, 4))}
        rows={points}
        rowKey={({ date }) => date}
        fileName={`nav-${code}-${range}.csv`}
        labels={figureLabels(nav.title, csvSource, table)}
      >
        <LineChart
          steps={steps}
          breaks={breaks}
          series={[
            { id, label: nav.value, tone: 'first', values: points.map(({ value }) => value) },
          ]}
          stepTitle={nav.date}
          formatStep={format}
          formatValue={(value) => `₹${formatNumber(value, 2)}`}
        />
      </ReadableFigure>
    </Card>
  );
}
