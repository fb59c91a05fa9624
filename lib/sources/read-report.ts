import { cutToBytes, readLine } from '@/lib/text/read-text';

/**
 * How well one answer of a provider could be read: what /api/health, the data-status card and the log say about its
 * format. Holds names of fields, words of a vocabulary and reasons, each of at most 80 bytes; never a row.
 */
export type ReadReport = {
  /** Rows of the answer, those refused among them. */
  rows: number;
  refusedRows: number;
  /** Why the first refused rows were refused: at most three different reasons. */
  firstReasons: readonly string[];
  /** Fields or columns that this release does not know, at most ten. */
  newFields: readonly string[];
  /** Fields or columns that this release reads and that no row has. */
  lostFields: readonly string[];
  /** Words that a vocabulary of the provider did not have before, as `field: word`, at most ten. */
  newWords: readonly string[];
};

const maxReasons = 3;
const maxNames = 10;
const maxNameBytes = 80;

/**
 * Collects a report while an answer is read. A reason says what was wrong and holds no text of the row, because a row
 * may name a person. `readRows` uses it for lists of JSON; a reader of lines or XML may use it directly.
 */
export function createReadReport() {
  let rows = 0;
  let refusedRows = 0;
  const reasons = new Set<string>();
  const newFields = new Set<string>();
  const lostFields = new Set<string>();
  const newWords = new Set<string>();

  return {
    /** Counts a row that was read. */
    accept(): void {
      rows += 1;
    },
    /** Counts a row that was refused. */
    refuse(reason: string): void {
      rows += 1;
      refusedRows += 1;
      add(reasons, reason, maxReasons);
    },
    noteNewField: (name: string) => add(newFields, name, maxNames),
    noteLostField: (name: string) => add(lostFields, name, maxNames),
    noteNewWord: (field: string, word: string) =>
      add(newWords, `${field}: ${cutToBytes(word, maxNameBytes)}`, maxNames),
    finish: (): ReadReport => ({
      rows,
      refusedRows,
      firstReasons: [...reasons],
      newFields: [...newFields],
      lostFields: [...lostFields],
      newWords: [...newWords],
    }),
  };
}

export type ReadReportBuilder = ReturnType<typeof createReadReport>;

function add(names: Set<string>, name: string, max: number): void {
  if (names.size >= max) return;
  names.add(readLine(cutToBytes(name, maxNameBytes), { maxCharacters: maxNameBytes }) ?? '');
}

/** Whether the remaining rows would mislead: more than half were refused. */
export function isMostlyRefused({ rows, refusedRows }: ReadReport): boolean {
  return refusedRows * 2 > rows;
}

/** The same text for the same differences from what this release knows. */
export function formatOf({ newFields, lostFields, newWords }: ReadReport): string {
  return JSON.stringify([newFields, lostFields, newWords]);
}

/** Whether the provider writes otherwise than this release knows. A single bad row is no change of format. */
export function isFormatChanged({ newFields, lostFields, newWords }: ReadReport): boolean {
  return newFields.length + lostFields.length + newWords.length > 0;
}
