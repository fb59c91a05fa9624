import { z } from 'zod';
import { cleanWords, readingListLimits } from './reading-list';
import type { QueryValues } from '@/lib/query-values';
import { dayChoices, viewIds, type NewsQuery } from './news-path';
import { outletIds } from './outlet';
import { subjectIds, topicIds } from './tags';

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
