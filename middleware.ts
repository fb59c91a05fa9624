import { middleware } from '@/lib/auth/edge/middleware';

export { middleware };

/**
 * Everything goes through the middleware but built files and what is the same for everybody: the static pages
 * (`staticPaths` and `staticFolders` in lib/navigation/routes.ts; a test holds the two together), Next's own
 * prerendered error pages, and the site's own images and machine-readable files. What lies outside has its policy from
 * lib/security/headers.ts; scripts/static-headers.mjs compares both with the build. A request with a body goes
 * through at any address, so that one that cannot be read is refused before Next reads it. Next reads this text while
 * it builds, so it is a literal.
 */
export const config = {
  matcher: [
    '/((?!_next/static/|(?:buy-me-coffee|component|component/[-0-9a-z]+|features/income-tax-calculator|glossary|glossary/[-0-9a-z]+|learn|learn/[-0-9a-z]+|offline|tables|privacy-policy|shipping-delivery-policy|hi/offline|hi/features/income-tax-calculator|hi/privacy-policy|hi/shipping-delivery-policy|404|500|_error|_not-found|_global-error|favicon\\.ico|avatar\\.svg|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|sw\\.js|market-files\\.js|statements\\.js)$|(?:icon|apple-icon|opengraph-image)(?:[-.][-.0-9a-z]+)?$).*)',
    { source: '/:path*', has: [{ type: 'header', key: 'content-length' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'content-type' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'transfer-encoding' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
  ],
};
