import { env } from '@/lib/env';
import { providerHeaders } from '@/lib/sources/feed';
import { plainLoader } from '@/tests/unit/lib/sources/plain-source';

/** The site's loader without Next, for jobs that run as a program: nothing is cached between requests. */
export const { load, health } = plainLoader({
  baseUrlOf: ({ id }) => env.sources.baseUrls[id],
  headersOf: (provider) => providerHeaders(provider, { version: env.appVersion, ...env.sources }),
  isSample: env.sources.isSample,
  keepAlive: (work) => void work.catch(() => undefined),
});
