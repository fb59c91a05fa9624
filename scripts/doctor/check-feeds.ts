import { isWeekend, weekdayNumberOf, shiftDays } from '@/lib/calendar/day-count';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Market } from '@/lib/crypto/domain/coin';
import { cryptoFeeds, historyFeed, marketFeed } from '@/lib/crypto/data/feeds';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { addressOf, isSwitchedOn, providerKeys } from '@/lib/env.settings';
import { shiftMonths } from '@/lib/calendar/months';
import {
  aumYearsFeed,
  performanceFeed,
  schemeMasterFeed,
  summaryHousesFeed,
  terMonthsFeed,
} from '@/lib/funds/data/facts/fact-feeds';
import { performancePairs } from '@/lib/funds/data/facts/fund-performance';
import { fundFeeds, navHistoryFeed } from '@/lib/funds/data/feeds';
import { navDayFeed } from '@/lib/funds/data/nav-day-feed';
import { financialYearOf } from '@/lib/law/financial-year';
import { newsFeeds } from '@/lib/news/data/feeds';
import { closesFeed } from '@/lib/picks/data/feeds';
import { priceLagOn } from '@/lib/picks/domain/company/universe';
import { planPartOf, type Provider, providerHeaders } from '@/lib/sources/feed';
import { readCached, type Cached } from '@/lib/sources/cached-answer';
import { readAnswer } from '@/lib/sources/read-answer';
import { isFormatChanged, type ReadReport } from '@/lib/sources/read-report';
import { createRequestPolicy } from '@/lib/sources/request-policy';
import { asSourceError } from '@/lib/sources/source-error';
import { feedOfKey, type AnyFeed } from './feed-of-key';

type Settings = Readonly<Record<string, string | undefined>>;

export type FeedCheck = {
  provider: string;
  feed: string;
  /** Where it was asked, or the file that was read. */
  from: string;
  state: 'ok' | 'warning' | 'failed';
  milliseconds: number;
  bytes: number | null;
  /** Null where the reader makes no report. */
  rows: number | null;
  refusedRows: number | null;
  /** Of the newest figure, as ISO text; null where nothing was read or the answer names no time. */
  newest: string | null;
  /** Calls that the provider's plan leaves for feeds of this kind in a day; null for no limit. */
  callsADay: number | null;
  /** What is wrong or has changed, in short sentences. */
  notes: string[];
};

type Judged = { check: FeedCheck; data: unknown };

type Answer = { bytes: Buffer; contentType: string | null };

/** Every feed of the site; of those that exist for each scheme or day, one. The history of a coin follows the list. */
function feedsToAsk(settings: Settings, now: Date): AnyFeed[] {
  const today = dateInIndia(now);
  const licensed = settings.NSE_PRICES_LICENCE?.trim() ? [closesFeed(dayOfPrices(today))] : [];
  const navFeeds = [
    ...fundFeeds,
    navHistoryFeed(Number(settings.PICKS_BENCHMARK_SCHEME?.trim() || 120_716)),
    navDayFeed(shiftMonths(today, -120), 2),
  ];
  const feeds: readonly unknown[] = [
    ...cryptoFeeds,
    ...(isSwitchedOn(settings, 'AMFI_NAVS') ? navFeeds : []),
    ...factFeedsToAsk(settings, today),
    ...newsFeeds,
    ...licensed,
  ];
  return feeds as AnyFeed[];
}

/** The smallest request of each source that is switched on: no workbook of a month, no forty categories. */
function factFeedsToAsk(settings: Settings, today: IsoDate): readonly unknown[] {
  const [firstPair] = performancePairs;
  const year = financialYearOf(today);
  return [
    ...(isSwitchedOn(settings, 'AMFI_SCHEME_MASTER') ? [schemeMasterFeed] : []),
    ...(isSwitchedOn(settings, 'AMFI_AVERAGE_AUM') ? [aumYearsFeed] : []),
    ...(isSwitchedOn(settings, 'AMFI_TER') ? [terMonthsFeed(`${year}-${year + 1}`)] : []),
    ...(isSwitchedOn(settings, 'AMFI_PERFORMANCE') && firstPair
      ? [performanceFeed(firstPair, previousWeekday(today))]
      : []),
    ...(isSwitchedOn(settings, 'AMFI_SCHEME_SUMMARY') ? [summaryHousesFeed] : []),
  ];
}

