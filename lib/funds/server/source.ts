import 'server-only';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import type { Loaded } from '@/lib/sources/sourced';
import { withTimeout } from '@/lib/timeout';
import { navAllFeed, navHistoryFeed, pastNavsFeed } from '@/lib/funds/data/feeds';
import type { PastNav } from '@/lib/funds/data/history-report';
import { joinNewest, type JoinedHistory } from '@/lib/funds/domain/join-newest';
import type { NavAll } from '@/lib/funds/data/nav-all';
import type { Scheme } from '@/lib/funds/domain/scheme';
import {
  buildSchemeIndex,
  searchSchemes,
  type SchemeIndex,
} from '@/lib/funds/domain/scheme-search';
import {
  returnYears,
  standingsOf,
  type ReturnYears,
  type Standings,
} from '@/lib/funds/domain/standings';

/** All schemes of AMFI's list. */
export function loadSchemes(): Promise<Loaded<NavAll>> {
  return load(navAllFeed);
}

/** One scheme of the list; an unknown code is `not-found`. */
export async function loadScheme(code: number): Promise<Loaded<Scheme>> {
  const list = await loadSchemes();
  if (!list.ok) return list;
  const scheme = list.value.data.schemes.find((each) => each.code === code);
  return scheme ? success({ ...list.value, data: scheme }) : failure('not-found');
}

/** The NAVs of the open-ended schemes so many years ago. */
export function loadPastNavs(years: number): Promise<Loaded<readonly PastNav[]>> {
  return load(pastNavsFeed(years, dateInIndia(new Date())));
}

export type KnownStandings = {
  standings: Standings;
  /** The days that the returns begin on; without those years whose report is not here yet. */
  since: Partial<Record<ReturnYears, IsoDate>>;
};

/** The first visitor of an instance does not wait for AMFI's large reports; the next ones have them. */
const reportTimeoutMs = 1_500;
const lateReport = () => failure('timed-out');
/** One for each list, made anew when a report comes. */
const known = new WeakMap<NavAll, KnownStandings & { reports: readonly unknown[] }>();

/** The returns of all schemes of the list over 1, 3 and 5 years, and their ranks. */
export async function loadStandings(list: NavAll): Promise<KnownStandings> {
  const loaded = await Promise.all(
    returnYears.map((years) => withTimeout(loadPastNavs(years), reportTimeoutMs, lateReport)),
  );
  const reports = loaded.map((report) => (report.ok ? report.value : null));
  const navs = reports.map((report) => report && report.data);
  const before = known.get(list);
  if (before?.reports.every((report, index) => report === navs[index])) return before;
  const byYears = <Value>(values: readonly (Value | null)[]) =>
    Object.fromEntries(
      returnYears.flatMap((years, index) => (values[index] ? [[years, values[index]]] : [])),
    ) as Partial<Record<ReturnYears, Value>>;
  const made = {
    standings: standingsOf(list.schemes, byYears(navs), dateInIndia(new Date())),
    since: byYears(reports.map((report) => report && readIsoDate(report.asOf))),
    reports: navs,
  };
  known.set(list, made);
  return made;
}

/** All NAVs of a scheme of the list, up to the list's own newest. A history with missing days is stale. */
export async function loadNavHistory(scheme: Scheme): Promise<Loaded<JoinedHistory>> {
  const history = await load(navHistoryFeed(scheme.code));
  if (!history.ok) return history;
  const joined = joinNewest(history.value.data, scheme);
  const { status } = history.value;
  return success({
    ...history.value,
    data: joined,
    asOf: joined.series.at(-1)?.date ?? history.value.asOf,
    status: status === 'live' && joined.isBehind ? 'stale' : status,
  });
}

/** One index for each list: it is built with the first search. */
const indexes = new WeakMap<NavAll, SchemeIndex>();

/** The schemes that the words most likely mean, best first. */
export async function findSchemes(words: string, limit: number): Promise<Loaded<Scheme[]>> {
  const list = await loadSchemes();
  if (!list.ok) return list;
  const { data } = list.value;
  const index = indexes.get(data) ?? buildSchemeIndex(data.schemes, dateInIndia(new Date()));
  indexes.set(data, index);
  return success({ ...list.value, data: searchSchemes(index, words, limit) });
}
