import { z } from 'zod';
import { outletIds, type OutletId } from './outlet';
import { subjectIds, topicIds, type SubjectId, type TopicId } from './tags';

export const newsPath = '/features/financial-news';

/** `regulators`: what they publish themselves; `later`: what the visitor put aside. */
export const viewIds = ['all', 'regulators', 'later'] as const;
export type ViewId = (typeof viewIds)[number];

export const dayChoices = [1, 3, 7] as const;

/** What is listed. Everything of it stands in the address, so that it can be shared, kept and subscribed to. */
export type NewsQuery = {
  view: ViewId;
  search: string;
  topic: TopicId | null;
  subject: SubjectId | null;
  outlet: OutletId | null;
  language: 'en' | 'hi' | null;
  /** Told within so many days; null for all. */
  days: (typeof dayChoices)[number] | null;
  /** Headlines like tips are off unless asked for. */
  showsTips: boolean;
  mutedWords: readonly string[];
  mutedOutlets: readonly OutletId[];
  page: number;
};

/** What Next gives of an address: a key may be given twice. */
export type QueryValues = Readonly<Record<string, string | string[] | undefined>>;

export const muteLimits = { words: 50, wordLength: 40 } as const;
const longestSearch = 120;

const one = z
  .union([z.string(), z.array(z.string()).transform(([first]) => first ?? '')])
  .transform((text) => text.slice(0, longestSearch).trim())
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
  mute: many.transform(cleanWords),
  not: many.transform((ids) => outletIds.filter((id) => ids.includes(id))),
  page: one.transform((text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1)),
});

/** Reads an address. What it cannot mean is as if it were not there. */
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

/** Words to mute as they are kept: trimmed, in small letters, each once. */
export function cleanWords(words: readonly string[]): string[] {
  const clean = words.map((word) => word.replace(/\s+/g, ' ').trim().toLowerCase());
  const whole = clean.filter((word) => word && word.length <= muteLimits.wordLength);
  return [...new Set(whole)].slice(0, muteLimits.words);
}

/** The query's pairs in their shortest form, without the page; what the site's own feed takes too. */
export function newsPairs(query: NewsQuery): [string, string][] {
  const values: readonly (readonly [string, string | null])[] = [
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
  ];
  return values.flatMap(([key, value]) => (value ? [[key, value] as [string, string]] : []));
}

/** The address of the list. Every change but that of the page begins at page 1. */
export function newsListPath(query: NewsQuery, changes: Partial<NewsQuery> = {}): string {
  const all = { ...query, page: 1, ...changes };
  const pairs = newsPairs(all);
  if (all.page > 1) pairs.push(['page', String(all.page)]);
  return withQuery(newsPath, pairs);
}

/** The visitor's own filter as a feed. What was put aside is nobody else's, so that it is no feed. */
export function newsFeedPath(query: NewsQuery, format: 'json' | 'xml'): string {
  const view = query.view === 'later' ? 'all' : query.view;
  return withQuery(`/api/news/feed.${format}`, newsPairs({ ...query, view }));
}

function withQuery(path: string, pairs: [string, string][]): string {
  const text = new URLSearchParams(pairs).toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}
