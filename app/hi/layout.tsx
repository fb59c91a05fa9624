import type { Metadata, ResolvingMetadata } from 'next';
import type { ReactNode } from 'react';
import { DocumentLanguage } from '@/components/shell/document-language';
import { localeOf } from '@/lib/messages/language';

/** What link previews read. `openGraph` replaces that of the root layout, picture and all. */
export async function generateMetadata(_: unknown, parent: ResolvingMetadata): Promise<Metadata> {
  const { openGraph } = await parent;
  const { siteName, url, images } = openGraph ?? {};
  const locale = localeOf.hi.replace('-', '_');
  return {
    openGraph: {
      ...(siteName ? { siteName } : {}),
      ...{ type: 'website', url: url ?? './', images, locale },
    },
  };
}

/**
 * The pages in Hindi, at /hi followed by the path of the English page. The visitor chooses the language with a link:
 * the site neither redirects here nor remembers the choice. The one <html> of the site is English and prerendered;
 * lib/security/first-script.ts corrects its language before the first paint, and without scripts this layout states
 * it.
 */
export default function HindiLayout({ children }: { children: ReactNode }) {
  return (
    <div lang={localeOf.hi}>
      <DocumentLanguage language={localeOf.hi} otherwise={localeOf.en} />
      {children}
    </div>
  );
}
