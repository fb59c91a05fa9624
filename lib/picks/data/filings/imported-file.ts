import { failure, success, type Result } from '@/lib/result';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { Company } from '@/lib/picks/domain/company/company';
import { readActions } from '@/lib/picks/data/import-actions';
import { readFundamentals } from '@/lib/picks/data/import-fundamentals';
import type { CsvProblem } from '@/lib/picks/data/csv-table';
import { fileText, type FileProblem, type FileTrouble } from './file-problem';
import {
  fileNameOf,
  readCsvList,
  readJsonList,
  type BadListRow,
  type ListContent,
} from './list-rows';
import {
  isShareholdingXbrl,
  readShareholdingFiling,
  type ShareholdingFiling,
} from './shareholding-filing';
import { readResultsFiling, type ResultsFiling } from './results-filing';

export type ImportContent =
  | ListContent
  | { kind: 'results'; filing: ResultsFiling }
  | { kind: 'shareholding'; filing: ShareholdingFiling }
  | { kind: 'fundamentals'; companies: readonly Company[]; years: number };

/** A parsed file of the operator, as it is stored. */
export const importedFileSchema = z.object({
  /** SHA-256 of its bytes: the same file is never stored twice. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  name: z.string(),
  importedOn: isoDateSchema,
  /** In the order of import, within a folder by name: of two files that say different things the later one counts. */
  sequence: z.int().min(0),
  content: z.custom<ImportContent>((value) => typeof value === 'object' && value !== null),
  /** Rows of a list that could not be read. */
  refused: z.int().min(0),
});

export type ImportedFile = z.infer<typeof importedFileSchema>;

export type ImportTrouble = {
  problem: FileProblem | CsvProblem;
  line: number | null;
  column: string | null;
  found: string;
};

type ImportRead = Result<
  { content: ImportContent; refused: number; badRows: readonly BadListRow[] },
  readonly ImportTrouble[]
>;

const columnsOfFundamentals = ['isin', 'published_on', 'ends_on'];

/**
 * A file of the operator's folder; its content decides its kind. A file is read or refused as a whole, except for bad rows in
 * a list of the exchanges, which are counted.
 */
export function readImportFile(name: string, bytes: Uint8Array, today: IsoDate): ImportRead {
  const read = fileText(bytes);
  if (!read.ok) return refused(read.problem);
  const text = read.value.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) {
    if (isShareholdingXbrl(text)) {
      const filing = readShareholdingFiling(read.value);
      return filing.ok
        ? readWhole({ kind: 'shareholding', filing: filing.value })
        : refused(filing.problem);
    }
    const filing = readResultsFiling(read.value, fileNameOf(name));
    if (!filing.ok) return refused(filing.problem);
    return readWhole({ kind: 'results', filing: filing.value });
  }
  if (/^[[{]/.test(text)) return readJson(text, today);
  return readCsv(read.value, today);
}

function readJson(text: string, today: IsoDate): ImportRead {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refused({ problem: 'damaged', line: lineOfError(text, error), found: 'JSON' });
  }
  return listOrRefusal(readJsonList(value, today));
}

function readCsv(text: string, today: IsoDate): ImportRead {
  const [head = ''] = text.split('\n', 1);
  const header = head.split(/[,;\t]/).map((cell) => cell.replace(/[\s"\uFEFF]/g, '').toLowerCase());
  // Bhavcopies, of UDiFF and older.
  if (header.includes('traddt') || header.includes('date1')) {
    return refused({ problem: 'prices', line: 1, found: head });
  }
  if (header.includes('ex_date')) {
    const read = readActions(text);
    return read.ok ? readWhole({ kind: 'actions', rows: read.value, unread: [] }) : read;
  }
  if (columnsOfFundamentals.some((name) => header.includes(name))) {
    const read = readFundamentals(text, today);
    return read.ok ? readWhole({ kind: 'fundamentals', ...read.value }) : read;
  }
  return listOrRefusal(readCsvList(text));
}

const readWhole = (content: ImportContent): ImportRead =>
  success({ content, refused: 0, badRows: [] });

/** Where JSON.parse stopped; its last line where it does not say, as of half a file. */
function lineOfError(text: string, error: unknown): number {
  const [, position] = /position (\d{1,9})/.exec(error instanceof Error ? error.message : '') ?? [];
  return text.slice(0, position === undefined ? text.length : Number(position)).split('\n').length;
}

function listOrRefusal(list: ReturnType<typeof readCsvList>): ImportRead {
  if (!list) return refused({ problem: 'unknown-kind', line: 1, found: '' });
  // A list of which most rows are refused has another shape.
  const { rows } = list.content;
  const isEmpty = rows.length === 0 && list.refused === 0;
  if (isEmpty && list.content.kind !== 'surveillance') {
    return refused({ problem: 'no-rows', line: 1, found: '' });
  }
  return rows.length > list.refused || isEmpty
    ? success(list)
    : failure(list.badRows.map((row): ImportTrouble => ({ problem: 'no-rows', ...row })));
}

function refused({ problem, line, found }: FileTrouble): ImportRead {
  return failure([{ problem, line, column: null, found: found.slice(0, 60) }]);
}
