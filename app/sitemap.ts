import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { hreflangOf } from '@/lib/navigation/alternates';
import { inLanguage, languagesOf } from '@/lib/navigation/in-language';
import { menu, menuPages } from '@/lib/navigation/menu';
import { isIndexed } from '@/lib/navigation/routes';
import { deliveryPolicyVersion } from '@/lib/policies/delivery-policy-version';
import { privacyPolicyVersion } from '@/lib/policies/privacy-policy-version';

/** Days of the last change, where a page has one that is known. */
const lastModified: Readonly<Record<string, string>> = {
  '/privacy-policy': privacyPolicyVersion,
  '/shipping-delivery-policy': deliveryPolicyVersion,
};

/** The pages of the menu that anybody may open and that a search engine should know, in every language in which they stand. */
export default function sitemap(): MetadataRoute.Sitemap {
  return menuPages(menu(messages().navigation))
    .flatMap(({ url }) => (url && isIndexed(url) ? [url] : []))
    .flatMap((path) =>
      languagesOf(path).map((language) => ({
        url: `${env.siteUrl}${inLanguage(path, language)}`,
        lastModified: lastModified[path],
        alternates: { languages: hreflangOf(path, env.siteUrl) },
      })),
    );
}
