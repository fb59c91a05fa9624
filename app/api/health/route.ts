import { connection } from 'next/server';
import { cryptoFeeds } from '@/lib/crypto/feeds';
import { env } from '@/lib/env';
import { fundFeeds } from '@/lib/funds/feeds';
import { newsFeeds } from '@/lib/news/feeds';
import { health } from '@/lib/sources/load';

/**
 * For machines that watch the site: it answers, and this is how each of its sources is. Asks no provider, tells
 * no address, key or error text. 200 also while sources are down: the site itself serves.
 */
export async function GET(): Promise<Response> {
  await connection();
  const feeds = await health([...cryptoFeeds, ...fundFeeds, ...newsFeeds]);
  const isTroubled = feeds.some(({ state }) => state === 'down' || state === 'stale');
  return Response.json(
    { status: isTroubled ? 'degraded' : 'ok', version: env.appVersion, sources: feeds },
    { headers: { 'cache-control': 'no-store' } },
  );
}
