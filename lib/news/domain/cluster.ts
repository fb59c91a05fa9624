import { hourMs } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { termsOf, type HeadlineTerms } from './headline-terms';
import { isFirstSight, languageOf, type DateKind } from './item';
import { isRegulator, type OutletId } from './outlet';
import { eitherOr } from './headline-words';
import { plainSpelling } from './search-words';

type Headline = {
  title: string;
  publishedAt: string | null;
  dateKind?: DateKind;
  /** Same words of one outlet on one day are one story; left out where it does not matter who wrote. */
  outlet?: OutletId;
};

/** Headlines further apart in time are two stories, however alike they are. */
export const storyWindowHours = 36;
const windowMs = storyWindowHours * hourMs;
const noonMs = 12 * hourMs;
/** Two headlines that are this alike are one story. */
const minLikenessOfPair = 0.5;
/** Two groups are one story where their headlines are on average this alike; a pair without an edge counts as 0. */
const minAverageLikeness = 0.4;
/** A pair below this likeness has no edge. */
const minEdge = 0.42;
/** The least weight of shared terms for a comparison. */
const minShared = 1.5;
/** Factors by which a contradiction reduces the likeness. */
const contradictionFactors = { names: 0.5, numbers: 0.5, eitherOr: 0.55 } as const;

type Edge = { one: number; other: number; likeness: number };

/**
 * Groups headlines that report one story: pairs that share terms are compared, then the most
 * similar groups are merged as long as they are similar on average, so that a chain of neighbours does not become one
 * story. Equal headlines of one outlet are merged first, because they may be too short to be compared. A headline
 * without a time is compared with all others; one with only a first-seen time also with all earlier ones. A regulator
 * publishes each thing once in a language: "Order in the matter of A" and of B, or the operations of two days, are two
 * stories. So are the same words of one newspaper on two days, as of a daily column.
 *
 * @returns the indexes of each group, in the order of the headlines.
 */
export function clusterHeadlines(headlines: readonly Headline[]): number[][] {
  const timesMs = headlines.map(likelyMs);
  const groups = groupSameTitles(headlines, timesMs);
  const leads = groups.map(([lead]) => lead!);
  const edges = edgesOf(
    leads.map((lead) => termsOf(headlines[lead]!.title)),
    leads.map((lead) => timesMs[lead]!),
    leads.map((lead) => isFirstSight(headlines[lead]!.dateKind)),
  );
  return mergeGroups(
    leads.map((lead) => publisherOf(headlines[lead]!)),
    groups.map((group) => spanOf(group, headlines, timesMs)),
    edges,
  )
    .map((story) => story.flatMap((group) => groups[group]!).sort((a, b) => a - b))
    .sort((a, b) => a[0]! - b[0]!);
}

/** A day without a time counts as its noon, so that the whole day is within the window. */
function likelyMs({ publishedAt, dateKind }: Headline): number | null {
  if (publishedAt === null) return null;
  return Date.parse(publishedAt) + (dateKind === 'day' ? noonMs : 0);
}

/** The indexes of the times, earliest first; those without a time come last. */
function indexesInTime(timesMs: readonly (number | null)[]): number[] {
  return timesMs
    .map((_, index) => index)
    .sort((a, b) => (timesMs[a] ?? Infinity) - (timesMs[b] ?? Infinity) || a - b);
}

/** Pairs within the window that share enough to be compared, the most alike first. */
function edgesOf(
  terms: readonly HeadlineTerms[],
  timesMs: readonly (number | null)[],
  areFirstSights: readonly boolean[],
): Edge[] {
  // In the order of time, so that looking back ends with the window; those without a time look back to all.
  const order = indexesInTime(timesMs);
  const holders = new Map<string, number[]>();
  const shared = new Float64Array(terms.length);
  const edges: Edge[] = [];
  for (const index of order) {
    const own = terms[index]!;
    // What was first seen at a time may have been published at any time before.
    const oldestMs = areFirstSights[index] ? -Infinity : (timesMs[index] ?? -Infinity) - windowMs;
    const touched: number[] = [];
    for (const [term, weight] of own.weights) {
      const known = holders.get(term) ?? [];
      for (let at = known.length - 1; at >= 0; at -= 1) {
        const other = known[at]!;
        if ((timesMs[other] ?? Infinity) < oldestMs) break;
        if (shared[other] === 0) touched.push(other);
        shared[other]! += weight;
      }
      known.push(index);
      holders.set(term, known);
    }
    for (const other of touched) {
      const likeness =
        shared[other]! < minShared ? 0 : likenessOf(own, terms[other]!, shared[other]!);
      shared[other] = 0;
      if (likeness >= minEdge) {
        edges.push({ one: Math.min(index, other), other: Math.max(index, other), likeness });
      }
    }
  }
  return edges.sort((a, b) => b.likeness - a.likeness || a.one - b.one || a.other - b.other);
}

/** Publishers that appear once in a story: a regulator in one language, or the same words of another outlet. */
function publisherOf(headline: Headline): string | null {
  const { outlet, title } = headline;
  return outlet && isRegulator(outlet) ? `${outlet} ${languageOf(title)}` : sameWordsKey(headline);
}

