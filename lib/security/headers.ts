type Header = { key: string; value: string };

/**
 * Headers of the built scripts, styles and fonts, a dozen to a page: what means something for what is no document, or
 * for a script that somebody opens as one.
 */
export function assetHeaders(siteUrl: string): Header[] {
  return [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    ...transportHeaders(siteUrl),
  ];
}

/** Headers of every other answer; the content security policy is per page and comes from policy.ts. */
export function securityHeaders(siteUrl: string): Header[] {
  return [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
    ...transportHeaders(siteUrl),
  ];
}

/** Browsers pass over this header on plain http, and localhost must stay reachable. */
function transportHeaders(siteUrl: string): Header[] {
  return siteUrl.startsWith('https:')
    ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }]
    : [];
}
