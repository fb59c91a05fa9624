import 'server-only';
import { dayMs } from '@/lib/calendar/day-count';
import { cache } from 'react';
import { env } from '@/lib/env';
import { failure, success } from '@/lib/result';
import { load } from '@/lib/sources/load';
import { leastCurrent, type Loaded } from '@/lib/sources/sourced';
import { withTimeout } from '@/lib/timeout';
import { newsFeeds, type NewsFeed } from '@/lib/news/data/feeds';
import { dateOfSight } from '@/lib/news/domain/first-sights';
import { sightsOf } from './first-sights-store';
import { isFirstSight, datedOf, type NewsItem, type Dated } from '@/lib/news/domain/item';
import { outletIds, outletName, type OutletId } from '@/lib/news/domain/outlet';
import { isMuted, type Mutes } from '@/lib/news/domain/search-words';
import { newestStoryFirst, regrouped, storiesOf, type Story } from '@/lib/news/domain/story';
import type { KnownName } from '@/lib/news/domain/reasons';
import type { OutletHealth } from '@/lib/news/domain/sourced-news';

export type News = {
  stories: readonly Story[];
  outlets: readonly OutletHealth[];
  isSample: boolean;
};

/** A headline as other pages show it: with the name of its outlet. */
export type Headline = Omit<NewsItem, 'outlet' | 'author'> & { source: string };

/** Timeout of one outlet: until a slow outlet has answered, the page shows the others. */
const timeoutMs = 1_800;
/** An abandoned feed may still answer with headlines from years ago, which are left out. */
const oldestDays = 45;

type Answer = { feed: NewsFeed; loaded: Loaded<readonly NewsItem[]> };

/** What the page lists: every outlet that answers, same stories once. Read once for each request. */
export const loadNews = cache(async (now: Date = new Date()): Promise<News> => {
  const answers = await Promise.all(
    newsFeeds.map(async (feed): Promise<Answer> => ({
      feed,
      loaded: await dated(
        feed,
        await withTimeout(load(feed), timeoutMs, () => failure('timed-out')),
      ),
    })),
  );
  return {
    stories: storiesOnce(answers, now),
    outlets: outletIds.map((outlet) => healthOf(outlet, answers)),
    isSample: env.sources.isSample,
  };
});

const noMutes: Mutes = { mutedWords: [], mutedOutlets: [] };

/**
 * The newest stories by their first headline, without what is like a tip or muted: for the dashboard. Headlines without a
 * date come after all others: on a new server a whole feed of them was first seen today.
 */
export async function latestHeadlines(limit: number, mutes = noMutes): Promise<Headline[]> {
  const headlines = await currentHeadlines(mutes);
  const isDated = ({ publishedAt, dateKind }: Headline) =>
    publishedAt !== null && !isFirstSight(dateKind);
  return [
    ...headlines.filter(isDated),
    ...headlines.filter((headline) => !isDated(headline)),
  ].slice(0, limit);
}

/**
 * Every current story by its first headline that is no tip and not muted, the newest first. The search asks without mutes:
 * all readers share its index.
 */
export async function currentHeadlines(mutes = noMutes): Promise<Headline[]> {
  const { stories, isSample } = await loadNews();
  return stories
    .flatMap((story) => withoutUnwanted(story, mutes) ?? [])
    .sort(newestStoryFirst)
    .flatMap(({ items: [item] }) => (item ? [headlineOf(item, isSample)] : []));
}

/** Returns the same story where nothing leaves it, since grouping again is expensive. */
function withoutUnwanted(story: Story, mutes: Mutes): Story | null {
  const items = story.items.filter((item) => !item.isTip && !isMuted(item, mutes));
  return items.length === story.items.length ? story : regrouped(items);
}

function headlineOf(item: NewsItem, isSample: boolean): Headline {
  const { id, title, link, outlet, language } = item;
  return { id, title, link, source: outletName(outlet, isSample), ...datedOf(item), language };
}

/** A headline without a date carries the time, or the day, when this site first saw it. */
async function dated(feed: NewsFeed, loaded: Answer['loaded']): Promise<Answer['loaded']> {
  if (!loaded.ok) return loaded;
  const undated = loaded.value.data.filter(({ publishedAt }) => publishedAt === null);
  if (undated.length === 0) return loaded;
  const sights = await sightsOf(
    feed.key,
    undated.map(({ id }) => id),
  );
  const data = loaded.value.data.map((item): NewsItem => {
    const sight = item.publishedAt === null ? sights.get(item.id) : undefined;
    return sight === undefined ? item : { ...item, ...dateOfSight(sight) };
  });
  return success({ ...loaded.value, data });
}

