import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatFixed, notKnown } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { placeOf, type PartProps } from './lettered';

/** Return and risk of each fund over the common time. */
export function PeriodFigures({ funds, known, comparison, messages: { fundCompare } }: PartProps) {
  const rows = funds.map((fund) => ({
    letter: fund.letter,
    figures: comparison.funds[placeOf(fund, known)] ?? null,
  }));
  return (
    <Table
      caption={fill(fundCompare.figures, {
        from: formatDate(comparison.from),
        to: formatDate(comparison.to),
      })}
      columns={[
        { id: 'fund', title: fundCompare.fund, cell: ({ letter }) => letter },
        {
          id: 'growth',
          title: comparison.isPerYear ? fundCompare.perYear : fundCompare.inAll,
          isNumber: true,
          cell: ({ figures }) => formatSignedPercent(figures && figures.growthPercent),
        },
        {
          id: 'deviation',
          title: fundCompare.deviation,
          isNumber: true,
          cell: ({ figures }) =>
            figures?.volatilityPercent == null
              ? notKnown
              : `${formatFixed(figures.volatilityPercent, 2)}%`,
        },
      ]}
      rows={rows}
      rowKey={({ letter }) => letter}
    />
  );
}
