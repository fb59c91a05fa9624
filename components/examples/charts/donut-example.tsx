import { assetTones } from '@/components/charts/asset-tones';
import { Donut, type DonutPart } from '@/components/charts/donut';
import { numberColumn, textColumn } from '@/components/ui/data-table/data-column';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import { ChartFrame } from './chart-frame';

const amounts = [
  { id: 'equity', tone: assetTones.equity, rupees: 18_40_000 },
  { id: 'debt', tone: assetTones.debt, rupees: 11_25_000 },
  { id: 'property', tone: 'fifth', rupees: 8_00_000 },
  { id: 'gold', tone: assetTones.gold, rupees: 3_60_000 },
  { id: 'cash', tone: assetTones.cash, rupees: 1_75_000 },
] as const;
const total = amounts.reduce((sum, { rupees }) => sum + rupees, 0);

/** Shares of a whole. */
export function DonutExample() {
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
      <Donut id="donut" parts={parts} centre={formatShortRupees(total)} centreTitle={donut.total} />
    </ChartFrame>
  );
}
