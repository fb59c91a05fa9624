type Header = { key: string; value: string };

/**
 * Headers of the built scripts, styles and fonts. A page loads a dozen of these files, so that headers which browsers obey
 * only for documents are left out.
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

/** None on plain http: browsers ignore the header there, and localhost must stay reachable. */
function transportHeaders(siteUrl: string): Header[] {
  return siteUrl.startsWith('https:')
    ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }]
    : [];
}
