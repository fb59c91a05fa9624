import { failure, type Result } from '@/lib/result';

/** Why a file as a whole is not read. */
type FileProblemCode =
  | 'empty'
  | 'too-large'
  /** A page of a website was saved in its place, which is what BSE and others answer for a day without a file. */
  | 'web-page'
  | 'pdf'
  /** The binary format of Excel before 2007, or a workbook with a password: both begin with the same bytes. */
  | 'old-excel'
  /** Cut off or altered: the zip or the JSON is not valid. */
  | 'damaged'
  | 'inflates-too-much'
  | 'too-many-entries'
  /** A zip without a table inside, or a workbook without a sheet that is known. */
  | 'no-table'
  | 'several-tables'
  | 'unknown-kind'
  /** More sheets than are read, and no table that is known among those that are. */
  | 'too-many-sheets'
  | 'missing-column'
  | 'too-many-rows'
  /** Reading was ended after `fileLimits.ms`. */
  | 'too-slow'
  | 'no-rows'
  | 'two-dates'
  | 'wrong-exchange'
  /** Such as a file of derivatives in which some rows are of the cash segment. */
  | 'mixed-segments';

/** Why one row, or one cell of it, is not read; the other rows are. */
export type RowProblemCode =
  | 'cells'
  | 'cut-off'
  | 'missing'
  | 'no-number'
  | 'no-isin'
  | 'no-day'
  | 'out-of-range'
  | 'duplicate';

export type FileProblem = {
  code: FileProblemCode;
  /** From 1, as editors count; null where the file has no lines. */
  line: number | null;
  column: string | null;
  /** The cell's text, shortened. */
  found: string;
};

export type RowProblem = {
  code: RowProblemCode;
  line: number;
  column: string | null;
  found: string;
};

/** The first problems of rows, and how many there are. */
export type RowProblems = { count: number; listed: readonly RowProblem[] };

/** What a file holds, or why it is not read. */
export type ReadOr<Value> = Result<Value, FileProblem>;

export function refuse(
  code: FileProblemCode,
  at: Partial<Omit<FileProblem, 'code'>> = {},
): { ok: false; problem: FileProblem } {
  const { line = null, column = null, found = '' } = at;
  return failure({ code, line, column, found: found.slice(0, 60) });
}

export type ReadFailure = 'unreadable' | 'not-loaded';

/**
 * Why a worker could not read a file (file-worker.ts). A file that was moved or changed since it was chosen cannot be
 * read (File API, NotReadableError).
 */
export function readFailureOf(error: unknown): ReadFailure {
  return error instanceof DOMException ? 'unreadable' : 'not-loaded';
}
