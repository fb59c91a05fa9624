import { firstScript } from './first-script';

/**
 * The content security policy of a page. No `unsafe-inline` and no `unsafe-eval` anywhere: a dynamic page
 * names its scripts by nonce, a static page by the hashes that scripts/static-headers.mjs reads after the
 * build.
 */
export type PolicyOptions = {
  /** Sources for script-src besides 'self': a nonce with strict-dynamic, or hashes. */
  scriptSources: readonly string[];
  /** Hashes for style elements and for constant style attributes. */
  styleSources?: readonly string[];
  styleAttributeSources?: readonly string[];
  /** host:port of the local Auth emulator, null in production. */
  authEmulatorHost: string | null;
  /** Set on the pages that offer Google sign-in: the host of Firebase's pages for it. */
  googleSignInDomain?: string | null;
  isHttps: boolean;
};

/** The policy of files, redirects and refusals: opened as a page, such an answer loads nothing and is in no frame. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a member's picture: a browser that opens its bytes as a page runs nothing in them. */
export const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Firebase's client loads Google's library for frames from here (@firebase/auth, `_gapiScriptUrl`). */
const googleFrameLibrary = 'https://apis.google.com';

const firebaseAuthHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

export function contentSecurityPolicy(options: PolicyOptions): string {
  const auth = options.authEmulatorHost
    ? [`http://${options.authEmulatorHost}`]
    : firebaseAuthHosts;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...options.scriptSources,
      ...(options.googleSignInDomain ? [googleFrameLibrary] : []),
    ],
    'style-src': ["'self'", ...(options.styleSources ?? [])],
    ...(options.styleAttributeSources?.length
      ? { 'style-src-attr': ["'unsafe-hashes'", ...options.styleAttributeSources] }
      : {}),
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...auth],
    // Firebase's frame receives the answer of the Google window (`__/auth/iframe`).
    ...(options.googleSignInDomain
      ? { 'frame-src': options.authEmulatorHost ? auth : [`https://${options.googleSignInDomain}`] }
      : {}),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(options.isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Style elements that libraries write with constant text, by the hash of that text. A test renders each library and
 * compares, so that an update of a library fails the test and does not break a page.
 */
export const constantStyleHashes = [
  // nextjs-toploader, as components/shell/after-first-interaction.tsx dresses it.
  "'sha256-GUy0WcUQZBWayi9IcFBUQZ3XPX1LDJM3CIQ3+pdpKNY='",
] as const;

/**
 * The one style attribute that React writes: a piece of a drawing that comes late, as a chart in a streamed part of a
 * page, waits in `<svg aria-hidden="true" style="display:none">`. The hash is that of `display:none`.
 */
export const constantStyleAttributeHashes = [
  "'sha256-aqNNdDLnnrDOnTNdkJpYlAxKVJtLt9CtFLklmInuUAE='",
] as const;

let firstScriptHash: Promise<string> | null = null;

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/**
 * The policy of one answer of a dynamic page. Next puts the nonce on its scripts when it finds the policy on
 * the request; the first script is the same on every page and goes in by its hash.
 */
export async function pagePolicy(
  nonce: string,
  site: {
    authEmulatorHost: string | null;
    googleSignInDomain?: string | null;
    isHttps: boolean;
    isDevelopment: boolean;
  },
): Promise<string> {
  firstScriptHash ??= hashOf(firstScript);
  const scriptSources = [`'nonce-${nonce}'`, "'strict-dynamic'", await firstScriptHash];
  return contentSecurityPolicy({
    // `next dev` evaluates its modules and injects styles; neither is ever allowed in a built site.
    scriptSources: site.isDevelopment ? [...scriptSources, "'unsafe-eval'"] : scriptSources,
    styleSources: site.isDevelopment
      ? ["'unsafe-inline'"]
      : [`'nonce-${nonce}'`, ...constantStyleHashes],
    // Development allows every style; a list of attributes would narrow it.
    styleAttributeSources: site.isDevelopment ? [] : constantStyleAttributeHashes,
    authEmulatorHost: site.authEmulatorHost,
    googleSignInDomain: site.googleSignInDomain,
    isHttps: site.isHttps,
  });
}
