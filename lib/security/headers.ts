/**
 * Headers of the built scripts, styles and fonts, a dozen to a page: the two that mean something for what is
 * no document.
 */
export const assetHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** Headers of every other answer; the content security policy is per page and comes from policy.ts. */
export function securityHeaders(siteUrl: string): { key: string; value: string }[] {
  const headers = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  ];
  return siteUrl.startsWith('https:')
    ? [
        ...headers,
        { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
      ]
    : headers;
}
