import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { daysBetween, shiftDays } from '@/lib/calendar/day-count';
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
import { performancePairs, type PerformanceSoFar } from '@/lib/funds/data/facts/fund-performance';
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
import type { Feed } from '@/lib/sources/feed';
import { load } from '@/lib/sources/load';
import type { Sourced, SourceProblem } from '@/lib/sources/sourced';
import { WorkbookError } from '@/lib/xlsx/open-workbook';
import {
  readOrBeginAnew,
  readPerformanceSoFar,
  readSchemeFacts,
  writePerformanceSoFar,
  writeSchemeFacts,
} from './market-store';
import { loadSchemes } from './source';

/**
 * What happened to one source: it is off, not yet due, gave new facts, or failed, so that the last good ones stay. Where the
 * time of the run was over, it is postponed: the next run goes on.
 */
type FactsOutcome = 'off' | 'not-due' | 'stored' | AskProblem;
type AskProblem = 'postponed' | SourceProblem;

export type FactsRun = {
  outcomes: Readonly<Record<FactSource, FactsOutcome>>;
  /** The day of the stored facts of each source, and of how many schemes they are. */
  stored: Readonly<Record<FactSource, { asOf: IsoDate; schemes: number } | null>>;
};

type Found<Facts> = Result<{ asOf: IsoDate; byCode: ReadonlyMap<number, Facts> }, AskProblem>;

/** Sends a request after a pause, or postpones it when the time of the run is over. */
type Ask = <Data>(feed: Feed<Data>) => Promise<Result<Sourced<Data>, AskProblem>>;

/** Between two requests. */
const pauseMs = env.sources.isSample ? 0 : 2_000;
/** A request of a run begins within this time. AMFI may take 90 seconds to answer, and the function ends at 300. */
const latestStartMs = 180_000;
/** Answers about the performance on a day are joined to later ones of the same day for so long. */
const maxDaysOfPlace = 7;
/** The current month fills day by day: 808 of 2,110 schemes on the third. */
const minTerSchemes = 1_500;

/**
 * Asks AMFI for the facts that are due (`isDue`) and stores them. Each source stands alone: one that fails keeps its last
 * good facts and their day, and is asked again by the next run.
 */
export async function runFactsJob(now: Date): Promise<Result<FactsRun, SourceProblem>> {
  const ask = createAsk(performance.now());
  const list = await loadSchemes();
  if (!list.ok) return list;
  const { data } = list.value;
  let stored = await readOrBeginAnew(readSchemeFacts, noStoredFacts);
  const outcomes = bySource<FactsOutcome>(() => 'off');
  for (const source of factSources) {
    if (!env.amfi[source]) continue;
    if (!isDue(source, stored[source], now)) {
      outcomes[source] = 'not-due';
    } else {
      const found = await askSafely(source, data, now, ask);
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

function createAsk(startedAt: number): Ask {
  let isFirst = true;
  return async (feed) => {
    if (!isFirst) await pause(pauseMs);
    isFirst = false;
    if (performance.now() - startedAt > latestStartMs) return failure('postponed');
    return load(feed);
  };
}

const askers: {
  readonly [Source in FactSource]: (
    list: NavAll,
    now: Date,
    ask: Ask,
  ) => Promise<Found<FactsBySource[Source]>>;
} = { master: askMaster, averageAum: askAverageAum, ter: askTer, performance: askPerformance };

/** A workbook is read outside the loader, which turns what a reader throws into a problem. */
async function askSafely(source: FactSource, list: NavAll, now: Date, ask: Ask) {
  try {
    return await askers[source](list, now, ask);
  } catch (error) {
    if (error instanceof WorkbookError) return failure<SourceProblem>('malformed');
    throw error;
  }
}

async function askMaster(_: NavAll, now: Date, ask: Ask): Promise<Found<FactsBySource['master']>> {
  const answer = await ask(schemeMasterFeed);
  if (!answer.ok) return answer;
  return success({ asOf: dateInIndia(now), byCode: answer.value.data });
}

async function askAverageAum(
  { schemes }: NavAll,
  _: Date,
  ask: Ask,
): Promise<Found<FactsBySource['averageAum']>> {
  const years = await ask(aumYearsFeed);
  if (!years.ok) return years;
  // In spring the newest year has no quarter yet.
  for (const year of years.value.data.slice(0, 2)) {
    const quarter = await ask(aumQuartersFeed(year));
    if (!quarter.ok) return quarter;
    if (quarter.value.data === 'none') continue;
    const answer = await ask(averageAumFeed(year, quarter.value.data));
    if (!answer.ok) return answer;
    return success({
      asOf: quarter.value.data.end,
      byCode: fundAssets(schemes, answer.value.data),
    });
  }
  return failure('malformed');
}

/** The newest of the last months that most schemes are in. */
async function askTer(
  { schemes }: NavAll,
  now: Date,
  ask: Ask,
): Promise<Found<FactsBySource['ter']>> {
  const today = dateInIndia(now);
  const months = await newestTerMonths(today, ask);
  if (!months.ok) return months;
  for (const month of months.value) {
    const answer = await ask(terWorkbookFeed(month));
    if (!answer.ok) return answer;
    const read = await readTerWorkbook(answer.value.data, month);
    if (read.rows.length >= minTerSchemes) {
      return success({ asOf: read.asOf, byCode: terOfSchemes(schemes, read) });
    }
  }
  return failure('malformed');
}

/** The two newest months, of the financial year before where this one has only begun. */
async function newestTerMonths(today: IsoDate, ask: Ask): Promise<Result<string[], AskProblem>> {
  const year = financialYearOf(today);
  const months: string[] = [];
  for (const first of [year, year - 1]) {
    if (months.length >= 2) break;
    const answer = await ask(terMonthsFeed(`${first}-${first + 1}`));
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

/**
 * Forty requests, one category after the other. Where the time of the run is over or AMFI fails, the next run goes on with
 * the categories that are left.
 */
async function askPerformance(
  { schemes, asOf }: NavAll,
  _: Date,
  ask: Ask,
): Promise<Found<FactsBySource['performance']>> {
  const place = await readOrBeginAnew(readPerformanceSoFar, null);
  const isUsable = place !== null && daysBetween(place.day, asOf) <= maxDaysOfPlace;
  const begun = isUsable ? success(place) : await beginPerformance(asOf, ask);
  if (!begun.ok) return begun;
  const { day } = begun.value;
  const rows = [...begun.value.rows];
  for (let answered = begun.value.answered; answered < performancePairs.length; answered += 1) {
    const answer = await ask(performanceFeed(performancePairs[answered]!, day));
    if (!answer.ok) {
      await writePerformanceSoFar({ day, answered, rows });
      return answer;
    }
    rows.push(...answer.value.data);
  }
  if (place) await writePerformanceSoFar(null);
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

/** The first category. On a holiday the gateway knows no scheme: the day before is tried. */
async function beginPerformance(
  asOf: IsoDate,
  ask: Ask,
): Promise<Result<PerformanceSoFar, AskProblem>> {
  for (let daysBefore = 0; daysBefore < 4; daysBefore += 1) {
    const day = shiftDays(asOf, -daysBefore);
    const answer = await ask(performanceFeed(performancePairs[0]!, day));
    if (!answer.ok) return answer;
    const rows = answer.value.data;
    if (rows.length > 0) return success({ day, answered: 1, rows });
  }
  return failure('malformed');
}
