import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { env } from '@/lib/env';
import { fundPath } from '@/lib/funds/domain/fund-query';
import { categoryPath, readListQuery } from '@/lib/funds/domain/list/list-query';
import { isDormant } from '@/lib/funds/domain/scheme';
import { loadMarket, loadSchemes } from '@/lib/funds/server/source';

/**
 * The pages of the categories, of direct plans, and of every scheme that is still offered, with the day of
 * its newest NAV; none while AMFI's list is not known.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection();
  const list = await loadSchemes();
  if (!list.ok) return [];
  const { schemes, asOf } = list.value.data;
  const { table } = await loadMarket();
  const categories = table
    ? table.peerGroups
        .filter(({ plan }) => plan === 'direct')
        .map(({ category }) => ({
          // Next does not escape addresses, and `&` begins an entity in XML.
          url: `${env.siteUrl}${categoryPath(category, readListQuery({}))}`.replaceAll(
            '&',
            '&amp;',
          ),
          lastModified: table.asOf,
        }))
    : [];
  return [
    ...categories,
    ...schemes
      .filter((scheme) => !isDormant(scheme, asOf))
      .map(({ code, navDate }) => ({
        url: `${env.siteUrl}${fundPath(code)}`,
        lastModified: navDate ?? undefined,
      })),
  ];
}
