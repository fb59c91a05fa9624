/**
 * Fifty damaged answers of each provider of coins: the rows that are right, or a refusal in time. No figure that is read
 * may differ from the undamaged answer's.
 */
import {
  categoryFeed,
  categoryMembersFeed,
  dollarRateFeed,
  fearGreedFeed,
  globalFeed,
  historyFeed,
  marketFeed,
  trendingFeed,
} from '@/lib/crypto/data/feeds';
import type { Feed } from '@/lib/sources/feed';
import { readCached, type Cached } from '@/lib/sources/cached-answer';
import { SourceError } from '@/lib/sources/source-error';
import { corruptions } from '../../../factories/corruptions';
import { sampled } from '@/tests/factories/fuzz-runs';
import { inNode } from '../../scripts/in-node';
import { timed } from '@/tests/factories/cpu-time';

const now = new Date('2026-11-21T10:00:00Z');

type Case = {
  feed: Feed<unknown>;
  figuresOf: (data: unknown) => readonly (readonly [unknown, unknown])[];
};

/** Figures by the key that names them. */
const caseOf = <T>(
  feed: Feed<T>,
  figuresOf: (data: T) => readonly (readonly [unknown, unknown])[],
): Case => ({ feed: feed as Feed<unknown>, figuresOf: figuresOf as Case['figuresOf'] });

const cases: readonly Case[] = [
  caseOf(marketFeed, ({ coins }) => coins.map(({ id, price }) => [id, price])),
  caseOf(historyFeed('a', '365'), (points) => points.map(({ atMs, price }) => [atMs, price])),
  caseOf(categoryFeed, (all) => all.map(({ id, marketCapUsd }) => [id, marketCapUsd])),
  caseOf(categoryMembersFeed('sample-games'), (ids) => ids.map((id) => [id, true])),
  caseOf(trendingFeed, (all) => all.map(({ id, rank }) => [id, rank])),
  caseOf(globalFeed, ({ marketCap, volume24h }) => [['all', `${marketCap} ${volume24h}`]]),
  caseOf(fearGreedFeed, (days) => days.map(({ date, value }) => [date, value])),
  caseOf(dollarRateFeed, ({ date, rupeesPerDollar }) => [[date, rupeesPerDollar]]),
];

let answers: Record<string, string>;

beforeAll(async () => {
  const paths = cases.map(({ feed }) => [feed.provider.id, feed.key, feed.path]);
  answers = await inNode<Record<string, string>>(`
    import { answerAsAlternative, answerAsCoinGecko, answerAsFrankfurter } from './tests/upstream/coins.mjs';
    const by = { coingecko: answerAsCoinGecko, alternative: answerAsAlternative, frankfurter: answerAsFrankfurter };
    const context = { nowMs: ${now.getTime()} };
    const first = answerAsCoinGecko('/coins/markets', new URLSearchParams('per_page=1'), context)[0].id;
    answer(Object.fromEntries(${JSON.stringify(paths)}.map(([provider, key, path]) => {
      const url = new URL('http://upstream' + path.replace('/coins/a/', '/coins/' + first + '/'));
      return [key, JSON.stringify(by[provider](url.pathname, url.searchParams, context))];
    })));`);
});

function read(feed: Feed<unknown>, bytes: Buffer): Cached<unknown> | SourceError {
  try {
    return readCached(feed, new TextDecoder().decode(bytes), now.toISOString(), now);
  } catch (error) {
    if (error instanceof SourceError) return error;
    throw error;
  }
}

describe.each(cases.map((each, index) => [each.feed.key, each, index] as const))(
  '%s',
  (key, { feed, figuresOf }, index) => {
    const figures = (bytes: Buffer) => {
      const result = read(feed, bytes);
      return result instanceof SourceError ? [] : figuresOf(result.data);
    };

    let right: ReadonlyMap<unknown, unknown>;

    beforeAll(() => {
      right = new Map(figures(Buffer.from(answers[key]!)));
    });

    it('is whole when nothing is damaged, in the format that the reader knows', () => {
      const result = read(feed, Buffer.from(answers[key]!));
      expect(result).toMatchObject({
        report: { refusedRows: 0, newFields: [], lostFields: [], newWords: [] },
      });
      expect(right.size).toBeGreaterThan(0);
    });

    it.each(sampled(corruptions, index).map((each) => [each.name, each] as const))(
      'with %s',
      (_, { apply }) => {
        const damaged = apply(Buffer.from(answers[key]!));
        const { result: found, ms } = timed(() => figures(damaged), 2_000);
        expect(ms).toBeLessThan(2_000);
        const wrong = found.filter(([name, value]) => value !== null && right.get(name) !== value);
        expect(wrong).toEqual([]);
        expect(new Set(found.map(([name]) => name)).size).toBe(found.length);
      },
    );
  },
);
