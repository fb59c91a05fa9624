import { filledPairs, pathWithQuery, type QueryPair } from '@/lib/navigation/query-path';
import type { OutletId } from './outlet';
import type { SubjectId, TopicId } from './tags';

export const newsPath = '/features/financial-news';
/** The page after a change without scripts that was not saved. */
export const notSavedPath = `${newsPath}?notice=not-saved`;

/** `regulators`: what they publish themselves; `later`: the visitor's reading list; `dates`: the calendar. */
export const viewIds = ['all', 'regulators', 'later', 'dates', 'sources'] as const;
export type ViewId = (typeof viewIds)[number];

/** The view whose stories belong to a query: the other views list none of their own. */
export function storyView(view: ViewId): 'all' | 'regulators' {
  return view === 'regulators' ? view : 'all';
}

export const dayChoices = [1, 3, 7] as const;

/**
 * The filter of the list. All of it is in the address, so that it can be shared, bookmarked and subscribed to.
 */
export type NewsQuery = {
  view: ViewId;
  search: string;
  topic: TopicId | null;
  subject: SubjectId | null;
  outlet: OutletId | null;
  language: 'en' | 'hi' | null;
  /** Published within this number of days; null for all. */
  days: (typeof dayChoices)[number] | null;
  /** Headlines like tips are off unless asked for. */
  showsTips: boolean;
  mutedWords: readonly string[];
  mutedOutlets: readonly OutletId[];
  page: number;
};

/** The query's pairs in their shortest form, without the page; what the site's own feed takes too. */
export function newsPairs(query: NewsQuery): QueryPair[] {
  return filledPairs([
    ['view', query.view === 'all' ? null : query.view],
    ['q', query.search],
    ['topic', query.topic],
    ['about', query.subject],
    ['source', query.outlet],
    ['lang', query.language],
    ['days', query.days === null ? null : String(query.days)],
    ['tips', query.showsTips ? '1' : null],
    ['mute', query.mutedWords.join(',')],
    ['not', query.mutedOutlets.join(',')],
  ]);
}

/** The address of the list. Every change but that of the page begins at page 1. */
export function newsListPath(query: NewsQuery, changes: Partial<NewsQuery> = {}): string {
  const all = { ...query, page: 1, ...changes };
  const pairs = newsPairs(all);
  if (all.page > 1) pairs.push(['page', String(all.page)]);
  return pathWithQuery(newsPath, pairs);
}

/** The visitor's own filter as a feed. The reading list is private, so it has no feed. */
export function newsFeedPath(query: NewsQuery, format: 'json' | 'xml'): string {
  return pathWithQuery(
    `/api/news/feed.${format}`,
    newsPairs({ ...query, view: storyView(query.view) }),
  );
}
