import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { openGraphOf } from '@/lib/navigation/open-graph';
import './globals.css';

// Preloaded. If it arrives after the first paint, the page stays in its fallback (base.css) until the next page:
// words of another width would move the content beside and below them.
const inter = localFont({
  src: './fonts/inter-latin.woff2',
  variable: '--font-inter',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
});

// Fetched only where a page shows Devanagari and the device has no font for it (base.css).
const devanagari = localFont({
  src: './fonts/noto-devanagari.woff2',
  variable: '--font-devanagari',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F, U+200C-200D, U+25CC, U+A8E0-A8FF' }],
});

// The links to a page in Hindi show this one word, and do not fetch 73 KiB for it.
const hindiName = localFont({
  src: './fonts/hindi-name.woff2',
  variable: '--font-hindi-name',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0900-097F' }],
});

const { site } = messages();

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  title: { default: site.name, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  // `./` is the page's own address.
  openGraph: openGraphOf('./'),
  robots: env.isProduction ? undefined : { index: false, follow: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f5f1' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1416' },
  ],
};

/** Reads no cookie and no header: a layout is shared by static pages, and auth here would be no check. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-IN"
      className={`${inter.variable} ${devanagari.variable} ${hindiName.variable}`}
      suppressHydrationWarning
    >
      <body>{children}</body>
    </html>
  );
}
