import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { coinPath } from '@/lib/crypto/domain/coin';
import { loadMarket } from '@/lib/crypto/server/source';
import { env } from '@/lib/env';

/** The page of every coin of the market's list; none while the list is not known. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  const market = await loadMarket();
  if (!market.ok) return [];
  return market.value.data.coins.map(({ id }) => ({ url: `${env.siteUrl}${coinPath(id)}` }));
}
