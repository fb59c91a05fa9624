import { Amount } from '@/components/ui/amount';
import type { ReactNode } from 'react';
import { Stat } from '@/components/ui/stat';
import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import type { CoinsAfterTax } from '@/lib/crypto/coins-after-tax';
import type { Lot } from '@/lib/holdings/holding';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatRupees } from '@/lib/money/rupees';

/** A person's purchases of one coin: worth, gain, tax and net proceeds, lot by lot. */
export function YourLots({
  coins,
  symbol,
  words,
  hiddenLabel,
  removal,
}: {
  coins: CoinsAfterTax;
  symbol: string;
  words: Messages['crypto']['yours'];
  hiddenLabel: string;
  /** What removes a purchase. */
  removal: (lot: Lot) => ReactNode;
}) {
  const amount = (rupees: number | null) => (
    <Amount full={formatRupees(rupees)} hiddenLabel={hiddenLabel} />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-5">
        <Stat
          label={words.quantity}
          value={
            <Amount
              full={`${formatNumber(coins.quantity, 8)} ${symbol}`}
              hiddenLabel={hiddenLabel}
            />
          }
        />
        <Stat label={words.cost} value={amount(coins.costRupees)} />
        <Stat label={words.value} value={amount(coins.valueRupees)} />
        <Stat label={words.gain} value={amount(coins.gainRupees)} />
        <Stat label={words.left} value={amount(coins.leftRupees)} />
      </dl>
      <Table
        caption={words.caption}
        isCaptionHidden
        rows={coins.lots}
        rowKey={({ lot }) => lot.id}
        columns={[
          { id: 'bought', title: words.boughtOn, cell: ({ lot }) => formatDate(lot.boughtOn) },
          {
            id: 'quantity',
            title: words.quantity,
            isNumber: true,
            cell: ({ lot }) => (
              <Amount full={formatNumber(lot.quantity, 8)} hiddenLabel={hiddenLabel} />
            ),
          },
          {
            id: 'cost',
            title: words.cost,
            isNumber: true,
            cell: ({ lot }) => amount(lot.costRupees),
          },
          {
            id: 'value',
            title: words.value,
            isNumber: true,
            cell: ({ valueRupees }) => amount(valueRupees),
          },
          {
            id: 'gain',
            title: words.gain,
            isNumber: true,
            cell: ({ gainRupees }) => amount(gainRupees),
          },
          {
            id: 'tax',
            title: words.tax,
            isNumber: true,
            cell: ({ taxRupees }) => amount(taxRupees),
          },
          {
            id: 'left',
            title: words.left,
            isNumber: true,
            cell: ({ leftRupees }) => amount(leftRupees),
          },
          {
            id: 'remove',
            title: words.remove,
            cell: ({ lot }) => removal(lot),
          },
        ]}
      />
    </div>
  );
}
