import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { fundPath } from '@/lib/funds/domain/fund-query';
import { isDormant } from '@/lib/funds/domain/scheme';
import { loadSchemes } from '@/lib/funds/server/source';

/** The page of every scheme that is still offered, with the day of its newest NAV; none while AMFI's list is not known. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  const list = await loadSchemes();
  if (!list.ok) return [];
  const today = dateInIndia(new Date());
  return list.value.data.schemes
    .filter((scheme) => !isDormant(scheme, today))
    .map(({ code, navDate }) => ({
      url: `${env.siteUrl}${fundPath(code)}`,
      lastModified: navDate ?? undefined,
    }));
}
