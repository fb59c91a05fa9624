/** The languages of the interface. Every page is available in the first, English. */
export const languages = ['en', 'hi'] as const;

export type Language = (typeof languages)[number];

/** As `lang`, `hreflang` and Intl name them. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** Each name in its own language, for readers who know no other. */
export const nameOfLanguage: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** The language that a request names; English for every other text. */
export function readLanguage(text: string | null | undefined): Language {
  return languages.find((language) => language === text) ?? 'en';
}
