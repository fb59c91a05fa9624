import { isSavedPage, isLesson } from './saved-pages';

/** The parts of a request that decide how it is handled. */
export type RequestParts = {
  method: string;
  /** `navigate` when a document is opened. */
  mode: string;
  url: URL;
  /** The site's own origin, as `https://arthayatra.example`. */
  origin: string;
};

export type Handling =
  /** The browser handles the request as if there were no worker. Sign-in and sign-out drop the cached lessons. */
  | { kind: 'bypass'; forgetsLessons: boolean }
  | { kind: 'cache-first' }
  /** From the network and then cached; from the cache without a network. */
  | { kind: 'page' }
  | { kind: 'lesson' }
  /** From the network; without it, the offline page. */
  | { kind: 'network'; isForGuests: boolean };

const bypass: Handling = { kind: 'bypass', forgetsLessons: false };
const sessionPaths: readonly string[] = ['/api/login', '/api/logout'];

/** What the service worker does with a request. Requests not named here are never cached. */
export function handlingOf({ method, mode, url, origin }: RequestParts): Handling {
  const { pathname } = url;
  if (url.origin !== origin) return bypass;
  if (sessionPaths.includes(pathname)) return { kind: 'bypass', forgetsLessons: true };
  if (method !== 'GET' || /^\/api(\/|$)/.test(pathname)) return bypass;
  if (pathname.startsWith('/_next/static/')) return { kind: 'cache-first' };
  // Data that Next fetches for a client-side navigation are not cached: when that fails, Next opens the document.
  if (mode !== 'navigate') return bypass;
  if (isLesson(pathname)) return { kind: 'lesson' };
  if (isSavedPage(pathname)) return { kind: 'page' };
  return { kind: 'network', isForGuests: /^\/auth\/(signin|signup)$/.test(pathname) };
}

/**
 * Whether a response proves that this browser has no session, since the site redirects members away from guest pages. The
 * offline page, which is shown instead without a network, proves nothing; its type is `default`, being a copy of ours.
 */
export function showsNoSession(
  handling: Handling,
  { ok, type }: Pick<Response, 'ok' | 'type'>,
): boolean {
  return handling.kind === 'network' && handling.isForGuests && ok && type === 'basic';
}
