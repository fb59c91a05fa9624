import { readPrices } from '@/components/crypto/holdings/guest-coins';
import { askSearch, askStart } from '@/components/search/use-found';
import { fetchWall, sendEntry } from '@/components/support/wall-service';

function answerWith(body: unknown, status = 200) {
  const response = { ok: status < 400, status, json: () => Promise.resolve(body) } as Response;
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
}

const { signal } = new AbortController();
const sent = { id: 'i', secret: 's' };
const typed = { name: 'Asha', message: '', amount: '', website: '' };
const entry = { id: 'i', name: 'Asha', message: 'Thanks', amountRupees: 500 };
const origin = {
  source: { name: 'A', url: null, attribution: null },
  asOf: '2026-11-20',
  fetchedAt: '2026-11-20T10:00:00Z',
  status: 'live',
};
const coin = { id: 'c', name: 'Coin', symbol: 'C', price: 1, changePercent: { '24h': null } };

test('the wall shows entries of the known shape and leaves out others', async () => {
  answerWith({ entries: [entry, { ...entry, name: 7 }, null] });
  expect(await fetchWall(signal)).toEqual({ rows: [{ ...entry, state: 'shown' }], mine: [] });
});

test.each([null, [], { entries: 'none' }])('a wall that is %j is not there', async (body) => {
  answerWith(body);
  expect(await fetchWall(signal)).toBeNull();
});

test.each([
  [{ problems: { name: 'link' } }, 400, { status: 'mistakes', problems: { name: 'link' } }],
  [{ problems: { name: 'other' } }, 400, { status: 'failed' }],
  [{ problems: [] }, 400, { status: 'failed' }],
  [{ retryAfterSeconds: 9 }, 429, { status: 'too-many', seconds: 9 }],
  [{ retryAfterSeconds: 'soon' }, 429, { status: 'too-many', seconds: 60 }],
  [{ problem: 'many-today' }, 409, { status: 'many-today' }],
  [null, 500, { status: 'failed' }],
])('the answer %j to an entry', async (body, status, outcome) => {
  answerWith(body, status);
  expect(await sendEntry(sent, typed)).toEqual(outcome);
});

test('prices are read with their source; a coin of another shape is left out', () => {
  expect(readPrices({ origin, coins: [coin, { ...coin, id: 7 }] })).toEqual({
    origin,
    coins: [coin],
  });
  expect(readPrices({ origin, coins: [{ ...coin, price: 'x' }] }).coins).toEqual([
    { ...coin, price: null },
  ]);
});

test.each([
  null,
  { origin },
  { origin: {}, coins: [] },
  { origin: { ...origin, status: 'new' }, coins: [] },
])('prices of another shape are refused: %j', (answer) => {
  expect(() => readPrices(answer)).toThrow('no known shape');
});

test.each([
  null,
  {},
  { groups: [{}], isLoose: false, missing: [] },
  { groups: [], isLoose: false, missing: [7] },
])('an answer of the search of another shape is refused: %j', async (body) => {
  answerWith(body);
  await expect(askSearch('sip', 'en', signal)).rejects.toThrow('no known shape');
  await expect(askStart('en')).rejects.toThrow('no known shape');
});

test('an answer of the search is given as it came', async () => {
  const hits = [{ id: 'a', title: 'A', url: '/a' }];
  const found = { groups: [{ id: 'g', title: 'G', hits }], isLoose: true, missing: ['Funds'] };
  answerWith(found);
  expect(await askSearch('sip', 'en', signal)).toEqual(found);
  answerWith({ messages: { dialog: {} }, logOutFailed: 'x', pages: ['/a'], hits });
  expect((await askStart('en')).hits).toEqual(hits);
});
