import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { shiftDays } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import {
  aumQuartersFeed,
  aumYearsFeed,
  averageAumFeed,
  performanceFeed,
  schemeMasterFeed,
  terMonthsFeed,
  terWorkbookFeed,
} from '@/lib/funds/data/facts/fact-feeds';
import { performancePairs, type PerformanceRow } from '@/lib/funds/data/facts/fund-performance';
import { readTerWorkbook, type TerMonth } from '@/lib/funds/data/facts/ter-workbook';
import type { NavAll } from '@/lib/funds/data/nav-all';
import {
  bySource,
  isDue,
  isPiece,
  factSources,
  noStoredFacts,
  type FactsBySource,
  type FactSource,
} from '@/lib/funds/domain/facts/scheme-facts';
import { joinByFundName, ofPlan, fundAssets } from '@/lib/funds/domain/facts/fund-names';
import { financialYearOf } from '@/lib/law/financial-year';
import { failure, success, type Result } from '@/lib/result';
import { load } from '@/lib/sources/load';
import type { SourceProblem } from '@/lib/sources/sourced';
import { WorkbookError } from '@/lib/xlsx/open-workbook';
import { readOrBeginAnew, readSchemeFacts, writeSchemeFacts } from './market-store';
import { loadSchemes } from './source';

/** What happened to one source: it is off, not yet due, gave new facts, or failed, so that the last good ones stay. */
type FactsOutcome = 'off' | 'not-due' | 'stored' | 'postponed' | SourceProblem;

export type FactsRun = {
  outcomes: Readonly<Record<FactSource, FactsOutcome>>;
  /** The day of the stored facts of each source, and of how many schemes they are. */
  stored: Readonly<Record<FactSource, { asOf: IsoDate; schemes: number } | null>>;
};

type Found<Facts> = Result<{ asOf: IsoDate; byCode: ReadonlyMap<number, Facts> }, SourceProblem>;

/** Between the requests of one source. */
const pauseMs = env.sources.isSample ? 0 : 2_000;
/** A request of a run begins within this time; the function ends at five minutes. */
const latestStartMs = 180_000;
/** The current month fills day by day: 808 of 2,110 schemes on the third. */
const minTerSchemes = 1_500;

/**
 * Asks AMFI for the facts that are due (`isDue`) and stores them. Each source stands alone: one that fails keeps its last
 * good facts and their day, and is asked again by the next run.
 */
export async function runFactsJob(now: Date): Promise<Result<FactsRun, SourceProblem>> {
  const startedAt = performance.now();
  const list = await loadSchemes();
  if (!list.ok) return list;
  const { data } = list.value;
  let stored = await readOrBeginAnew(readSchemeFacts, noStoredFacts);
  const outcomes = bySource<FactsOutcome>(() => 'off');
  for (const source of factSources) {
    if (!env.amfi[source]) continue;
    if (!isDue(source, stored[source], now)) {
      outcomes[source] = 'not-due';
    } else if (performance.now() - startedAt > latestStartMs) {
      outcomes[source] = 'postponed';
    } else {
      const found = await askSafely(source, data, now);
      const known = stored[source];
      if (!found.ok) outcomes[source] = found.problem;
      else if (isPiece(found.value.byCode, known, now)) outcomes[source] = 'malformed';
      else {
        outcomes[source] = 'stored';
        stored = { ...stored, [source]: { ...found.value, fetchedAt: now.toISOString() } };
        await writeSchemeFacts(stored);
      }
    }
  }
  return success({
    outcomes,
    stored: bySource((source) => {
      const section = stored[source];
      return section && { asOf: section.asOf, schemes: section.byCode.size };
    }),
  });
}

const askers: {
  readonly [Source in FactSource]: (
    list: NavAll,
    now: Date,
  ) => Promise<Found<FactsBySource[Source]>>;
} = { master: askMaster, averageAum: askAverageAum, ter: askTer, performance: askPerformance };

