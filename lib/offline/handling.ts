import type { Language } from '@/lib/messages/language';
import { languageOfPath } from '@/lib/navigation/in-language';
import { staticFolders, staticPaths } from '@/lib/navigation/routes';

/** Shown for a page that can neither be fetched nor found in the cache. */
export const offlinePaths: Readonly<Record<Language, string>> = {
  en: '/offline',
  hi: '/hi/offline',
};

/** The offline page in the language of the page at a path. */
export function offlinePathAt(path: string): string {
  return offlinePaths[languageOfPath(path).language];
}

/** The same for every guest while their address has no query; with one the server draws its inputs. */
const calculators: readonly string[] = ['/features/sip-calculator', '/features/option-trading'];

/** Cached at the first visit to any page; at one to a Hindi page, its offline page too. */
export const precachedPaths: readonly string[] = [
  offlinePaths.en,
  ...calculators,
  '/features/income-tax-calculator',
  '/glossary',
  '/learn',
];

const lessonPattern =
  /^\/features\/financial-education\/(?!missing\/|notes\/|scam-clinic\/)[a-z0-9-]+\/[a-z0-9-]+$/;

/** A page that is the same for all visitors and works without the network. */
export function isSavedPage(path: string): boolean {
  const english = withoutLanguage(path);
  return (
    staticPaths.some((page) => page === path || page === english) ||
    calculators.includes(english) ||
    staticFolders.some((folder) => english.startsWith(folder))
  );
}

/** Whether the server draws another page for another query. */
export function changesWithQuery(path: string): boolean {
  return calculators.includes(withoutLanguage(path));
}

/** A lesson of a member, as /features/financial-education/tax/two-regimes. */
export function isLesson(path: string): boolean {
  return lessonPattern.test(withoutLanguage(path));
}

/** Hindi pages are at /hi/<path>. */
function withoutLanguage(path: string): string {
  return path.replace(/^\/hi(?=\/)/, '');
}

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
  /**
   * The browser handles the request as if there were no worker. Sign-in, sign-out and the account's deletion drop the cached
   * lessons.
   */
  | { kind: 'bypass'; forgetsLessons: boolean }
  | { kind: 'cache-first' }
  /** From the network and then cached; from the cache without a network. */
  | { kind: 'page' }
  | { kind: 'lesson' }
  /** From the network; without it, the offline page. */
  | { kind: 'network'; isForGuests: boolean };

const bypass: Handling = { kind: 'bypass', forgetsLessons: false };
const sessionPaths: readonly string[] = ['/api/login', '/api/logout', '/api/account/deletion'];

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
 * Whether a response proves that this browser has no session, since the site redirects members away from guest pages.
 * The offline page, which is shown instead without a network, proves nothing; its type is `default`, being a copy of
 * ours.
 */
export function showsNoSession(
  handling: Handling,
  { ok, type }: Pick<Response, 'ok' | 'type'>,
): boolean {
  return handling.kind === 'network' && handling.isForGuests && ok && type === 'basic';
}
