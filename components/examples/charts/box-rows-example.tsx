import { BoxRows } from '@/components/charts/box-rows';
import { messages } from '@/lib/messages';
import { formatFixed } from '@/lib/money/rupees';

const rows = [
  { years: 1, worst: -10.3, lower: 6.1, median: 18.3, upper: 27.4, best: 45.8 },
  { years: 3, worst: 1.2, lower: 9.8, median: 14.9, upper: 18.8, best: 24.1 },
  { years: 5, worst: 5.4, lower: 10.6, median: 13.7, upper: 15.9, best: 18.2 },
];

/** Returns from worst to best by how long one holds. */
export function BoxRowsExample() {
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
