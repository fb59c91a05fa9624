import 'server-only';
import { unstable_cache } from 'next/cache';
import { after } from 'next/server';
import { env } from '@/lib/env';
import { firestore } from '@/lib/firebase/admin';
import { oncePerInstance } from '@/lib/memoize';
import { failure } from '@/lib/result';
import { type Feed, providerHeaders } from './feed';
import type { WatchedFeed } from './feed-states';
import { lastGoodInStorage } from './last-good';
import { createLoader, withSharedAnswers } from './loader';
import { createSharedRecords } from './records-store';
import type { Loaded } from './sourced';

/**
 * What the loader knows belongs to the instance: requests under way, circuits, the day's calls, the list of NAVs, the
 * states that /api/health reports.
 */
const loader = oncePerInstance('sources.loader', createSiteLoader);

/**
 * Loads a feed by the site's one loader, unless the operator has switched the source off. Only data access files
 * (source.ts) call it.
 */
export async function load<T>(feed: Feed<T>): Promise<Loaded<T>> {
  return isOn(feed) ? loader.load(feed) : failure('switched-off');
}

/** The states of the feeds that are on. */
export function health(feeds: readonly (WatchedFeed & Pick<Feed<unknown>, 'switch'>)[]) {
  return loader.health(feeds.filter(isOn));
}

function isOn({ switch: name }: Pick<Feed<unknown>, 'switch'>): boolean {
  return name === undefined || env.amfi[name];
}

function createSiteLoader() {
  return createLoader({
    baseUrlOf: ({ id }) => env.sources.baseUrls[id],
    headersOf: (provider) => providerHeaders(provider, { version: env.appVersion, ...env.sources }),
    isSample: env.sources.isSample,
    // The answer is checked inside `produce`: what throws there leaves the old entry as it is.
    remember: withSharedAnswers(
      ({ key, seconds }, produce) => unstable_cache(produce, [key], { revalidate: seconds })(),
      () => new Date(),
    ),
    lastGood: lastGoodInStorage,
    // Sample data need no call to a provider.
    records: env.sources.isSample
      ? null
      : createSharedRecords(firestore, {
          now: () => new Date(),
          // A call's success is an answer stored in this bucket: a deployment with another one has its own records.
          prefix: `${env.firebase.storageBucket}:`,
        }),
    keepAlive: (work) => after(() => work),
    now: () => new Date(),
    log: (finding) => console.warn('The format of a provider:', finding),
  });
}
