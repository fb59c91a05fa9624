import { clusterHeadlines } from './cluster';
import type { NewsItem } from './item';
import { isRegulator } from './outlet';
import { subjectsOf, topicsOf, type SubjectId, type TopicId } from './tags';
import { isTipLike } from './tip-like';

/** One headline within a story. */
export type StoryItem = NewsItem & {
  isTip: boolean;
  /** Another outlet of the story had the same words before: a copy of an agency's text. */
  isCopy: boolean;
};

/** What several outlets tell, once. */
export type Story = {
  /** The id of its first headline. */
  id: string;
  /** The primary source where there is one, else who was first; then the others in the order of time. */
  items: readonly StoryItem[];
  topics: readonly TopicId[];
  subjects: readonly SubjectId[];
  /** When it was told first and last, ISO; null where no outlet gives a time. */
  firstAt: string | null;
  lastAt: string | null;
};

/** Stories out of headlines, the newest first; those without a time come last. */
export function storiesOf(items: readonly NewsItem[]): Story[] {
  return clusterHeadlines(items)
    .map((group) => storyOf(group.map((index) => items[index]!)))
    .sort(newestFirst);
}

function storyOf(items: readonly NewsItem[]): Story {
  const ordered = [...items].sort(firstTold);
  const seen = new Set<string>();
  const marked = ordered.map((item): StoryItem => {
    const words = item.title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
    const isCopy = seen.has(words);
    seen.add(words);
    return { ...item, isCopy, isTip: isTipLike(item.title, isRegulator(item.outlet)) };
  });
  return regrouped(marked)!;
}

/** A story of some of its headlines; null when none is left. */
export function regrouped(items: readonly StoryItem[]): Story | null {
  const [lead] = items;
  if (!lead) return null;
  const text = items.map(({ title }) => title).join(' \n ');
  const times = items.flatMap(({ publishedAt }) => publishedAt ?? []).sort();
  return {
    id: lead.id,
    items,
    topics: topicsOf(text),
    subjects: subjectsOf(text),
    firstAt: times[0] ?? null,
    lastAt: times.at(-1) ?? null,
  };
}

function firstTold(one: NewsItem, other: NewsItem): number {
  const byKind = Number(isRegulator(other.outlet)) - Number(isRegulator(one.outlet));
  return byKind || compareTimes(one.publishedAt, other.publishedAt) || compare(one.id, other.id);
}

function newestFirst(one: Story, other: Story): number {
  if (one.lastAt === null || other.lastAt === null) {
    return Number(one.lastAt === null) - Number(other.lastAt === null) || compare(one.id, other.id);
  }
  return compare(other.lastAt, one.lastAt) || compare(one.id, other.id);
}

/** The earlier first; what has no time comes last. */
function compareTimes(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compare(one, other);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
