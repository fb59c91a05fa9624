import { CoinName } from '@/components/crypto/coin-name';
import { Amount } from '@/components/ui/figures/amount';
import { Change, Figure } from '@/components/ui/figures/change';
import { changeClass } from '@/components/ui/figures/change-class';
import { Table } from '@/components/ui/table';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import type { YourCoin } from '@/lib/crypto/domain/your-coins';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { formatSignedRupees } from '@/lib/money/signed-rupees';

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
          id: 'price',
          title: messages.price,
          isNumber: true,
          inLine: 'figure',
          cell: ({ coin }) => formatPrice(coin?.price ?? null, 'inr'),
        },
        {
          id: 'change',
          title: messages.change,
          isNumber: true,
          cell: ({ coin }) => (
            <Change text={formatSignedPercent(coin?.changePercent['24h'] ?? null)} />
          ),
        },
        {
          id: 'quantity',
          title: messages.quantity,
          isNumber: true,
          cell: ({ held }) =>
            held ? (
              <Amount full={formatNumber(held.quantity, 8)} hiddenLabel={hiddenLabel} />
            ) : (
              notKnown
            ),
        },
        {
          id: 'value',
          title: messages.value,
          isNumber: true,
          inLine: 'figure',
          // On a phone the head names the price alone.
          cell: ({ held }) => (
            <>
              <span className="text-xs text-ink-soft md:hidden">{`${messages.value} `}</span>
              {amount(held?.valueRupees)}
            </>
          ),
        },
        {
          id: 'gain',
          title: messages.gain,
          isNumber: true,
          cell: ({ held }) => {
            const gain = held ? formatSignedRupees(held.gainRupees) : notKnown;
            return <Figure text={gain} hiddenLabel={hiddenLabel} className={changeClass(gain)} />;
          },
        },
        {
          id: 'left',
          title: messages.left,
          isNumber: true,
          cell: ({ held }) => amount(held?.leftRupees),
        },
      ]}
    />
  );
}
