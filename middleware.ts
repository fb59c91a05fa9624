import { doorman } from '@/lib/auth/doorman';

export { doorman as middleware };

/**
 * Everything goes through the doorman but built files and what is the same for everybody: the static pages
 * (`staticPaths` in lib/navigation/routes.ts; a test holds the two together) and the site's own images and
 * machine-readable files. Next reads this text while it builds, so it is a literal.
 */
export const config = {
  matcher: [
    '/((?!_next/static/|(?:privacy-policy|shipping-delivery-policy|favicon\\.ico|avatar\\.svg|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)$|(?:icon|apple-icon|opengraph-image)(?:[-.0-9a-z]*)$).*)',
  ],
};
