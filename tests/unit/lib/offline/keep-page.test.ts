import { keepPage, keptPage } from '@/lib/offline/keep-page';
import { memoryCaches } from './memory-caches';

const path = '/features/sip-calculator';
const now = Date.parse('2026-11-21T10:00:00Z');
const hourMs = 60 * 60_000;
const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const realFetch = globalThis.fetch;
const keepFiles = jest.fn<Promise<void>, [string]>();
const ask = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  ask.mockReset();
  keepFiles.mockReset();
  Object.assign(globalThis, { caches: memoryCaches(), fetch: ask });
});

afterAll(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, 'caches');
});

test('a page is fetched as a guest sees it, and found again for thirty days', async () => {
  ask.mockResolvedValue(new Response('<h1>SIP</h1>', html));
  await keepPage(path, now, keepFiles);
  expect(keepFiles).toHaveBeenCalledWith('<h1>SIP</h1>');
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'manual' });
  expect(await (await keptPage(path, now + 30 * 24 * hourMs))?.text()).toBe('<h1>SIP</h1>');
  expect(await keptPage(path, now + 30 * 24 * hourMs + 1)).toBeUndefined();
});

test('a page is not fetched again within six hours', async () => {
  ask.mockImplementation(async () => new Response('<h1>SIP</h1>', html));
  await keepPage(path, now, keepFiles);
  await keepPage(path, now + 5 * hourMs, keepFiles);
  expect(ask).toHaveBeenCalledTimes(1);
  await keepPage(path, now + 7 * hourMs, keepFiles);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['an outage', new Response('', { status: 503, ...html })],
  ['a file', new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ['a redirect', new Response('', { status: 307, headers: { location: '/auth/signin' } })],
])('%s leaves the kept copy as it is', async (_, answer) => {
  ask.mockResolvedValueOnce(new Response('old', html)).mockResolvedValueOnce(answer);
  await keepPage(path, now, keepFiles);
  await keepPage(path, now + 7 * hourMs, keepFiles);
  expect(await (await keptPage(path, now + 7 * hourMs))?.text()).toBe('old');
});

test('a page that is gone goes', async () => {
  ask
    .mockResolvedValueOnce(new Response('old', html))
    .mockResolvedValueOnce(new Response('', { status: 404, ...html }));
  await keepPage(path, now, keepFiles);
  await keepPage(path, now + 7 * hourMs, keepFiles);
  expect(await keptPage(path, now + 7 * hourMs)).toBeUndefined();
});

test('a page whose files cannot be had is not kept', async () => {
  ask.mockResolvedValue(new Response('<h1>SIP</h1>', html));
  keepFiles.mockRejectedValue(new Error('offline'));
  await expect(keepPage(path, now, keepFiles)).rejects.toThrow('offline');
  expect(await keptPage(path, now)).toBeUndefined();
});