function previousWeekday(today: IsoDate): IsoDate {
  let day = shiftDays(today, -1);
  while (isWeekend(day)) day = shiftDays(day, -1);
  return day;
}

function dayOfPrices(today: IsoDate): IsoDate {
  let day = shiftDays(today, -priceLagOn(today, null).days);
  // A file exists for trading days alone: a Wednesday is seldom a holiday.
  while (weekdayNumberOf(day) !== 3) day = shiftDays(day, -1);
  return day;
}

/**
 * Asks every feed once, with the site's own requests, limits of time and size, and readers. Providers are asked side by
 * side, the feeds of one provider one after the other. @param saveTo saves the raw answers in that folder.
 */
export async function checkFeeds(
  settings: Settings,
  { version, saveTo, now = new Date() }: { version: string; saveTo?: string; now?: Date },
): Promise<FeedCheck[]> {
  if (saveTo) await mkdir(saveTo, { recursive: true });
  const all = feedsToAsk(settings, now);
  const providers = [...new Set(all.map(({ provider }) => provider))];
  const checks = await Promise.all(
    providers.map(async (provider) => {
      const ask = requestsOf(provider, settings, version);
      const checked: FeedCheck[] = [];
      for (const feed of all.filter((each) => each.provider === provider)) {
        const { check, data } = await checkFeed(feed, ask, { saveTo, now });
        checked.push(check);
        const history = feed === marketFeed && historyOfFirst(data as Market | null, settings);
        if (history) checked.push((await checkFeed(history, ask, { saveTo, now })).check);
      }
      return checked;
    }),
  );
  return checks.flat();
}

/** The longest history that the plan answers, of the largest coin. */
function historyOfFirst(market: Market | null, settings: Settings): AnyFeed | null {
  const [coin] = market?.coins ?? [];
  const span = providerKeys(settings).coingeckoPaidKey ? 'max' : '365';
  return coin ? (historyFeed(coin.id, span) as AnyFeed) : null;
}

type Ask = (feed: AnyFeed) => { from: string; answer: Promise<Answer | null> };

/** As the site asks a provider: its headers, its limits, one second try. */
function requestsOf(provider: Provider, settings: Settings, version: string): Ask {
  const execute = createRequestPolicy({ ...provider, budget: null }, () => new Date());
  const baseUrl = addressOf(settings, provider.id);
  const headers = providerHeaders(provider, {
    version,
    ...providerKeys(settings),
  });
  return (feed) => {
    const url = baseUrl + feed.path;
    const answer = execute({ kind: feed.kind ?? feed.key, part: 'essential' }, async (signal) => {
      const raw: Answer = { bytes: Buffer.alloc(0), contentType: null };
      const decode = (bytes: Uint8Array, contentType: string | null) => {
        raw.bytes = Buffer.from(bytes);
        raw.contentType = contentType;
        return '';
      };
      const { hosts, maxBytes } = provider;
      const body = await readAnswer({
        ...{ url, hosts, maxBytes, decode, signal },
        headers: { ...headers, ...feed.headers },
        posted: feed.posted,
      });
      return body === null ? null : raw;
    });
    return { from: url, answer };
  };
}

async function checkFeed(
  feed: AnyFeed,
  ask: Ask,
  { saveTo, now }: { saveTo?: string | undefined; now: Date },
): Promise<Judged> {
  const startedAt = performance.now();
  const { from, answer } = ask(feed);
  try {
    const raw = await answer;
    const milliseconds = Math.round(performance.now() - startedAt);
    if (!raw) return { check: failed(feed, { from, milliseconds, why: 'status 404' }), data: null };
    if (saveTo) await writeFile(join(saveTo, fileNameOf(feed)), raw.bytes);
    return readAndJudge(feed, raw, { from, milliseconds, now });
  } catch (error) {
    const milliseconds = Math.round(performance.now() - startedAt);
    const why = asSourceError(error).message;
    return { check: failed(feed, { from, milliseconds, why }), data: null };
  }
}

