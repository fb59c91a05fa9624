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
        listed.push({ ...row, found: shownOf(row) });
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

/** The name of another kind of order, such as "pledge", or of its status is needed to know it. */
function shownOf({ reason, found }: LeftOutRow): string {
  if (reason === 'unknown-status') return kindOf(found) || statusOf(found);
  return reason === 'unknown-type' ? kindOf(found) : withoutNames(found);
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

/** A status of several words, which speaks of an order: "Partially executed". Any other text may be a name. */
const statusOf = (found: string): string =>
  /^[a-z]{1,20}(?:[ _/-]{1,3}[a-z]{1,20}){1,5}$/i.test(found) && orderWord.test(found) ? found : '';
const orderWord =
  /(?:^|[^a-z])(?:orders?|trades?|transactions?|payments?|units?|partial(?:ly)?|not|under|in|sent|exchange|amc|rta|pending|(?:execut|reject|cancel|process|plac|confirm|allott?|fill|submit|schedul|modif|expir|accept|queu)(?:ed|ing|e|ment)?)(?:$|[^a-z])/i;

export type LeftOutList = ReturnType<typeof createLeftOutList>;
