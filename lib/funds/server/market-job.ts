import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { env } from '@/lib/env';
import type { NavAll } from '@/lib/funds/data/nav-all';
import { navDayFeed } from '@/lib/funds/data/nav-day-feed';
import { monthEndsBefore } from '@/lib/funds/domain/market/grid-days';
import { marketSeries } from '@/lib/funds/domain/market/market-series';
import { marketTable } from '@/lib/funds/domain/market/market-table';
import type { NavDay } from '@/lib/funds/domain/market/nav-day';
import { byPeriod, type MarketNavs, type Period } from '@/lib/funds/domain/market/scheme-figures';
import { oldestCurrentDay } from '@/lib/funds/domain/scheme';
import { trailingPeriods } from '@/lib/funds/domain/trailing-returns';
import { failure, success, type Result } from '@/lib/result';
import { load } from '@/lib/sources/load';
import type { SourceProblem } from '@/lib/sources/sourced';
import {
  readNavDay,
  storedNavDays,
  writeMarketSeries,
  writeMarketTable,
  writeNavDay,
} from './market-store';
import { loadSchemes } from './source';

export type MarketRun = {
  /** The day of the newest NAVs. */
  asOf: IsoDate;
  schemes: number;
  monthEnds: number;
  /** Days whose NAVs this run asked AMFI for and stored. */
  stored: readonly IsoDate[];
  /** Days that AMFI did not give: the next run asks again. */
  missing: readonly IsoDate[];
};

/** First the day and the weekday before it; where both are holidays, five weekdays. */
const weekdaysAsked = [2, 5] as const;
/** AMFI answers each report from its database. */
const pauseMs = env.sources.isSample ? 0 : 2_000;
/** A job that did not run for a while makes up so many month ends each time. */
const mostMonthsAtOnce = 3;
const readAtOnce = 8;

/**
 * Stores the newest NAVs and those of the days that returns begin on, and computes the figures of all schemes from them
 * and the stored month ends. A second run of a day asks AMFI only for what is missing or damaged.
 */
export async function runMarketJob(now: Date): Promise<Result<MarketRun, SourceProblem>> {
  const list = await loadSchemes();
  if (!list.ok) return list;
  const { schemes, asOf } = list.value.data;
  const latest = newestNavs(list.value.data);
  await writeNavDay(latest);
  const anchorOf = (months: Period) => shiftMonths(asOf, -months);
  const anchors = await loadNavDays(trailingPeriods.map(anchorOf));
  // An IDCW option has no figures.
  const codes = new Set(schemes.flatMap(({ code, option }) => (option === 'growth' ? [code] : [])));
  const monthEnds = await loadNavDays(await monthEndsToRead(asOf), (code) => codes.has(code));
  const navs: MarketNavs = {
    latest,
    anchors: byPeriod((months) => anchors.days.get(anchorOf(months))),
    monthEnds: [...monthEnds.days.values()],
  };
  const table = marketTable(schemes, navs, dateInIndia(now));
  await writeMarketTable({ table, computedAt: now.toISOString() });
  await writeMarketSeries(marketSeries(schemes, navs));
  return success({
    asOf,
    schemes: table.schemes.length,
    monthEnds: navs.monthEnds.length,
    stored: [...anchors.fetched, ...monthEnds.fetched],
    missing: [...anchors.missing, ...monthEnds.missing],
  });
}

/** The stored month ends and a few since the newest of them; none before the first backfill. */
async function monthEndsToRead(asOf: IsoDate): Promise<IsoDate[]> {
  const stored = await storedNavDays();
  const monthEnds = monthEndsBefore(asOf);
  const newest = monthEnds.findLastIndex((day) => stored.has(day));
  if (newest < 0) return [];
  return [
    ...monthEnds.filter((day) => stored.has(day)),
    ...monthEnds.slice(newest + 1).slice(-mostMonthsAtOnce),
  ];
}

type LoadedDays = {
  /** In the order that was asked for. */
  days: ReadonlyMap<IsoDate, NavDay>;
  /** Days that AMFI was asked for, and gave. */
  fetched: readonly IsoDate[];
  /** Days that AMFI did not give. */
  missing: readonly IsoDate[];
};

/** Days from Storage; one that is not stored, or whose file is damaged, is asked of AMFI and stored. */
async function loadNavDays(
  dates: readonly IsoDate[],
  isWanted?: (code: number) => boolean,
): Promise<LoadedDays> {
  const read: (NavDay | null)[] = [];
  for (let at = 0; at < dates.length; at += readAtOnce) {
    const some = dates.slice(at, at + readAtOnce).map((date) => readNavDay(date, isWanted));
    read.push(...(await Promise.all(some)));
  }
  const days = new Map<IsoDate, NavDay>();
  const fetched: IsoDate[] = [];
  const missing: IsoDate[] = [];
  for (const [index, date] of dates.entries()) {
    const answer = read[index] ? success(read[index]) : await storeNavDay(date);
    if (answer.ok) days.set(date, answer.value);
    if (!read[index]) (answer.ok ? fetched : missing).push(date);
  }
  return { days, fetched, missing };
}

/** The month ends that are not stored yet, the newest first. */
export async function missingMonthEnds(now: Date): Promise<IsoDate[]> {
  const stored = await storedNavDays();
  return monthEndsBefore(dateInIndia(now))
    .filter((day) => !stored.has(day))
    .reverse();
}

/** Asks AMFI for the NAVs of a day and stores them; replaces what is stored. */
export async function storeNavDay(date: IsoDate): Promise<Result<NavDay, SourceProblem>> {
  let problem: SourceProblem = 'malformed';
  for (const weekdays of weekdaysAsked) {
    await pause(pauseMs);
    const answer = await load(navDayFeed(date, weekdays));
    if (answer.ok) {
      const { data } = answer.value;
      await writeNavDay(data);
      return success(data);
    }
    ({ problem } = answer);
    if (problem !== 'malformed') break;
  }
  return failure(problem);
}

/** Rows dated a few days ahead are of liquid funds over a holiday: their newest NAV counts as that of the list's day. */
function newestNavs({ schemes, asOf }: NavAll): NavDay {
  const oldest = oldestCurrentDay(asOf);
  const current = schemes.flatMap(({ code, nav, navDate }): [number, number][] =>
    nav !== null && navDate !== null && navDate >= oldest ? [[code, nav]] : [],
  );
  return { date: asOf, navs: new Map(current) };
}
