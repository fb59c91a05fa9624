import { Sparkline } from '@/components/charts/sparkline';
import { changeClass } from '@/components/ui/change';
import { RouteLink } from '@/components/ui/route-link';
import { Table } from '@/components/ui/table';
import { coinPath } from '@/lib/crypto/domain/coin-path';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import type { StripCoin } from '@/lib/dashboard/data/market-strip';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatSigned } from '@/lib/money/signed-percent';

/** A few coins: week, price and day. */
export function CoinTable({
  coins,
  messages,
}: {
  coins: readonly StripCoin[];
  messages: Messages['dashboard']['market'];
}) {
  const { columns } = messages;
  return (
    <Table
      caption={messages.caption}
      isCaptionHidden
      className="in-card"
      rows={coins}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'coin',
          title: columns.coin,
          cell: ({ id, name, symbol }) => (
            <>
              <RouteLink href={coinPath(id)} prefetches={false} className="hover:underline">
                <bdi>{name}</bdi>
              </RouteLink>{' '}
              <span className="text-xs text-ink-soft">{symbol}</span>
            </>
          ),
        },
        {
          id: 'week',
          title: columns.week,
          isNumber: true,
          cell: ({ name, weekPrices }) =>
            weekPrices.length > 1 ? (
              <Sparkline values={weekPrices} label={fill(messages.week, { name })} />
            ) : null,
        },
        {
          id: 'price',
          title: columns.price,
          isNumber: true,
          cell: ({ price }) => formatPrice(price, 'inr').replace('₹', ''),
        },
        {
          id: 'day',
          title: columns.day,
          isNumber: true,
          cell: ({ change24hPercent }) => (
            <span className={changeClass(formatSigned(change24hPercent))}>
              {formatSigned(change24hPercent)}
            </span>
          ),
        },
      ]}
    />
  );
}
