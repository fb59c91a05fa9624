import { idleLimitSeconds } from '@/lib/auth/domain/session-limits';
import { lessonCacheName } from './lesson-cache';
import { longestPageMs, timeOf } from './save-page';
import { pageCache } from './saved-caches';
import { offlinePath } from './saved-pages';

export type SavedDocument = { path: string; title: string };

/** What this browser can open without the network, by title: pages for everybody, and the member's own lessons. */
export async function listSaved(
  nowMs = Date.now(),
): Promise<{ pages: SavedDocument[]; lessons: SavedDocument[] }> {
  const [pages, lessons] = await Promise.all([
    documentsIn(pageCache, nowMs - longestPageMs),
    documentsIn(await lessonCacheName(), nowMs - idleLimitSeconds * 1000),
  ]);
  return { pages: pages.filter(({ path }) => path !== offlinePath), lessons };
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
