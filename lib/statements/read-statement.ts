import { endsWithinLine } from '@/lib/csv/csv-rows';
import { success } from '@/lib/result';
import { csvLines } from '@/lib/market-files/lines';
import { openFile } from '@/lib/market-files/open-file';
import { readCas } from './cas/read-cas';
import { documentKind } from './pdf/document-kind';
import type { PageLine } from './pdf/page-lines';
import type { Statement } from './statement';
import { statementLimits } from './statement-limits';
import { refuseFile, refuseStatement, type StatementOr } from './statement-problem';
import { readTables } from './tables/read-table';

export type StatementStage = 'open' | 'pages' | 'rows';
export type OnStatementProgress = (stage: StatementStage, share: number) => void;

/** How a PDF is read: only the worker has the code for it. */
export type ReadPdf = (
  bytes: Uint8Array,
  password: string,
  onProgress: (share: number) => void,
) => Promise<StatementOr<PageLine[]>>;

const endings = /\.(?:csv|txt|xlsx|pdf)$/i;

/**
 * Reads a statement: its content decides what it is, not its name.
 * @param password of a PDF; '' tries without one
 */
export async function readStatement(
  name: string,
  bytes: Uint8Array,
  password: string,
  { readPdf, onProgress = () => {} }: { readPdf: ReadPdf; onProgress?: OnStatementProgress },
): Promise<StatementOr<Statement>> {
  if (bytes.length > statementLimits.bytes) return refuseStatement('too-large');
  onProgress('open', 0);
  const opened = await openFile(name, bytes, endings);
  if (!opened.ok) return refuseFile(opened.problem);
  const file = opened.value;
  if (file.form === 'text') return readStatementText(file.text);
  if (file.form === 'workbook') return readTables(file.sheets, file.skippedSheets);
  const lines = await readPdf(file.bytes, password, (share) => onProgress('pages', share));
  return lines.ok ? readPages(lines.value, onProgress) : lines;
}

/** The same for the text of a CSV. */
export function readStatementText(text: string): StatementOr<Statement> {
  return readTables([{ name: '', lines: csvLines(text) }], null, endsWithinLine(text));
}

/** The same for the lines of a PDF. */
export function readPages(
  lines: readonly PageLine[],
  onProgress: OnStatementProgress = () => {},
): StatementOr<Statement> {
  const kind = documentKind(lines);
  if (kind === 'unknown') return refuseStatement('unknown-pdf');
  if (kind !== 'cas') return refuseStatement(kind);
  if (lines.length > statementLimits.rows * 2) return refuseStatement('too-many-rows');
  const statement = readCas(lines, (share) => onProgress('rows', share));
  return statement.holdings.length === 0 && statement.leftOut.count === 0
    ? refuseStatement('no-rows')
    : success(statement);
}