/** A workbook is read outside the loader, which turns what a reader throws into a problem. */
async function askSafely(source: FactSource, list: NavAll, now: Date) {
  try {
    return await askers[source](list, now);
  } catch (error) {
    if (error instanceof WorkbookError) return failure<SourceProblem>('malformed');
    throw error;
  }
}

async function askMaster(_: NavAll, now: Date): Promise<Found<FactsBySource['master']>> {
  const answer = await load(schemeMasterFeed);
  if (!answer.ok) return answer;
  return success({ asOf: dateInIndia(now), byCode: answer.value.data });
}

async function askAverageAum({ schemes }: NavAll): Promise<Found<FactsBySource['averageAum']>> {
  const years = await load(aumYearsFeed);
  if (!years.ok) return years;
  // In spring the newest year has no quarter yet.
  for (const year of years.value.data.slice(0, 2)) {
    await pause(pauseMs);
    const quarter = await load(aumQuartersFeed(year));
    if (!quarter.ok) return quarter;
    if (quarter.value.data === 'none') continue;
    await pause(pauseMs);
    const answer = await load(averageAumFeed(year, quarter.value.data));
    if (!answer.ok) return answer;
    return success({
      asOf: quarter.value.data.end,
      byCode: fundAssets(schemes, answer.value.data),
    });
  }
  return failure('malformed');
}

/** The newest of the last months that most schemes are in. */
async function askTer({ schemes }: NavAll, now: Date): Promise<Found<FactsBySource['ter']>> {
  const today = dateInIndia(now);
  const months = await newestTerMonths(today);
  if (!months.ok) return months;
  for (const month of months.value) {
    await pause(pauseMs);
    const answer = await load(terWorkbookFeed(month));
    if (!answer.ok) return answer;
    const read = await readTerWorkbook(answer.value.data, month);
    if (read.rows.length >= minTerSchemes) {
      return success({ asOf: read.asOf, byCode: terOfSchemes(schemes, read) });
    }
  }
  return failure('malformed');
}

/** The two newest months, of the financial year before where this one has only begun. */
async function newestTerMonths(today: IsoDate): Promise<Result<string[], SourceProblem>> {
  const year = financialYearOf(today);
  const months: string[] = [];
  for (const first of [year, year - 1]) {
    if (months.length >= 2) break;
    const answer = await load(terMonthsFeed(`${first}-${first + 1}`));
    if (!answer.ok) return answer;
    months.push(...answer.value.data);
  }
  return success(months.slice(0, 2));
}

function terOfSchemes(schemes: NavAll['schemes'], { rows }: TerMonth) {
  const joined = joinByFundName(schemes, rows);
  return new Map(
    schemes.flatMap(({ code, plan }) => {
      const row = joined.get(code);
      const ter = row && ofPlan(row, plan);
      return ter ? [[code, ter] as const] : [];
    }),
  );
}

/** Forty requests, one category after the other. On a holiday the gateway knows no scheme: the day before is tried. */
async function askPerformance({
  schemes,
  asOf,
}: NavAll): Promise<Found<FactsBySource['performance']>> {
  const rows: PerformanceRow[] = [];
  const [first, ...others] = performancePairs;
  let day = asOf;
  for (let daysLeft = 4; rows.length === 0; daysLeft -= 1) {
    if (daysLeft === 0) return failure('malformed');
    const answer = await load(performanceFeed(first!, day));
    if (!answer.ok) return answer;
    rows.push(...answer.value.data);
    if (rows.length === 0) day = shiftDays(day, -1);
    await pause(pauseMs);
  }
  for (const pair of others) {
    const answer = await load(performanceFeed(pair, day));
    if (!answer.ok) return answer;
    rows.push(...answer.value.data);
    await pause(pauseMs);
  }
  const byCode = joinByFundName(schemes, rows);
  return success({
    asOf: day,
    byCode: new Map(
      [...byCode].map(([code, { benchmark, schemeRisk, benchmarkRisk, benchmarkReturns }]) => [
        code,
        { benchmark, schemeRisk, benchmarkRisk, benchmarkReturns },
      ]),
    ),
  });
}
