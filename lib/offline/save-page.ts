import { pageCache } from './saved-caches';
import { isFresh, timeOf, withTime } from './saved-time';

/** A copy older than this is no longer shown: law and figures change. */
const longestMs = 30 * 24 * 60 * 60_000;

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
  const cache = await caches.open(pageCache);
  const copy = await cache.match(path);
  if (!copy) return undefined;
  if (nowMs - timeOf(copy) <= longestMs) return copy;
  await cache.delete(path);
  return undefined;
}

function isDocument(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}
