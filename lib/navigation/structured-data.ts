import { localeOf, type Language } from '@/lib/messages/language';
import { homePath } from './routes';

/** What search engines read about the site itself: who publishes it, and how it is searched. */
export function siteData(
  siteUrl: string,
  site: { name: string; tagline: string; description: string },
) {
  const organization = `${siteUrl}/#organization`;
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: site.name,
        slogan: site.tagline,
        description: site.description,
        url: `${siteUrl}${homePath}`,
        logo: `${siteUrl}/icon-512.png`,
        areaServed: 'IN',
      },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}/#website`,
        name: site.name,
        url: `${siteUrl}${homePath}`,
        inLanguage: 'en-IN',
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${siteUrl}/search?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

/** A calculator that runs in the browser, free and without an account. */
export function calculatorData(
  siteUrl: string,
  {
    path,
    name,
    description,
    language = 'en',
  }: { path: string; name: string; description: string; language?: Language },
) {
  return {
    '@type': 'WebApplication',
    name,
    description,
    url: `${siteUrl}${path}`,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    inLanguage: localeOf[language],
    publisher: { '@id': `${siteUrl}/#organization` },
  };
}
