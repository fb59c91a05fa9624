import type { ReactNode } from 'react';
import { CoinName } from '@/components/crypto/coin-name';
import { Amount } from '@/components/ui/figures/amount';
import { Change, Figure } from '@/components/ui/figures/change';
import { changeClass } from '@/components/ui/figures/change-class';
import { figureColumn, Table } from '@/components/ui/table';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import type { YourCoin } from '@/lib/crypto/domain/your-coins';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { formatSignedPercent, formatSignedRupees } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';

/** The coins that a person watches or holds, with their prices. */
export function YourCoins({
  coins,
  messages,
  hiddenLabel,
}: {
  coins: readonly YourCoin[];
  messages: Messages['crypto']['yours'];
  hiddenLabel: string;
}) {
  const amount = (rupees: number | null | undefined) =>
    rupees === undefined ? (
      notKnown
    ) : (
      <Amount full={formatRupees(rupees)} hiddenLabel={hiddenLabel} />
    );
  const column = (
    id: 'price' | 'change' | 'quantity' | 'value' | 'gain' | 'left',
    cell: (row: YourCoin) => ReactNode,
  ) => figureColumn(id, messages[id], cell);
  return (
    <Table
      caption={messages.listCaption}
      isCaptionHidden
      hasLines
      rows={coins}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'coin',
          title: messages.coin,
          cell: ({ id, coin }: YourCoin) => (coin ? <CoinName coin={coin} /> : id),
        },
        {
          ...column('price', ({ coin }) => formatPrice(coin?.price ?? null, 'inr')),
          inLine: 'figure',
        },
        column('change', ({ coin }) => (
          <Change text={formatSignedPercent(coin?.changePercent['24h'] ?? null)} />
        )),
        column('quantity', ({ held }) =>
          held ? (
            <Amount full={formatNumber(held.quantity, 8)} hiddenLabel={hiddenLabel} />
          ) : (
            notKnown
          ),
        ),
        {
          ...column('value', ({ held }) => (
            <>
              {/* On a phone the head names the price alone. */}
              <span className="text-xs text-ink-soft md:hidden">{`${messages.value} `}</span>
              {amount(held?.valueRupees)}
            </>
          )),
          inLine: 'figure',
        },
        column('gain', ({ held }) => {
          const gain = held ? formatSignedRupees(held.gainRupees) : notKnown;
          return <Figure text={gain} hiddenLabel={hiddenLabel} className={changeClass(gain)} />;
        }),
        column('left', ({ held }) => amount(held?.leftRupees)),
      ]}
    />
  );
}
