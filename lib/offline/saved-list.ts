import { lessonCachePrefix, pageCache } from './saved-caches';
import { offlinePath } from './saved-pages';

export type SavedDocument = { path: string; title: string };

/** What this browser can open without the network, by title: pages for everybody, and the member's own lessons. */
export async function listSaved(): Promise<{ pages: SavedDocument[]; lessons: SavedDocument[] }> {
  const names = await caches.keys();
  const [pages, lessons] = await Promise.all(
    [pageCache, names.find((name) => name.startsWith(lessonCachePrefix))].map(documentsIn),
  );
  return {
    pages: (pages ?? []).filter(({ path }) => path !== offlinePath),
    lessons: lessons ?? [],
  };
}

async function documentsIn(name: string | undefined): Promise<SavedDocument[]> {
  if (name === undefined || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const documents = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      title: titleOf(await (await cache.match(request))?.text()),
    })),
  );
  return documents
    .filter(({ title }) => title !== '')
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** The document's title without the name of the site. */
function titleOf(html = ''): string {
  const { title } = new DOMParser().parseFromString(html, 'text/html');
  return title.replace(/ \| [^|]*$/, '');
}
