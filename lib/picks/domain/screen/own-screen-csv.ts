import { csvText, type CsvCell } from '@/lib/csv/csv';
import type { RecordedList, RecordStamp } from '@/lib/picks/domain/record/record-chain';
import type { ListColumn, ListedCompany } from '@/lib/picks/domain/company/company-list';
import type { RatioUnit } from '@/lib/picks/domain/ratios/ratio-list';
import type { RatioNumber, ScreenResult } from './screen';

type ScreenCsvMessages = {
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
  /** In which a column counts; empty for a plain number. */
  units: Readonly<Record<RatioUnit, string>>;
};

/**
 * The companies of a list with the figures of its columns, each comparison with its two sides, its margin and the day of
 * the number. Above it stand the rule and the number and hash of the record's newest list, so that a file can be compared
 * with the record later. Texts that a spreadsheet would run as a formula are made harmless.
 * @param newest null while nothing is on record. @param permission under which the figures stand, a line each
 */
export function ownScreenCsv(
  { ruleText, asOf }: Pick<ScreenResult, 'ruleText' | 'asOf'>,
  { companies, columns }: { companies: readonly ListedCompany[]; columns: readonly ListColumn[] },
  {
    newest,
    isSample,
    permission,
  }: { newest: RecordStamp | null; isSample: boolean; permission: readonly string[] },
  messages: ScreenCsvMessages,
): string {
  const comparisons = companies[0]?.reasons ?? [];
  const head: CsvCell[][] = [
    [messages.rule, ruleText],
    [messages.asOf, asOf],
    [messages.universe, messages.universes[isSample ? 'sample' : 'imported']],
    ...(newest ? [[messages.newestList, newest.sequence]] : []),
    [messages.newestHash, newest?.hash ?? messages.noHash],
    ...(newest ? [[messages.recordUniverse, messages.universes[newest.universeKind]]] : []),
    [messages.notAdvice],
    ...permission.map((line) => [line]),
    ...(isSample ? [[messages.sample]] : []),
    [],
    [
      messages.place,
      messages.company,
      messages.symbol,
      messages.isin,
      messages.sector,
      messages.redFlags,
      ...columns.map(({ name, unit }) => {
        const sign = messages.units[unit];
        return sign === '' ? name : `${name} (${sign})`;
      }),
      ...comparisons.flatMap(({ text }) => [
        text,
        `${text}: ${messages.margin}`,
        `${text}: ${messages.date}`,
      ]),
    ],
  ];
  const rows = companies.map((company): CsvCell[] => {
    const { place, name, symbol, isin, sector, redFlags, numbers, reasons } = company;
    return [
      place,
      name,
      symbol,
      isin,
      sector,
      redFlags.length,
      ...numbers,
      ...reasons.flatMap(({ number, margin, ratios }) => [number, margin, oldest(ratios)]),
    ];
  });
  return csvText([...head, ...rows]);
}

/** A number is as old as the oldest of those that it is made of. */
function oldest(ratios: readonly RatioNumber[]): string | null {
  const days = ratios.flatMap(({ asOf }) => asOf ?? []);
  return days.length > 0 ? days.reduce((one, other) => (one < other ? one : other)) : null;
}
