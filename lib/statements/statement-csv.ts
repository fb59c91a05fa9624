import { csvText } from '@/lib/csv/csv';
import { csvColumns, csvRowOf } from '@/lib/holdings/csv-format';
import type { StatementHolding } from './statement';

/** The transactions as the import takes them: all that leaves the browser of a statement. */
export function statementCsv(holdings: readonly StatementHolding[]): string {
  return csvText([
    csvColumns,
    ...holdings.flatMap((holding) =>
      holding.transactions.map((transaction) =>
        csvRowOf(holding, { ...transaction, account: holding.account }),
      ),
    ),
  ]);
}
