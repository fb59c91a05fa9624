import { env } from '@/lib/env';
import { createLoader } from '@/lib/sources/loader';
import { providerHeaders } from '@/lib/sources/feed';

/** The site's loader without Next, for jobs that run as a program: nothing is cached between requests. */
export const { load, health } = createLoader({
  baseUrlOf: ({ id }) => env.sources.baseUrls[id],
  headersOf: (provider) => providerHeaders(provider, { version: env.appVersion, ...env.sources }),
  isSample: env.sources.isSample,
  remember: (_, produce) => produce(),
  lastGood: { read: async () => null, fetchedAt: async () => null, write: async () => undefined },
  records: null,
  keepAlive: (work) => void work.catch(() => undefined),
  now: () => new Date(),
  log: () => undefined,
});
