import { GET, POST } from '@/app/api/vitals/route';
import { firestore } from '@/lib/firebase/admin';
import { databaseIsDown, firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { ownRequest, secretRequest } from '@/tests/factories/own-request';
import { fakeDate } from '@/tests/factories/timers';

const secret = 'c'.repeat(32);
jest.mock('@/lib/env', () => ({
  env: {
    cronSecret: 'c'.repeat(32),
    ownOrigins: ['http://localhost'],
    addressHeader: 'x-real-ip',
  },
}));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));

const db = firestoreInMemory(jest.mocked(firestore));
const beacon = {
  page: '/features/mutual-funds/*',
  width: 'narrow',
  vitals: [
    { name: 'LCP', value: 812.4 },
    { name: 'CLS', value: 0 },
  ],
};
let address = 0;

function send(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const visitor = { 'x-real-ip': `192.0.2.${address}`, ...headers };
  return POST(ownRequest('/api/vitals', { method: 'POST', headers: visitor, body }));
}
const read = (bearer: string) => GET(secretRequest('/api/vitals', bearer));
const all = async () =>
  (await db.collection('vitals').get()).docs.map((document) => ({
    id: document.id,
    ...document.data(),
  }));

beforeEach(() => {
  address += 1;
  fakeDate(Date.parse('2026-11-21T10:00:00Z'));
});

afterEach(() => jest.useRealTimers());

test('figures are counted by day, name, width and pattern, and nothing else is stored', async () => {
  const first = await send(beacon, { 'user-agent': 'Browser 1', cookie: 'session=secret' });
  expect(first.status).toBe(204);
  expect(first.headers.get('set-cookie')).toBeNull();
  await send(beacon);
  expect(await all()).toContainEqual(expect.objectContaining({ name: 'CLS', counts: { 0: 1 } }));
  // One histogram is written every twenty seconds by an instance: the second visit waits for the third.
  jest.setSystemTime(Date.parse('2026-11-21T10:00:20Z'));
  await send(beacon);
  const page = '/features/mutual-funds/*';
  const found = await all();
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      {
        id: '2026-11-21~LCP~narrow~%2Ffeatures%2Fmutual-funds%2F*',
        ...{ day: '2026-11-21', name: 'LCP', width: 'narrow', page, counts: { 3: 3 } },
      },
      {
        id: '2026-11-21~CLS~narrow~%2Ffeatures%2Fmutual-funds%2F*',
        ...{ day: '2026-11-21', name: 'CLS', width: 'narrow', page, counts: { 0: 3 } },
      },
    ]),
  );
});

test.each([
  ['the address of one fund', { ...beacon, page: '/features/mutual-funds/123456' }, {}, 400],
  ['a page that there is not', { ...beacon, page: '/nowhere' }, {}, 400],
  ['an address with a query', { ...beacon, page: '/tables?salary=1' }, {}, 400],
  ['no JSON', '{', {}, 400],
  ['too much', { ...beacon, more: 'x'.repeat(1024) }, {}, 400],
  ['another site', beacon, { 'sec-fetch-site': 'cross-site' }, 403],
])('%s is refused and nothing counted', async (_, body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status);
  expect(await all()).toEqual([]);
});

test('an address may send twenty times a minute, counted for each address', async () => {
  const codes: number[] = [];
  for (let sent = 0; sent < 21; sent += 1) codes.push((await send('{')).status);
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  address += 1;
  expect((await send('{')).status).toBe(400);
});

test('only requests with the secret can read; the first visit of a day deletes measurements older than ninety days', async () => {
  expect((await read('')).status).toBe(401);
  jest.setSystemTime(Date.parse('2026-08-01T10:00:00Z'));
  await send(beacon);
  jest.setSystemTime(Date.parse('2026-11-21T10:00:00Z'));
  await send(beacon);
  expect(await all()).toHaveLength(2);
  const answer = await read(secret);
  const page = '/features/mutual-funds/*';
  expect(await answer.json()).toEqual({
    since: '2026-08-23',
    deleted: 0,
    pages: [
      { page, name: 'CLS', p75: 0, visits: 1 },
      { page, name: 'LCP', p75: 1000, visits: 1 },
    ],
  });
});

test('an outage of the database is answered with 503, without the words of its error', async () => {
  jest.setSystemTime(Date.parse('2026-11-22T10:00:00Z'));
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(firestore).mockImplementation(databaseIsDown);
  const answer = await send(beacon);
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain('secret');
  silent.mockRestore();
});
