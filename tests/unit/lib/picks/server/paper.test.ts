import { requireUserForAction } from '@/lib/auth/server/session';
import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { watchedItemOf } from '@/lib/holdings/saved-holding';
import { paperItemOf } from '@/lib/picks/data/saved-paper';
import type { FollowState } from '@/lib/picks/data/save-state';
import { paperLimits, type PaperPortfolio } from '@/lib/picks/domain/paper/paper-portfolio';
import type { RecordEntry } from '@/lib/picks/domain/record/record-chain';
import { followOnPaper } from '@/lib/picks/server/actions';
import { loadPapers, readMyPapers } from '@/lib/picks/server/paper-source';
import { readRecordOf } from '@/lib/picks/server/record-store';
import { loadMarket, type Market } from '@/lib/picks/server/source';
import { failure, success } from '@/lib/result';
import { newSavedId } from '@/lib/saved/saved-item';
import { mergeIntoMySavedItems, saverOf } from '@/lib/saved/store';
import { datedValues } from '@/tests/factories/dated-values';
import { firestore } from '@/lib/firebase/admin';
import { firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { formOf } from '@/tests/factories/form-of';
import { memberOf } from '@/tests/factories/member';
import { companyOf, universeOf, yearOf } from '../universe-examples';

jest.mock('@/lib/auth/server/session', () => ({
  requireUserForAction: jest.fn(),
}));
jest.mock('@/lib/env', () => ({ env: { picks: { benchmarkScheme: 1 } } }));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/picks/server/source', () => ({ loadMarket: jest.fn() }));
jest.mock('@/lib/picks/server/record-store', () => ({ readRecordOf: jest.fn() }));
jest.mock('@/lib/limits/store', () => ({
  takeToken: () => Promise.resolve({ ok: true, value: null }),
}));
jest.mock('next/navigation', () => jest.requireActual('@/tests/factories/thrown-redirect'));

const db = firestoreInMemory(jest.mocked(firestore));
const asha = { uid: 'asha' };
const closes = { '2026-06-12': 100, '2026-06-19': 110, '2026-07-03': 121 };
const [a, b] = ['A', 'B'].map((symbol) =>
  companyOf(symbol, {
    isin: `INE000${symbol}01011`,
    years: [yearOf(2026, '2026-05-20', symbol === 'A' ? 10 : -10)],
  }),
);
const universe = universeOf([
  [a!, closes],
  [b!, closes],
]);
const market: Market = {
  universe,
  benchmark: datedValues(['2026-06-12', 40], ['2026-07-03', 42]),
  asOf: '2026-08-10',
  lag: { days: 30 } as Market['lag'],
  pricesLicence: null,
  pricesTo: '2026-07-11',
  rows: universe.companies as unknown as Market['rows'],
};
const first: FollowState = {
  status: null,
  typed: { title: '', starts: '', amount: '', weighting: '', brokerage: '' },
  problems: [],
};
const source = { kind: 'screen', screenId: 'piotroski' } as const;
const portfolio: PaperPortfolio = {
  ...{ id: newSavedId(), title: 'My paper', startsOn: '2026-06-08', source },
  ...{ amountRupees: 100_000, weighting: 'equal', brokerageRupees: 0 },
};

/** What became of a portfolio that follows a source, without a fund beside it. */
async function resultOf(followed: PaperPortfolio['source'], within = market) {
  const noFund = () => Promise.resolve({ name: null, values: [] });
  const { papers } = await loadPapers([{ ...portfolio, source: followed }], within, noFund);
  return papers[0]!.result;
}

async function mine() {
  const papers = await readMyPapers(asha);
  return papers.ok ? papers.value : [];
}

beforeEach(() => {
  jest.mocked(requireUserForAction).mockResolvedValue(success(memberOf('asha')));
  jest.mocked(loadMarket).mockResolvedValue(market);
});

const follow = (changes: Readonly<Record<string, string>>) =>
  followOnPaper(
    first,
    formOf({
      ...{ id: newSavedId(), title: 'My paper', starts: 'today', amount: '1 lakh' },
      ...{ weighting: 'equal', brokerage: '', screen: 'magic-formula' },
      ...changes,
    }),
  );

test('a saved portfolio leads to its page; a retry saves the same one', async () => {
  const id = newSavedId();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const page = `to /features/stock-picks/paper/${id}`;
    await expect(follow({ id, brokerage: '20' })).rejects.toThrow(page);
  }
  const followed = { kind: 'screen', screenId: 'magic-formula' };
  expect(await mine()).toMatchObject([
    { id, title: 'My paper', source: followed, amountRupees: 100_000, brokerageRupees: 20 },
  ]);
});

