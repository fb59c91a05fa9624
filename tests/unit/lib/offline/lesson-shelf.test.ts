import { forgetLessons } from '@/lib/offline/kept-caches';
import { isFreshLesson, keepLesson, keptLesson, openShelf } from '@/lib/offline/lesson-shelf';
import { memoryCaches } from './memory-caches';

const path = '/features/financial-education/tax/two-regimes';
const idleLimitMs = 12 * 24 * 60 * 60_000;
let store: ReturnType<typeof memoryCaches>;

beforeEach(() => {
  store = memoryCaches();
  Object.assign(globalThis, { caches: store });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

/** An answer of the site; the constructor alone makes no `basic` one. */
function lesson(text: string, init: ResponseInit = {}, type: ResponseType = 'basic'): Response {
  const response = new Response(text, { headers: { 'content-type': 'text/html' }, ...init });
  Object.defineProperty(response, 'type', { value: type });
  return response;
}

test('an opened lesson is found again, with the policy it came with', async () => {
  const headers = { 'content-security-policy': "script-src 'nonce-abc'", 'content-encoding': 'br' };
  await keepLesson(await openShelf(), path, lesson('Two regimes', { headers }));
  const copy = await keptLesson(path, idleLimitMs);
  expect(copy?.headers.get('content-security-policy')).toBe("script-src 'nonce-abc'");
  expect(copy?.headers.has('content-encoding')).toBe(false);
  expect(await copy?.text()).toBe('Two regimes');
  expect(await isFreshLesson(path)).toBe(true);
  expect(await keptLesson(`${path}x`, idleLimitMs)).toBeUndefined();
});

test('a sign-in has one shelf, whose name says nothing, and the next sign-in another', async () => {
  const first = await openShelf();
  expect(first).toMatch(/^lessons-[0-9a-f]{8}-/);
  expect(await openShelf()).toBe(first);
  await forgetLessons();
  expect(await openShelf()).not.toBe(first);
});

test('an answer that comes after its reader has logged out is dropped', async () => {
  const shelf = await openShelf();
  await forgetLessons();
  await keepLesson(shelf, path, lesson('Late'));
  expect(store.names()).toEqual([]);
  const next = await openShelf();
  await keepLesson(shelf, path, lesson('Later'));
  expect(store.names()).toEqual([next]);
  expect(await keptLesson(path, idleLimitMs)).toBeUndefined();
});

test('to forget takes the lessons and nothing else', async () => {
  await store.open('pages');
  await openShelf();
  await forgetLessons();
  expect(store.names()).toEqual(['pages']);
});

test('neither a refusal nor a redirect is kept', async () => {
  const shelf = await openShelf();
  await keepLesson(shelf, path, lesson('Gone', { status: 503 }));
  await keepLesson(shelf, path, lesson('', {}, 'opaqueredirect'));
  expect(await keptLesson(path, idleLimitMs)).toBeUndefined();
});

test('lessons go when a session would be over', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
  await keepLesson(await openShelf(), path, lesson('Two regimes'));
  jest.setSystemTime(Date.parse('2026-12-03T09:59:00Z'));
  expect(await keptLesson(path, idleLimitMs)).toBeDefined();
  jest.setSystemTime(Date.parse('2026-12-03T10:01:00Z'));
  expect(await keptLesson(path, idleLimitMs)).toBeUndefined();
  expect(store.names()).toEqual([]);
});
