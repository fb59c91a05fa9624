/**
 * Fifty damaged lists of NSE's closes: the closes that are right, or a refusal in time.
 */
import { closesFeed } from '@/lib/picks/data/feeds';
import { readCached } from '@/lib/sources/cached-answer';
import { SourceError } from '@/lib/sources/source-error';
import { corruptions } from '../../../factories/corruptions';
import { sampled } from '@/tests/factories/fuzz-runs';
import { inNode } from '../../scripts/in-node';
import { timed } from '@/tests/factories/cpu-time';

const now = new Date('2026-11-21T10:00:00Z');
const feed = closesFeed('2026-07-03');
let list: string;

beforeAll(async () => {
  list = await inNode<string>(`
    import { answerAsNse } from './tests/upstream/shares.mjs';
    answer(answerAsNse(${JSON.stringify(feed.path)}).text);`);
});

/** As the loader reads it; null for a refusal, which it answers with the last good closes. */
function read(bytes: Buffer): ReadonlyMap<string, number> | null {
  try {
    const { data } = readCached(feed, new TextDecoder().decode(bytes), now.toISOString(), now);
    return new Map((data ?? []).map(({ isin, closeRupees }) => [isin, closeRupees]));
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

it('is whole when nothing is damaged', () => {
  expect(read(Buffer.from(list))?.size).toBeGreaterThan(2_000);
});

it.each(sampled(corruptions).map((each) => [each.name, each] as const))(
  'with %s',
  (_, { apply }) => {
    const right = read(Buffer.from(list));
    const damaged = apply(Buffer.from(list));
    const { result: found, ms } = timed(() => read(damaged), 2_000);
    expect(ms).toBeLessThan(2_000);
    const wrong = [...(found ?? [])]
      .filter(([isin, close]) => right?.get(isin) !== close)
      // A diff of megabytes takes hours.
      .map(([isin]) => isin.slice(0, 30));
    expect(wrong).toEqual([]);
  },
);
