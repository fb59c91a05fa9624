import { ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { RouteLink } from '@/components/ui/route-link';
import type { Coin, Currency } from '@/lib/crypto/coin';
import { formatPrice, formatShortTotal } from '@/lib/crypto/format-price';
import type { MarketColumn } from '@/lib/crypto/market-order';
import { coinPath } from '@/lib/crypto/coin-path';
import {
  isFirstDescending,
  marketPath,
  type MarketQuery,
  type OptionalColumn,
} from '@/lib/crypto/market-query';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';
import { changeClass } from './change-text';
import { WeekLine } from './week-line';

// What all cells have in common stands once on the box: a class per cell would be sent with each of them.
const boxClasses =
  'relative overflow-x-auto rounded border border-line bg-surface [&_:where(td,th)]:px-3 ' +
  'max-sm:[&_:where(td,th)]:px-1.5 [&_:where(td,th)]:py-2 [&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_td]:text-right ' +
  '[&_:where(td,thead_th)]:whitespace-nowrap [&_.coin]:sticky [&_.coin]:left-0 [&_.coin]:z-10 ' +
  '[&_.coin]:text-left [&_tbody_.coin]:bg-surface [&_thead_.coin]:bg-surface-sunken';

type Words = Messages['crypto']['table'];

/** One page of the market. Each head is a link that sorts: the address holds the order. */
export function MarketTable({
  caption,
  coins,
  currency,
  query,
  sharedSymbols,
  words,
}: {
  caption: string;
  coins: readonly Coin[];
  /** Those that several coins of the market have. */
  sharedSymbols: ReadonlySet<string>;
  currency: Currency;
  query: MarketQuery;
  words: Words;
}) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className={boxClasses}>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-surface-sunken text-ink-soft">
          <tr>
            <Head column="rank" query={query} words={words} />
            <Head column="name" query={query} words={words} className="coin" />
            {query.columns.map((column) =>
              column === 'week' ? (
                <th key={column} scope="col" className="text-right font-semibold">
                  {words.columns.week}
                </th>
              ) : (
                <Head key={column} column={column} query={query} words={words} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {coins.map((coin) => (
            <tr key={coin.id}>
              <td>{formatNumber(coin.rank)}</td>
              <th scope="row" className="coin">
                <CoinLink coin={coin} />
                {sharedSymbols.has(coin.symbol) ? (
                  <span className="block text-xs font-normal wrap-anywhere text-ink-soft">
                    {fill(words.sharedSymbol, { id: coin.id })}
                  </span>
                ) : null}
              </th>
              {query.columns.map((column) => (
                <Cell key={column} coin={coin} column={column} currency={currency} words={words} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Name and symbol. */
function CoinLink({ coin: { id, name, symbol } }: { coin: Coin }) {
  return (
    <RouteLink
      href={coinPath(id)}
      prefetches={false}
      className="inline-block w-24 py-0.5 wrap-anywhere hover:underline sm:w-auto sm:min-w-32"
    >
      <span className="font-semibold text-accent">{name}</span>{' '}
      <span className="inline-block text-xs font-normal text-ink-soft">{symbol}</span>
    </RouteLink>
  );
}

function Head({
  column,
  query,
  words,
  className = 'text-right',
}: {
  column: MarketColumn;
  query: MarketQuery;
  words: Words;
  className?: string;
}) {
  const isSorted = query.sort === column;
  const isDescending = isSorted ? !query.isDescending : isFirstDescending(column);
  const Sign = query.isDescending ? ChevronDownIcon : ChevronUpIcon;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (query.isDescending ? 'descending' : 'ascending') : undefined}
      className={className}
    >
      <RouteLink
        href={`${marketPath(query, { sort: column, isDescending })}#coins`}
        prefetches={false}
        className="inline-flex min-h-8 items-center gap-0.5 font-semibold hover:text-ink hover:underline"
      >
        <span className="sr-only">{words.sortBy} </span>
        {words.columns[column]}
        {isSorted ? <Sign aria-hidden="true" className="size-4" /> : null}
      </RouteLink>
    </th>
  );
}

function Cell({
  coin,
  column,
  currency,
  words,
}: {
  coin: Coin;
  column: OptionalColumn;
  currency: Currency;
  words: Words;
}): ReactNode {
  switch (column) {
    case 'price':
      return <td className="font-semibold">{formatPrice(coin.price, currency)}</td>;
    case 'marketCap':
    case 'volume24h':
      return <td>{formatShortTotal(coin[column], currency)}</td>;
    case 'circulatingSupply':
      return (
        <td>
          {formatNumber(coin.circulatingSupply)}
          {coin.circulatingSupply === null ? null : ` ${coin.symbol}`}
        </td>
      );
    case 'week':
      return (
        <td>
          <WeekLine prices={coin.weekPrices} currency={currency} words={words.week} />
        </td>
      );
    case '1h':
    case '24h':
    case '7d':
    case '30d':
    case '1y': {
      const percent = coin.changePercent[column];
      return <td className={changeClass(percent)}>{formatSignedPercent(percent)}</td>;
    }
  }
}
