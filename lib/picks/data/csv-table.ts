import { csvRows } from '@/lib/csv/csv-rows';
import { z } from 'zod';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { isIndianIsin } from '@/lib/text/isin';

const csvLimits = { characters: 60_000_000, rows: 150_000 } as const;

export type CsvProblem =
  /** Problems of the whole file: no content, a missing required column or an unknown one. */
  | 'empty'
  | 'too-large'
  | 'no-column'
  | 'unknown-column'
  | 'duplicate-column'
  /** From here on: problems of one line. */
  | 'cells'
  | 'missing'
  | 'no-isin'
  | 'no-number'
  | 'no-day'
  | 'no-choice'
  | 'out-of-range'
  | 'too-early'
  | 'in-future'
  | 'duplicate'
  | 'differs';

export type BadCsvLine = {
  /** From 1, as editors count. */
  line: number;
  /** Its name; null where the line as a whole is wrong. */
  column: string | null;
  problem: CsvProblem;
  /** The text at that place, shortened. */
  found: string;
};

/**
 * A CSV with a header, its columns in any order, each line read through a schema whose messages are problems. An unknown
 * column is refused: usually its name is misspelled, and its figures would otherwise be lost without notice.
 * @param take gets each line that could be read, and may name a problem at one of its cells
 * @returns what is bad, in the order of the lines
 */
export function readCsvTable<Row>(
  text: string,
  {
    schema,
    columns,
    required,
  }: { schema: z.ZodType<Row>; columns: readonly string[]; required: readonly string[] },
  take: (row: Row, bad: (problem: CsvProblem, column: string) => void) => void,
): BadCsvLine[] {
  const whole = (problem: CsvProblem, column: string | null = null): BadCsvLine[] => [
    { line: 1, column, problem, found: '' },
  ];
  if (text.length > csvLimits.characters) return whole('too-large');
  const [head, ...data] = csvRows(text).rows;
  if (!head) return whole('empty');
  const header = head.cells.map((name) => name.trim().toLowerCase());
  const missing = required.find((name) => !header.includes(name));
  if (missing) return whole('no-column', missing);
  const strange = header.find((name) => !columns.includes(name));
  if (strange !== undefined) return whole('unknown-column', strange);
  const duplicate = header.find((name, index) => header.indexOf(name) !== index);
  if (duplicate !== undefined) return whole('duplicate-column', duplicate);
  if (data.length >= csvLimits.rows) return whole('too-large');

  const indexes = new Map(header.map((name, index) => [name, index]));
  const badLines: BadCsvLine[] = [];
  for (const { line, cells } of data) {
    if (cells.length !== header.length) {
      badLines.push({ line, column: null, problem: 'cells', found: `${cells.length}` });
      continue;
    }
    // Empty where the file has no such column.
    const cell = (column: string) => cells[indexes.get(column) ?? -1]?.trim() ?? '';
    const bad = (problem: CsvProblem, column: string) => {
      badLines.push({ line, column, problem, found: cell(column).slice(0, 40) });
    };
    const read = schema.safeParse(Object.fromEntries(columns.map((name) => [name, cell(name)])));
    if (read.success) take(read.data, bad);
    else {
      for (const { path, message } of read.error.issues) {
        bad(message as CsvProblem, String(path[0]));
      }
    }
  }
  return badLines;
}

/** Schemas of single cells. Their messages are problems of BadCsvLine; an empty cell of an optional one is null. */
const problem = (name: CsvProblem) => ({ error: name });

const filled = z.string().min(1, problem('missing'));

export const textCell = filled.max(200, problem('out-of-range'));
export const isinCell = filled.refine(isIndianIsin, problem('no-isin'));
export const dayCell = filled.refine(isIsoDate, problem('no-day'));

/** 1234.5, -12 or 1,23,456.7; no other sign. */
export const numberCell = filled
  .refine((text) => /^-?\d[\d,]*(\.\d+)?$/.test(text) && text.length <= 24, problem('no-number'))
  .transform((text) => Number(text.replaceAll(',', '')));

export const positiveCell = numberCell.refine((value) => value > 0, problem('out-of-range'));
export const notNegativeCell = numberCell.refine((value) => value >= 0, problem('out-of-range'));
export const percentCell = notNegativeCell.refine((value) => value <= 100, problem('out-of-range'));

export const choiceCell = <const T extends string>(choices: readonly T[]) =>
  filled
    .transform((text) => text.toLowerCase())
    .refine((text): text is T => choices.some((choice) => choice === text), problem('no-choice'));

/** Null for an empty cell. */
export function optionalCell<Value>(cell: z.ZodType<Value, string>) {
  return z.string().transform((text, context): Value | null => {
    if (text === '') return null;
    const read = cell.safeParse(text);
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? 'missing' });
    return z.NEVER;
  });
}
