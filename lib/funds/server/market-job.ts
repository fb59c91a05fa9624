import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { dateOfDayNumber, dayNumberOf, daysBetween } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths, dayInMonth } from '@/lib/calendar/months';
import { env } from '@/lib/env';
import type { NavAll } from '@/lib/funds/data/nav-all';
import { navDayFeed, navMonthFeed } from '@/lib/funds/data/nav-day-feed';
import {
  createDailyFalls,
  daysUntilFinal,
  monthEndOf,
  monthsToStore,
  unbrokenMonths,
  monthEndsBefore,
  weekdaysUpTo,
  type NavDay,
} from '@/lib/funds/domain/market/nav-month';
import { marketSeries } from '@/lib/funds/domain/market/market-series';
import { marketTable } from '@/lib/funds/domain/market/market-table';
import {
  compareLists,
  mergeNavDay,
  mergePastSchemes,
  pastSchemesAfter,
  type NavCorrection,
  type PastScheme,
} from '@/lib/funds/domain/market/market-memory';
import {
  byPeriod,
  type DailyFallsRead,
  type MarketNavs,
  type Period,
} from '@/lib/funds/domain/market/scheme-figures';
import { noMarketMemory } from '@/lib/funds/data/nav-files';
import { hasNoNavSince, oldestCurrentDay, type Scheme } from '@/lib/funds/domain/scheme';
import { trailingPeriods } from '@/lib/funds/domain/returns-and-risk';
import { failure, success, type Result } from '@/lib/result';
import { load } from '@/lib/sources/load';
import type { SourceProblem } from '@/lib/sources/sourced';
import {
  changeMarketMemory,
  readLastList,
  readMarketMemory,
  readNavDay,
  readNavMonth,
  readOrBeginAnew,
  storedNavDays,
  storedNavMonths,
  writeLastList,
  writeMarketSeries,
  writeMarketTable,
  writeNavDay,
  writeNavMonth,
} from './market-store';
import { loadSchemes } from './source';

type MarketRun = {
  /** The day of the newest NAVs. */
  asOf: IsoDate;
  schemes: number;
  monthEnds: number;
  /** Days whose NAVs this run asked AMFI for and stored. */
  stored: readonly IsoDate[];
  /** Days that AMFI did not give: the next run asks again. */
  missing: readonly IsoDate[];
  /** NAVs that AMFI gave anew for a day that was stored. */
  corrections: readonly NavCorrection[];
  /** Schemes that AMFI's list no longer names. */
  closed: number;
};

/** Between two reports, since AMFI computes each anew from its database. */
const pauseMs = env.sources.isSample ? 0 : 2_000;
/** A job that did not run for a while makes up this many month ends each time. */
const maxMonthsAtOnce = 3;
const readAtOnce = 8;
/** How many days back from there an unchecked day is looked for, and how many are checked in a run. */
const daysOfChecks = 7;
const maxChecksAtOnce = 2;

/**
 * Stores the newest NAVs and those of the days that returns begin on, and computes the figures of all schemes from them
 * and the stored month ends. A second run of a day asks AMFI only for what is missing or damaged.
 */
export async function runMarketJob(now: Date): Promise<Result<MarketRun, SourceProblem>> {
  const list = await loadSchemes();
  if (!list.ok) return list;
  const { schemes, asOf } = list.value.data;
  const today = dateInIndia(now);
  await rememberList(list.value.data);
  const { day: latest, corrections: ofLatest } = await writeNewerDay(
    newestNavs(list.value.data),
    today,
  );
  const corrections = [...ofLatest];
  const anchorOf = (months: Period) => shiftMonths(asOf, -months);
  const anchors = await loadNavDays(trailingPeriods.map(anchorOf), today);
  const stored = await storedNavDays();
  corrections.push(...(await checkDaysAgain(stored, asOf, today)));
  // Schemes that ended count in the averages of the months in which they lived.
  const { past } = await readOrBeginAnew(readMarketMemory, noMarketMemory);
  const all = [...schemes, ...past.map((scheme) => ({ ...scheme, nav: null }))];
  // An IDCW option has no figures.
  const codes = new Set(all.flatMap(({ code, option }) => (option === 'growth' ? [code] : [])));
  const monthEnds = await loadNavDays(monthEndsToRead(stored, asOf), today, (code) =>
    codes.has(code),
  );
  const navs: MarketNavs = {
    latest,
    anchors: byPeriod((months) => anchors.days.get(anchorOf(months))),
    monthEnds: [...monthEnds.days.values()],
    daily: await loadDailyFalls(codes, stored, latest, today),
  };
  const table = marketTable(all, navs, asOf);
  await writeMarketTable(table);
  await writeMarketSeries(marketSeries(all, navs));
  return success({
    asOf,
    schemes: table.schemes.length,
    monthEnds: navs.monthEnds.length,
    stored: [...anchors.fetched, ...monthEnds.fetched],
    missing: [...anchors.missing, ...monthEnds.missing],
    corrections: [...corrections, ...anchors.corrections, ...monthEnds.corrections],
    closed: past.length,
  });
}

