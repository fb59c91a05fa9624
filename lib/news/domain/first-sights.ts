import { dayMs } from '@/lib/calendar/day-count';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { withTimeout } from '@/lib/timeout';
import type { NewsItem } from './item';
import { compareTexts } from '@/lib/text/compare-texts';

/**
 * When each headline without a date was first seen, by its id: ISO instants. What was there at the first reading of a
 * feed has the day in India alone, as 2026-11-21: its age is not known. Both sort as text.
 */
export type Sights = ReadonlyMap<string, string>;

/** Where sights are shared by all instances of the site. Both calls throw when it does not answer. */
export type SightStore = {
  /** `version` names the state that was read: a write on top of another one is refused. */
  read: (key: string) => Promise<{ sights: Sights; version: string }>;
  /** @returns false where another instance has written since. */
  write: (key: string, sights: Sights, version: string) => Promise<boolean>;
};

/** A feed sends a hundred headlines at most; older ones are remembered for a while, in case they come again. */
export const maxSights = 500;
/** Longer than a headline stays on the page. */
const sightDays = 60;
/** Timeout of the store for a visitor. */
const timeoutMs = 800;
const retryMs = 60_000;
const maxWrites = 3;

type Memory = { sights: Sights; isSaved: boolean; triedAtMs: number };

/** The date that a headline is printed and sorted by: on the day of a first reading it follows all dated ones. */
export function dateOfSight(sight: string): Pick<NewsItem, 'publishedAt' | 'dateKind'> {
  return isIsoDate(sight)
    ? {
        publishedAt: new Date(`${sight}T00:00:00+05:30`).toISOString(),
        dateKind: 'first-seen-day',
      }
    : { publishedAt: sight, dateKind: 'first-seen' };
}

/** These sights and those of `ids` that are new at a moment. Where nothing was known, it is the first reading. */
function withNew(known: Sights, ids: readonly string[], at: Date): Sights {
  const sight = known.size === 0 ? dateInIndia(at) : at.toISOString();
  const isNew = (id: string) => !known.has(id);
  return new Map([...known, ...ids.filter(isNew).map((id) => [id, sight] as const)]);
}

/**
 * The sights of two instances, the earlier of each. Within a day a time wins over the day alone: an instance that could
 * not read the store takes every headline for one of a first reading.
 */
function mergeSights(one: Sights, other: Sights): Sights {
  const merged = new Map(one);
  for (const [id, at] of other) {
    const known = merged.get(id);
    if (known === undefined || endOf(at) < endOf(known)) merged.set(id, at);
  }
  return merged;
}

/** The last moment that a sight can mean, in milliseconds: of a day alone its end in India. */
function endOf(sight: string): number {
  return Date.parse(isIsoDate(sight) ? `${sight}T23:59:59.999+05:30` : sight);
}

/** The sights to store: all headlines that the feed has now, and the newest others of the last 60 days. */
export function boundSights(sights: Sights, current: ReadonlySet<string>, now: Date): Sights {
  const sinceIso = new Date(now.getTime() - sightDays * dayMs).toISOString();
  const own = [...sights].filter(([id]) => current.has(id));
  const rest = [...sights]
    .filter(([id, at]) => !current.has(id) && at >= sinceIso)
    .sort(([, at], [, otherAt]) => compareTexts(otherAt, at));
  return new Map([...own, ...rest].slice(0, maxSights));
}

/**
 * When headlines without a date were first seen by any instance. Once known, a time is answered from memory; the store
 * is asked for headlines that are new. While it does not answer, the time of this instance is used.
 */
export function createFirstSights(
  store: SightStore,
  now: () => Date,
  keepAlive: (work: Promise<unknown>) => void,
) {
  const memories = new Map<string, Memory>();
  const underWay = new Map<string, Promise<Sights>>();

  const memoryOf = (key: string): Memory =>
    memories.get(key) ?? { sights: new Map(), isSaved: true, triedAtMs: -Infinity };

  /** Reads, merges and writes; again where another instance wrote in between. */
  async function share(key: string, own: Sights, ids: readonly string[]): Promise<Sights> {
    const current = new Set(ids);
    const seenAt = now();
    let shared = own;
    for (let tries = 0; tries < maxWrites; tries += 1) {
      const { sights: stored, version } = await store.read(key);
      shared = boundSights(withNew(mergeSights(stored, own), ids, seenAt), current, now());
      const isNew = [...current].some((id) => stored.get(id) !== shared.get(id));
      if (!isNew || (await store.write(key, shared, version))) return shared;
    }
    return shared;
  }

  async function refresh(key: string, ids: readonly string[]): Promise<Sights> {
    const own = memoryOf(key).sights;
    const triedAt = now();
    const triedAtMs = triedAt.getTime();
    try {
      const sights = await share(key, own, ids);
      memories.set(key, { sights, isSaved: true, triedAtMs });
      return sights;
    } catch {
      const sights = boundSights(withNew(own, ids, triedAt), new Set(ids), now());
      memories.set(key, { sights, isSaved: false, triedAtMs });
      return sights;
    }
  }

  return async function sightsOf(key: string, ids: readonly string[]): Promise<Sights> {
    const { sights, isSaved, triedAtMs } = memoryOf(key);
    const isKnown = ids.every((id) => sights.has(id));
    if (isKnown && (isSaved || now().getTime() - triedAtMs < retryMs)) return sights;
    const work = underWay.get(key) ?? refresh(key, ids).finally(() => underWay.delete(key));
    underWay.set(key, work);
    keepAlive(work);
    const known = (await withTimeout(work, timeoutMs, () => null)) ?? sights;
    return withNew(known, ids, now());
  };
}
