import { formatAsOf } from '@/lib/calendar/moment-in-india';
import { coinPath } from '@/lib/crypto/domain/coin-path';
import type { Coin, Market } from '@/lib/crypto/domain/coin';
import { formatPrice } from '@/lib/crypto/domain/format-price';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import type { SearchEntry } from '@/lib/search/group';
import type { Sourced } from '@/lib/sources/sourced';

type Listed = Pick<Coin, 'id' | 'symbol' | 'name' | 'price' | 'changePercent'>;

type Words = {
  coin: Messages['search']['coin'];
  sample: Messages['sources']['note']['sample'];
};

/** Each coin with its price and its change in 24 hours, and who says so as of when. */
export function coinEntries(
  {
    data: { currency, coins },
    source,
    asOf,
    status,
  }: Pick<
    Sourced<Pick<Market, 'currency'> & { coins: readonly Listed[] }>,
    'data' | 'source' | 'asOf' | 'status'
  >,
  words: Words,
): SearchEntry[] {
  const from = status === 'sample' ? words.sample : source.name;
  return coins.map(({ id, symbol, name, price, changePercent }) => ({
    id,
    title: name,
    note: symbol,
    figure: fill(words.coin, {
      price: formatPrice(price, currency),
      change: formatSignedPercent(changePercent['24h']),
    }),
    source: `${from} · ${formatAsOf(asOf)}`,
    url: coinPath(id),
    keywords: 'coin crypto',
  }));
}
