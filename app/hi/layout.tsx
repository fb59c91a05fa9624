import type { Metadata, ResolvingMetadata } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { DocumentLanguage } from '@/components/shell/document-language';
import { localeOf } from '@/lib/messages/language';

// A Hindi page preloads its font. If the font arrives after the first paint, the page stays in the device's
// own Devanagari font (base.css) until the next page: words of another width would move the text below. The names of the
// constants are those of the families, so that they differ from the root layout's.
const hindi = localFont({
  src: '../fonts/noto-devanagari.woff2',
  variable: '--font-hindi',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F, U+200C-200D, U+25CC, U+A8E0-A8FF' }],
});

// The same file, for a device without a Devanagari font: it would show boxes until the next page.
const hindiLate = localFont({
  src: '../fonts/noto-devanagari.woff2',
  variable: '--font-hindi-late',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F, U+200C-200D, U+25CC, U+A8E0-A8FF' }],
});

/** What link previews read. `openGraph` replaces that of the root layout as a whole, so it repeats the picture. */
export async function generateMetadata(_: unknown, parent: ResolvingMetadata): Promise<Metadata> {
  const { openGraph } = await parent;
  const { siteName, url, images } = openGraph ?? {};
  const locale = localeOf.hi.replace('-', '_');
  return {
    openGraph: {
      ...(siteName ? { siteName } : {}),
      type: 'website',
      url: url ?? './',
      images,
      locale,
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
    <div lang={localeOf.hi} className={`hindi-page ${hindi.variable} ${hindiLate.variable}`}>
      <DocumentLanguage language={localeOf.hi} otherwise={localeOf.en} />
      {children}
    </div>
  );
}
