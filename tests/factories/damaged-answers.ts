import { type Cached, readCached } from '@/lib/sources/cached-answer';
import type { Feed } from '@/lib/sources/feed';
import { SourceError } from '@/lib/sources/source-error';
import { corruptions } from './corruptions';
import { timed } from './cpu-time';
import { sampled } from './fuzz-runs';

/** An answer as the loader reads it, bytes first; null for a refusal, instead of which it gives the last good answer. */
export function readAsLoader<T>(feed: Feed<T>, bytes: Buffer, now: Date): Cached<T> | null {
  try {
    const text = feed.decode?.(bytes, 'application/rss+xml') ?? new TextDecoder().decode(bytes);
    return readCached(feed, text, now.toISOString(), now);
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

const maxMs = 2_000;

type Damaged = {
  /** What the provider answers undamaged. */
  answer: () => string;
  now: Date;
  /** Which of the fifty `npm test` tries (`sampled`). */
  begin?: number;
  oneOf?: number;
};

/**
 * A test for each damage that `npm test` tries: the answer is read or refused within two seconds of the processor.
 * @param check what must hold of the rows that were read; it is not called where the answer was refused.
 */
export function testDamage<T>(
  feed: Feed<T>,
  { answer, now, begin = 0, oneOf = 4 }: Damaged,
  check: (read: Cached<T>, damage: string) => void,
): void {
  const tried = sampled(corruptions, begin, oneOf);
  it.each(tried.map((each) => [each.name, each] as const))('with %s', (name, { apply }) => {
    const damaged = apply(Buffer.from(answer()));
    const { result, ms } = timed(() => readAsLoader(feed, damaged, now), maxMs);
    expect(ms).toBeLessThan(maxMs);
    if (result) check(result, name);
  });
}
