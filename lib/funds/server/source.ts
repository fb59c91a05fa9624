import 'server-only';
import { dateInIndia } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { groupBy } from '@/lib/group-by';
import { memoizeByObject, memoizeRecent, oncePerInstance } from '@/lib/memoize';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import type { Loaded } from '@/lib/sources/sourced';
import { withTimeout } from '@/lib/timeout';
import { noMarketMemory, type MarketMemory } from '@/lib/funds/data/nav-files';
import {
  directoryOf,
  createListLookup,
  type Directory,
  type ListKnowledge,
  type ListLookup,
} from '@/lib/funds/domain/list/list-lookup';
import { navAllFeed, navHistoryFeed } from '@/lib/funds/data/feeds';
import {
  dayChangePercent,
  joinNewest,
  sinceLastJump,
  type JoinedHistory,
} from '@/lib/funds/domain/nav-series';
import type { NavAll } from '@/lib/funds/data/nav-all';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { buildSchemeIndex, searchSchemes } from '@/lib/funds/domain/list/scheme-search';
import { listPageOf, type ListPage } from '@/lib/funds/domain/list/list-page';
import { listPath, readListQuery, type ListQuery } from '@/lib/funds/domain/list/list-query';
import { marketOf, type Market } from '@/lib/funds/domain/market/market';
import { withCorrections } from '@/lib/funds/domain/market/market-memory';
import { seriesLookup, type MarketSeries } from '@/lib/funds/domain/market/market-series';
import type { MarketTable } from '@/lib/funds/domain/market/market-table';
import { noStoredFacts, type StoredFacts } from '@/lib/funds/domain/facts/scheme-facts';
import { noStoredSummaries, summaryLookup } from '@/lib/funds/domain/facts/scheme-summaries';
import { watchedIn } from '@/lib/holdings/saved-holding';
import type { SavedItem } from '@/lib/saved/saved-item';
import { createFileLoader } from './file-loader';
import {
  readMarketMemory,
  readMarketSeries,
  readMarketTable,
  readSchemeFacts,
  readSchemeSummaries,
} from './market-store';

/** All schemes of AMFI's list, unless the operator has switched the NAVs off. */
export function loadSchemes(): Promise<Loaded<NavAll>> {
  return load(navAllFeed);
}

/** One scheme of the list, or one that ended with its last known NAV; an unknown code is `not-found`. */
export async function loadScheme(code: number): Promise<Loaded<Scheme>> {
  const list = await loadSchemes();
  if (!list.ok) return list;
  const scheme = schemesByCode(list.value.data).get(code);
  if (scheme) return success({ ...list.value, data: scheme });
  const { past } = await loadMarketMemory();
  const ended = past.find((each) => each.code === code);
  return ended ? success({ ...list.value, data: ended }) : failure('not-found');
}

const schemesByCode = memoizeByObject(
  (list: NavAll) => new Map(list.schemes.map((scheme) => [scheme.code, scheme])),
);

const noMarket = marketOf(null);
const noSeries = seriesLookup(null);

/** A file that did not change has the same lookup, so that what pages compute from it stays valid too. */
const marketOfTable = memoizeByObject((table: MarketTable) => marketOf(table));
const lookupOfSeries = memoizeByObject((series: MarketSeries) => seriesLookup(series));
const lookupOfSummaries = memoizeByObject(summaryLookup);

function createLoaders() {
  const ofJob = { what: 'The figures of the funds', cacheMs: 5 * 60_000 };
  return {
    /**
     * The figures of all schemes as the job stored them (market-job.ts); the last known ones while Storage does not answer,
     * and none before the first run. The others below do the same.
     */
    loadMarket: createFileLoader(
      async () => {
        const table = await readMarketTable();
        return table ? marketOfTable(table) : noMarket;
      },
      noMarket,
      ofJob,
    ),
    /** The averages of the categories and the index funds through time. */
    loadSeries: createFileLoader(
      async () => {
        const series = await readMarketSeries();
        return series ? lookupOfSeries(series) : noSeries;
      },
      noSeries,
      ofJob,
    ),
    /** What AMFI publishes of schemes beside their NAVs (facts-job.ts). */
    loadSchemeFacts: createFileLoader(readSchemeFacts, noStoredFacts, ofJob),
    /** The summary documents of schemes, looked up by ISIN (summaries-job.ts). */
    loadSchemeSummaries: createFileLoader(
      async () => lookupOfSummaries(await readSchemeSummaries()),
      summaryLookup(noStoredSummaries),
      ofJob,
    ),
    /** Schemes that ended and NAVs that AMFI corrected. */
    loadMarketMemory: createFileLoader(readMarketMemory, noMarketMemory, ofJob),
  };
}

export const { loadMarket, loadSeries, loadSchemeFacts, loadSchemeSummaries, loadMarketMemory } =
  oncePerInstance('funds.loaders', createLoaders);

/** One page of the list as its address asks for it. @param list of `loadSchemes`. */
export async function loadListPage(list: NavAll, query: ListQuery): Promise<LoadedListPage> {
  const [market, series, facts, { past }] = await Promise.all([
    loadMarket(),
    loadSeries(),
    loadSchemeFacts(),
    loadMarketMemory(),
  ]);
  const directory = directoryOf(list);
  const lookup = lookupOf(directory, { market, series, facts, past });
  const page = recentPages(lookup)(JSON.stringify(query), () => {
    const found = query.words ? schemesNamed(list, query.words, Infinity) : null;
    return listPageOf(lookup, found, query);
  });
  return { page, directory, market, facts };
}

/** A page is the same for every visitor until the list or the figures change. */
const recentPages = memoizeByObject((_lookup: ListLookup) => memoizeRecent<ListPage>(40));

