import {
  accessOf,
  homePath,
  isMissingPath,
  memberPaths,
  pageWithInputs,
  pictureName,
  plainPathOf,
  signInPath,
  type Access,
} from '@/lib/navigation/routes';
import { canonicalPath, safeReturnUrl } from './return-url';

export type Visit = {
  /** The path as it arrived, not decoded. */
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
  method: string;
  isSignedIn: boolean;
  /** Whether the browser has the cookie `hintCookieName`, which its scripts remove once the server says that the session is over. */
  hasHint: boolean;
};

export type Decision =
  | { kind: 'pass'; access: Access | null }
  /** The address does not decode to text; Next would answer it with a bare 500. */
  | { kind: 'malformed'; access: null }
  /** No page has this address, or the page says that there is no such thing. */
  | { kind: 'missing'; access: Access | null }
  | { kind: 'redirect'; to: string; status: 303 | 307; access: Access | null };

/**
 * Decides route access from the address alone. A misspelled form of a members' path counts as one, so that an unknown
 * spelling fails closed. Pages check again with `requireUser`: this decision only routes, it does not authorize.
 */
export function decide({ path, search, method, isSignedIn, hasHint }: Visit): Decision {
  const canonical = canonicalPath(path);
  const access = nearestAccess(canonical.replace(pictureOfPage, ''));
  const redirect = (to: string): Decision => ({
    kind: 'redirect',
    to,
    // 307 repeats the method: a form sent to a members' page would be sent again to the sign-in page.
    status: method === 'GET' || method === 'HEAD' ? 307 : 303,
    access,
  });
  if (canonical === '/') return redirect(homePath);
  if (access === 'members' && !isSignedIn) return redirect(signInUrl(`${path}${search}`));
  if (access === 'guests' && isSignedIn && hasHint) return redirect(homePath);
  if (access !== 'members' && !isReadable(path)) return { kind: 'malformed', access: null };
  const plain = plainPathOf(path, canonical);
  if (plain !== null) return redirect(pageWithInputs(plain) ? `${plain}${search}` : plain);
  const isMissing = access === null ? !isForMachines(canonical) : isMissingPath(canonical);
  if (isMissing) return { kind: 'missing', access };
  return { kind: 'pass', access };
}

/** A page's picture for shared links has the access of the page. */
const pictureOfPage = new RegExp(`/${pictureName}$`);

/** The sign-in page, with a return address if it is one of our pages. */
export function signInUrl(wanted: string): string {
  return `${signInPath}?returnUrl=${encodeURIComponent(safeReturnUrl(wanted))}`;
}

/**
 * The same for a browser that may hold the cookies of a session that has ended: with them, the sign-in page would
 * redirect to the dashboard. The route expires them first.
 */
export function signInAgainUrl(wanted: string): string {
  return `/api/session/ended?returnUrl=${encodeURIComponent(safeReturnUrl(wanted))}`;
}

/** Whether every escape of the path decodes to a character. */
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Addresses that no row of route access names and that may still have an answer: the API and the framework's files. */
function isForMachines(canonical: string): boolean {
  return /^\/(?:api|_next)(?:\/|$)/.test(canonical);
}

/** `members` also for a members' path that goes on with anything but a letter, a digit or a hyphen. */
function nearestAccess(canonical: string): Access | null {
  const isNearMembers = memberPages.some(
    (page) => canonical.startsWith(page) && !/^[a-z0-9-]/.test(canonical.slice(page.length)),
  );
  return isNearMembers ? 'members' : accessOf(canonical);
}

const memberPages = memberPaths.filter((path) => !path.endsWith('/'));