test.each<[string, Readonly<Record<string, string>>, string[]]>([
  ['an unknown screen', { screen: 'no-such' }, []],
  ['a rule that cannot be read', { screen: '', rule: 'Luck >' }, []],
  ['a ranking that is no JSON', { screen: '', rule: 'Sales > 0 cr', ranking: '{' }, []],
  ['an empty watchlist', { screen: '' }, []],
  ['an unknown weighting', { weighting: 'all' }, []],
  ['no name', { title: ' ' }, ['title']],
  ['a small amount', { amount: '999' }, ['amount']],
  ['no amount', { amount: '' }, ['amount']],
  ['a high fee', { brokerage: '1001' }, ['brokerage']],
  ['a negative fee', { brokerage: '-1' }, ['brokerage']],
  ['an id that is none', { id: '../x' }, []],
])('%s is refused, and what was typed comes back', async (_, changes, problems) => {
  const state = await follow(changes);
  expect(state).toMatchObject({ status: 'invalid', problems });
  expect(state.typed.title.trim()).toBe('title' in changes ? '' : 'My paper');
  expect(await mine()).toEqual([]);
});

test('own rules and the watchlist are followed as they are on the day', async () => {
  await expect(follow({ screen: '', rule: 'Net profit > 0 cr' })).rejects.toThrow('to ');
  const watched = watchedItemOf(newSavedId(), { assetClass: 'share', instrumentId: b!.isin })!;
  await mergeIntoMySavedItems(saverOf(asha), [{ ...watched, updatedAt: new Date() }]);
  await expect(follow({ screen: '' })).rejects.toThrow('to ');
  const companies = [{ isin: b!.isin, symbol: 'B', name: 'B Limited' }];
  expect((await mine()).map((each) => each.source)).toEqual(
    expect.arrayContaining([
      { kind: 'own', ruleText: 'Net profit > 0 cr', ranking: null },
      { kind: 'watchlist', companies },
    ]),
  );
});

test('a member has at most ten', async () => {
  const items = Array.from({ length: paperLimits.portfolios }, () => ({
    ...paperItemOf({ ...portfolio, id: newSavedId() })!,
    updatedAt: new Date(),
  }));
  await mergeIntoMySavedItems(saverOf(asha), items);
  expect(await follow({})).toMatchObject({ status: 'limit' });
  expect(await mine()).toHaveLength(paperLimits.portfolios);
});

test('a guest saves nothing', async () => {
  jest.mocked(requireUserForAction).mockResolvedValue(failure('guest'));
  expect(await follow({})).toMatchObject({ status: 'guest' });
});

test('an item of another shape is none', async () => {
  const data = { title: 'Old', source: { kind: 'screen', screenId: 'gone' } };
  const item = { kind: 'paper-portfolio', version: 1, data, updatedAt: new Date() };
  await db.doc(`users/asha/saved/${newSavedId()}`).set(item);
  expect(await mine()).toEqual([]);
});

const entry = (ranOn: IsoDate, isin: string, universeKind = 'sample') =>
  ({
    list: { ranOn, universeKind, picks: [{ isin, symbol: isin[6], name: isin }] },
  }) as unknown as RecordEntry;

test('a screen is followed by its lists on record, of this universe alone', async () => {
  jest
    .mocked(readRecordOf)
    .mockResolvedValue([
      entry('2026-07-25', a!.isin),
      entry('2026-06-13', b!.isin, 'imported'),
      entry('2026-06-06', a!.isin),
    ]);
  expect(await resultOf(source)).toMatchObject({
    pending: ['2026-07-25'],
    figures: {
      trades: [{ isin: a!.isin, date: '2026-06-12', why: 'start' }],
      fund: { valueRupees: 105_000 },
    },
  });
});

test('an own rule runs with what was public, and a watchlist stays the same', async () => {
  const own = { kind: 'own', ruleText: 'Net profit > 0 cr', ranking: null } as const;
  const companies = [{ isin: b!.isin, symbol: 'B', name: 'B Limited' }];
  const ofOwn = await resultOf(own);
  expect(ofOwn?.figures?.holdings).toMatchObject([{ symbol: 'A' }]);
  const ofWatched = await resultOf({ kind: 'watchlist', companies });
  expect(ofWatched?.figures?.holdings).toMatchObject([{ symbol: 'B' }]);
});

