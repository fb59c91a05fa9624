import { localeOf, type Language } from '@/lib/messages/language';
import { inLanguage, languagesOf } from './in-language';

/** Metadata: the canonical address of a page and its other languages. `path` is the English path. */
export function alternatesOf(path: string, language: Language = 'en') {
  return { canonical: inLanguage(path, language), languages: hreflangOf(path) };
}

/** The addresses of a page by language, both ways the same; nothing where there is one language only. */
export function hreflangOf(path: string, origin = ''): Record<string, string> | undefined {
  const all = languagesOf(path);
  if (all.length === 1) return undefined;
  return {
    ...Object.fromEntries(
      all.map((language) => [localeOf[language], origin + inLanguage(path, language)]),
    ),
    'x-default': origin + path,
  };
}
