import type { MetadataRoute } from 'next';
import { cryptoPath } from '@/lib/crypto/domain/coin';
import { env } from '@/lib/env';
import { fundsPath } from '@/lib/navigation/page-paths';

/**
 * Only addresses that are not pages are closed to crawlers. Pages that must not be indexed say so themselves (`noindex`):
 * a crawler that may not read them could not see it. A site that is not in production is closed as a whole.
 */
export default function robots(): MetadataRoute.Robots {
  if (!env.isProduction) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: ['', cryptoPath, fundsPath].map((folder) => `${env.siteUrl}${folder}/sitemap.xml`),
  };
}
