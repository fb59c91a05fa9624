import { pageCache } from './saved-caches';

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
export function timeOf(copy: Response): number {
  return Number(copy.headers.get(header) ?? 0);
}

export function isFresh(copy: Response, nowMs: number): boolean {
  return nowMs - timeOf(copy) < freshMs;
}

/** A copy older than this is no longer shown: law and figures change. */
export const longestPageMs = 30 * 24 * 60 * 60_000;

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
  return copySince(nowMs - longestPageMs, await caches.open(pageCache), path);
}

/** A copy that was cached at this time or later; an older one is deleted. */
export async function copySince(
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
