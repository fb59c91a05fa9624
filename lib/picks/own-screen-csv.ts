import { csvText, type CsvCell } from '@/lib/csv/csv-text';
import type { RecordedList, RecordStamp } from './record-entry';
import type { RatioNumber, ScreenResult } from './screen';

export type ScreenCsvWords = {
  rule: string;
  asOf: string;
  newestList: string;
  newestHash: string;
  noHash: string;
  /** The universe of this file, and that of the record's newest list. */
  universe: string;
  recordUniverse: string;
  universes: Readonly<Record<RecordedList['universeKind'], string>>;
  notAdvice: string;
  sample: string;
  place: string;
  company: string;
  symbol: string;
  isin: string;
  sector: string;
  redFlags: string;
  margin: string;
  date: string;
};

/**
 * What a screen passed, each comparison with its two sides, its margin and the day of the number; above it the rule and
 * the newest list of the record, its number and hash, so that a file can be held against the record later. Texts that a spreadsheet would
 * run as a formula are made harmless.
 * @param newest null while nothing is on record.
 */
export function ownScreenCsv(
  { ruleText, asOf, passed }: ScreenResult,
  { newest, isSample }: { newest: RecordStamp | null; isSample: boolean },
  words: ScreenCsvWords,
): string {
  const comparisons = passed[0]?.reasons ?? [];
  const head: CsvCell[][] = [
    [words.rule, ruleText],
    [words.asOf, asOf],
    [words.universe, words.universes[isSample ? 'sample' : 'imported']],
    ...(newest ? [[words.newestList, newest.sequence]] : []),
    [words.newestHash, newest?.hash ?? words.noHash],
    ...(newest ? [[words.recordUniverse, words.universes[newest.universeKind]]] : []),
    [words.notAdvice],
    ...(isSample ? [[words.sample]] : []),
    [],
    [
      words.place,
      words.company,
      words.symbol,
      words.isin,
      words.sector,
      words.redFlags,
      ...comparisons.flatMap(({ text }) => [
        text,
        `${text}: ${words.margin}`,
        `${text}: ${words.date}`,
      ]),
    ],
  ];
  const rows = passed.map(({ place, name, symbol, isin, sector, redFlags, reasons }): CsvCell[] => [
    place,
    name,
    symbol,
    isin,
    sector,
    redFlags.length,
    ...reasons.flatMap(({ number, margin, ratios }) => [number, margin, oldest(ratios)]),
  ]);
  return csvText([...head, ...rows]);
}

/** A number is as old as the oldest of those that it is made of. */
function oldest(ratios: readonly RatioNumber[]): string | null {
  const days = ratios.flatMap(({ asOf }) => asOf ?? []);
  return days.length > 0 ? days.reduce((one, other) => (one < other ? one : other)) : null;
}
