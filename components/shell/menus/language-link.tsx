import { localeOf, nameOfLanguage, type Language } from '@/lib/messages/language';
import { inLanguage, languagesOf } from '@/lib/navigation/in-language';

/**
 * The same page in the other language, where there is one. A plain link, so that it costs no script and the new document
 * names its own language; lib/security/first-script.ts adds the query and fragment that the address has at the click.
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
      className="link inline-flex min-h-6 items-center text-sm font-semibold"
    >
      {nameOfLanguage[other]}
    </a>
  );
}
