import { maxAccountCharacters } from '@/lib/holdings/holding';

const mebibyte = 2 ** 20;

/** What one statement may cost the reader's browser. Twenty years of monthly SIPs in ten funds are 5,000 rows on 60 pages. */
export const statementLimits = {
  /** Checked before a byte is read. */
  bytes: 25 * mebibyte,
  pages: 400,
  /** Pieces of text that a PDF may draw. */
  runs: 400_000,
  /** Characters of these pieces: 10,000 on each page. A page of a statement has some 4,000. */
  characters: 4_000_000,
  rows: 50_000,
  /** Then the reading is ended. */
  ms: 60_000,
  /** Lines among which the header of a table is looked for. */
  linesBeforeHeader: 60,
  /** Rows left out that are listed; all are counted. */
  listedRows: 100,
  /** Characters of a fund's or share's name. */
  name: 150,
  /** Characters of a folio or account, as the import takes them. */
  account: maxAccountCharacters,
} as const;
