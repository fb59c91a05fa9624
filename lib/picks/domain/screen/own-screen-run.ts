import { earliestOf } from '@/lib/calendar/first-and-last-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import {
  digestInMarket,
  recordedListOf,
  type Digest,
} from '@/lib/picks/domain/record/recorded-list';
import { ratioRows, type RatioRow, type RowsOn } from '@/lib/picks/domain/ratios/ratio-row';
import type { OwnScreenReading } from './own-screen-query';
import { readCheckedScreen, type ReadScreen, type Screen, type ScreenResult } from './screen';
import { byScore, runScreen, sift, weightsOf, type RankedRow } from './run-screen';
import { universeKnownOn, type Universe } from '@/lib/picks/domain/company/universe';
import { companyNameOf, type CompanyName } from '@/lib/picks/domain/company/company';
import { csvTable, csvText, type CsvColumns } from '@/lib/csv/csv';
import { memoizeByObject, memoizeRecent } from '@/lib/memoize';
import type { Messages } from '@/lib/messages';
import type { RecordStamp } from '@/lib/picks/domain/record/record-chain';
import type { ListColumn, ListedCompany } from '@/lib/picks/domain/company/company-list';

type OwnScreenRun = {
  result: ScreenResult;
  sensitivity: readonly WeightChange[];
  /** The day that the digest holds today against. */
  since: IsoDate;
  digest: Digest;
};

type MarketOfDay = {
  universe: Universe;
  asOf: IsoDate;
  lag: { days: number };
  rows: readonly RatioRow[];
};

/**
 * A member's own screen today: the list, what its weights decide, and who came and went within a month.
 * @param onlyIsins run among these alone; null for all. @throws for a screen that readScreen refuses.
 */
export function runOwnScreen(
  screen: Screen,
  { universe, asOf, lag, rows }: MarketOfDay,
  onlyIsins: readonly string[] | null,
): OwnScreenRun {
  const only = onlyIsins && new Set(onlyIsins);
  const among = (all: readonly RatioRow[]) =>
    only ? all.filter(({ isin }) => only.has(isin)) : all;
  const since = shiftMonths(asOf, -1);
  const priceLagDays = lag.days;
  const result = runScreen(screen, among(rows), asOf);
  const before = runScreen(screen, among(rowsOnce(universe, { asOf: since, priceLagDays })), since);
  const listOf = (of: ScreenResult) =>
    recordedListOf(screen, of, universe, { ranOn: of.asOf, priceLagDays });
  return {
    result,
    sensitivity: sensitivityOf(readCheckedScreen(screen), among(rows)),
    since,
    digest: digestInMarket(listOf(before), listOf(result), universe),
  };
}

/**
 * The screen of an address; null without one, and where it asks for a watchlist that cannot be read: the companies of
 * the whole market would pass for those of the reader.
 * @param watched null while the account cannot be reached.
 */
export function runAsked(
  { screen, typed: { isWatchedOnly } }: Pick<OwnScreenReading, 'screen' | 'typed'>,
  market: MarketOfDay,
  watched: readonly string[] | null,
): OwnScreenRun | null {
  if (!screen || (isWatchedOnly && !watched)) return null;
  return runOwnScreen(screen, market, isWatchedOnly ? watched : null);
}

/** A share of the watchlist that no rule is run on. The name is null where the universe does not have the share. */
export type UnlistedShare = { isin: string; name: string | null };

/** The watched shares that are not listed on the day of the market, such as delisted ones. */
export function unlistedAmong(
  watched: readonly string[],
  { universe, rows }: Pick<MarketOfDay, 'universe' | 'rows'>,
): UnlistedShare[] {
  const listed = new Set(rows.map(({ isin }) => isin));
  const unlisted = new Set(watched.filter((isin) => !listed.has(isin)));
  const names = new Map(universe.companies.map(({ isin, name }) => [isin, name]));
  return [...unlisted].map((isin) => ({ isin, name: names.get(isin) ?? null }));
}

const rowsIn = memoizeByObject((_universe: Universe) => memoizeRecent<readonly RatioRow[]>(1));

/** The ratios of a whole market take longest to compute: those of the last day are cached for each universe. */
function rowsOnce(universe: Universe, on: RowsOn): readonly RatioRow[] {
  return rowsIn(universe)(`${on.asOf} ${on.priceLagDays}`, () =>
    ratioRows(universeKnownOn(universe, on.asOf), on),
  );
}

export type WeightChange = {
  /** The place of the criterion whose weight changes, from 0. */
  criterion: number;
  /** 1.1 for ten percent more. */
  factor: number;
  entered: readonly CompanyName[];
  left: readonly CompanyName[];
  /** How many that stay have another place. */
  moved: number;
};

const factors = [0.9, 1.1];

/**
 * How the list changes when one weight is 10% lower or higher. If it changes a lot, the list depends on the chosen
 * weights. Empty with fewer than two criteria, because a single weight changes nothing.
 */
export function sensitivityOf(read: ReadScreen, rows: readonly RatioRow[]): WeightChange[] {
  const { criteria, take } = read;
  if (criteria.length < 2) return [];
  const { best: ordered } = sift(read, rows, null);
  const weights = weightsOf(criteria);
  const count = take ?? ordered.length;
  const before = ordered.slice(0, count);
  return criteria.flatMap((_, criterion) =>
    factors.map((factor) => {
      const changed = weights.map((weight, at) => (at === criterion ? weight * factor : weight));
      const after = byScore(ordered, changed).slice(0, count);
      return { criterion, factor, ...changesBetween(before, after) };
    }),
  );
}

function changesBetween(before: readonly RankedRow[], after: readonly RankedRow[]) {
  const placeBefore = new Map(before.map(({ row }, index) => [row.isin, index]));
  const isinsAfter = new Set(after.map(({ row }) => row.isin));
  return {
    entered: after.flatMap(({ row }) => (placeBefore.has(row.isin) ? [] : companyNameOf(row))),
    left: before.flatMap(({ row }) => (isinsAfter.has(row.isin) ? [] : companyNameOf(row))),
    moved: after.filter(({ row }, index) => (placeBefore.get(row.isin) ?? index) !== index).length,
  };
}

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
  messages: Messages['picksOwn']['own']['csv'],
): string {
  const table: CsvColumns<ListedCompany> = [
    [messages.place, ({ place }) => place],
    [messages.company, ({ name }) => name],
    [messages.symbol, ({ symbol }) => symbol],
    [messages.isin, ({ isin }) => isin],
    [messages.sector, ({ sector }) => sector],
    [messages.redFlags, ({ redFlags }) => redFlags.length],
    ...columns.map(({ name, unit }, at): CsvColumns<ListedCompany>[number] => {
      const sign = messages.units[unit];
      return [sign === '' ? name : `${name} (${sign})`, ({ numbers }) => numbers[at]];
    }),
    ...(companies[0]?.reasons ?? []).flatMap((reason, at): CsvColumns<ListedCompany> => {
      // As the rule language writes it.
      const text = reason.isNegated ? `NOT ${reason.text}` : reason.text;
      return [
        [text, ({ reasons }) => reasons[at]?.number],
        [`${text}: ${messages.margin}`, ({ reasons }) => reasons[at]?.margin],
        // A number is as old as the oldest of those that it is made of.
        [
          `${text}: ${messages.date}`,
          ({ reasons }) =>
            earliestOf((reasons[at]?.ratios ?? []).flatMap(({ asOf: day }) => day ?? [])),
        ],
      ];
    }),
  ];
  return csvText([
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
    ...csvTable(table, companies),
  ]);
}
