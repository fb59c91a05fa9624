import type { MetadataRoute } from 'next';
import { partIds, partPath } from '@/lib/navigation/static-pages';
import { learnPath, pathSlugs, publicPath } from '@/lib/education/domain/course-paths';
import { glossaryPath, glossaryTerms, termPath } from '@/lib/education/data/glossary';
import { schedulePath } from '@/lib/crypto/domain/coin';
import { comparePath } from '@/lib/crypto/domain/compare';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { hreflangOf } from '@/lib/navigation/alternates';
import { inLanguage, languagesOf } from '@/lib/navigation/in-language';
import { menu, menuPages } from '@/lib/navigation/menu';
import { isIndexed } from '@/lib/navigation/routes';
import { privacyPolicyVersion, deliveryPolicyVersion } from '@/lib/policies/clauses';

/** Dates of the last change, for pages where it is known. */
const lastModified: Readonly<Record<string, string>> = {
  '/privacy-policy': privacyPolicyVersion,
  '/shipping-delivery-policy': deliveryPolicyVersion,
};

/**
 * The public pages that a search engine should know: those of the menu, the syllabus and the glossary, in each of their
 * languages.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const inMenu = menuPages(menu(messages().navigation)).flatMap(({ url }) => url ?? []);
  const glossary = [glossaryPath, ...glossaryTerms.map(({ slug }) => termPath(slug))];
  const learning = [learnPath, ...pathSlugs.map(publicPath)];
  const kit = partIds(messages().examples.entries).map(partPath);
  const further = ['/picks-record', comparePath, schedulePath];
  return [...inMenu, ...further, ...learning, ...glossary, ...kit]
    .filter(isIndexed)
    .flatMap((path) =>
      languagesOf(path).map((language) => ({
        url: `${env.siteUrl}${inLanguage(path, language)}`,
        lastModified: lastModified[path],
        alternates: { languages: hreflangOf(path, env.siteUrl) },
      })),
    );
}
