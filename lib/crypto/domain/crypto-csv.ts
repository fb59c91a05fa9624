import type { IsoDate } from '@/lib/calendar/iso-date';
import { csvTable, csvText, type CsvCell } from '@/lib/csv/csv';
import { originRows } from '@/lib/sources/csv-origin';
import type { Sourced, DataOrigin } from '@/lib/sources/sourced';
import { changeWindows, type Coin, type Currency } from './coin';
import type { LotRow } from './your-coins';

/**
 * The market, or the coins that a search found: every column, with the source above.
 * @param coins in `currency`. @param rate by which they were converted to dollars; null in rupees.
 */
export function marketCsv(
  origin: DataOrigin,
  coins: readonly Coin[],
  currency: Currency,
  rate: Sourced<{ rupeesPerDollar: number }> | null = null,
): string {
  const unit = currency.toUpperCase();
  return csvText([
    ...originRows(origin),
    ...(rate ? [rateRow(rate)] : []),
    [],
    ...csvTable<Coin>(
      [
        ['Rank', ({ rank }) => rank],
        ['Id', ({ id }) => id],
        ['Name', ({ name }) => name],
        ['Symbol', ({ symbol }) => symbol],
        [`Price (${unit})`, ({ price }) => price],
        ...changeWindows.map(
          (window) =>
            [`Change ${window} (%)`, ({ changePercent }: Coin) => changePercent[window]] as const,
        ),
        [`Market cap (${unit})`, ({ marketCap }) => marketCap],
        [`Fully diluted (${unit})`, ({ fullyDilutedValue }) => fullyDilutedValue],
        [`Volume 24h (${unit})`, ({ volume24h }) => volume24h],
        [`High 24h (${unit})`, ({ high24h }) => high24h],
        [`Low 24h (${unit})`, ({ low24h }) => low24h],
        ['Circulating supply', ({ circulatingSupply }) => circulatingSupply],
        ['Max supply', ({ maxSupply }) => maxSupply],
        [`All-time high (${unit})`, ({ allTimeHigh }) => allTimeHigh?.price],
        ['All-time high on', ({ allTimeHigh }) => allTimeHigh?.at],
        [`All-time low (${unit})`, ({ allTimeLow }) => allTimeLow?.price],
        ['All-time low on', ({ allTimeLow }) => allTimeLow?.at],
      ],
      coins,
    ),
  ]);
}

/**
 * A person's purchases, lot by lot, with what a sale at the price of `origin` would leave after tax by the law of today.
 * @param origin null where there are no prices
 */
export function lotsCsv(
  origin: DataOrigin | null,
  rows: readonly LotRow[],
  today: IsoDate,
): string {
  return csvText([
    ['Arthayatra, made on', today],
    ...(origin ? originRows(origin) : [['No prices']]),
    [],
    ...csvTable<LotRow>(
      [
        ['Coin', ({ name }) => name],
        ['Id', ({ id }) => id],
        ['Bought on', ({ boughtOn }) => boughtOn],
        ['Coins', ({ quantity }) => quantity],
        ['Cost (INR)', ({ costRupees }) => costRupees],
        ['Worth (INR)', ({ valueRupees }) => valueRupees],
        ['Gain or loss (INR)', ({ gainRupees }) => gainRupees],
        ['Tax if sold (INR)', ({ taxRupees }) => taxRupees],
        ['Left after tax (INR)', ({ leftRupees }) => leftRupees],
      ],
      rows,
    ),
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
