import { nameOfMonthNumber } from '@/lib/calendar/iso-date';
import { type AssetKind, assetTones, SegmentedBar, ShareBar } from '@/components/charts/share-bars';
import { BarChart } from '@/components/charts/bar-chart';
import { RankBar } from '@/components/charts/rank-bar';
import type { Series } from '@/components/charts/series';
import { textColumn } from '@/components/ui/data-table/data-column';
import { Table } from '@/components/ui/table';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatPercent } from '@/lib/money/rupees';
import { ChartFrame, rupeeColumns } from './chart-frame';

/** One amount of each kind, above or below zero, with its value at the bar. */
export function BarChartExample() {
  const years = ['FY 20', 'FY 21', 'FY 22', 'FY 23', 'FY 24', 'FY 25', 'FY 26'];
  const values = [-62_000, 1_84_000, 1_21_000, -18_500, 2_43_000, 96_000, 1_35_500];
  const { bar, year } = messages().charts;
  const series: Series[] = [{ id: 'gain', label: bar.gain, tone: 'first', values }];
  return (
    <ChartFrame
      title={bar.title}
      sentence={fill(bar.sentence, {
        worst: formatLakhCrore(Math.min(...values)),
        best: formatLakhCrore(Math.max(...values)),
      })}
      columns={[
        textColumn({ id: 'year', title: year, value: (index: number) => years[index] ?? null }),
        ...rupeeColumns(series),
      ]}
      rows={years.map((_, index) => index)}
      rowKey={(index) => index}
    >
      <BarChart id="bar-chart" categories={years} series={series} formatValue={formatShortRupees} />
    </ChartFrame>
  );
}

/** Two amounts of each kind, side by side; one of them is not known yet. */
export function GroupedBarExample() {
  const months = [6, 7, 8, 9, 10, 11];
  const { groupedBar, month } = messages().charts;
  const series: Series[] = [
    {
      id: 'planned',
      label: groupedBar.planned,
      tone: 'second',
      isHatched: true,
      values: [25_000, 25_000, 25_000, 27_500, 27_500, 27_500],
    },
    {
      id: 'actual',
      label: groupedBar.actual,
      tone: 'first',
      values: [24_000, 26_500, 19_000, 28_000, 30_500, null],
    },
  ];
  return (
    <ChartFrame
      title={groupedBar.title}
      sentence={groupedBar.sentence}
      keys={series}
      columns={[
        textColumn({
          id: 'month',
          title: month,
          value: (index: number) => nameOfMonthNumber(months[index] ?? 0) ?? null,
        }),
        ...rupeeColumns(series),
      ]}
      rows={months.map((_, index) => index)}
      rowKey={(index) => index}
    >
      <BarChart
        id="grouped-bar"
        categories={months.map((each) => nameOfMonthNumber(each) ?? '')}
        series={series}
        formatValue={formatShortRupees}
      />
    </ChartFrame>
  );
}

/** The actual share of each kind of asset above its target share. */
export function SegmentedBarExample() {
  const amounts: Record<AssetKind, number> = {
    equity: 9_19_766,
    debt: 5_51_749,
    gold: 1_47_722,
    coins: 59_313,
    cash: 2_63_776,
  };
  const targets: Record<AssetKind, number> = { equity: 55, debt: 25, gold: 10, coins: 2, cash: 8 };
  const total = Object.values(amounts).reduce((sum, rupees) => sum + rupees, 0);
  const { segmented } = messages().charts;
  return (
    <div className="w-full max-w-3xl">
      <SegmentedBar
        label={segmented.label}
        targets={targets}
        parts={(Object.keys(amounts) as AssetKind[]).map((id) => ({
          id,
          label: segmented.kinds[id],
          tone: assetTones[id],
          value: amounts[id],
          text: formatShortRupees(amounts[id]),
          shareText: formatPercent((amounts[id] / total) * 100, 1),
        }))}
      />
    </div>
  );
}

/** A rank and a share in the rows of a table. */
export function SmallBarsExample() {
  const funds = 31;
  const rows = [
    { fund: 0, rank: 3, years: 5 },
    { fund: 1, rank: 16, years: 3 },
    { fund: 2, rank: 31, years: 0 },
  ] as const;
  const years = 5;
  const { sparkline, smallBars } = messages().charts;
  return (
    <Table
      caption={smallBars.caption}
      className="w-full"
      rows={rows}
      rowKey={({ fund }) => fund}
      columns={[
        { id: 'fund', title: sparkline.fund, cell: ({ fund }) => sparkline.funds[fund] },
        {
          id: 'rank',
          title: smallBars.rank,
          cell: ({ rank }) => {
            const label = fill(smallBars.of, { part: rank, whole: funds });
            return (
              <>
                {label} <RankBar rank={rank} count={funds} label={label} />
              </>
            );
          },
        },
        {
          id: 'years',
          title: smallBars.years,
          cell: (row) => {
            const label = fill(smallBars.of, { part: row.years, whole: years });
            return (
              <>
                {label} <ShareBar share={row.years / years} label={label} />
              </>
            );
          },
        },
      ]}
    />
  );
}
