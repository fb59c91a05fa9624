import { forgetLessons } from '@/lib/offline/saved-caches';
import {
  assetsOfAsset,
  assetsOfDocument,
  isFreshLesson,
  listSaved,
  openLessonCache,
  savedLesson,
  savedOfflinePage,
  savedPage,
  saveLesson,
  savePage,
  withTime,
} from '@/lib/offline/saved-copies';

const pagePath = '/features/sip-calculator';
const lessonPath = '/features/financial-education/tax/two-regimes';
const idleLimitMs = 12 * 24 * 60 * 60_000;
const now = Date.parse('2026-11-21T10:00:00Z');
const hourMs = 60 * 60_000;
const daysAgo = (days: number) => now - days * 24 * hourMs;
const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const saveFiles = jest.fn<Promise<void>, [string]>();
const ask = jest.spyOn(globalThis, 'fetch');
let store: ReturnType<typeof memoryCaches>;

beforeEach(() => {
  ask.mockReset();
  saveFiles.mockReset();
  store = memoryCaches();
  Object.assign(globalThis, { caches: store, DOMParser: TitleParser });
});

afterEach(() => {
  jest.useRealTimers();
  ['caches', 'DOMParser'].forEach((name) => Reflect.deleteProperty(globalThis, name));
});

/** The browser's caches, as far as the code uses them, in memory. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (asked: string | { url: string }) =>
      entries.get(typeof asked === 'string' ? asked : new URL(asked.url).pathname)?.clone(),
    put: async (path: string, response: Response) => void entries.set(path, response),
    delete: async (path: string) => entries.delete(path),
    keys: async () => [...entries.keys()].map((path) => ({ url: `https://site.example${path}` })),
  });
  return {
    names: () => [...all.keys()],
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
  };
}

/** Node has none. */
class TitleParser {
  parseFromString(html: string) {
    return { title: /<title>(.*)<\/title>/.exec(html)?.[1] ?? '' };
  }
}

/** An answer of the site; the constructor alone makes no `basic` one. */
function lesson(text: string, init: ResponseInit = {}, type: ResponseType = 'basic'): Response {
  const response = new Response(text, { headers: { 'content-type': 'text/html' }, ...init });
  Object.defineProperty(response, 'type', { value: type });
  return response;
}

test('a page is fetched as a guest sees it, and found again for thirty days', async () => {
  ask.mockResolvedValue(new Response('<h1>SIP</h1>', html));
  await savePage(pagePath, now, saveFiles);
  expect(saveFiles).toHaveBeenCalledWith('<h1>SIP</h1>');
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'manual' });
  expect(await (await savedPage(pagePath, now + 30 * 24 * hourMs))?.text()).toBe('<h1>SIP</h1>');
  expect(await savedPage(pagePath, now + 30 * 24 * hourMs + 1)).toBeUndefined();
});

test('a page is not fetched again within six hours', async () => {
  ask.mockImplementation(async () => new Response('<h1>SIP</h1>', html));
  await savePage(pagePath, now, saveFiles);
  await savePage(pagePath, now + 5 * hourMs, saveFiles);
  expect(ask).toHaveBeenCalledTimes(1);
  await savePage(pagePath, now + 7 * hourMs, saveFiles);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a page that was cached while the clock was ahead is fetched again', async () => {
  ask.mockImplementation(async () => new Response('<h1>SIP</h1>', html));
  await savePage(pagePath, now + 60 * 24 * hourMs, saveFiles);
  await savePage(pagePath, now, saveFiles);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await savedPage(pagePath, now + 31 * 24 * hourMs)).toBeUndefined();
});

