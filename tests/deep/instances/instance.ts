import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { DocumentReference, type Firestore } from 'firebase-admin/firestore';
import {
  fearGreedFeed,
  dollarRateFeed,
  globalFeed,
  historyFeed,
  marketFeed,
} from '@/lib/crypto/data/feeds';
import { env } from '@/lib/env';
import { firestore } from '@/lib/firebase/admin';
import { navAllFeed, navHistoryFeed } from '@/lib/funds/data/feeds';
import { TokenCounter } from '@/lib/limits/token-counter-store';
import { newsFeeds } from '@/lib/news/data/feeds';
import type { Feed } from '@/lib/sources/feed';
import type { GoodAnswer, LastGood } from '@/lib/sources/last-good';
import { createLoader, type Remember } from '@/lib/sources/loader';
import { RecordsBusyError, type SharedRecords } from '@/lib/sources/shared-records';
import { createSharedRecords } from '@/lib/sources/records-store';

type InstanceOptions = {
  /** Figures grow old so many times as fast, and a day's calls come back so many times as fast. */
  faster: number;
  visitsPerSecond: number;
  coins: readonly string[];
  schemes: readonly number[];
  /** Of the stand-in of Storage. */
  storageUrl: string;
};

type Call = { url: string; startedAtMs: number; endedAtMs: number; isOk: boolean };
type Load = {
  key: string;
  url: string;
  freshMs: number;
  startedAtMs: number;
  tookMs: number;
  problem: string | null;
};

/** Twenty processes on one busy machine: that is no outage of Firestore. */
const timeoutMs = 45_000;

const lists = [marketFeed, globalFeed, fearGreedFeed, dollarRateFeed, navAllFeed, ...newsFeeds];

/** An instance of the site without its pages: what it asks of providers, Storage and Firestore, on a schedule of visits. */
export function startInstance({
  storageUrl,
  faster,
  visitsPerSecond,
  coins,
  schemes,
}: InstanceOptions) {
  const calls: Call[] = [];
  const loads: Load[] = [];
  const passed: Record<string, number[]> = { saved: [], search: [] };
  const writes: { path: string; writtenAtMs: number }[] = [];
  let isOver = false;

  const note = (path: string, writtenAtMs: number) => writes.push({ path, writtenAtMs });
  const open = noteWrites(firestore, note);
  noteNewDocuments(note);
  noteCalls(calls);
  let missed = 0;
  const shared = createSharedRecords(open, { now: () => new Date(), timeoutMs });
  const records = noteMissed(shared, () => (missed += 1));
  const { load } = createLoader({
    baseUrlOf: ({ id }) => env.sources.baseUrls[id],
    headersOf: () => ({}),
    isSample: false,
    remember: ownCache(),
    lastGood: lastGoodAt(storageUrl),
    records,
    keepAlive: () => undefined,
    now: () => new Date(),
    log: () => undefined,
  });

  function hurried<T>(feed: Feed<T>): Feed<T> {
    const { budget } = feed.provider;
    return {
      ...feed,
      freshForSeconds: feed.freshForSeconds / faster,
      provider: {
        ...feed.provider,
        budget: budget && { ...budget, essentialPerDay: budget.essentialPerDay * faster },
      },
    };
  }

  /** Some coins and schemes are asked for much more than others. */
  const few = <Value>(values: readonly Value[]) =>
    values[Math.floor(values.length * Math.random() ** 3)]!;

  async function visit(): Promise<void> {
    const isOfThing = Math.random() < 0.2;
    const feeds: Feed<unknown>[] = !isOfThing
      ? [lists[Math.floor(Math.random() * lists.length)]!]
      : Math.random() < 0.5
        ? [marketFeed, historyFeed(few(coins), '90')]
        : [navHistoryFeed(few(schemes))];
    for (const feed of feeds.map(hurried)) {
      const startedAtMs = Date.now();
      const startedAt = performance.now();
      const answer = await load(feed);
      loads.push({
        key: feed.key,
        url: env.sources.baseUrls[feed.provider.id] + feed.path,
        freshMs: feed.freshForSeconds * 1_000,
        startedAtMs,
        tookMs: performance.now() - startedAt,
        problem: answer.ok ? null : answer.problem,
      });
    }
  }

  const counters = {
    saved: new TokenCounter(open, { keyPrefix: 'saved', limit: 60, windowSeconds: 60, timeoutMs }),
    search: new TokenCounter(open, {
      keyPrefix: 'search',
      limit: 120,
      windowSeconds: 60,
      countedAlone: 6,
      timeoutMs,
    }),
  };

  /** One person, and one address, that come to every instance far more often than they may. */
  async function hammer(kind: keyof typeof counters): Promise<void> {
    while (!isOver) {
      if ((await counters[kind].take('somebody')) === 0) passed[kind]!.push(Date.now());
      await pause(500 + Math.random() * 500);
    }
  }

  const underWay = new Set<Promise<void>>();
  async function keepVisiting(): Promise<void> {
    while (!isOver) {
      const one = visit().finally(() => underWay.delete(one));
      underWay.add(one);
      await pause((1_000 / visitsPerSecond) * 2 * Math.random());
    }
  }

  const all = [keepVisiting(), hammer('saved'), hammer('search')];
  return {
    async stop() {
      isOver = true;
      await Promise.all(all);
      await Promise.all(underWay);
      return { instance: process.pid, missed, calls, loads, passed, writes };
    },
  };
}

