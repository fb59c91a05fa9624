import type { Visit } from './visit';

const workerPath = '/sw.js';
let isAsked = false;

/**
 * Tells the service worker which page is read, so that it is there without the network, too; the first visit brings
 * the worker. Sign-in pages bring none, and neither does a browser that saves data. @returns when it was told.
 */
export async function tellVisit(path: string, isBuilt: boolean): Promise<void> {
  if (!('serviceWorker' in navigator) || path.startsWith('/auth/')) return;
  const { serviceWorker } = navigator;
  if (!isBuilt) {
    // Files of `next dev` change under the same name: a worker of an earlier built site would hide that.
    await Promise.all((await serviceWorker.getRegistrations()).map((each) => each.unregister()));
    return;
  }
  if (savesData()) return;
  await whenIdle();
  if (!isAsked) {
    isAsked = true;
    await serviceWorker.register(workerPath, { updateViaCache: 'none' });
  }
  const { active } = await serviceWorker.ready;
  const visit: Visit = { kind: 'visit', path };
  active?.postMessage(visit);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** After the page has loaded and the browser has nothing better to do. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