/** The newest lookup of each list: it is made anew when the stored figures are read again. */
const lookups = new WeakMap<Directory, { known: ListKnowledge; lookup: ListLookup }>();

function lookupOf(directory: Directory, known: ListKnowledge): ListLookup {
  const last = lookups.get(directory);
  const isSame = (key: keyof ListKnowledge) => last?.known[key] === known[key];
  if (last && (['market', 'series', 'facts', 'past'] as const).every(isSame)) return last.lookup;
  const lookup = createListLookup(directory, known);
  lookups.set(directory, { known, lookup });
  return lookup;
}

type LoadedListPage = {
  page: ListPage;
  directory: Directory;
  market: Market;
  facts: StoredFacts;
};

/** A history of twenty years has some 5,000 NAVs, less than half a megabyte. */
const recentHistories = memoizeRecent<JoinedHistory>(40);

const correctionsOf = memoizeByObject(({ corrections }: MarketMemory) =>
  groupBy(corrections, ({ code }) => code),
);

/**
 * All NAVs of a scheme of the list, up to the list's own newest, as AMFI corrected them. A history with missing days is
 * stale.
 */
export async function loadNavHistory(scheme: Scheme): Promise<Loaded<JoinedHistory>> {
  const [history, memory] = await Promise.all([
    load(navHistoryFeed(scheme.code)),
    loadMarketMemory(),
  ]);
  if (!history.ok) return history;
  const corrections = correctionsOf(memory).get(scheme.code) ?? [];
  const { status, fetchedAt } = history.value;
  // The cache gives a new copy to each request: the figures that are computed from a history belong to one copy.
  const { data } = history.value;
  const last = data.at(-1);
  const key = [
    scheme.code,
    scheme.nav,
    scheme.navDate,
    fetchedAt,
    data.length,
    last?.date,
    last?.value,
    ...corrections.flatMap(({ day, before, after }) => [day, before, after]),
  ].join(' ');
  const today = dateInIndia(new Date());
  const joined = recentHistories(key, () => joinNewest(withCorrections(data, corrections), scheme));
  return success({
    ...history.value,
    data: joined,
    // A NAV of a day ahead does not date the page.
    asOf: joined.series.findLast(({ date }) => date <= today)?.date ?? history.value.asOf,
    status: status === 'live' && joined.isBehind ? 'stale' : status,
  });
}

/** A comparison waits this long for the slowest history; a later one is cached for the next visit. */
const comparisonDeadlineMs = 6_000;

type LoadedHistory = { scheme: Scheme; history: Loaded<JoinedHistory> };

/** The histories of several funds in parallel; one that is too late is missing, the others are shown. */
export function loadComparedHistories(
  schemes: readonly Scheme[],
  deadlineMs = comparisonDeadlineMs,
): Promise<LoadedHistory[]> {
  return Promise.all(
    schemes.map(async (scheme) => ({
      scheme,
      history: await withTimeout(loadNavHistory(scheme), deadlineMs, () => failure('timed-out')),
    })),
  );
}

/** The changes of a day are loaded for these many funds at most, each from its whole history. */
const maxDayChanges = 30;
/** A provider that hangs holds up the prices beside them no longer. */
const dayChangesDeadlineMs = 1_000;

/**
 * The 1-day changes of the funds that a person watches, in percent by scheme code; without those that are not known or
 * not there within a second.
 */
export async function loadDayChanges(
  items: readonly SavedItem[],
  schemes: readonly Scheme[],
): Promise<ReadonlyMap<number, number>> {
  const codes = new Set(watchedIn(items, 'fund').map(({ instrumentId }) => instrumentId));
  const watched = schemes.filter(({ code }) => codes.has(String(code))).slice(0, maxDayChanges);
  const loaded = await loadComparedHistories(watched, dayChangesDeadlineMs);
  return new Map(
    loaded.flatMap(({ scheme, history }) => {
      const percent = history.ok ? dayChangePercent(history.value.data.series) : null;
      return percent === null ? [] : [[scheme.code, percent] as const];
    }),
  );
}

/** The schemes that the words most likely mean, best first; those that ended come last. */
export async function findSchemes(words: string, limit: number): Promise<Loaded<Scheme[]>> {
  const list = await loadSchemes();
  if (!list.ok) return list;
  const current = schemesNamed(list.value.data, words, limit);
  const memory = await loadMarketMemory();
  const ended = searchSchemes(pastIndexOf(memory), words, limit - current.length);
  return success({ ...list.value, data: [...current, ...ended] });
}

/** One index for each list: it is built with the first search. */
const indexOf = memoizeByObject(({ schemes, asOf }: NavAll) => buildSchemeIndex(schemes, asOf));
const pastIndexOf = memoizeByObject(({ past }: MarketMemory) =>
  buildSchemeIndex(past, dateInIndia(new Date())),
);

function schemesNamed(list: NavAll, words: string, limit: number): Scheme[] {
  return searchSchemes(indexOf(list), words, limit);
}

/** A scheme's name and its NAVs since their last jump; null and empty where they are not known. */
export async function loadFundValues(
  code: number,
): Promise<{ name: string | null; values: readonly DatedValue[] }> {
  const scheme = await loadScheme(code);
  if (!scheme.ok) return { name: null, values: [] };
  const { data } = scheme.value;
  const history = await loadNavHistory(data);
  return {
    name: data.name,
    values: history.ok ? sinceLastJump(history.value.data.series) : [],
  };
}

/** The fund houses with the paths of their lists; empty while the schemes are not known. */
export async function loadHouseLinks(): Promise<{ name: string; path: string }[]> {
  const list = await loadSchemes();
  if (!list.ok) return [];
  const everything = readListQuery({});
  return directoryOf(list.value.data).houses.map((house) => ({
    name: house,
    path: listPath({ ...everything, house }),
  }));
}
