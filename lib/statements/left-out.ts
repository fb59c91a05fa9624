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
    info: 0,
  };
  return {
    add(row: LeftOutRow): void {
      count += 1;
      if (listed.length < statementLimits.listedRows) {
        listed.push({ ...row, found: row.found.slice(0, 40) });
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

export type LeftOutList = ReturnType<typeof createLeftOutList>;
