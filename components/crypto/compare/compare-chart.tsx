import { figureLabels } from '@/components/charts/figure-labels';
import { PriceFigure } from '@/components/charts/price-figure';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { dayFormats } from '@/lib/calendar/day-texts';
import { formatDate } from '@/lib/calendar/iso-date';
import { endsOf } from '@/lib/ends-of';
import { datedPlaces } from '@/lib/cashflow/chart-points';
import type { Coin } from '@/lib/crypto/domain/coin';
import {
  type IndexedDay,
  comparePath,
  maxCompared,
  wordForCoin,
  type CompareQuery,
} from '@/lib/crypto/domain/compare';
import { sharedSymbolsOf } from '@/lib/crypto/domain/market-view';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed, formatRupees } from '@/lib/money/rupees';
import { cutToUnits } from '@/lib/text/read-text';

const { charts, crypto } = messages();
const { compare } = crypto;

const tones = ['first', 'second', 'third', 'fourth'] as const;

/** The value of ₹100 in each coin since the first day that all of them have. */
export function CompareChart({
  coins,
  days,
  csvSource,
}: {
  /** In the order of the values of each day. */
  coins: readonly Pick<Coin, 'id' | 'name' | 'symbol'>[];
  days: readonly IndexedDay[];
  csvSource: string;
}) {
  const { first, last } = endsOf(days);
  const sharedSymbols = sharedSymbolsOf(coins);
  return (
    <PriceFigure
      sentence={fill(compare.sentence, {
        from: formatDate(first.date),
        to: formatDate(last.date),
        values: coins
          .map(({ name }, index) =>
            fill(compare.value, { name, value: formatFixed(last.values[index] ?? null, 2) }),
          )
          .join(', '),
      })}
      points={datedPlaces(days, ({ values }) => values)}
      lines={coins.map(({ id, symbol, name }, index) => ({
        id,
        label: shortLabel(sharedSymbols.has(symbol) ? name : symbol),
        title: name,
        tone: tones[index] ?? 'fifth',
      }))}
      messages={{ caption: compare.caption, date: compare.day, days: dayFormats() }}
      unit={charts.units.rupees}
      formatValue={(value) => formatFixed(value, 2)}
      formatAxis={formatRupees}
      // The margin has no room for paise, which the key above the drawing has.
      endText={(value) => formatRupees(value)}
      fileName="coins-compared.csv"
      labels={figureLabels(charts.labels, compare.caption, csvSource)}
    />
  );
}

/** The margin beside the drawing has no space for more. */
const longestLabel = 20;

function shortLabel(text: string): string {
  return text.length > longestLabel ? `${cutToUnits(text, longestLabel - 1).trimEnd()}…` : text;
}

/** Up to four coins by name, symbol or id; the browser proposes the names of the market. A plain GET. */
export function CompareForm({ query, coins }: { query: CompareQuery; coins: readonly Coin[] }) {
  const words = query.words.map((text) => {
    const coin = coins.find(({ id }) => id === text);
    return coin ? wordForCoin(coins, coin) : text;
  });
  return (
    <form
      action={comparePath}
      className="grid grid-cols-2 items-end gap-3 max-lg:order-last lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      {query.range === '1y' ? null : <input type="hidden" name="range" value={query.range} />}
      {Array.from({ length: maxCompared }, (_, index) => (
        <TextField
          key={index}
          id={`compare-${index + 1}`}
          name="c"
          list="compare-coins"
          label={fill(compare.coin, { number: index + 1 })}
          defaultValue={words[index] ?? ''}
          maxLength={120}
          autoComplete="off"
        />
      ))}
      <datalist id="compare-coins">
        {coins.map((coin) => (
          <option key={coin.id} value={wordForCoin(coins, coin)}>
            {`${coin.name} (${coin.symbol})`}
          </option>
        ))}
      </datalist>
      <Button type="submit" className="min-h-10 max-lg:col-span-2 max-lg:min-h-11">
        {compare.submit}
      </Button>
    </form>
  );
}
