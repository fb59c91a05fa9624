import { Sparkline } from '@/components/charts/sparkline';
import { SourcePill } from '@/components/sources/sourced-data';
import type { Column } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import type { DollarRate } from '@/lib/crypto/data/history-payloads';
import type { Coin, Currency } from '@/lib/crypto/domain/coin';
import {
  formatPriceFigure,
  formatTotalFigure,
  formatPrice,
} from '@/lib/crypto/domain/format-price';
import type { OptionalColumn } from '@/lib/crypto/domain/market-query';
import { summariseWeek } from '@/lib/crypto/domain/price-points';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber, formatPercent } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed';
import { notKnown } from '@/lib/text/not-known';
import type { Loaded } from '@/lib/sources/sourced';

const { currency: rateMessages, table } = messages().crypto;
const { columns, units, week: weekMessages } = table;

const priceClasses = { inr: 'rupees', usd: 'dollars' } as const;

/** A column of figures of coins; its head names the unit. `coinOf` gives null for a row that the market does not list. */
export function coinColumn<Row>(
  column: OptionalColumn,
  currency: Currency,
  coinOf: (row: Row) => Coin | null,
): Column<Row> {
  const figure = (
    unit: string | null,
    print: (coin: Coin) => string,
    cellClass?: Column<Row>['cellClass'],
  ): Column<Row> => ({
    id: column,
    title: unit ? `${columns[column]} ${unit}` : columns[column],
    isNumber: true,
    cell: (row) => {
      const coin = coinOf(row);
      return coin ? print(coin) : notKnown;
    },
    cellClass,
  });
  switch (column) {
    case 'price':
      return {
        ...figure(
          units.price[currency],
          ({ price }) => formatPriceFigure(price, currency),
          (row) => {
            const isKnown = (coinOf(row)?.price ?? null) !== null;
            return isKnown ? priceClasses[currency] : undefined;
          },
        ),
        inLine: 'figure',
      };
    case 'marketCap':
    case 'volume24h':
      return figure(units.total[currency], (coin) => formatTotalFigure(coin[column], currency));
    case 'circulatingSupply':
      return figure(
        null,
        ({ circulatingSupply: supply, symbol }) =>
          formatNumber(supply) + (supply === null ? '' : ` ${symbol}`),
      );
    case 'week':
      return {
        ...figure(null, () => ''),
        inLine: 'picture',
        cell: (row) => {
          const coin = coinOf(row);
          return coin ? <WeekLine coin={coin} currency={currency} /> : notKnown;
        },
      };
    case '1h':
    case '24h':
    case '7d':
    case '30d':
    case '1y':
      return {
        ...figure(units.change, ({ changePercent }) =>
          formatSignedPercent(changePercent[column]).replace('%', ''),
        ),
        isChange: true,
      };
  }
}

/** Every second point is drawn, counted from the newest, and the first: a line of 96 pixels shows no more. */
const pointStep = 2;

/** A coin's week as a line, and as a sentence for screen readers. */
function WeekLine({ coin, currency }: { coin: Coin; currency: Currency }) {
  const week = weekOf(coin, currency);
  if (!week) return notKnown;
  const { values, direction, ...figures } = week;
  return (
    <Sparkline
      values={values}
      tone={direction === 'down' ? 'loss' : 'gain'}
      label={fill(weekMessages[direction], figures)}
    />
  );
}

/** The points of a coin's week, and what its sentence says; null where too few prices are known. */
export function weekOf(
  { weekPrices: prices, changePercent: changes }: Pick<Coin, 'weekPrices' | 'changePercent'>,
  currency: Currency,
) {
  const summary = summariseWeek(prices);
  if (!summary) return null;
  const { low, high } = summary;
  // As in the column of seven days: the prices of the line begin some hours later.
  const changePercent = changes['7d'] ?? summary.changePercent;
  const change = formatPercent(Math.abs(changePercent), 1);
  const isFlat = change === formatPercent(0, 1);
  const direction = isFlat ? 'flat' : changePercent > 0 ? 'up' : 'down';
  const last = prices.length - 1;
  return {
    values: prices.filter(
      (_, at) => at === 0 || at === last || (at >= pointStep && (last - at) % pointStep === 0),
    ),
    direction,
    change,
    low: formatPrice(low, currency),
    high: formatPrice(high, currency),
  } as const;
}

/** The exchange rate behind converted figures (prices in dollars, unless the messages say else), or that there is none. */
export function RateNote({
  rate,
  messages = rateMessages,
}: {
  rate: Loaded<DollarRate>;
  messages?: { rate: string; noRate: string };
}) {
  if (!rate.ok) return <span className="text-warn">{messages.noRate}</span>;
  const { rupeesPerDollar, date } = rate.value.data;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {fill(messages.rate, { rate: formatFixed(rupeesPerDollar, 2), date: formatDate(date) })}
      {rate.value.status === 'sample' ? null : <SourcePill id="rate-source" sourced={rate.value} />}
    </span>
  );
}
