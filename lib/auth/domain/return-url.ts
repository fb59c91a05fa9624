import { accessOf, homePath } from '@/lib/navigation/routes';
import { canonicalPath } from './canonical-path';

const maximumLength = 2048;

// Any origin will do: the parser needs one for a relative address.
const origin = 'https://site.invalid';

/** Controls, invisible and direction characters, backslashes: nothing that a link of ours ever holds. */
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\]/u;

/**
 * Where to go after sign-in: a page of this site outside /auth, or the dashboard. The one rule for every
 * place that follows a return address. The parsed and normalised
 * value is checked and returned, never the raw one (tests/security/README.md, section E).
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
