import { lessonCachePrefix } from './saved-caches';
import { copySince, isFresh, withTime } from './save-page';

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
 * A cached lesson, unless it is older than a session may be without a visit. Only this copy is deleted: a lesson that was
 * opened later shows that the session continued.
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
export async function lessonCacheName(): Promise<string | undefined> {
  return (await caches.keys()).find((name) => name.startsWith(lessonCachePrefix));
}
