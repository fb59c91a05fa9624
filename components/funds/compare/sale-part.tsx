import { Card } from '@/components/ui/card/card';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import { comparedSale, soldSlabPercent } from '@/lib/funds/domain/compare/comparison';
import { sinceLastJump } from '@/lib/funds/domain/nav-jumps';
import { fill } from '@/lib/messages/fill';
import { formatNumber, notKnown } from '@/lib/money/rupees';
import type { PartProps } from './lettered';

/** The proceeds after tax of a sale on the last common day. */
export function SalePart({ funds, comparison, messages: { fundCompare } }: PartProps) {
  const partMessages = fundCompare.tax;
  const rows = funds.map(({ letter, scheme, series }) => ({
    letter,
    isKnown: series.length > 0,
    sale: comparedSale(scheme, sinceLastJump(series), comparison),
  }));
  type Row = (typeof rows)[number];
  const rupees = (
    id: 'value' | 'tax' | 'left',
    of: (sale: NonNullable<Row['sale']>) => number,
  ) => ({
    id,
    title: partMessages[id],
    isNumber: true,
    cell: ({ sale }: Row) => formatNumber(sale && of(sale)),
  });
  return (
    <Card
      title={partMessages.title}
      titleId="compare-tax"
      description={fill(partMessages.text, {
        from: formatDate(comparison.from),
        to: formatDate(comparison.to),
        slab: soldSlabPercent,
      })}
    >
      <Table
        caption={partMessages.caption}
        isCaptionHidden
        columns={[
          { id: 'fund', title: fundCompare.fund, cell: ({ letter }: Row) => letter },
          {
            id: 'kind',
            title: partMessages.kind,
            cell: ({ sale, isKnown }: Row) =>
              sale ? partMessages.kinds[sale.kind] : isKnown ? partMessages.unknown : notKnown,
          },
          rupees('value', ({ valueRupees }) => valueRupees),
          rupees('tax', ({ taxRupees }) => taxRupees),
          rupees('left', ({ valueRupees, taxRupees }) => valueRupees - taxRupees),
        ]}
        rows={rows}
      />
    </Card>
  );
}
