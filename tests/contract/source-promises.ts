import type { Feed } from '@/lib/sources/feed';
import { figuresAgeSeconds } from '@/lib/sources/sourced';
import { durable } from './fake-stores';
import { summaryOf, wrongAnswers, type SourceBench } from './source-bench';

/** Faults of the transport, which the engine handles alike for all feeds. */
export const transportFaults = [
  'down',
  'hanging',
  'dripping',
  'broken-off',
  'empty',
  'error-500',
  'error-503',
  'limited',
  'forbidden',
  'huge',
  'gzip-bomb',
  'redirect-away',
  'redirect-loop',
  'moved',
];

type Kinds = {
  /** The one feed that is tested with faults of the transport too. */
  transport?: { key: string; faults: readonly string[] };
  /** The keys of feeds without numbers, such as a list of names. */
  ofNames?: readonly string[];
};

/** Guarantees of each feed for a visitor, whatever its provider does. */
export function testPromises(
  bench: SourceBench,
  feeds: readonly Feed<unknown>[],
  { transport, ofNames = [] }: Kinds,
): void {
  describe.each(feeds.map((feed) => [feed.key, feed] as const))('%s', (key, feed) => {
    it('gives twenty visitors live figures with their origin and time, from one request', async () => {
      const { load } = bench.instance();
      const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => load(feed)));
      expect(first).toMatchObject({
        ok: true,
        value: {
          status: 'live',
          source: { name: feed.provider.name, url: feed.provider.url },
          fetchedAt: new Date(bench.clockMs).toISOString(),
        },
      });
      const asOf = first?.ok ? Date.parse(first.value.asOf) : NaN;
      expect(Math.abs(asOf - bench.clockMs)).toBeLessThan(5 * 86_400_000);
      expect(others.every(({ ok }) => ok)).toBe(true);
      expect(await load(feed)).toEqual(first);
      expect(await bench.upstream.calls(feed.provider.id)).toBe(1);
    });

    const wrong = wrongAnswers.filter((fault) => fault !== 'nulls' || !ofNames.includes(key));
    const faults = key === transport?.key ? [...wrong, ...transport.faults] : wrong;

    it.each(faults)('returns the last good answer, marked as stale, when %s', async (fault) => {
      const lastGood = durable();
      const { load } = bench.instance({ lastGood });
      const good = await load(feed);
      expect(good.ok).toBe(true);
      const cached = new Map(lastGood.files);
      await bench.breakWith(fault);
      await bench.passMinutes((feed.freshForSeconds / 60) * 2 + 1);
      // A visit that waited until its request ends would never end where no answer comes.
      const during = await load(feed);
      expect(summaryOf(during)).toEqual({ ...summaryOf(good), status: 'stale' });
      const answers = [...lastGood.files].filter(([name]) => !name.startsWith('refusals/'));
      expect(new Map(answers)).toEqual(cached);
    });

    it('shows its last good answer with the age, in a new instance while the provider is down', async () => {
      const lastGood = durable();
      const before = await bench.instance({ lastGood }).load(feed);
      await bench.breakWith('down');
      await bench.passMinutes((feed.freshForSeconds / 60) * 3);
      const restarted = bench.instance({ lastGood });
      expect(summaryOf(await restarted.load(feed))).toEqual({
        ...summaryOf(before),
        status: 'stale',
      });
      const [state] = await restarted.health([feed]);
      expect(state?.state).toBe('stale');
      // Figures that are old themselves have the age of their own time, as on the page.
      const oldest = before.ok ? figuresAgeSeconds(before.value, bench.clockMs) : 0;
      expect([feed.freshForSeconds * 3, Math.round(oldest)]).toContain(state?.ageSeconds);
    });
  });
}
