import { csvText, type CsvCell } from '@/lib/csv/csv';
import { chargeNames } from '@/lib/law/trade-charges';
import type { PaperTrade } from './paper-run';

type PaperCsvMessages = Readonly<
  Record<
    | 'date'
    | 'company'
    | 'symbol'
    | 'isin'
    | 'side'
    | 'why'
    | 'units'
    | 'price'
    | 'amount'
    | 'shortTerm'
    | 'longTerm',
    string
  >
> & {
  sides: Readonly<Record<PaperTrade['side'], string>>;
  reasons: Readonly<Record<PaperTrade['why'], string>>;
  parts: Readonly<Record<(typeof chargeNames)[number], string>>;
};

/** All trades of a paper portfolio. @param notes stand above the table, a line each */
export function tradesCsv(
  trades: readonly PaperTrade[],
  notes: readonly string[],
  messages: PaperCsvMessages,
): string {
  const rounded = (value: number, decimals = 2) => Number(value.toFixed(decimals));
  const head: CsvCell[] = [
    messages.date,
    messages.company,
    messages.symbol,
    messages.isin,
    messages.side,
    messages.why,
    messages.units,
    messages.price,
    messages.amount,
    ...chargeNames.map((name) => messages.parts[name]),
    messages.shortTerm,
    messages.longTerm,
  ];
  return csvText([
    ...notes.map((note) => [note]),
    [],
    head,
    ...trades.map((trade): CsvCell[] => [
      trade.date,
      trade.name,
      trade.symbol,
      trade.isin,
      messages.sides[trade.side],
      messages.reasons[trade.why],
      rounded(trade.units, 6),
      rounded(trade.priceRupees),
      rounded(trade.units * trade.priceRupees),
      ...chargeNames.map((name) => rounded(trade.charges[name], 4)),
      ...(trade.gain
        ? [rounded(trade.gain.shortTerm), rounded(trade.gain.longTerm)]
        : [null, null]),
    ]),
  ]);
}
