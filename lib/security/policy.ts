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

/** The policy of files, redirects and refusals: where a browser opens one as a page, it loads nothing and has no frame. */
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
