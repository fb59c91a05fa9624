import type { PageLine, Word } from '@/lib/statements/pdf/page-lines';

/** The columns of figures of a consolidated account statement, from the left. */
const figureColumns = ['amount', 'units', 'price', 'balance'] as const;
export type FigureColumn = (typeof figureColumns)[number];

type Span = { left: number; right: number };

/** Where the columns are, in points from the left of the page. */
type Columns = Partial<Record<FigureColumn | 'transaction', Span>>;

export type RowCells = {
  description: string;
  /** The text of each cell without spaces; empty where there is none. */
  figures: Readonly<Record<FigureColumn, string>>;
};

/** Words of the head of a table, which stands on two to four baselines. */
const columnOf: Readonly<Record<string, FigureColumn | 'transaction' | null>> = {
  date: null,
  transaction: 'transaction',
  transactions: 'transaction',
  amount: 'amount',
  amountinr: 'amount',
  amountrs: 'amount',
  units: 'units',
  price: 'price',
  priceinr: 'price',
  nav: 'price',
  pricenav: 'price',
  navprice: 'price',
  pricers: 'price',
  navrs: 'price',
  navinr: 'price',
  unit: 'balance',
  balance: 'balance',
  inr: null,
  rs: null,
  in: null,
  type: null,
  '': null,
};
const nameOf = (word: Word) => word.text.toLowerCase().replace(/[^a-z]/g, '');

/** Lines of one head are at most as many. */
const headLines = 4;
/** How far a cell may begin to the left of its head, in points. */
const leftOfHead = 8;

/** Follows the heads of the tables, which are printed again on every page. */
export function createColumns() {
  let columns: Columns = {};
  let linesOfHead = 0;

  /** Whether all words of a line are in the column of the transaction's description. */
  const isDescription = ({ words }: PageLine): boolean => {
    const { transaction, amount } = columns;
    return (
      transaction !== undefined &&
      amount !== undefined &&
      words.every(
        ({ left, right }) =>
          left >= transaction.left - leftOfHead && (left + right) / 2 < amount.left - leftOfHead,
      )
    );
  };
  /** One word of a head in that column, but for the one that is the column's own. */
  const isRestOfDescription = (line: PageLine): boolean => {
    const [name, second] = line.words.map(nameOf).filter((each) => each !== '');
    return (
      name !== undefined &&
      second === undefined &&
      columnOf[name] !== 'transaction' &&
      isDescription(line)
    );
  };

  return {
    /**
     * Whether a line is a part of a head; then its columns count from now on.
     * @param isBelowRow whether it may be the rest of a row's description: "Units" below "Systematic Investment -"
     */
    takeHead(line: PageLine, isBelowRow: boolean): boolean {
      const { words } = line;
      const isHead = words.every(
        (word) => !/\d/.test(word.text) && Object.hasOwn(columnOf, nameOf(word)),
      );
      if (!isHead || (isBelowRow && linesOfHead === 0 && isRestOfDescription(line))) {
        linesOfHead = 0;
        return false;
      }
      // A line of units alone, or of dashes.
      if (words.every((word) => !columnOf[nameOf(word)])) return true;
      linesOfHead += 1;
      if (linesOfHead === 1 || linesOfHead > headLines) {
        columns = { ...columns, balance: undefined };
      }
      for (const word of words) {
        const column = columnOf[nameOf(word)];
        if (!column) continue;
        const before = column === 'balance' ? columns.balance : undefined;
        columns[column] = {
          left: Math.min(word.left, before?.left ?? Infinity),
          right: Math.max(word.right, before?.right ?? -Infinity),
        };
      }
      return true;
    },

    isDescription,

    /** Whether a line begins left of the descriptions, as headings do. */
    isHeading({ words }: PageLine): boolean {
      const { transaction } = columns;
      return transaction === undefined || (words[0]?.left ?? 0) < transaction.left - leftOfHead;
    },

    /** The words before the descriptions, which are a row's day. */
    dayWords(words: readonly Word[]): readonly Word[] {
      const { transaction } = columns;
      return transaction
        ? words.filter(({ right }) => right < transaction.left)
        : words.slice(0, 1);
    },

    /** The cells of a row, without its day; null where no head tells the places of the figures. */
    cellsOf(allWords: readonly Word[]): RowCells | null {
      const { amount, units, balance } = columns;
      if (!amount || !units || !balance) return null;
      const words = withSigns(allWords, amount.left - leftOfHead);
      const figures: Record<FigureColumn, string> = {
        amount: '',
        units: '',
        price: '',
        balance: '',
      };
      // Figures end where their column ends. A long description may reach below the amounts, also with a digit.
      const ending = words.map((word) =>
        mayBeFigure(word.text) ? endingWith(word, columns) : null,
      );
      const taken = new Set(ending);
      const description: string[] = [];
      for (const [index, word] of words.entries()) {
        const isFigure =
          figureForm.test(word.text) && (word.left + word.right) / 2 >= amount.left - leftOfHead;
        const near = isFigure ? nearest(word, columns) : null;
        const column = ending[index] ?? (near && !taken.has(near) ? near : null);
        if (column) figures[column] += word.text;
        else description.push(word.text);
      }
      return { description: description.join(' ').slice(0, 300), figures };
    },
  };
}

/** A figure with its decimals: 4,999.75 · (48.000) · .196 */
const figureForm = /^[(+−-]?[₹−-]?[\d,]*\.\d{1,6}\)?$/;
/**
 * Where a column ends, a figure may also be one that is misprinted: 1O0.000. Addresses, numbers of accounts and days in a
 * long description are none.
 */
const mayBeFigure = (text: string): boolean =>
  /\d/.test(text) && !/[@/:]/.test(text) && (text.match(/[a-z]/gi) ?? []).length <= mostLetters;
const mostLetters = 3;

/** Words with the brackets and minuses that are drawn apart from their figures: ( 2,640.00 ) */
function withSigns(words: readonly Word[], left: number): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isSigned =
      before !== undefined &&
      before.left >= left &&
      ((/^[(−-]$/.test(before.text) && figureForm.test(word.text)) ||
        (word.text === ')' && figureForm.test(before.text)));
    if (isSigned) {
      joined.splice(-1, 1, { ...before, text: before.text + word.text, right: word.right });
    } else joined.push(word);
  }
  return joined;
}

/** How far a figure may end from the end of its column, in points. */
const endTolerance = 4;

function endingWith(word: Word, columns: Columns): FigureColumn | null {
  return (
    figureColumns.find((column) => {
      const span = columns[column];
      return span !== undefined && Math.abs(span.right - word.right) <= endTolerance;
    }) ?? null
  );
}

/** The column under which a figure stands that does not end with it, such as in a head that is centred. */
function nearest(word: Word, columns: Columns): FigureColumn | null {
  let best: FigureColumn | null = null;
  let least = Infinity;
  for (const column of figureColumns) {
    const span = columns[column];
    if (!span) continue;
    const apart = Math.max(0, span.left - word.right, word.left - span.right);
    const fromCentre = Math.abs(word.left + word.right - span.left - span.right) / 2;
    const distance = apart * 10 + fromCentre;
    if (distance < least) [best, least] = [column, distance];
  }
  return best;
}