type Span = { fromMs: number; toMs: number };

/** From the first to the last publication that is known; nothing is known of a first sight. */
function spanOf(
  group: readonly number[],
  headlines: readonly Headline[],
  timesMs: readonly (number | null)[],
): Span {
  const published = group.flatMap((index) =>
    isFirstSight(headlines[index]!.dateKind) ? [] : (timesMs[index] ?? []),
  );
  return { fromMs: Math.min(...published), toMs: Math.max(...published) };
}

/**
 * Average linkage over the edges that there are: a pair without one counts as not alike at all. No group becomes longer
 * than the window.
 * @param publishers of each group; no two groups of one publisher are joined, null aside.
 */
function mergeGroups(
  publishers: readonly (string | null)[],
  spans: readonly Span[],
  edges: readonly Edge[],
): number[][] {
  const spanOfGroup = [...spans];
  const likenessBetween = new Map<string, number>();
  for (const { one, other, likeness } of edges) likenessBetween.set(`${one}|${other}`, likeness);
  const groupOf = publishers.map((_, index) => index);
  const members = new Map(groupOf.map((index) => [index, [index]]));
  for (const { one, other } of edges) {
    const [first, second] = [groupOf[one]!, groupOf[other]!];
    if (first === second) continue;
    const [left, right] = [members.get(first)!, members.get(second)!];
    const own = new Set(left.flatMap((index) => publishers[index] ?? []));
    if (right.some((index) => own.has(publishers[index] ?? ''))) continue;
    let sum = 0;
    for (const a of left) {
      for (const b of right) sum += likenessBetween.get(a < b ? `${a}|${b}` : `${b}|${a}`) ?? 0;
    }
    const pairs = left.length * right.length;
    if (sum / pairs < (pairs === 1 ? minLikenessOfPair : minAverageLikeness)) continue;
    const [leftSpan, rightSpan] = [spanOfGroup[first]!, spanOfGroup[second]!];
    const span = {
      fromMs: Math.min(leftSpan.fromMs, rightSpan.fromMs),
      toMs: Math.max(leftSpan.toMs, rightSpan.toMs),
    };
    if (span.toMs - span.fromMs > windowMs) continue;
    spanOfGroup[first] = span;
    left.push(...right);
    members.delete(second);
    for (const index of right) groupOf[index] = first;
  }
  return [...members.values()]
    .map((group) => group.sort((a, b) => a - b))
    .sort((a, b) => a[0]! - b[0]!);
}

/**
 * How alike two headlines are, from 0 to 1: the weight of what they share against what each says, less for each
 * contradiction. Different companies, different figures, up against down, September against October are two stories
 * however alike their words.
 * @param shared the weight of the terms that both have.
 */
function likenessOf(one: HeadlineTerms, other: HeadlineTerms, shared: number): number {
  const overlap = shared / Math.min(one.total, other.total);
  const both = shared / (one.total + other.total - shared);
  let likeness = 0.6 * overlap + 0.4 * both;
  if (areApart(one.names, other.names)) likeness *= contradictionFactors.names;
  if (areApart(one.percents, other.percents)) likeness *= contradictionFactors.numbers;
  if (areApart(one.amounts, other.amounts)) likeness *= contradictionFactors.numbers;
  for (let group = 0; group < eitherOr.length; group += 1) {
    if (areApart(one.choices[group]!, other.choices[group]!))
      likeness *= contradictionFactors.eitherOr;
  }
  return likeness;
}

/** Whether both have values and share none. */
function areApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return false;
  for (const value of one) if (other.has(value)) return false;
  return true;
}

/** A headline's words alone, for a comparison letter by letter. */
export function plainWords(title: string): string {
  return plainSpelling(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The key of equal words from one outlet; null where the outlet is not known. */
function sameWordsKey({ outlet, title }: Headline): string | null {
  return outlet === undefined ? null : `${outlet}|${plainWords(title)}`;
}

/**
 * Groups headlines of one outlet that have the same words on one day in India: one story, however short. Headlines
 * without an outlet stay alone, and one without a day joins the last day of its words.
 * @returns the indexes of each group, the first of each in time first.
 */
function groupSameTitles(
  headlines: readonly Headline[],
  timesMs: readonly (number | null)[],
): number[][] {
  const latest = new Map<string, number[]>();
  const groups: number[][] = [];
  for (const index of indexesInTime(timesMs)) {
    const key = sameWordsKey(headlines[index]!);
    const group = key === null ? undefined : latest.get(key);
    const day = dayOf(headlines[index]!);
    if (group && (day === null || day === dayOf(headlines[group[0]!]!))) {
      group.push(index);
    } else {
      const alone = [index];
      groups.push(alone);
      if (key !== null) latest.set(key, alone);
    }
  }
  return groups;
}

function dayOf({ publishedAt }: Headline): IsoDate | null {
  return publishedAt === null ? null : dateInIndia(new Date(publishedAt));
}
