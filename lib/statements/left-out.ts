import { statementLimits } from './statement-limits';
import type { LeftOutRow, NotTransaction, Statement } from './statement';

/** Counts what is not imported, and lists the first rows of it. */
export function createLeftOutList() {
  const listed: LeftOutRow[] = [];
  let count = 0;
  const notTransactions: Record<NotTransaction, number> = {
    'stamp-duty': 0,
    stt: 0,
    tds: 0,
    reversed: 0,
    merger: 0,
    info: 0,
  };
  return {
    add(row: LeftOutRow): void {
      count += 1;
      if (listed.length < statementLimits.listedRows) {
        // The name of another kind of order, such as "pledge", or of its status is needed to know it.
        const isNamed = row.reason === 'unknown-type' || row.reason === 'unknown-status';
        const found = isNamed ? kindOf(row.found) : withoutNames(row.found);
        listed.push({ ...row, found });
      }
    },
    countAs(kind: NotTransaction, rows = 1): void {
      notTransactions[kind] += rows;
    },
    finish: (): Pick<Statement, 'leftOut' | 'notTransactions'> => {
      return { leftOut: { count, listed }, notTransactions };
    },
  };
}

/**
 * A cell that cannot be read, to be shown: 1O0.00, 32-JUL-2024. Where cells are shifted, names of people stand in the place
 * of figures, so that a longer text is left out; `reason` says what it is.
 */
function withoutNames(found: string): string {
  const letters = found.match(/\p{L}/gu) ?? [];
  return letters.length > mostLetters ? '' : found.slice(0, 40);
}
const mostLetters = 3;

/** The kind of an order, which is a word: a longer text may be anything. */
const kindOf = (found: string): string => (/^[a-z]{1,12}$/i.test(found) ? found : '');

export type LeftOutList = ReturnType<typeof createLeftOutList>;
