import type { Metadata } from 'next';

/**
 * Of a page that only members see. Search engines and those who preview a link get the sign-in page, so that the eighteen elements
 * for them would be read by none.
 */
export const membersMetadata = {
  robots: { index: false, follow: false },
  openGraph: null,
  twitter: null,
} as const satisfies Metadata;
