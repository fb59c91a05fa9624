import { csvText } from '@/lib/csv/csv';
import { csvColumns, csvNumber } from '@/lib/holdings/csv-format';
import type { StatementHolding } from './statement';

/** The transactions as the import takes them: all that leaves the browser of a statement. */
export function statementCsv(holdings: readonly StatementHolding[]): string {
  return csvText([
    csvColumns,
    ...holdings.flatMap(({ assetClass, instrument, account, transactions }) =>
      transactions.map(({ type, on, quantity, rupees }) => [
        assetClass,
        instrument,
        type,
        on,
        quantity === null ? '' : csvNumber(quantity),
        csvNumber(rupees),
        account ?? '',
      ]),
    ),
  ]);
}
