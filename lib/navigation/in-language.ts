import type { Language } from '@/lib/messages/language';

/** Pages that are in Hindi too, at /hi and the same path. */
export const hindiPaths = [
  '/features/income-tax-calculator',
  '/features/sip-calculator',
  '/privacy-policy',
  '/shipping-delivery-policy',
] as const;

/** The languages of the page at a path, which is its English one. */
export function languagesOf(path: string): readonly Language[] {
  return (hindiPaths as readonly string[]).includes(path) ? ['en', 'hi'] : ['en'];
}

/** The address of a page in a language, or in English where there is none in that language. */
export function inLanguage(path: string, language: Language): string {
  return language === 'hi' && languagesOf(path).includes('hi') ? `/hi${path}` : path;
}

/** The English path and the language of the page at an address. The notice at an unknown address is in English. */
export function languageOfPath(pathname: string): { path: string; language: Language } {
  const path = hindiPaths.find((each) => inLanguage(each, 'hi') === pathname);
  return path ? { path, language: 'hi' } : { path: pathname, language: 'en' };
}
