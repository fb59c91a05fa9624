import { isSavedPage, isLesson } from './saved-pages';

/** What of a request decides about it. */
export type Asked = {
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
  /** From the network; without it, the page that says what there is. */
  | { kind: 'network'; isForGuests: boolean };

const bypass: Handling = { kind: 'bypass', forgetsLessons: false };
const sessionPaths: readonly string[] = ['/api/login', '/api/logout'];

/** What the service worker does with a request. Requests not named here are never cached. */
export function handlingOf({ method, mode, url, origin }: Asked): Handling {
  const { pathname } = url;
  if (url.origin !== origin) return bypass;
  if (sessionPaths.includes(pathname)) return { kind: 'bypass', forgetsLessons: true };
  if (method !== 'GET' || /^\/api(\/|$)/.test(pathname)) return bypass;
  if (pathname.startsWith('/_next/static/')) return { kind: 'cache-first' };
  // The data that Next fetches from page to page is left alone: without it, Next opens the document.
  if (mode !== 'navigate') return bypass;
  if (isLesson(pathname)) return { kind: 'lesson' };
  if (isSavedPage(pathname)) return { kind: 'page' };
  return { kind: 'network', isForGuests: /^\/auth\/(signin|signup)$/.test(pathname) };
}

/**
 * Whether an answer proves that this browser has no session: the site redirects a member from a page for guests. The page
 * that stands in for it without a network, a copy of ours (`default`), proves nothing.
 */
export function showsNoSession(
  asked: Handling,
  { ok, type }: Pick<Response, 'ok' | 'type'>,
): boolean {
  return asked.kind === 'network' && asked.isForGuests && ok && type === 'basic';
}
