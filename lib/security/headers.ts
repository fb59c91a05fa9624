import { closedPolicy, constantStyleHashes, contentSecurityPolicy } from './policy';

type Header = { key: string; value: string };

/**
 * Headers of the built scripts, styles and fonts. A page loads a dozen of these files, so that headers which browsers
 * obey only for documents are left out.
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

/**
 * A static page's scripts are known only after the build. next.config.ts therefore writes this template into the
 * build's routes, for an address that does not exist. scripts/static-headers.mjs (plain Node, which could not import
 * this file) copies it once per static page with that page's hashes in place of the words in braces. A template
 * without hashes allows no inline script, so a forgotten step fails closed.
 */
export const templateSource = '/_policy-of-static-pages';

const template = {
  scriptSources: ['{scripts}'],
  styleSources: [...constantStyleHashes, '{styles}'],
  styleAttributeSources: ['{style-attributes}'],
};

// The port of the local emulator is chosen at each start, after the build; http is only ever localhost.
const anyLocalPort = '127.0.0.1:*';

/** Files outside the middleware's matcher. Where one is missing, Next sends a page in its place. */
const files = [
  '/_next/static/:path*',
  '/:file(favicon\\.ico|avatar\\.svg|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)',
  '/:file((?:icon|apple-icon|opengraph-image)(?:[-.][-.0-9a-z]+)?)',
];

/** The service worker may request from this site only. A browser looks for a new one at each visit. */
const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** A worker stands under the policy of its own file: the readers of files (`closedPolicy`) may request nothing. */
const workerHeaders = (policy: string) => [
  { key: 'Content-Security-Policy', value: policy },
  { key: 'Cache-Control', value: 'no-cache' },
];

const policyHeader = (source: string, value: string) => ({
  source,
  headers: [{ key: 'Content-Security-Policy', value }],
});

/** Headers for next.config.ts: the policy of files, and the template. */
export function staticPolicyHeaders(siteUrl: string) {
  const isHttps = siteUrl.startsWith('https:');
  const authEmulatorHost = isHttps ? null : anyLocalPort;
  return [
    ...files.map((source) => policyHeader(source, closedPolicy)),
    { source: '/sw.js', headers: workerHeaders(serviceWorkerPolicy) },
    { source: '/market-files.js', headers: workerHeaders(closedPolicy) },
    { source: '/statements.js', headers: workerHeaders(closedPolicy) },
    policyHeader(templateSource, contentSecurityPolicy({ ...template, authEmulatorHost, isHttps })),
  ];
}
