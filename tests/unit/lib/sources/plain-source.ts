import type { Feed } from '@/lib/sources/feed';
import { createLoader, type LoaderParts } from '@/lib/sources/loader';
import { coingecko } from '@/lib/sources/providers';

/** A feed without anything special, whose figures are the text of the answer. */
export const plainFeed: Feed<string> = {
  provider: { ...coingecko, budget: null },
  key: 'coingecko/a',
  path: '/a',
  freshForSeconds: 360,
  cachedIn: 'cache',
  version: 1,
  isEssential: true,
  canBeMissing: false,
  staleWhenOlderThanMs: null,
  read: (body) => ({ data: body, asOf: null }),
};

/** A loader of one instance that stores and caches nothing. */
export function plainLoader(parts: Partial<LoaderParts> = {}) {
  return createLoader({
    baseUrlOf: () => 'https://upstream.example',
    headersOf: () => ({}),
    isSample: false,
    remember: (_, produce) => produce(),
    lastGood: { read: async () => null, fetchedAt: async () => null, write: async () => undefined },
    records: null,
    keepAlive: () => undefined,
    now: () => new Date(),
    log: () => undefined,
    ...parts,
  });
}
