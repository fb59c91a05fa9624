import { failure, type Result } from '@/lib/result';
import type { FileProblem } from '@/lib/market-files/file-problem';
import type { DocumentKind } from './pdf/document-kind';

/** Why a file as a whole is not read. */
export type StatementProblemCode =
  | Exclude<
      FileProblem['code'],
      'pdf' | 'old-excel' | 'two-dates' | 'wrong-exchange' | 'mixed-segments'
    >
  /** An old binary Excel file or a workbook with a password: both begin with the same bytes. */
  | 'locked-workbook'
  | 'password-needed'
  | 'password-wrong'
  | 'too-many-pages'
  /** A table whose days have the month before the day. */
  | 'month-first'
  /** A PDF of pictures. */
  | 'scanned'
  /** Our own template, which is imported as it is. */
  | 'template'
  /** What is held on a day, without transactions. */
  | 'holdings'
  /** Trades of Angel One, which name companies without a symbol or an ISIN. */
  | 'angel-one'
  | Exclude<DocumentKind, 'cas' | 'unknown'>
  | 'unknown-pdf';

export type StatementProblem = {
  code: StatementProblemCode;
  /** Names of columns that are missing; empty for every other problem. */
  found: string;
};

export type StatementOr<Value> = Result<Value, StatementProblem>;

export const refuseStatement = (
  code: StatementProblemCode,
  found = '',
): { ok: false; problem: StatementProblem } => failure({ code, found });

/** A problem of opening the file, as one of a statement. The text that was found may be private and is left out. */
export function refuseFile({ code }: FileProblem): { ok: false; problem: StatementProblem } {
  if (code === 'pdf') return refuseStatement('unknown-pdf');
  if (code === 'old-excel') return refuseStatement('locked-workbook');
  if (code === 'two-dates' || code === 'wrong-exchange' || code === 'mixed-segments') {
    return refuseStatement('unknown-kind');
  }
  return refuseStatement(code);
}