/** Compares the list with the one before, and stores the last known name and NAV of schemes that left it. */
async function rememberList(list: NavAll): Promise<void> {
  const { gone, last } = compareLists(await readLastList(), list);
  if (last.piece) console.error(`The list of ${list.asOf} lacks too many schemes to be whole`);
  await changeMarketMemory((memory) => ({
    ...memory,
    past: pastSchemesAfter(memory.past, gone, list.schemes),
  }));
  await writeLastList(last);
}

/** Stores a day, or what is newer in it than in the stored one. @returns the day as it is stored now */
async function writeNewerDay(next: NavDay, today: IsoDate): Promise<StoredDay> {
  const stored = await readNavDay(next.date);
  const merged = mergeNavDay(stored, next, today);
  if (!merged) {
    console.error(`The NAVs of ${next.date} differ too much from the stored ones: not replaced`);
    return { day: stored ?? next, corrections: [] };
  }
  await writeNavDay(merged.day);
  if (merged.corrections.length > 0) {
    await changeMarketMemory((memory) => ({
      ...memory,
      corrections: [...memory.corrections, ...merged.corrections],
    }));
  }
  return merged;
}

/** A day that was stored from the list is read once more from AMFI's report, when all houses have given their NAVs. */
async function checkDaysAgain(
  stored: ReadonlySet<IsoDate>,
  asOf: IsoDate,
  today: IsoDate,
): Promise<readonly NavCorrection[]> {
  const newest = dayNumberOf(asOf) - daysUntilFinal;
  const days = Array.from({ length: daysOfChecks }, (_, index) => dateOfDayNumber(newest - index))
    .filter((day) => stored.has(day))
    .reverse();
  const corrections: NavCorrection[] = [];
  let left = maxChecksAtOnce;
  for (const day of days) {
    if (left === 0) break;
    if ((await readNavDay(day))?.isChecked !== false) continue;
    left -= 1;
    const answer = await storeNavDay(day, today);
    if (answer.ok) corrections.push(...answer.value.corrections);
  }
  return corrections;
}

/** The stored month ends and the first few since the newest of them; none before the first backfill. */
function monthEndsToRead(stored: ReadonlySet<IsoDate>, asOf: IsoDate): IsoDate[] {
  const monthEnds = monthEndsBefore(asOf);
  const newest = monthEnds.findLastIndex((day) => stored.has(day));
  if (newest < 0) return [];
  return [
    ...monthEnds.filter((day) => stored.has(day)),
    ...monthEnds.slice(newest + 1, newest + 1 + maxMonthsAtOnce),
  ];
}

type LoadedDays = {
  /** In the order that was asked for. */
  days: ReadonlyMap<IsoDate, NavDay>;
  /** Days that AMFI was asked for, and gave. */
  fetched: readonly IsoDate[];
  /** Days that AMFI did not give. */
  missing: readonly IsoDate[];
  corrections: readonly NavCorrection[];
};

/** Days from Storage; one that is not stored, or whose file is damaged, is asked of AMFI and stored. */
async function loadNavDays(
  dates: readonly IsoDate[],
  today: IsoDate,
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
  const corrections: NavCorrection[] = [];
  for (const [index, date] of dates.entries()) {
    if (read[index]) {
      days.set(date, read[index]);
      continue;
    }
    const answer = await storeNavDay(date, today);
    if (answer.ok) {
      days.set(date, answer.value.day);
      corrections.push(...answer.value.corrections);
    }
    (answer.ok ? fetched : missing).push(date);
  }
  return { days, fetched, missing, corrections };
}

/** The month ends that are not stored yet, the newest first. */
export async function missingMonthEnds(now: Date): Promise<IsoDate[]> {
  const stored = await storedNavDays();
  return monthEndsBefore(dateInIndia(now))
    .filter((day) => !stored.has(day))
    .reverse();
}

type StoredDay = { day: NavDay; corrections: readonly NavCorrection[] };

/**
 * Asks AMFI for the NAVs of a day and stores them; a NAV that is stored already makes way for the newer one. Schemes of the
 * report that the list no longer names join those that have ended.
 */