/** The stories of the last set of answers: grouping them anew for each visitor would be the page's largest cost. */
let grouped: { key: string; stories: readonly Story[] } | null = null;

function storiesOnce(answers: readonly Answer[], now: Date): readonly Story[] {
  const key = answers
    .map(({ feed, loaded }) =>
      loaded.ok
        ? `${feed.key}@${loaded.value.fetchedAt} ${firstSightsIn(loaded)}`
        : `${feed.key}@-`,
    )
    .join('|')
    .concat(now.toISOString().slice(0, 13));
  if (grouped?.key !== key) grouped = { key, stories: storiesOf(currentItems(answers, now)) };
  return grouped.stories;
}

/** Another instance may report an earlier first sight after the answer. */
function firstSightsIn({ value: { data } }: Extract<Answer['loaded'], { ok: true }>): string {
  const times = data.filter(({ dateKind }) => isFirstSight(dateKind));
  return [...new Set(times.map(({ publishedAt }) => publishedAt))].sort().join();
}

/** Each headline once: an outlet repeats them in several feeds. */
function currentItems(answers: readonly Answer[], now: Date): NewsItem[] {
  const sinceIso = new Date(now.getTime() - oldestDays * dayMs).toISOString();
  const items = new Map<string, NewsItem>();
  for (const { loaded } of answers) {
    for (const item of loaded.ok ? loaded.value.data : []) {
      if (item.publishedAt === null || item.publishedAt > sinceIso) items.set(item.id, item);
    }
  }
  return [...items.values()];
}

/** The state of an outlet is the worst of its feeds that answered; down when none did. */
function healthOf(outlet: OutletId, answers: readonly Answer[]): OutletHealth {
  const own = answers.filter(({ feed }) => feed.outlet === outlet);
  const good = own.flatMap(({ loaded }) => (loaded.ok ? [loaded.value] : []));
  const failed = own.flatMap(({ loaded }) => (loaded.ok ? [] : [loaded.problem]))[0];
  const items = new Map(good.flatMap(({ data }) => data.map((item) => [item.id, item] as const)));
  const newest = [...items.values()].reduce<Dated>(
    (best, item) => ((item.publishedAt ?? '') > (best.publishedAt ?? '') ? item : best),
    { publishedAt: null },
  );
  const worst = leastCurrent(good);
  return {
    outlet,
    name: outletName(outlet, env.sources.isSample),
    state: worst?.status ?? 'down',
    // An outlet has one address for each feed: "not found" means that the outlet refuses it.
    problem: failed === undefined ? null : failed === 'not-found' ? 'refused' : failed,
    headlines: items.size,
    lastReceivedAt:
      good
        .map(({ fetchedAt }) => fetchedAt)
        .sort()
        .at(-1) ?? null,
    newest: datedOf(newest),
    isFormatChanged: good.some((answer) => answer.isFormatChanged ?? false),
  };
}

/** News does not wait for the list of funds or coins: while they are late, their names are not linked. */
const namesTimeoutMs = 120;

/** Names change rarely, and reading the whole market for them would be the page's largest cost. */
const namesCachedForMs = 10 * 60_000;
let cachedNames: { names: readonly KnownName[]; untilMs: number } | null = null;

type LoadLinks = () => Promise<{ name: string; path: string }[]>;

/** The fund houses and coins that this site has pages for, as far as they are known within the timeout. */
export async function loadKnownNames(
  now: Date,
  loads: { fund: LoadLinks; coin: LoadLinks },
): Promise<readonly KnownName[]> {
  if (cachedNames && now.getTime() < cachedNames.untilMs) return cachedNames.names;
  const [houses, coins] = await Promise.all([
    withTimeout(loads.fund(), namesTimeoutMs, () => []).catch(() => []),
    withTimeout(loads.coin(), namesTimeoutMs, () => []).catch(() => []),
  ]);
  const names = [
    ...houses.map((house): KnownName => ({ kind: 'fund', ...house })),
    ...coins.map((coin): KnownName => ({ kind: 'coin', ...coin })),
  ];
  // A late list is requested again with the next visitor.
  if (houses.length > 0 && coins.length > 0)
    cachedNames = { names, untilMs: now.getTime() + namesCachedForMs };
  return names;
}
