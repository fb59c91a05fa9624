import { csvText } from '@/lib/csv/csv';
import type { StatementHolding } from './statement';

/** The columns of the site's import (lib/holdings/holdings-csv.ts). */
const columns = ['class', 'instrument', 'type', 'date', 'quantity', 'amount_rupees', 'account'];

/** What one import takes. */
export const importLimits = { rows: 3_000, bytes: 400_000 } as const;

/** The transactions as the import takes them: all that leaves the browser of a statement. */
export function statementCsv(holdings: readonly StatementHolding[]): string {
  return csvText([
    columns,
    ...holdings.flatMap(({ assetClass, instrument, account, transactions }) =>
      transactions.map(({ type, on, quantity, rupees }) => [
        assetClass,
        instrument,
        type,
        on,
        quantity === null ? '' : plainNumber(quantity),
        plainNumber(rupees),
        account ?? '',
      ]),
    ),
  ]);
}

/** Up to twelve decimals and no exponent. */
const plainNumber = (value: number): string =>
  value
    .toFixed(12)
    .replace(/0{1,12}$/, '')
    .replace(/\.$/, '');
