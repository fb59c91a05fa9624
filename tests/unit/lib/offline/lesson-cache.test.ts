import { forgetLessons } from '@/lib/offline/saved-caches';
import {
  isFreshLesson,
  saveLesson,
  savedLesson,
  openLessonCache,
} from '@/lib/offline/lesson-cache';
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
  await saveLesson(await openLessonCache(), path, lesson('Two regimes', { headers }));
  const copy = await savedLesson(path, idleLimitMs);
  expect(copy?.headers.get('content-security-policy')).toBe("script-src 'nonce-abc'");
  expect(copy?.headers.has('content-encoding')).toBe(false);
  expect(await copy?.text()).toBe('Two regimes');
  expect(await isFreshLesson(path)).toBe(true);
  expect(await savedLesson(`${path}x`, idleLimitMs)).toBeUndefined();
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
  await saveLesson(cacheName, path, lesson('Late'));
  expect(store.names()).toEqual([]);
  const next = await openLessonCache();
  await saveLesson(cacheName, path, lesson('Later'));
  expect(store.names()).toEqual([next]);
  expect(await savedLesson(path, idleLimitMs)).toBeUndefined();
});

test('to forget takes the lessons and nothing else', async () => {
  await store.open('pages');
  await openLessonCache();
  await forgetLessons();
  expect(store.names()).toEqual(['pages']);
});

test('neither a refusal nor a redirect is cached', async () => {
  const cacheName = await openLessonCache();
  await saveLesson(cacheName, path, lesson('Gone', { status: 503 }));
  await saveLesson(cacheName, path, lesson('', {}, 'opaqueredirect'));
  expect(await savedLesson(path, idleLimitMs)).toBeUndefined();
});

test('a lesson goes when a session without a visit would be over, one opened later stays', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
  const later = path.replace('two-regimes', 'surcharge');
  await saveLesson(await openLessonCache(), path, lesson('Two regimes'));
  jest.setSystemTime(Date.parse('2026-12-03T09:59:00Z'));
  expect(await savedLesson(path, idleLimitMs)).toBeDefined();
  await saveLesson(await openLessonCache(), later, lesson('Surcharge'));
  jest.setSystemTime(Date.parse('2026-12-03T10:01:00Z'));
  expect(await savedLesson(path, idleLimitMs)).toBeUndefined();
  expect(await isFreshLesson(path)).toBe(false);
  expect(await (await savedLesson(later, idleLimitMs))?.text()).toBe('Surcharge');
});
