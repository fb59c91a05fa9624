import { FigureCsv } from '@/components/charts/reading/figure-csv';
import { heatTone } from '@/components/charts/heat-tone';
import type { FundCardProps } from '@/components/funds/fund/fund-props';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Table, type Column } from '@/components/ui/table';
import { nameOfMonthNumber } from '@/lib/calendar/iso-date';
import { monthTable, type MonthTableYear } from '@/lib/funds/domain/returns-and-risk';
import { fillCount } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatSigned } from '@/lib/money/signed';

const { charts, funds } = messages();

/** How many years are shown, the newest; the earlier ones are folded. */
const shownYears = 4;
const monthNumbers = Array.from({ length: 12 }, (_, index) => index + 1);

/** The return of each month and calendar year, as colours and figures; nothing for a history without a whole month. */
export function MonthTableCard({
  scheme: { code },
  series,
  csvSource,
}: FundCardProps<'scheme' | 'series' | 'csvSource'>) {
  const { months, years } = funds.fund;
  const rows = monthTable(series);
  const ofMonths = rows.flatMap((row) => row.months.filter((percent) => percent !== null));
  if (ofMonths.length === 0) return null;
  const furthest = {
    month: furthestOf(ofMonths),
    year: furthestOf(rows.map(({ percent }) => percent ?? 0)),
  };
  const hasParts = rows.some(({ percent, isWholeYear }) => percent !== null && !isWholeYear);
  const toneOf = (percent: number | null, longest: number) =>
    percent === null ? undefined : heatTone(percent, longest).cell;
  const earlier = rows.slice(shownYears);
  const tableOf = (shown: readonly MonthTableYear[], caption: string) => (
    <Table
      caption={caption}
      isCaptionHidden
      isPinned
      className="w-full [&_:is(td,th)]:px-1.5! [&_:is(td,th)]:py-1.5 [&_table]:min-w-[46rem] [&_table]:table-fixed [&_table]:text-xs print:[&_table]:min-w-0 [&_th]:whitespace-nowrap"
      columns={[
        // The mark of a part of a year is on its name: in the CSV the return is a number.
        {
          id: 'year',
          title: months.year,
          cell: ({ year, percent, isWholeYear }) =>
            percent === null || isWholeYear ? year : `${year}*`,
        },
        ...monthNumbers.map((month): Column<MonthTableYear> => {
          const valueOf = (row: MonthTableYear) => row.months[month - 1] ?? null;
          return {
            id: `${month}`,
            title: nameOfMonthNumber(month) ?? '',
            isNumber: true,
            cellClass: (row) => toneOf(valueOf(row), furthest.month),
            cell: (row) => formatSigned(valueOf(row), 1),
          };
        }),
        {
          id: 'whole',
          title: months.whole,
          isNumber: true,
          cellClass: ({ percent }) =>
            ['font-semibold', toneOf(percent, furthest.year)].filter(Boolean).join(' '),
          cell: ({ percent }) => formatSigned(percent, 1),
        },
      ]}
      rows={shown}
      rowKey={({ year }) => year}
    />
  );
  return (
    <Card
      title={months.title}
      titleId="months-title"
      description={hasParts ? `${months.text} ${months.part}` : months.text}
    >
      <figure className="grid grid-cols-1 justify-items-end gap-1">
        <FigureCsv
          label={charts.labels.csv}
          failed={charts.labels.csvFailed}
          fileName={`months-${code}.csv`}
          source={csvSource}
        />
        {tableOf(rows.slice(0, shownYears), months.caption)}
        {earlier.length > 0 ? (
          <Disclosure title={fillCount(earlier.length, years.earlier)} className="mt-2 w-full">
            {tableOf(earlier, months.captionEarlier)}
          </Disclosure>
        ) : null}
      </figure>
    </Card>
  );
}

function furthestOf(percents: readonly number[]): number {
  return Math.max(Number.MIN_VALUE, ...percents.map(Math.abs));
}
