import { changeClass } from '@/components/ui/change';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber, formatRupees } from '@/lib/money/rupees';
import { formatSignedRupees } from '@/lib/money/signed-rupees';
import { companyPath } from '@/lib/picks/domain/company/paths';
import { totalOfCharges } from '@/lib/picks/domain/paper/paper-charges';
import type { PaperTrade } from '@/lib/picks/domain/paper/paper-run';

const mostShown = 40;

/** The newest trades; the file has all. @param trades the newest first */
export function PaperTrades({
  trades,
  messages,
}: {
  trades: readonly PaperTrade[];
  messages: Messages['picksPaper']['page']['trades'];
}) {
  const shown = trades.slice(0, mostShown).map((trade, index) => ({ ...trade, index }));
  const gainOf = ({ gain }: PaperTrade) =>
    formatSignedRupees(gain && gain.shortTerm + gain.longTerm);
  return (
    <>
      <Table
        caption={messages.caption}
        isCaptionHidden
        rows={shown}
        rowKey={({ index }) => index}
        rowHead="company"
        columns={[
          {
            id: 'date',
            title: messages.date,
            isUnbroken: true,
            cell: ({ date }) => formatDate(date),
          },
          {
            id: 'company',
            title: messages.company,
            width: 'name',
            cell: ({ isin, name }) => <TextLink href={companyPath(isin)}>{name}</TextLink>,
          },
          { id: 'side', title: messages.side, cell: ({ side }) => messages.sides[side] },
          { id: 'why', title: messages.why, cell: ({ why }) => messages.reasons[why] },
          {
            id: 'amount',
            title: messages.amount,
            isNumber: true,
            cell: ({ units, priceRupees }) => formatRupees(units * priceRupees),
          },
          {
            id: 'units',
            title: messages.units,
            isNumber: true,
            cell: ({ units }) => formatFixed(units, 2),
          },
          {
            id: 'price',
            title: messages.price,
            isNumber: true,
            cell: ({ priceRupees }) => formatFixed(priceRupees, 2),
          },
          {
            id: 'charges',
            title: messages.charges,
            isNumber: true,
            cell: ({ charges }) => formatFixed(totalOfCharges(charges), 2),
          },
          {
            id: 'gain',
            title: messages.gain,
            isNumber: true,
            cellClass: (trade) => changeClass(gainOf(trade)),
            cell: gainOf,
          },
        ]}
      />
      {shown.length < trades.length ? (
        <p className="p-4 text-sm text-ink-soft md:p-5">
          {fill(messages.shown, { shown: shown.length, all: formatNumber(trades.length) })}
        </p>
      ) : null}
    </>
  );
}