/**
 * The same checks over saved answers, without a network. A file is called as `--save` calls it, `amfi__nav-all.txt` for
 * amfi/nav-all; with `@2026-01-24` before the ending it is read as on that day. The feeds of one scheme, coin, category
 * or day are called after it: `nse__bhavcopy__2026-09-16.txt`. A file that no feed is called after is listed as unknown.
 */
export function replayFeeds(
  folder: string,
  settings: Settings,
  now = new Date(),
): { checks: FeedCheck[]; unknownFiles: string[] } {
  const checks: FeedCheck[] = [];
  const unknownFiles: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    const [, key = '', day] =
      /^([^@.]+(?:\.[^@.]+)*?)(?:@(\d{4}-\d{2}-\d{2}))?\.[a-z]+$/.exec(name) ?? [];
    const readAt = day ? new Date(`${day}T18:00:00Z`) : now;
    const feed = feedOfKey(key.replaceAll('__', '/'), feedsToAsk(settings, readAt));
    if (!feed) {
      unknownFiles.push(name);
      continue;
    }
    const startedAt = performance.now();
    const raw = { bytes: readFileSync(join(folder, name)), contentType: null };
    const { check } = readAndJudge(feed, raw, {
      from: basename(name),
      milliseconds: 0,
      now: readAt,
    });
    checks.push({ ...check, milliseconds: Math.round(performance.now() - startedAt) });
  }
  return { checks, unknownFiles };
}

function readAndJudge(
  feed: AnyFeed,
  { bytes, contentType }: Answer,
  { from, milliseconds, now }: { from: string; milliseconds: number; now: Date },
): Judged {
  try {
    const text = feed.decode?.(bytes, contentType) ?? new TextDecoder().decode(bytes);
    const readAt = now.toISOString();
    const cached = readCached(feed, text, readAt, now);
    const check = {
      ...figuresOf(feed, from),
      ...judged(feed, cached, now),
      milliseconds,
      bytes: bytes.length,
      // An answer without a time of its own gets the time of reading, which means nothing for a saved file.
      newest: cached.asOf === readAt ? null : cached.asOf,
    };
    return { check, data: cached.data };
  } catch (error) {
    const why = asSourceError(error).message;
    const check = { ...failed(feed, { from, milliseconds, why }), bytes: bytes.length };
    return { check, data: null };
  }
}

function judged(feed: AnyFeed, { asOf, report, data }: Cached<unknown>, now: Date) {
  const notes = report ? notesOf(report) : [];
  if (data === null) notes.push('the provider knows no such thing');
  const limit = feed.staleWhenOlderThanMs;
  if (limit !== null && now.getTime() - Date.parse(asOf) > limit) notes.push('old figures');
  const hasProblem =
    notes.length > 0 || (report !== null && (report.refusedRows > 0 || isFormatChanged(report)));
  return {
    state: hasProblem ? ('warning' as const) : ('ok' as const),
    rows: report?.rows ?? null,
    refusedRows: report?.refusedRows ?? null,
    notes,
  };
}

function notesOf({ firstReasons, newFields, lostFields, newWords }: ReadReport): string[] {
  const list = (title: string, names: readonly string[]) =>
    names.length > 0 ? [`${title}: ${names.join(', ')}`] : [];
  return [
    ...list('refused', firstReasons),
    ...list('new columns', newFields),
    ...list('lost columns', lostFields),
    ...list('new words', newWords),
  ];
}

function failed(
  feed: AnyFeed,
  { from, milliseconds, why }: { from: string; milliseconds: number; why: string },
): FeedCheck {
  return {
    ...figuresOf(feed, from),
    state: 'failed',
    milliseconds,
    bytes: null,
    rows: null,
    refusedRows: null,
    newest: null,
    notes: [why],
  };
}

function figuresOf(feed: AnyFeed, from: string) {
  const { name, budget } = feed.provider;
  return {
    provider: name,
    feed: feed.key,
    from,
    callsADay: budget && budget[`${planPartOf(feed)}PerDay`],
  };
}

function fileNameOf({ key }: AnyFeed): string {
  return `${key.replaceAll('/', '__')}.txt`;
}
