import { csvText } from '@/lib/csv/csv';
import { csvColumns, csvNumber, csvRowOf } from '@/lib/holdings/csv-format';
import type { StatementHolding } from './statement';

/** The transactions as the import takes them: all that leaves the browser of a statement. */
export function statementCsv(holdings: readonly StatementHolding[]): string {
  return csvText([
    csvColumns,
    ...holdings.flatMap(({ assetClass, instrument, account, transactions }) =>
      transactions.map(({ type, on, quantity, rupees }) =>
        csvRowOf({
          class: assetClass,
          instrument,
          type,
          date: on,
          quantity: quantity === null ? '' : csvNumber(quantity),
          amount_rupees: csvNumber(rupees),
          account,
        }),
      ),
    ),
  ]);
}