test.each([
  ['an outage', new Response('', { status: 503, ...html })],
  ['a file', new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ['a redirect', new Response('', { status: 307, headers: { location: '/auth/signin' } })],
])('%s leaves the cached copy unchanged', async (_, answer) => {
  ask.mockResolvedValueOnce(new Response('old', html)).mockResolvedValueOnce(answer);
  await savePage(pagePath, now, saveFiles);
  await savePage(pagePath, now + 7 * hourMs, saveFiles);
  expect(await (await savedPage(pagePath, now + 7 * hourMs))?.text()).toBe('old');
});

test('a saved page that answers 404 is deleted', async () => {
  ask
    .mockResolvedValueOnce(new Response('old', html))
    .mockResolvedValueOnce(new Response('', { status: 404, ...html }));
  await savePage(pagePath, now, saveFiles);
  await savePage(pagePath, now + 7 * hourMs, saveFiles);
  expect(await savedPage(pagePath, now + 7 * hourMs)).toBeUndefined();
});

test('a page whose files cannot be fetched is not cached', async () => {
  ask.mockResolvedValue(new Response('<h1>SIP</h1>', html));
  saveFiles.mockRejectedValue(new Error('offline'));
  await expect(savePage(pagePath, now, saveFiles)).rejects.toThrow('offline');
  expect(await savedPage(pagePath, now)).toBeUndefined();
});

test('an opened lesson is found again, with the policy it came with', async () => {
  const headers = { 'content-security-policy': "script-src 'nonce-abc'", 'content-encoding': 'br' };
  await saveLesson(await openLessonCache(), lessonPath, lesson('Two regimes', { headers }));
  const copy = await savedLesson(lessonPath, idleLimitMs);
  expect(copy?.headers.get('content-security-policy')).toBe("script-src 'nonce-abc'");
  expect(copy?.headers.has('content-encoding')).toBe(false);
  expect(await copy?.text()).toBe('Two regimes');
  expect(await isFreshLesson(lessonPath)).toBe(true);
  expect(await savedLesson(`${lessonPath}x`, idleLimitMs)).toBeUndefined();
});

test('a sign-in has one cache, whose name says nothing, and the next sign-in another', async () => {
  const first = await openLessonCache();
  expect(first).toMatch(/^lessons-[0-9a-f]{8}-/);
  expect(await openLessonCache()).toBe(first);
  await forgetLessons();
  expect(await openLessonCache()).not.toBe(first);
});

test('an answer that comes after its reader has logged out is dropped', async () => {
  const cacheName = await openLessonCache();
  await forgetLessons();
  await saveLesson(cacheName, lessonPath, lesson('Late'));
  expect(store.names()).toEqual([]);
  const next = await openLessonCache();
  await saveLesson(cacheName, lessonPath, lesson('Later'));
  expect(store.names()).toEqual([next]);
  expect(await savedLesson(lessonPath, idleLimitMs)).toBeUndefined();
});

test('forgetting the lessons deletes their cache and no other', async () => {
  await store.open('pages');
  await openLessonCache();
  await forgetLessons();
  expect(store.names()).toEqual(['pages']);
});

test('neither a refusal nor a redirect is cached', async () => {
  const cacheName = await openLessonCache();
  await saveLesson(cacheName, lessonPath, lesson('Gone', { status: 503 }));
  await saveLesson(cacheName, lessonPath, lesson('', {}, 'opaqueredirect'));
  expect(await savedLesson(lessonPath, idleLimitMs)).toBeUndefined();
});

test('a saved lesson expires after 12 days, one that was opened later stays', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
  const later = lessonPath.replace('two-regimes', 'surcharge');
  await saveLesson(await openLessonCache(), lessonPath, lesson('Two regimes'));
  jest.setSystemTime(Date.parse('2026-12-03T09:59:00Z'));
  expect(await savedLesson(lessonPath, idleLimitMs)).toBeDefined();
  await saveLesson(await openLessonCache(), later, lesson('Surcharge'));
  jest.setSystemTime(Date.parse('2026-12-03T10:01:00Z'));
  expect(await savedLesson(lessonPath, idleLimitMs)).toBeUndefined();
  expect(await isFreshLesson(lessonPath)).toBe(false);
  expect(await (await savedLesson(later, idleLimitMs))?.text()).toBe('Surcharge');
});

test('without the network, the language of a page is that of the offline page, once that is cached', async () => {
  const shownAt = async (path: string) => (await savedOfflinePage(path, now))?.text();
  const put = async (path: string, body: string) =>
    (await store.open('pages')).put(path, withTime(new Response(body), now));
  expect(await shownAt('/hi/privacy-policy')).toBeUndefined();
  await put('/offline', 'in English');
  expect(await shownAt('/hi/privacy-policy')).toBe('in English');
  await put('/hi/offline', 'in Hindi');
  expect(await shownAt('/hi/privacy-policy')).toBe('in Hindi');
  expect(await shownAt('/privacy-policy')).toBe('in English');
  // A page that is not there in Hindi.
  expect(await shownAt('/hi/analytics')).toBe('in English');
});

test('the list has what the worker would still show, by title', async () => {
  const put = async (cache: string, path: string, title: string, savedAtMs: number) => {
    const page = new Response(`<title>${title} | Arthayatra</title>`);
    await (await store.open(cache)).put(path, withTime(page, savedAtMs));
  };
  await put('pages', '/glossary/xirr', 'XIRR', daysAgo(29));
  await put('pages', '/glossary/cagr', 'CAGR', daysAgo(31));
  await put('pages', '/features/income-tax-calculator', 'Income tax', daysAgo(0));
  await put('pages', '/offline', 'You are offline', daysAgo(0));
  await put('pages', '/hi/offline', 'आप ऑफ़लाइन हैं', daysAgo(0));
  await put('lessons-1', '/features/financial-education/tax/new', 'New lesson', daysAgo(11));
  await put('lessons-1', '/features/financial-education/tax/old', 'Old lesson', daysAgo(13));
  expect(await listSaved(now)).toEqual({
    pages: [
      { path: '/features/income-tax-calculator', title: 'Income tax' },
      { path: '/glossary/xirr', title: 'XIRR' },
    ],
    lessons: [{ path: '/features/financial-education/tax/new', title: 'New lesson' }],
  });
});

test('a document names its files in tags and in the data of the page, each once', () => {
  const html =
    '<link href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/b.js" async></script>' +
    '<script>self.__next_f.push([1,"[\\"/_next/static/chunks/b.js\\",\\"/_next/static/media/f-s.p.1.woff2\\"]"])</script>';
  expect(assetsOfDocument(html)).toEqual([
    '/_next/static/chunks/a.css',
    '/_next/static/chunks/b.js',
    '/_next/static/media/f-s.p.1.woff2',
  ]);
});

test('a script names what it fetches on demand, as Turbopack writes it', () => {
  const script =
    '5420,e=>{e.v(s=>Promise.all(["static/chunks/1b~b-r_l.js","static/chunks/c.css"].map(s=>e.l(s))))}';
  expect(assetsOfAsset('/_next/static/chunks/a.js', script)).toEqual([
    '/_next/static/chunks/1b~b-r_l.js',
    '/_next/static/chunks/c.css',
  ]);
});

test('a style sheet names its fonts beside itself', () => {
  const styles =
    '@font-face{src:url(../media/anek.woff2)}a{background:url("data:image/png;base64,x")}';
  expect(assetsOfAsset('/_next/static/chunks/a.css', styles)).toEqual([
    '/_next/static/media/anek.woff2',
  ]);
});

test('a font names no other file', () => {
  expect(assetsOfAsset('/_next/static/media/a.woff2', '"static/chunks/b.js"')).toEqual([]);
});
