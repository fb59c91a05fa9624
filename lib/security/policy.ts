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
  isHttps: boolean;
};

/** Of what is no page, a file, a redirect, a refusal: opened as one, it may do nothing and stand in no frame. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Of a member's picture: what a browser may make of these bytes is a picture, and nothing else. */
export const picturePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

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
    'script-src': ["'self'", ...options.scriptSources],
    'style-src': ["'self'", ...(options.styleSources ?? [])],
    ...(options.styleAttributeSources?.length
      ? { 'style-src-attr': ["'unsafe-hashes'", ...options.styleAttributeSources] }
      : {}),
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...auth],
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
