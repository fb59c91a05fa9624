import 'server-only';
import { unstable_cache } from 'next/cache';
import { after } from 'next/server';
import { env } from '@/lib/env';
import { lastGoodInStorage } from './last-good';
import { createLoader } from './loader';
import { requestHeaders } from './request-headers';

const sharedLoader: unique symbol = Symbol.for('arthayatra.sources.loader');

/**
 * Next gives each page and each route its own copy of a module. What the loader knows (requests under way,
 * circuits, the day's calls, the list of NAVs, the states that /api/health reports) belongs to the instance.
 */
const instance: typeof globalThis & { [sharedLoader]?: ReturnType<typeof createSiteLoader> } =
  globalThis;

/** The site's one loader. Only data access files (source.ts) call `load`. */
export const { load, health } = (instance[sharedLoader] ??= createSiteLoader());

function createSiteLoader() {
  return createLoader({
    baseUrlOf: ({ id }) => env.sources.baseUrls[id],
    headersOf: requestHeaders,
    isSample: env.sources.isSample,
    // The answer is checked inside `produce`: what throws there leaves the old entry as it is.
    remember: ({ key, seconds }, produce) =>
      unstable_cache(produce, [key], { revalidate: seconds })(),
    lastGood: lastGoodInStorage,
    keepAlive: (work) => after(() => work),
    now: () => new Date(),
    log: (finding) => console.warn('The format of a provider:', finding),
  });
}
