import { dayMs } from '@/lib/calendar/day-count';
import { z } from 'zod';
import { pageOf } from '@/lib/page-of';
import type { QueryValues } from '@/lib/query-values';
import { cleanWords, readingListLimits } from './reading-list';
import { dayChoices, viewIds, type NewsQuery } from './news-path';
import { outletIds, isRegulator, outlets } from './outlet';
import { subjectIds, topicIds, type TopicId } from './tags';
import { isDayAlone } from './item';
import { matchesSearch, readSearch, isMuted } from './search-words';
import { newestStoryFirst, regrouped, type Story, type StoryItem } from './story';

const maxSearchCharacters = 120;

const one = z
  .union([z.string(), z.array(z.string()).transform(([first]) => first ?? '')])
  .transform((text) => text.slice(0, maxSearchCharacters).trim())
  .catch('');
const oneOf = <Id extends string>(ids: readonly Id[]) =>
  one.transform((text) => ids.find((id) => id === text) ?? null);
const many = z
  .union([z.string(), z.array(z.string())])
  .catch([])
  .transform((value) => [value].flat().flatMap((text) => text.slice(0, 2_000).split(',')));

const querySchema = z.object({
  view: oneOf(viewIds),
  q: one,
  topic: oneOf(topicIds),
  about: oneOf(subjectIds),
  source: oneOf(outletIds),
  lang: oneOf(['en', 'hi']),
  days: one.transform((text) => dayChoices.find((days) => String(days) === text) ?? null),
  tips: one.transform((text) => text === '1'),
  mute: many.transform((words) =>
    cleanWords(words.filter((word) => word.trim().length <= readingListLimits.wordLength)),
  ),
  not: many.transform((ids) => outletIds.filter((id) => ids.includes(id))),
  page: one.transform((text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1)),
});

/** Reads a query. Invalid parameters are ignored. */
export function readNewsQuery(values: QueryValues): NewsQuery {
  const read = querySchema.parse(values);
  return {
    view: read.view ?? 'all',
    search: read.q,
    topic: read.topic,
    subject: read.about,
    outlet: read.source,
    language: read.lang,
    days: read.days,
    showsTips: read.tips,
    mutedWords: read.mute,
    mutedOutlets: read.not,
    page: read.page,
  };
}

export const storiesPerPage = 24;

/**
 * The stories that a query asks for, the newest first. Muted headlines, and those with a word that the search excludes,
 * leave their story; a story without any is not shown.
 */
export function filterStories(stories: readonly Story[], query: NewsQuery, now: Date): Story[] {
  const wanted = readSearch(query.search);
  const excluded = wanted.filter(({ isExcluded }) => isExcluded);
  const sinceMs = query.days === null ? null : now.getTime() - query.days * dayMs;
  const shown = stories.flatMap((story) => {
    const shownItems = story.items.filter(
      (item) => isShown(item, query) && matchesSearch(searchedText(item), excluded),
    );
    const left = shownItems.length === story.items.length ? story : regrouped(shownItems);
    if (!left) return [];
    if (query.topic && !left.topics.includes(query.topic)) return [];
    if (query.subject && !left.subjects.includes(query.subject)) return [];
    if (query.outlet && !left.items.some(({ outlet }) => outlet === query.outlet)) return [];
    if (sinceMs !== null && !left.items.some((item) => isSince(item, sinceMs))) return [];
    return left.items.some((item) => matchesSearch(searchedText(item), wanted)) ? [left] : [];
  });
  // A story that lost its first headline is printed with the time of another.
  return shown.sort(newestStoryFirst);
}

function searchedText({ title, outlet, author }: StoryItem): string {
  return `${title} ${outlets[outlet].name} ${author ?? ''}`;
}

/** A day without a time lasts to its end. */
function isSince({ publishedAt, dateKind }: StoryItem, sinceMs: number): boolean {
  if (publishedAt === null) return false;
  return Date.parse(publishedAt) + (isDayAlone(dateKind) ? dayMs : 0) >= sinceMs;
}

function isShown(item: StoryItem, query: NewsQuery): boolean {
  if (item.isTip && !query.showsTips) return false;
  if (query.view === 'regulators' && !isRegulator(item.outlet)) return false;
  if (query.language && item.language !== query.language) return false;
  return !isMuted(item, query);
}

/** One page of stories; a page past the end is the last one. */
export function storyPage(stories: readonly Story[], wanted: number) {
  const { items, from, page, pageCount } = pageOf(stories, wanted, storiesPerPage);
  return { page, pages: pageCount, from, total: stories.length, stories: items };
}

/** The days of the counts by topic. */
export const topicDays = 7;

/** The topics of the last seven days by their number of stories in a list of these days, the most first. */
export function topicCounts(
  stories: readonly Pick<Story, 'topics' | 'items'>[],
  now: Date,
): { topic: TopicId; count: number }[] {
  const sinceMs = now.getTime() - topicDays * dayMs;
  const recent = stories.filter(({ items }) => items.some((item) => isSince(item, sinceMs)));
  return topicIds
    .map((topic) => ({
      topic,
      count: recent.filter(({ topics }) => topics.includes(topic)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
