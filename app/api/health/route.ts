import { connection } from 'next/server';
import { env } from '@/lib/env';
import { isTroubled } from '@/lib/sources/feed-states';
import { health } from '@/lib/sources/load';
import { watchedFeeds } from '@/lib/dashboard/server/source';

/**
 * The state of the site and of each source, for monitoring. Sends no request to a provider and reveals no address, key
 * or error text. 200 also while sources are down: the site itself serves.
 */
export async function GET(): Promise<Response> {
  await connection();
  const feeds = await health(watchedFeeds);
  return Response.json(
    { status: feeds.some(isTroubled) ? 'degraded' : 'ok', version: env.appVersion, sources: feeds },
    { headers: { 'cache-control': 'no-store' } },
  );
}
