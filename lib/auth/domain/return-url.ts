import { accessOf, homePath, signInPath } from '@/lib/navigation/routes';

const maximumLength = 2048;

// Any origin will do: the parser needs one for a relative address.
const origin = 'https://site.invalid';

/** Controls, invisible and direction characters, backslashes: nothing that a link of ours ever holds. */
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\]/u;

/**
 * Where to go after sign-in: a page of this site outside /auth, or the dashboard. The only rule for every place that
 * follows a return address. The parsed and normalised value is checked and returned, never the raw one
 * (tests/security/README.md, section E).
 */
export function safeReturnUrl(value: unknown): string {
  if (typeof value !== 'string' || value.length === 0 || value.length > maximumLength) {
    return homePath;
  }
  if (forbidden.test(value) || !/^\/(?!\/)/.test(value) || !URL.canParse(value, origin)) {
    return homePath;
  }
  const url = new URL(value, origin);
  const target = `${url.pathname}${url.search}${url.hash}`;
  const isOurs = url.origin === origin && url.username === '' && url.password === '';
  return isOurs && isKnownPage(url.pathname) && target.length <= maximumLength ? target : homePath;
}

/** The path must be spelled as we spell it; a page of ours begins with exactly one slash. */
function isKnownPage(pathname: string): boolean {
  return (
    canonicalPath(pathname) === pathname &&
    accessOf(pathname) !== null &&
    !/^\/(auth|api|_next)(\/|$)/.test(pathname)
  );
}

/** Links to the sign-in pages for a visitor who wants to continue to `returnUrl`, which is validated here. */
export function authLinks(returnUrl: unknown) {
  const safe = safeReturnUrl(returnUrl);
  const withReturn = (path: string) =>
    safe === homePath ? path : `${path}?returnUrl=${encodeURIComponent(safe)}`;
  return {
    returnUrl: safe,
    signIn: withReturn(signInPath),
    signUp: withReturn('/auth/signup'),
    reset: withReturn('/auth/reset-password'),
  };
}

const maximumDecodings = 5;

/**
 * One spelling for every way to write a path: decoded until nothing changes, backslashes made slashes, doubled
 * slashes joined, dot segments resolved, lower case, no slash at the end. It is for deciding only; no page
 * is served under the result (tests/security/README.md, A-10).
 */
export function canonicalPath(path: string): string {
  const plain = decodeFully(path).replace(/\\/g, '/').toLowerCase();
  return `/${resolveDots(plain.split('/')).join('/')}`;
}

/** Decodes what can be decoded and leaves a malformed escape as it is, so that nothing hides behind it. */
function decodeFully(path: string): string {
  let current = path;
  for (let round = 0; round < maximumDecodings; round += 1) {
    const decoded = current.replace(/(?:%[0-9a-f]{2})+/gi, decodeRun);
    if (decoded === current) return current;
    current = decoded;
  }
  return current;
}

function decodeRun(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    // Not UTF-8: the single bytes below 0x80 are still letters that may be meant.
    return escapes.replace(/%[0-7][0-9a-f]/gi, (escape) =>
      String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
    );
  }
}

function resolveDots(segments: readonly string[]): string[] {
  const resolved: string[] = [];
  for (const segment of segments) {
    if (segment === '..') resolved.pop();
    else if (segment !== '' && segment !== '.') resolved.push(segment);
  }
  return resolved;
}
