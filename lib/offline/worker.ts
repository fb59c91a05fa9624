/// <reference lib="webworker" />
import { CacheFirst, ExpirationPlugin, NetworkOnly, Serwist, type SerwistPlugin } from 'serwist';
import { idleLimitSeconds, hintCookieName } from '@/lib/auth/domain/session-limits';
import {
  assetsOfAsset,
  assetsOfDocument,
  isFreshLesson,
  openLessonCache,
  saveLesson,
  savedLesson,
  savedOfflinePage,
  savedPage,
  savePage,
} from './saved-copies';
import { handlingOf, showsNoSession, type Handling } from './handling';
import { assetCache, forgetLessons } from './saved-caches';
import {
  changesWithQuery,
  isLesson,
  isSavedPage,
  offlinePathAt,
  offlinePaths,
  precachedPaths,
} from './handling';
import { isVisit } from './visit';

declare const self: ServiceWorkerGlobalScope;

/**
 * The service worker, bundled by scripts/workers.mjs to /sw.js. It is independent of the build: documents come
 * from the network while there is one, and the names of built files change with their content. A new version can
 * therefore take over at once, without reloading a page.
 */
const assets = new CacheFirst({
  cacheName: assetCache,
  plugins: [
    new ExpirationPlugin({
      maxEntries: 400,
      maxAgeSeconds: 60 * 24 * 60 * 60,
      maxAgeFrom: 'last-used',
      purgeOnQuotaError: true,
    }),
  ],
});

/** Shows a cached copy, else the offline page, when the network fails. */
const fallbackTo = (copyOf: (url: URL) => Promise<Response | undefined>): SerwistPlugin => ({
  handlerDidError: async ({ request }) => {
    const url = new URL(request.url);
    return (await copyOf(url)) ?? (await savedOfflinePage(url.pathname, Date.now()));
  },
});

const pages = new NetworkOnly({
  plugins: [
    fallbackTo(async ({ pathname, search }) =>
      search !== '' && changesWithQuery(pathname) ? undefined : savedPage(pathname, Date.now()),
    ),
  ],
});
const lessons = new NetworkOnly({
  plugins: [
    fallbackTo(async ({ pathname }) => {
      if (await isSignedOut()) await forgetLessons();
      return savedLesson(pathname, idleLimitSeconds * 1000);
    }),
  ],
});
const others = new NetworkOnly({ plugins: [fallbackTo(async () => undefined)] });

const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    { matcher: ({ request }) => handling(request).kind === 'cache-first', handler: assets },
    {
      matcher: ({ request }) => handling(request).kind === 'page',
      handler: async ({ event, request }) => {
        const response = await pages.handle({ event, request });
        if (response.ok) inBackground(event, saveWithAssets(new URL(request.url).pathname, event));
        return response;
      },
    },
    {
      matcher: ({ request }) => handling(request).kind === 'lesson',
      handler: async ({ event, request }) => {
        const lessonCacheName = await openLessonCache();
        const response = await lessons.handle({ event, request });
        inBackground(
          event,
          saveLessonWithAssets(lessonCacheName, request.url, response.clone(), event),
        );
        return response;
      },
    },
    {
      matcher: ({ request }) => handling(request).kind === 'network',
      handler: async ({ event, request }) => {
        const response = await others.handle({ event, request });
        if (showsNoSession(handling(request), response)) await forgetLessons();
        return response;
      },
    },
  ],
});

self.addEventListener('install', (event) =>
  event.waitUntil(saveWithAssets(offlinePaths.en, event)),
);

self.addEventListener('fetch', (event) => {
  const asked = handling(event.request);
  if (asked.kind === 'bypass' && asked.forgetsLessons) event.waitUntil(forgetLessons());
});

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (isVisit(data)) inBackground(event, saveVisit(data.path, event));
});

serwist.addEventListeners();

function handling(request: Request): Handling {
  return handlingOf({
    method: request.method,
    mode: request.mode,
    url: new URL(request.url),
    origin: self.location.origin,
  });
}

/** Caching never delays the current request; without the network it is skipped. */
function inBackground(event: ExtendableEvent, work: Promise<unknown>): void {
  event.waitUntil(work.catch(() => undefined));
}

/** The page that is open, which this worker has not handled as a document; then what every visitor gets. */
async function saveVisit(path: string, event: ExtendableEvent): Promise<void> {
  await saveOpened(path, event);
  for (const page of [...precachedPaths, offlinePathAt(path)]) await saveWithAssets(page, event);
}

async function saveOpened(path: string, event: ExtendableEvent): Promise<void> {
  if (isSavedPage(path)) await saveWithAssets(path, event);
  if (!isLesson(path)) return;
  const lessonCacheName = await openLessonCache();
  if (await isFreshLesson(path)) return;
  await saveLessonWithAssets(
    lessonCacheName,
    path,
    await fetch(path, { redirect: 'manual' }),
    event,
  );
}

async function saveWithAssets(path: string, event: ExtendableEvent): Promise<void> {
  await savePage(path, Date.now(), (html) => saveAssets(html, event));
}

async function saveLessonWithAssets(
  lessonCacheName: string,
  url: string,
  response: Response,
  event: ExtendableEvent,
): Promise<void> {
  const copy = response.clone();
  await saveLesson(lessonCacheName, new URL(url, self.location.origin).pathname, response);
  if (copy.ok) await saveAssets(await copy.text(), event);
}

/** Everything that the document may need without the network, also what it fetches only on demand. */
async function saveAssets(html: string, event: ExtendableEvent): Promise<void> {
  const waiting = assetsOfDocument(html);
  const seen = new Set(waiting);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const response = await assets.handle({ event, request: new Request(path) });
    const further = assetsOfAsset(path, await response.text()).filter((name) => !seen.has(name));
    further.forEach((name) => seen.add(name));
    waiting.push(...further);
  }
}

/** Whether the session's hint cookie is gone; false where the browser has no Cookie Store API. */
async function isSignedOut(): Promise<boolean> {
  return 'cookieStore' in self && (await self.cookieStore.get(hintCookieName)) === null;
}
