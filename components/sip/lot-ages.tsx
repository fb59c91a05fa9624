import { Table } from '@/components/ui/table';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import { lotGroups, type LotGroup } from '@/lib/sip/domain/lot-groups';
import type { Redemption } from '@/lib/sip/domain/redemption';

type TaxMessages = Messages['sip']['details']['tax'];

/** How old the instalments of each year are when they are sold, and how the law counts them. */
export function LotAges({
  redemption,
  messages,
}: {
  redemption: Redemption;
  messages: TaxMessages;
}) {
  const isDebt = redemption.law.kind === 'debt';
  const termOf = ({ isLongTerm }: LotGroup) =>
    isDebt ? messages.slab : isLongTerm ? messages.longTerm : messages.shortTerm;
  return (
    <Table
      caption={messages.ages}
      isCaptionHidden
      rows={lotGroups(redemption.lots)}
      rowKey={({ year, isLongTerm }) => `${year} ${isLongTerm}`}
      columns={[
        { id: 'year', title: messages.year, cell: ({ year }) => year },
        {
          id: 'held',
          title: messages.held,
          isNumber: true,
          cell: ({ youngest, oldest }) =>
            youngest === oldest ? youngest : `${youngest}–${oldest}`,
        },
        {
          id: 'cost',
          title: messages.cost,
          isNumber: true,
          cell: ({ costRupees }) => formatRupees(costRupees),
        },
        {
          id: 'gain',
          title: messages.gain,
          isNumber: true,
          cell: ({ gainRupees }) => formatRupees(gainRupees),
        },
        { id: 'term', title: messages.term, cell: termOf },
      ]}
    />
  );
}
