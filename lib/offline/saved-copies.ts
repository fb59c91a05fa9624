import { lessonCachePrefix, pageCache } from './saved-caches';
import { idleLimitSeconds } from '@/lib/auth/domain/session-limits';
import { offlinePathAt, offlinePaths } from './handling';

const header = 'x-saved-at-ms';
/** A copy younger than this is not fetched again. */
const freshMs = 6 * 60 * 60_000;

/** A copy of the response that carries the time at which it was cached. */
export function withTime(response: Response, nowMs: number): Response {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // The cached body is no longer compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(header, String(nowMs));
  return new Response(response.body, { status, statusText, headers });
}

/** When a copy was cached, in milliseconds; 0 when it does not say. */
function timeOf(copy: Response): number {
  return Number(copy.headers.get(header) ?? 0);
}

/** A copy with a time in the future was cached while the clock was ahead: its age is not known. */
function isFresh(copy: Response, nowMs: number): boolean {
  const ageMs = nowMs - timeOf(copy);
  return ageMs >= 0 && ageMs < freshMs;
}

/** A copy older than this is no longer shown: law and figures change. */
const maxPageAgeMs = 30 * 24 * 60 * 60_000;

/**
 * Fetches a page as a guest sees it, without any cookie, and caches it with its headers: the policy among them
 * carries the nonce of its own scripts. It counts as cached once `saveFiles` has fetched the files that it needs.
 */
export async function savePage(
  path: string,
  nowMs: number,
  saveFiles: (html: string) => Promise<void>,
): Promise<void> {
  const cache = await caches.open(pageCache);
  const known = await cache.match(path);
  if (known && isFresh(known, nowMs)) return;
  const response = await fetch(path, {
    credentials: 'omit',
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });
  if (response.status === 404) await cache.delete(path);
  if (response.status !== 200 || !isDocument(response)) return;
  await saveFiles(await response.clone().text());
  await cache.put(path, withTime(response, nowMs));
}

export async function savedPage(path: string, nowMs: number): Promise<Response | undefined> {
  return copySince(nowMs - maxPageAgeMs, await caches.open(pageCache), path);
}

/** The offline page for an address: in English where there is no copy in the language of the page. */
export async function savedOfflinePage(path: string, nowMs: number): Promise<Response | undefined> {
  return (await savedPage(offlinePathAt(path), nowMs)) ?? (await savedPage(offlinePaths.en, nowMs));
}

/** A copy that was cached at this time or later; an older one is deleted. */
async function copySince(
  oldestMs: number,
  cache: Cache,
  path: string,
): Promise<Response | undefined> {
  const copy = await cache.match(path);
  if (!copy || timeOf(copy) >= oldestMs) return copy;
  await cache.delete(path);
  return undefined;
}

function isDocument(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/**
 * The lesson cache of the present session. Its name is random and made at the first lesson after a sign-in, so that
 * it does not identify the person.
 */
export async function openLessonCache(): Promise<string> {
  const known = await lessonCacheName();
  if (known) return known;
  const name = `${lessonCachePrefix}${crypto.randomUUID()}`;
  await caches.open(name);
  return name;
}

/**
 * Caches an opened lesson. An answer that arrives after log-out finds its cache deleted and is dropped; the next
 * member's cache has another name.
 */
export async function saveLesson(
  cacheName: string,
  path: string,
  response: Response,
): Promise<void> {
  if (!response.ok || response.redirected || response.type !== 'basic') return;
  if (!(await caches.has(cacheName))) return;
  await (await caches.open(cacheName)).put(path, withTime(response, Date.now()));
}

/**
 * A cached lesson, unless it is older than a session may be without a visit. Only this copy is deleted: a lesson that
 * was opened later shows that the session continued.
 */
export async function savedLesson(
  path: string,
  idleLimitMs: number,
): Promise<Response | undefined> {
  const cache = await knownCache();
  return cache ? copySince(Date.now() - idleLimitMs, cache, path) : undefined;
}

/** Whether a lesson that is being read was fetched a moment ago. */
export async function isFreshLesson(path: string): Promise<boolean> {
  const copy = await (await knownCache())?.match(path);
  return copy !== undefined && isFresh(copy, Date.now());
}

async function knownCache(): Promise<Cache | null> {
  const name = await lessonCacheName();
  return name === undefined ? null : caches.open(name);
}

/** The name of the present session's lesson cache; undefined before its first lesson. */
async function lessonCacheName(): Promise<string | undefined> {
  return (await caches.keys()).find((name) => name.startsWith(lessonCachePrefix));
}

export type SavedDocument = { path: string; title: string };

/** What this browser can open without the network, by title: pages for everybody, and the member's own lessons. */
export async function listSaved(
  nowMs = Date.now(),
): Promise<{ pages: SavedDocument[]; lessons: SavedDocument[] }> {
  const [pages, lessons] = await Promise.all([
    documentsIn(pageCache, nowMs - maxPageAgeMs),
    documentsIn(await lessonCacheName(), nowMs - idleLimitSeconds * 1000),
  ]);
  const notPages = Object.values(offlinePaths);
  return { pages: pages.filter(({ path }) => !notPages.includes(path)), lessons };
}

/** Without copies that are too old: the worker does not show them, and deletes one only when it is asked for it. */
async function documentsIn(name: string | undefined, oldestMs: number): Promise<SavedDocument[]> {
  if (name === undefined || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const documents = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const copy = await cache.match(request);
      const isShown = copy !== undefined && timeOf(copy) >= oldestMs;
      const title = isShown ? titleOf(await copy.text()) : '';
      return { path: new URL(request.url).pathname, title };
    }),
  );
  return documents
    .filter(({ title }) => title !== '')
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** The document's title without the name of the site. */
function titleOf(html: string): string {
  const { title } = new DOMParser().parseFromString(html, 'text/html');
  return title.replace(/ \| [^|]*$/, '');
}

const inDocument = /\/_next\/static\/[\w./~%@-]+/g;
/** How a built script names the ones that it fetches when they are needed. */
const inScript = /(?<=["'`])static\/[\w./~%@-]+\.(?:js|css)(?=["'`])/g;
/** How a built style sheet names its fonts, relative to itself. */
const inStyles = /url\(["']?(\.\.\/[\w./~%@-]+)["']?\)/g;

/** Addresses of the built files that a document names: scripts, styles, fonts. */
export function assetsOfDocument(html: string): string[] {
  return unique([...html.matchAll(inDocument)].map(([path]) => path.replace(/\\$/, '')));
}

/** Addresses of further built files that a built file names. */
export function assetsOfAsset(path: string, text: string): string[] {
  if (path.endsWith('.js')) {
    return unique([...text.matchAll(inScript)].map(([name]) => `/_next/${name}`));
  }
  if (!path.endsWith('.css')) return [];
  return unique(
    [...text.matchAll(inStyles)].map(
      ([, name = '']) => new URL(name, new URL(path, 'https://any.example')).pathname,
    ),
  );
}

const unique = (paths: readonly string[]) => [...new Set(paths)];
