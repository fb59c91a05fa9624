import type { IsoDate } from '@/lib/calendar/iso-date';
import { csvText, type CsvCell } from '@/lib/csv/csv';
import { originRows } from '@/lib/sources/csv-origin';
import type { Sourced } from '@/lib/sources/sourced';
import { changeWindows, type Coin, type Currency } from './coin';
import type { LotRow } from './your-coins';

type Origin = Omit<Sourced<unknown>, 'data'>;

/**
 * The market, or the coins that a search found: every column, with the source above.
 * @param coins in `currency`. @param rate by which they were converted to dollars; null in rupees.
 */
export function marketCsv(
  origin: Origin,
  coins: readonly Coin[],
  currency: Currency,
  rate: Sourced<{ rupeesPerDollar: number }> | null = null,
): string {
  const unit = currency.toUpperCase();
  return csvText([
    ...originRows(origin),
    ...(rate ? [rateRow(rate)] : []),
    [],
    [
      'Rank',
      'Id',
      'Name',
      'Symbol',
      `Price (${unit})`,
      ...changeWindows.map((window) => `Change ${window} (%)`),
      `Market cap (${unit})`,
      `Fully diluted (${unit})`,
      `Volume 24h (${unit})`,
      `High 24h (${unit})`,
      `Low 24h (${unit})`,
      'Coins in circulation',
      'Most coins there can be',
      `All-time high (${unit})`,
      'All-time high on',
      `All-time low (${unit})`,
      'All-time low on',
    ],
    ...coins.map((coin): CsvCell[] => [
      coin.rank,
      coin.id,
      coin.name,
      coin.symbol,
      coin.price,
      ...changeWindows.map((window) => coin.changePercent[window]),
      coin.marketCap,
      coin.fullyDilutedValue,
      coin.volume24h,
      coin.high24h,
      coin.low24h,
      coin.circulatingSupply,
      coin.maxSupply,
      coin.allTimeHigh?.price ?? null,
      coin.allTimeHigh?.at ?? null,
      coin.allTimeLow?.price ?? null,
      coin.allTimeLow?.at ?? null,
    ]),
  ]);
}

/**
 * A person's purchases, lot by lot, with what a sale at the price of `origin` would leave after tax by the law of today.
 * @param origin null where there are no prices
 */
export function lotsCsv(origin: Origin | null, rows: readonly LotRow[], today: IsoDate): string {
  return csvText([
    ['Arthayatra, made on', today],
    ...(origin ? originRows(origin) : [['No prices']]),
    [],
    [
      'Coin',
      'Id',
      'Bought on',
      'Coins',
      'Cost (INR)',
      'Worth (INR)',
      'Gain or loss (INR)',
      'Tax if sold (INR)',
      'Left after tax (INR)',
    ],
    ...rows.map((row): CsvCell[] => [
      row.name,
      row.id,
      row.boughtOn,
      row.quantity,
      row.costRupees,
      row.valueRupees,
      row.gainRupees,
      row.taxRupees,
      row.leftRupees,
    ]),
  ]);
}

/** The changes in percent are not converted (`inDollars`). */
function rateRow({ data, source, asOf, status }: Sourced<{ rupeesPerDollar: number }>): CsvCell[] {
  return [
    'Rupees per dollar',
    data.rupeesPerDollar,
    'As of',
    asOf,
    'Status',
    status,
    'Source',
    source.attribution ?? source.name,
    source.url ?? '',
    'Changes are those of the rupee price',
  ];
}
