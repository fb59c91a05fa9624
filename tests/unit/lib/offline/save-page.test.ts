import { savePage, savedPage } from '@/lib/offline/save-page';
import { memoryCaches } from './memory-caches';

const path = '/features/sip-calculator';
const now = Date.parse('2026-11-21T10:00:00Z');
const hourMs = 60 * 60_000;
const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const realFetch = globalThis.fetch;
const saveFiles = jest.fn<Promise<void>, [string]>();
const ask = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  ask.mockReset();
  saveFiles.mockReset();
  Object.assign(globalThis, { caches: memoryCaches(), fetch: ask });
});

afterAll(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(globalThis, 'caches');
});

test('a page is fetched as a guest sees it, and found again for thirty days', async () => {
  ask.mockResolvedValue(new Response('<h1>SIP</h1>', html));
  await savePage(path, now, saveFiles);
  expect(saveFiles).toHaveBeenCalledWith('<h1>SIP</h1>');
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'manual' });
  expect(await (await savedPage(path, now + 30 * 24 * hourMs))?.text()).toBe('<h1>SIP</h1>');
  expect(await savedPage(path, now + 30 * 24 * hourMs + 1)).toBeUndefined();
});

test('a page is not fetched again within six hours', async () => {
  ask.mockImplementation(async () => new Response('<h1>SIP</h1>', html));
  await savePage(path, now, saveFiles);
  await savePage(path, now + 5 * hourMs, saveFiles);
  expect(ask).toHaveBeenCalledTimes(1);
  await savePage(path, now + 7 * hourMs, saveFiles);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['an outage', new Response('', { status: 503, ...html })],
  ['a file', new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ['a redirect', new Response('', { status: 307, headers: { location: '/auth/signin' } })],
])('%s leaves the cached copy unchanged', async (_, answer) => {
  ask.mockResolvedValueOnce(new Response('old', html)).mockResolvedValueOnce(answer);
  await savePage(path, now, saveFiles);
  await savePage(path, now + 7 * hourMs, saveFiles);
  expect(await (await savedPage(path, now + 7 * hourMs))?.text()).toBe('old');
});

test('a page that is gone goes', async () => {
  ask
    .mockResolvedValueOnce(new Response('old', html))
    .mockResolvedValueOnce(new Response('', { status: 404, ...html }));
  await savePage(path, now, saveFiles);
  await savePage(path, now + 7 * hourMs, saveFiles);
  expect(await savedPage(path, now + 7 * hourMs)).toBeUndefined();
});

test('a page whose files cannot be fetched is not cached', async () => {
  ask.mockResolvedValue(new Response('<h1>SIP</h1>', html));
  saveFiles.mockRejectedValue(new Error('offline'));
  await expect(savePage(path, now, saveFiles)).rejects.toThrow('offline');
  expect(await savedPage(path, now)).toBeUndefined();
});
