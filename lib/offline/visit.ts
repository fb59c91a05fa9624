import { fieldsOf } from '@/lib/fields-of';

/** The message of a page to a worker that was installed after the page was opened. */
export type Visit = { kind: 'visit'; path: string };

export function isVisit(data: unknown): data is Visit {
  const { kind, path } = fieldsOf(data);
  return kind === 'visit' && typeof path === 'string' && /^\/(?!\/)/.test(path);
}

const workerPath = '/sw.js';
let isAsked = false;

/**
 * Notifies the service worker of the page that is open, so that it can cache it for offline reading; the first visit
 * registers the worker. Sign-in pages register none, and neither does a browser in data-saving mode. @returns once the
 * worker is notified.
 */
export async function notifyVisit(path: string, isBuilt: boolean): Promise<void> {
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

/** The first interaction is often a click on a link: installing the worker then would slow the page that it opens. */
const restMs = 3_000;

/** After the page has loaded, a while later, once the browser has nothing better to do. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, restMs));
  if ('requestIdleCallback' in window) {
    await new Promise((resolve) => window.requestIdleCallback(resolve));
  }
}
