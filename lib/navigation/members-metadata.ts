/**
 * Metadata of a page that only members see. Search engines and link previews get the sign-in page instead, so the
 * eighteen elements for them are left out.
 */
export const membersMetadata = {
  robots: { index: false, follow: false },
  openGraph: null,
  twitter: null,
} as const;
