import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { loadCoinLinks } from '@/lib/crypto/server/source';
import { env } from '@/lib/env';

/** The page of every coin of the market's list; none while the list is not known. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  const coins = await loadCoinLinks();
  return coins.map(({ path }) => ({ url: `${env.siteUrl}${path}` }));
}