/** Cloud Storage of the parent process, which answers with the newest of what all instances stored. */
function lastGoodAt(storageUrl: string): LastGood {
  const ask = async (key: string, init?: RequestInit) => {
    try {
      const answer = await fetch(`${storageUrl}/${encodeURIComponent(key)}`, init);
      return answer.status === 200 ? ((await answer.json()) as GoodAnswer) : null;
    } catch {
      return null; // as lib/sources/last-good.ts: it helps where it can
    }
  };
  return {
    read: (key) => ask(key),
    fetchedAt: async (key) =>
      (await ask(key, { headers: { 'x-part': 'time' } }))?.fetchedAt ?? null,
    write: async (key, answer) =>
      void (await ask(key, {
        method: 'PUT',
        headers: { 'x-instance': String(process.pid) },
        body: JSON.stringify(answer),
      })),
  };
}

/** As unstable_cache does it, for this instance alone: the worst case, since Vercel shares its cache. */
function ownCache(): Remember {
  const entries = new Map<string, { value: unknown; atMs: number; isRenewed: boolean }>();
  return async <Value>(
    { key, seconds }: { key: string; seconds: number },
    produce: () => Promise<Value>,
  ) => {
    const renew = async () => {
      const value = await produce();
      entries.set(key, { value, atMs: Date.now(), isRenewed: false });
      return value;
    };
    const entry = entries.get(key);
    if (!entry) return renew();
    if (Date.now() - entry.atMs > seconds * 1000 && !entry.isRenewed) {
      entry.isRenewed = true;
      void renew().catch(() => (entry.isRenewed = false));
    }
    return entry.value as Value;
  };
}

/** Every call to a provider, with its times. */
function noteCalls(calls: Call[]): void {
  const really = globalThis.fetch;
  const addresses = Object.values(env.sources.baseUrls);
  globalThis.fetch = async (input, init) => {
    const url = String(input);
    if (!addresses.some((address) => url.startsWith(address))) return really(input, init);
    const startedAtMs = Date.now();
    const note = (isOk: boolean) => calls.push({ url, startedAtMs, endedAtMs: Date.now(), isOk });
    try {
      const answer = await really(input, init);
      note(answer.ok);
      return answer;
    } catch (error) {
      note(false);
      throw error;
    }
  };
}

/** Every time that Firestore did not answer, after which an instance decides for itself. */
function noteMissed({ read, change }: SharedRecords, note: () => void): SharedRecords {
  const orNote = (error: unknown) => {
    if (!(error instanceof RecordsBusyError)) note();
    throw error;
  };
  return {
    read: (names) => read(names).catch(orNote),
    change: (names, decide) => change(names, decide).catch(orNote),
  };
}

/** Every write of a transaction that was committed. */
function noteWrites(open: () => Firestore, note: (path: string, atMs: number) => void) {
  const db = new Proxy(open(), {
    get(target, name) {
      if (name !== 'runTransaction') {
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
      }
      const runTransaction: Firestore['runTransaction'] = async (work, options) => {
        let written: { path: string; atMs: number }[] = [];
        const answer = await target.runTransaction((transaction) => {
          written = [];
          const set = transaction.set.bind(transaction) as (
            ...values: unknown[]
          ) => typeof transaction;
          transaction.set = ((...values: [{ path: string }, { writtenAtMs: number }]) => {
            written.push({ path: values[0].path, atMs: values[1].writtenAtMs });
            return set(...values);
          }) as never;
          return work(transaction);
        }, options);
        for (const { path, atMs } of written) note(path, atMs);
        return answer;
      };
      return runTransaction;
    },
  });
  return () => db;
}

/** Every claim of a token, which is written without a transaction. */
function noteNewDocuments(note: (path: string, atMs: number) => void): void {
  const reference = DocumentReference.prototype;
  const create = reference.create;
  reference.create = async function (...values) {
    const result = await create.apply(this, values);
    note(this.path, result.writeTime.toMillis());
    return result;
  };
}
