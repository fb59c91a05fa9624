import { localeOf, nameOfLanguage, type Language } from '@/lib/messages/language';
import { inLanguage, languagesOf } from '@/lib/navigation/in-language';

/**
 * The same page in the other language, where there is one. A plain link, so that it costs no script and the new document
 * names its own language; what is in the address by the time of the click goes along (first-script.ts).
 */
export function LanguageLink({
  path,
  language,
  query = '',
}: {
  path: string;
  language: Language;
  query?: string;
}) {
  const other = languagesOf(path).find((one) => one !== language);
  if (!other) return null;
  return (
    <a
      href={inLanguage(path, other) + query}
      rel="alternate"
      hrefLang={localeOf[other]}
      lang={localeOf[other]}
      className="inline-flex min-h-6 items-center text-sm font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {nameOfLanguage[other]}
    </a>
  );
}
