import { monthNames } from '@/lib/calendar/iso-date';
import { assetTones } from '@/components/charts/share-bars';
import { BoxRows } from '@/components/charts/box-rows';
import { Donut, type DonutPart } from '@/components/charts/donut';
import { HeatTable } from '@/components/charts/heat-table';
import { type Bin, binsOf, Histogram } from '@/components/charts/histogram';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { medianOf } from '@/lib/cashflow/statistics';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatFixed, formatNumber, formatPercent } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import {
  sampleReturnsPercent,
  sampleReturnYears,
  type YearOfReturns,
} from '@/lib/examples/sample-series';
import { ChartFrame } from './chart-frame';

/** How often values of a size come, with their median. */
export function HistogramExample() {
  const returns = sampleReturnsPercent(41, 240, 0.9, 6);
  const bins = binsOf(returns, 16);
  const middle = medianOf(returns.toSorted((one, other) => one - other));
  const { histogram, units } = messages().charts;
  const format = (value: number) => formatNumber(value, 1);
  return (
    <ChartFrame
      title={histogram.title}
      sentence={fill(histogram.sentence, { median: formatPercent(middle) })}
      columns={[
        numberColumn<Bin>({
          id: 'from',
          title: histogram.from,
          unit: units.percent,
          value: ({ from }) => from,
          format,
        }),
        numberColumn<Bin>({
          id: 'to',
          title: histogram.to,
          unit: units.percent,
          value: ({ to }) => to,
          format,
        }),
        numberColumn<Bin>({ id: 'count', title: histogram.count, value: ({ count }) => count }),
      ]}
      rows={bins}
      rowKey={({ from }) => from}
    >
      <Histogram
        bins={bins}
        binTitle={histogram.return}
        formatEdge={format}
        formatCount={formatNumber}
        marker={{
          value: middle,
          label: fill(histogram.median, { median: formatPercent(middle) }),
        }}
      />
    </ChartFrame>
  );
}

/** Shares of a whole. */
export function DonutExample() {
  const amounts = [
    { id: 'equity', tone: assetTones.equity, rupees: 18_40_000 },
    { id: 'debt', tone: assetTones.debt, rupees: 11_25_000 },
    { id: 'property', tone: 'fifth', rupees: 8_00_000 },
    { id: 'gold', tone: assetTones.gold, rupees: 3_60_000 },
    { id: 'cash', tone: assetTones.cash, rupees: 1_75_000 },
  ] as const;
  const total = amounts.reduce((sum, { rupees }) => sum + rupees, 0);
  const { donut, units } = messages().charts;
  const parts = amounts.map(({ id, rupees, ...variant }): DonutPart => ({
    ...variant,
    id,
    label: donut.parts[id],
    value: rupees,
    text: formatShortRupees(rupees),
    shareText: formatPercent((rupees / total) * 100, 1),
  }));
  return (
    <ChartFrame
      hasReadout={false}
      title={donut.title}
      sentence={fill(donut.sentence, {
        total: formatLakhCrore(total),
        largest: `${parts[0]?.label ?? ''}, ${parts[0]?.shareText ?? ''}`,
      })}
      columns={[
        textColumn<DonutPart>({ id: 'part', title: donut.part, value: ({ label }) => label }),
        numberColumn<DonutPart>({
          id: 'amount',
          title: donut.amount,
          unit: units.rupees,
          value: ({ value }) => value,
          format: formatNumber,
        }),
        numberColumn<DonutPart>({
          id: 'share',
          title: donut.share,
          unit: units.percent,
          value: ({ value }) => Math.round((value / total) * 1000) / 10,
          format: (percent) => formatNumber(percent, 1),
        }),
      ]}
      rows={parts}
      rowKey={({ id }) => id}
    >
      <Donut parts={parts} centre={formatShortRupees(total)} centreTitle={donut.total} />
    </ChartFrame>
  );
}

/** Two measures of time, a value in each cell; the months to come have none. */
export function HeatTableExample() {
  const years = sampleReturnYears(2021, 70);
  const format = (percent: number) => formatFixed(percent, 1);
  const { heat, year, units } = messages().charts;
  return (
    <ChartFrame
      hasReadout={false}
      title={heat.title}
      sentence={heat.sentence}
      columns={[
        textColumn<YearOfReturns>({ id: 'year', title: year, value: (row) => String(row.year) }),
        ...monthNames.en.map((name, month) =>
          numberColumn<YearOfReturns>({
            id: name,
            title: name,
            unit: units.percent,
            value: ({ monthlyPercent }) => monthlyPercent[month] ?? null,
            format,
          }),
        ),
      ]}
      rows={years}
      rowKey={(row) => row.year}
    >
      <HeatTable
        columns={monthNames.en}
        rows={years.map((row) => ({
          id: String(row.year),
          label: String(row.year),
          values: row.monthlyPercent,
        }))}
        format={format}
        notKnown={notKnown}
      />
    </ChartFrame>
  );
}

/** Returns from worst to best by how long one holds. */
export function BoxRowsExample() {
  const rows = [
    { years: 1, worst: -10.3, lower: 6.1, median: 18.3, upper: 27.4, best: 45.8 },
    { years: 3, worst: 1.2, lower: 9.8, median: 14.9, upper: 18.8, best: 24.1 },
    { years: 5, worst: 5.4, lower: 10.6, median: 13.7, upper: 15.9, best: 18.2 },
  ];
  const { boxes } = messages().charts;
  return (
    <BoxRows
      caption={boxes.title}
      titles={boxes.titles}
      rows={rows.map(({ years, ...row }) => ({
        ...row,
        id: `${years}`,
        label: boxes.held[years as 1 | 3 | 5],
      }))}
      format={(value) => formatFixed(value, 1)}
    />
  );
}