test.each<[string, string, IsoDate]>([
  ['are no longer read', 'Net profit > 0 cr', '2026-06-08'],
  // Made of prices up to 400 days before the list, which were 30 days old.
  ['of its rule are no longer read', 'Price > 50', '2025-04-04'],
])('a portfolio has no value once the closes of its start %s', async (_, ruleText, lastRead) => {
  const own = { kind: 'own', ruleText, ranking: null } as const;
  const valueFrom = async (closesFrom: IsoDate) => {
    const result = await resultOf(own, { ...market, universe: { ...universe, closesFrom } });
    return result?.figures ?? null;
  };
  expect(await valueFrom(lastRead)).not.toBeNull();
  expect(await valueFrom(shiftDays(lastRead, 1))).toBeNull();
});

test.each<[string, IsoDate | null, string[]]>([
  ['in time', null, ['B']],
  ['on the day of the list', '2026-06-08', ['B']],
  ['after it', '2026-07-20', ['A']],
])(
  'the list of a past day has a close that arrived %s as it was known then',
  async (_, storedOn, bought) => {
    const ofLate: Market = {
      ...market,
      universe: {
        ...universeOf([
          [a!, { '2026-05-01': 100, '2026-05-08': 40, ...closes }],
          [b!, { '2026-05-01': 40, '2026-05-08': 100, ...closes }],
        ]),
        lateDays: new Map(storedOn ? [['2026-05-08', storedOn]] : []),
      },
    };
    const own = { kind: 'own', ruleText: 'Price > 50', ranking: null } as const;
    const result = await resultOf(own, ofLate);
    const first = result?.figures?.trades.filter(({ why }) => why === 'start');
    expect(first?.map(({ symbol }) => symbol)).toEqual(bought);
  },
);

describe('a share whose ISIN a split has changed', () => {
  const [before, now] = ['INE123A01014', 'INE123A01022'];
  const flat = companyOf('FLAT');
  const ofSplit: Market = {
    ...market,
    universe: universeOf([
      [companyOf('SPLIT', { isin: now }), closes],
      [flat, { '2026-06-12': 50, '2026-06-19': 50, '2026-07-03': 50 }],
    ]),
  };
  const picked = (isin: string) => ({ isin, symbol: 'SPLIT', name: 'SPLIT Limited' });
  const flatPick = { isin: flat.isin, symbol: 'FLAT', name: flat.name };
  const run = async (followed: PaperPortfolio['source']) =>
    (await resultOf(followed, ofSplit))?.figures;

  test('is held and traded as one share, in lists of before and after', async () => {
    const listOf = (ranOn: IsoDate, isin: string) =>
      ({
        list: { ranOn, universeKind: 'sample', picks: [picked(isin), flatPick] },
      }) as unknown as RecordEntry;
    jest
      .mocked(readRecordOf)
      .mockResolvedValue([listOf('2026-07-01', now), listOf('2026-06-05', before)]);
    const figures = await run(source);
    expect(figures?.trades).toMatchObject([
      { isin: flat.isin, why: 'start', priceRupees: 50 },
      { isin: now, why: 'start', priceRupees: 100 },
    ]);
    expect(figures?.holdings.map(({ isin }) => isin).sort()).toEqual([now, flat.isin].sort());
  });

  test('stays in the watchlist that a portfolio follows, and in one that is followed from now on', async () => {
    const figures = await run({ kind: 'watchlist', companies: [picked(before), flatPick] });
    expect(figures?.holdings).toHaveLength(2);
    const rows = ofSplit.universe.companies as unknown as Market['rows'];
    jest.mocked(loadMarket).mockResolvedValue({ ...ofSplit, rows });
    const watched = watchedItemOf(newSavedId(), { assetClass: 'share', instrumentId: before })!;
    await mergeIntoMySavedItems(saverOf(asha), [{ ...watched, updatedAt: new Date() }]);
    await expect(follow({ screen: '' })).rejects.toThrow('to ');
    expect((await mine()).map((each) => each.source)).toEqual([
      { kind: 'watchlist', companies: [picked(now)] },
    ]);
  });
});

test('without the record there is no result', async () => {
  jest.mocked(readRecordOf).mockRejectedValue(new Error('down'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await resultOf(source)).toBeNull();
});
