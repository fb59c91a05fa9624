import { z } from 'zod';
import { hourMs } from '@/lib/calendar/day-count';
import { SourceError } from './source-error';
import { createReadReport, type ReadReport, type ReadReportBuilder } from './read-report';
import { countCharacters, cutToBytes, readLine } from '@/lib/text/read-text';

type RowOptions = {
  /** Fields that the provider is known to send and that the site does not use. */
  unusedFields?: readonly string[];
  /** The words that a field is known to hold. Another word is reported; whether its row is read, the schema says. */
  knownWords?: Readonly<Record<string, readonly string[]>>;
};

type ListOptions<Row> = RowOptions & {
  /** The key of a row: the second row with the same key is refused. */
  keyOf?: (row: Row) => string;
};

/**
 * Reads a list row by row: what the schema refuses is left out and counted, so that one bad row never loses the list.
 * Fields are compared with those of the schema where it is one of an object. Linear in the rows and their fields.
 */
export function readRows<Row>(
  list: readonly unknown[],
  schema: z.ZodType<Row>,
  options: ListOptions<Row> = {},
): { rows: Row[]; report: ReadReport } {
  const report = createReadReport();
  const format = createFormatNotes(schema, options, report);
  const rows: Row[] = [];
  const keys = new Set<string>();
  const { keyOf } = options;
  for (const entry of list) {
    format.see(entry);
    const checked = schema.safeParse(entry);
    if (!checked.success) {
      report.refuse(reasonOf(checked.error));
    } else if (keyOf && keys.has(keyOf(checked.data))) {
      report.refuse('the same row twice');
    } else {
      if (keyOf) keys.add(keyOf(checked.data));
      rows.push(checked.data);
      report.accept();
    }
  }
  format.finish();
  return { rows, report: report.finish() };
}

/** Reads an answer that is one row. @throws SourceError when the schema refuses it. */
export function readRow<Row>(
  entry: unknown,
  schema: z.ZodType<Row>,
  options: RowOptions = {},
): { row: Row; report: ReadReport } {
  const { rows, report } = readRows([entry], schema, options);
  const [row] = rows;
  if (row === undefined) {
    throw new SourceError('malformed', report.firstReasons[0] ?? 'unreadable', { report });
  }
  return { row, report };
}

/** The path and reason of a schema error: only field names and types of the schema, no text of the row. */
export function reasonOf({ issues }: z.ZodError): string {
  const { path = [], message = 'unknown' } = issues[0] ?? {};
  return `${path.join('.') || 'the whole'}: ${message}`;
}

type FormatNotes = { see: (entry: unknown) => void; finish: () => void };

/** Format differences in the fields and words of the rows; nothing for rows that are not objects. */
function createFormatNotes<Row>(
  schema: z.ZodType<Row>,
  { unusedFields = [], knownWords = {} }: RowOptions,
  report: ReadReportBuilder,
): FormatNotes {
  const readFields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const known = new Set([...readFields, ...unusedFields]);
  const unseen = new Set(readFields);
  let isSeen = false;

  function see(entry: unknown): void {
    if (readFields.length === 0 || typeof entry !== 'object' || entry === null) return;
    isSeen = true;
    for (const field of Object.keys(entry)) {
      unseen.delete(field);
      if (!known.has(field)) report.noteNewField(field);
    }
    for (const [field, words] of Object.entries(knownWords)) {
      const word: unknown = (entry as Record<string, unknown>)[field];
      if (typeof word === 'string' && !words.includes(word)) report.noteNewWord(field, word);
    }
  }

  return {
    see,
    finish() {
      if (isSeen) for (const field of unseen) report.noteLostField(field);
    },
  };
}

/**
 * A field of a provider that is shown as one line, such as a name: cut to its bound, so that an answer of megabytes is
 * never held for a name. An identifier is bounded with `.max()` instead, because a cut one would name something else.
 */
export function boundedLine(maxCharacters: number) {
  return z
    .string()
    .transform((text) => cutLine(text, maxCharacters))
    .pipe(z.string().min(1));
}

function cutLine(text: string, maxCharacters: number): string {
  // Four bytes are the longest character in UTF-8.
  const head = cutToBytes(text, maxCharacters * 4);
  // Normalisation makes up to three characters of one.
  const line = readLine(head, { maxCharacters: head.length * 3 }) ?? '';
  const short = countCharacters(line) > maxCharacters ? cutCharacters(line, maxCharacters) : line;
  // In V8 a slice retains the whole text in memory: copy the slice.
  return head.length < text.length ? Buffer.from(short).toString() : short;
}

function cutCharacters(line: string, maxCharacters: number): string {
  return Array.from(line).slice(0, maxCharacters).join('').trim();
}

/** Allows for clocks that are ahead and for liquid funds, whose NAV is dated tomorrow. */
const maxFutureMs = 48 * hourMs;

/** Whether a time of figures is plausible. @param atMs milliseconds since 1970; false for NaN. */
export function isBelievableTime(atMs: number, now: Date): boolean {
  return atMs < now.getTime() + maxFutureMs;
}
