import { Amount } from '@/components/ui/figures/amount';
import { Figure } from '@/components/ui/figures/change';
import { changeClass } from '@/components/ui/figures/change-class';
import type { ReactNode } from 'react';
import { Stat } from '@/components/ui/figures/stat';
import { figureColumn, Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import type { CoinsAfterTax } from '@/lib/crypto/domain/coins-after-tax';
import type { Lot } from '@/lib/holdings/holding';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { formatSignedRupees } from '@/lib/money/signed';

type LotRow = CoinsAfterTax['lots'][number];

/** A person's purchases of one coin: worth, gain, tax and net proceeds, lot by lot. */
export function YourLots({
  coins,
  symbol,
  messages,
  hiddenLabel,
  removal,
}: {
  coins: CoinsAfterTax;
  symbol: string;
  messages: Messages['crypto']['yours'];
  hiddenLabel: string;
  /** The control that removes a purchase. */
  removal: (lot: Lot) => ReactNode;
}) {
  const amount = (rupees: number | null) => (
    <Amount full={formatRupees(rupees)} hiddenLabel={hiddenLabel} />
  );
  const gain = (rupees: number | null) => {
    const text = formatSignedRupees(rupees);
    return <Figure text={text} hiddenLabel={hiddenLabel} className={changeClass(text)} />;
  };
  const column = (
    id: 'quantity' | 'cost' | 'value' | 'gain' | 'tax' | 'left',
    cell: (row: LotRow) => ReactNode,
  ) => figureColumn(id, messages[id], cell);
  return (
    <div className="grid grid-cols-1 gap-4">
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        <Stat
          label={messages.quantity}
          value={
            <Amount
              full={`${formatNumber(coins.quantity, 8)} ${symbol}`}
              hiddenLabel={hiddenLabel}
            />
          }
        />
        <Stat label={messages.cost} value={amount(coins.costRupees)} />
        <Stat label={messages.value} value={amount(coins.valueRupees)} />
        <Stat label={messages.gain} value={gain(coins.gainRupees)} />
        <Stat label={messages.left} value={amount(coins.leftRupees)} />
      </dl>
      <Table
        caption={messages.caption}
        isCaptionHidden
        hasCards
        rows={coins.lots}
        rowKey={({ lot }) => lot.id}
        columns={[
          {
            id: 'bought',
            title: messages.boughtOn,
            isUnbroken: true,
            cell: ({ lot }) => formatDate(lot.boughtOn),
          },
          column('quantity', ({ lot }) => (
            <Amount full={formatNumber(lot.quantity, 8)} hiddenLabel={hiddenLabel} />
          )),
          column('cost', ({ costRupees }) => amount(costRupees)),
          column('value', ({ valueRupees }) => amount(valueRupees)),
          column('gain', ({ gainRupees }) => gain(gainRupees)),
          column('tax', ({ taxRupees }) => amount(taxRupees)),
          column('left', ({ leftRupees }) => amount(leftRupees)),
          {
            id: 'remove',
            title: messages.remove,
            head: <span className="sr-only">{messages.remove}</span>,
            cell: ({ lot }) => removal(lot),
          },
        ]}
      />
      <p className="text-xs text-ink-soft">{messages.fees}</p>
      {coins.costRupees === null ? <p className="text-xs text-ink-soft">{messages.gift}</p> : null}
    </div>
  );
}
