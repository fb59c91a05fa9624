import { csvTable, csvText, type CsvColumns } from '@/lib/csv/csv';
import { chargeNames } from '@/lib/law/trade-charges';
import type { Messages } from '@/lib/messages';
import type { PaperTrade } from './paper-run';

type PageMessages = Messages['picksPaper']['page'];
type PaperCsvMessages = PageMessages['trades'] &
  PageMessages['csv'] &
  Pick<PageMessages['costs'], 'parts'>;

/** All trades of a paper portfolio. @param notes stand above the table, a line each */
export function tradesCsv(
  trades: readonly PaperTrade[],
  notes: readonly string[],
  messages: PaperCsvMessages,
): string {
  const rounded = (value: number, decimals = 2) => Number(value.toFixed(decimals));
  const columns: CsvColumns<PaperTrade> = [
    [messages.date, ({ date }) => date],
    [messages.company, ({ name }) => name],
    [messages.symbol, ({ symbol }) => symbol],
    [messages.isin, ({ isin }) => isin],
    [messages.side, ({ side }) => messages.sides[side]],
    [messages.why, ({ why }) => messages.reasons[why]],
    [messages.units, ({ units }) => rounded(units, 6)],
    [messages.price, ({ priceRupees }) => rounded(priceRupees)],
    [messages.amount, ({ units, priceRupees }) => rounded(units * priceRupees)],
    ...chargeNames.map(
      (name) =>
        [messages.parts[name], ({ charges }: PaperTrade) => rounded(charges[name], 4)] as const,
    ),
    [messages.shortTerm, ({ gain }) => gain && rounded(gain.shortTerm)],
    [messages.longTerm, ({ gain }) => gain && rounded(gain.longTerm)],
  ];
  return csvText([...notes.map((note) => [note]), [], ...csvTable(columns, trades)]);
}
