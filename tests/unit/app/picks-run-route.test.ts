import { existsSync, readFileSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { GET } from '@/app/api/picks/run/route';
import { env } from '@/lib/env';
import { firestore } from '@/lib/firebase/admin';
import { readMarket } from '@/lib/picks/server/source';
import { screens } from '@/lib/picks/domain/screen/screens';
import { databaseIsDown, firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { secretRequest } from '@/tests/factories/own-request';
import { companyOf, universeOf, yearOf } from '../lib/picks/universe-examples';

jest.mock('@/lib/env', () => ({
  env: {
    cronSecret: 'c'.repeat(31) + 'd',
    picks: { priceLagDays: null },
    sources: { isSample: true },
  },
}));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/picks/server/source', () => ({ readMarket: jest.fn() }));

const db = firestoreInMemory(jest.mocked(firestore));
const secret = 'c'.repeat(31) + 'd';
const universe = universeOf([
  [companyOf('ALPHA', { years: [yearOf(2025, '2025-06-01', 5)] }), { '2025-01-01': 10 }],
]);

const run = (query = '') => GET(secretRequest(`/api/picks/run${query}`, secret));

beforeEach(() => {
  jest.mocked(readMarket).mockReset().mockResolvedValue({ universe, benchmark: [], isWhole: true });
});
afterEach(() => jest.restoreAllMocks());

test('a run puts one list of every screen on record; the next one of the day adds nothing', async () => {
  const first = await run();
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  const { added, newest } = (await first.json()) as { added: string[]; newest: unknown };
  expect(added).toEqual(screens.map(({ id }) => id));
  expect(newest).toMatchObject({
    sequence: screens.length,
    hash: expect.stringMatching(/^\w{64}$/),
  });
  expect(await (await run()).json()).toMatchObject({ added: [], newest });
  expect((await db.collection('picks-record').get()).size).toBe(screens.length);
});

test('without some of the prices nothing goes on record', async () => {
  jest.mocked(readMarket).mockResolvedValue({ universe, benchmark: [], isWhole: false });
  const answer = await run();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ problem: 'prices-missing' });
  expect((await db.collection('picks-record').get()).size).toBe(0);
});

test.each([
  ['nothing', {}],
  ['a wrong secret', { authorization: `Bearer ${'c'.repeat(32)}` }],
  ['the secret in another place', { 'x-cron-secret': secret, cookie: `secret=${secret}` }],
  ["Vercel's name for it", { 'x-vercel-cron': '1', 'user-agent': 'vercel-cron/1.0' }],
])('%s is refused before anything is opened', async (_, headers) => {
  const response = await GET(new NextRequest('http://localhost/api/picks/run', { headers }));
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ problem: 'refused' });
  expect(readMarket).not.toHaveBeenCalled();
  expect(firestore).not.toHaveBeenCalled();
});

test('a sample site takes earlier days in their order; no site takes a later or an invalid day', async () => {
  expect(await (await run('?day=2026-01-03')).json()).toMatchObject({ ranOn: '2026-01-03' });
  expect(await (await run('?day=2026-01-10')).json()).toMatchObject({
    newest: { sequence: 2 * screens.length, ranOn: '2026-01-10' },
  });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The record is a chain: nothing can come before the newest list. A demo of yesterday asks for it again.
  const refused = await run('?day=2026-01-04');
  expect([refused.status, await refused.json()]).toEqual([409, { problem: 'later-list' }]);
  expect(log).not.toHaveBeenCalled();
  for (const day of ['2999-01-01', '2026-02-30', 'x', '']) {
    expect((await run(`?day=${day}`)).status).toBe(400);
  }
});

test('a site of real figures makes lists of the day itself only', async () => {
  jest.replaceProperty(env.sources, 'isSample', false);
  expect((await run('?day=2026-01-03')).status).toBe(400);
  expect(firestore).not.toHaveBeenCalled();
  expect((await run()).status).toBe(200);
});

test('without figures nothing goes on record', async () => {
  jest.mocked(readMarket).mockResolvedValue(null);
  const response = await run();
  expect([response.status, await response.json()]).toEqual([503, { problem: 'no-figures' }]);
  expect(firestore).not.toHaveBeenCalled();
});

test('an outage of the database is answered with 503, and no log has the words of its error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(firestore).mockImplementation(databaseIsDown);
  const response = await run();
  expect([response.status, await response.json()]).toEqual([503, { problem: 'unavailable' }]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
});

test('Vercel Cron asks addresses that exist', () => {
  const { crons } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    crons: { path: string }[];
  };
  expect(crons.map(({ path }) => path)).toContain('/api/picks/run');
  expect(crons.filter(({ path }) => !existsSync(`app${path}/route.ts`))).toEqual([]);
});