export async function storeNavDay(
  date: IsoDate,
  today: IsoDate,
): Promise<Result<StoredDay, SourceProblem>> {
  let problem: SourceProblem = 'malformed';
  for (const weekdays of weekdaysUpTo) {
    await pause(pauseMs);
    const answer = await load(navDayFeed(date, weekdays));
    if (answer.ok) {
      const { navs, ofOtherDays, schemeOf } = answer.value.data;
      const isChecked = daysBetween(date, today) >= daysUntilFinal;
      const day = { date, navs, ofOtherDays, isChecked };
      const stored = await writeNewerDay(day, today);
      await rememberEnded(navs.keys(), schemeOf);
      return success(stored);
    }
    ({ problem } = answer);
    if (problem !== 'malformed') break;
  }
  return failure(problem);
}

/** The last days of the whole months whose days are not stored, the newest first: every day of twenty years. */
export async function missingNavMonths(now: Date): Promise<IsoDate[]> {
  return monthsToStore(await storedNavMonths(), dateInIndia(now));
}

/**
 * Asks AMFI for every day of a month and stores them in one file, and the end of the month where it is not stored yet.
 * @returns how many days have NAVs
 */
export async function storeNavMonth(
  end: IsoDate,
): Promise<Result<{ days: number; schemes: number }, SourceProblem>> {
  await pause(pauseMs);
  const answer = await load(navMonthFeed(end));
  if (!answer.ok) return answer;
  const { month, schemeOf } = answer.value.data;
  await writeNavMonth(month);
  // On a holiday far fewer schemes have a NAV.
  const monthEnd = monthEndOf(month, month.codes.length / 2);
  if (monthEnd && !(await readNavDay(end))) await writeNavDay(monthEnd);
  await rememberEnded(month.codes, schemeOf);
  return success({ days: month.days.length, schemes: month.codes.length });
}

/**
 * The deepest falls between all stored days, where months of days are stored: the newest of them without a gap, and the days
 * since. Asks AMFI for a month that has ended since.
 */
async function loadDailyFalls(
  codes: ReadonlySet<number>,
  storedDays: ReadonlySet<IsoDate>,
  latest: NavDay,
  today: IsoDate,
): Promise<DailyFallsRead | null> {
  const stored = new Set(await storedNavMonths());
  if (stored.size === 0) return null;
  const [next] = monthsToStore(stored, today).reverse().filter(isAfterAll(stored));
  if (next && (await storeNavMonth(next)).ok) stored.add(next);
  const falls = createDailyFalls(codes);
  const ends = unbrokenMonths(stored);
  let first: IsoDate | null = null;
  for (const end of ends) {
    let month = await readNavMonth(end);
    if (!month && (await storeNavMonth(end)).ok) month = await readNavMonth(end);
    // Without a damaged month a fall in it would be missing.
    if (!month) return null;
    first ??= dayInMonth(end, month.days[0]!);
    falls.addMonth(month);
  }
  const last = ends.at(-1)!;
  for (const date of [...storedDays].sort().filter((day) => day > last && day < latest.date)) {
    const day = await readNavDay(date);
    if (day) falls.addDay(day);
  }
  falls.addDay(latest);
  return { fallOf: falls.fallOf, first: first! };
}

const isAfterAll = (stored: ReadonlySet<IsoDate>) => (end: IsoDate) =>
  [...stored].every((each) => each < end);

async function rememberEnded(
  codes: Iterable<number>,
  schemeOf: (code: number) => Scheme | null,
): Promise<void> {
  const list = await loadSchemes();
  if (!list.ok) return;
  const current = new Set(list.value.data.schemes.map(({ code }) => code));
  const ended = [...codes].flatMap((code): PastScheme[] => {
    const scheme = current.has(code) ? null : schemeOf(code);
    return scheme ? [{ ...scheme, goneSince: null }] : [];
  });
  if (ended.length === 0) return;
  await changeMarketMemory((memory) => {
    const known = new Map(memory.past.map(({ code, navDate }) => [code, navDate ?? '']));
    const isKnown = ended.every(({ code, navDate }) => (navDate ?? '') <= (known.get(code) ?? ''));
    return isKnown ? null : { ...memory, past: mergePastSchemes(memory.past, ended) };
  });
}

/** Rows dated a few days ahead are of liquid funds over a holiday: their newest NAV counts as that of the list's day. */
function newestNavs({ schemes, asOf }: NavAll): NavDay {
  const oldest = oldestCurrentDay(asOf);
  const current = schemes.filter((scheme) => !hasNoNavSince(scheme, oldest));
  return {
    date: asOf,
    navs: new Map(current.map(({ code, nav }) => [code, nav!])),
    ofOtherDays: new Set(current.flatMap(({ code, navDate }) => (navDate === asOf ? [] : [code]))),
    isChecked: false,
  };
}
