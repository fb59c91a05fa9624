import { loadPortfolio } from '@/lib/dashboard/server/portfolio-source';
import { loadLongestHistory, loadMarket } from '@/lib/crypto/server/source';
import {
  dayGain,
  pricedTotal,
  totalGain,
  totalXirr,
} from '@/lib/dashboard/domain/gains-and-returns';
import {
  givenRupeesOf,
  oldPriceNames,
  unknownGiftNames,
  unpricedNames,
} from '@/lib/dashboard/domain/portfolio';
import { loadMarketMemory, loadNavHistory, loadSchemes } from '@/lib/funds/server/source';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Scheme } from '@/lib/funds/domain/scheme';
import type { Lot, Transaction } from '@/lib/holdings/holding';
import { transactionsItemOf } from '@/lib/holdings/saved-holding';
import { priceListItemOf } from '@/lib/holdings/saved-wishes';
import { worthOn } from '@/lib/holdings/worth';
import { failure, success } from '@/lib/result';
import { savedIdOf, savedLot } from '@/tests/factories/saved-lot';
import { schemeOf } from '@/tests/factories/scheme';

jest.mock('@/lib/crypto/server/source', () => ({
  loadMarket: jest.fn(),
  loadLongestHistory: jest.fn(),
}));
jest.mock('@/lib/funds/server/source', () => ({
  loadMarketMemory: jest.fn(),
  loadNavHistory: jest.fn(),
  loadSchemes: jest.fn(),
}));

const lotsOf = (codes: readonly number[], lot: Partial<Lot> = {}) =>
  codes.map((code) => savedLot('fund', `${code}`, { id: savedIdOf(code), ...lot }));

type NavPoint = { date: IsoDate; value: number };

/** What the funds' sources answer: the list of 20 November, one history for every fund, and the schemes of the past. */
function givenFunds(
  schemes: readonly Scheme[],
  { series, past = [] }: { series?: readonly NavPoint[]; past?: readonly object[] } = {},
) {
  const list = success({ data: { schemes, asOf: '2026-11-20' } });
  const history = series ? success({ data: { series } }) : failure('unavailable');
  jest.mocked(loadSchemes).mockResolvedValue(list as never);
  jest.mocked(loadMarketMemory).mockResolvedValue({ past, corrections: [] } as never);
  jest
    .mocked(loadNavHistory)
    .mockReset()
    .mockResolvedValue(history as never);
}

afterEach(() => jest.useRealTimers());

test('a fund that AMFI names no more has its name and its page, and no price of today', async () => {
  const ended = schemeOf({ code: 102, name: 'Udaharan Old Fund - Direct Plan - Growth' });
  givenFunds([schemeOf({ code: 101 })], { past: [{ ...ended, goneSince: '2026-06-01' }] });
  const { positions, priced } = await loadPortfolio(lotsOf([101, 102, 103]), '2026-11-21');
  expect(priced.map(({ instrumentId }) => instrumentId)).toEqual(['101']);
  expect(
    positions.slice(1).map(({ name, path, valueRupees }) => ({ name, path, valueRupees })),
  ).toEqual([
    { name: ended.name, path: '/features/mutual-funds/102', valueRupees: null },
    { name: '103', path: null, valueRupees: null },
  ]);
});

test('the last NAV of a dormant fund is no price of today: it enters no sum, line or return', async () => {
  const schemes = [
    schemeOf({ code: 101, nav: 20, navDate: '2026-11-20' }),
    schemeOf({ code: 102, name: 'Udaharan FMP', nav: 20, navDate: '2019-06-03' }),
  ];
  const series = [
    { date: '2019-01-02', value: 10 },
    { date: '2026-11-20', value: 20 },
  ] as const;
  givenFunds(schemes, { series });
  const bought = { boughtOn: '2019-01-02', quantity: 100, costRupees: 1_000 } as const;
  const { positions, priced } = await loadPortfolio(lotsOf([101, 102], bought), '2026-11-21');
  expect(pricedTotal(positions)).toEqual({ valueRupees: 2_000, costRupees: 1_000 });
  expect(unpricedNames(positions)).toEqual(['Udaharan FMP']);
  expect(worthOn(priced, '2026-11-21')).toBe(2_000);
  expect(totalXirr(priced, '2026-11-21')).toBeCloseTo(9.2, 1);
});

test.each<[string, IsoDate]>([
  ['a Saturday', '2026-11-21'],
  ['a Monday before its new list', '2026-11-23'],
])(
  'a fund that is quiet for ten days counts in the worth as in the total on %s',
  async (_, today) => {
    // The list is of Friday the 20th.
    const schemes = [
      schemeOf({ code: 101, nav: 20, navDate: '2026-11-20' }),
      schemeOf({ code: 102, nav: 20, navDate: '2026-11-10' }),
    ];
    const series = [
      { date: '2024-01-02', value: 10 },
      { date: '2026-11-10', value: 20 },
      { date: '2026-11-20', value: 20 },
    ] as const;
    givenFunds(schemes, { series });
    const bought = { boughtOn: '2024-01-02', quantity: 100, costRupees: 1_000 } as const;
    const { positions, priced } = await loadPortfolio(lotsOf([101, 102], bought), today);
    expect(pricedTotal(positions).valueRupees).toBe(4_000);
    expect(worthOn(priced, today)).toBe(4_000);
    expect(totalXirr(priced, today)).toBeGreaterThan(0);
  },
);

test('a coin whose price is withheld enters neither the total nor the line and the return', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-26T13:00:00Z') });
  const coins = [{ id: 'coin', name: 'Coin', price: null }];
  const asOf = '2026-11-26T13:00:00Z';
  jest.mocked(loadMarket).mockResolvedValue(success({ data: { coins }, asOf }) as never);
  const closes = [{ atMs: Date.UTC(2026, 10, 25), price: 5_000 }];
  jest.mocked(loadLongestHistory).mockResolvedValue(success({ data: closes }) as never);
  const items = [
    savedLot('coin', 'coin', { id: savedIdOf(1) }),
    savedLot('deposit', 'PPF 7.1%', { id: savedIdOf(2), quantity: 1_000, costRupees: 1_000 }),
  ];
  const { positions, priced } = await loadPortfolio(items, '2026-11-26');
  const { valueRupees } = pricedTotal(positions);
  expect(worthOn(priced, '2026-11-26')).toBeCloseTo(valueRupees ?? 0, 6);
});

test('a share has the prices that its owner typed, a deposit those of its rate, other gold none', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') });
  const price = priceListItemOf(
    { assetClass: 'share', instrumentId: 'SAMPLE' },
    new Map([['2026-11-20', 120]]),
  );
  const items = [
    savedLot('gold', 'Coins', { id: savedIdOf(1), costRupees: 0 }),
    savedLot('deposit', 'PPF 7.1%', { id: savedIdOf(2), boughtOn: '2025-11-21', quantity: 1_000 }),
    savedLot('share', 'SAMPLE', { id: savedIdOf(3) }),
    { ...price, updatedAt: new Date('2026-11-20T06:00:00Z') },
  ];
  const { positions, priced } = await loadPortfolio(items, '2026-11-21');
  const figures = positions.map(({ name, group, valueRupees, pricedOn }, at) => [
    ...[name, group, valueRupees && Math.round(valueRupees), pricedOn],
    priced[at]?.maxGapDays,
  ]);
  expect(figures).toEqual([
    ['SAMPLE', 'equity', 1_200, '2026-11-20', null],
    ['PPF 7.1%', 'debt', 1_071, '2026-11-21', 10],
    ['Coins', 'gold', null, null, undefined],
  ]);
});

test('a bonus lowers the price of a share, and leaves it as old as it is', async () => {
  const share = { assetClass: 'share', instrumentId: 'SAMPLE' } as const;
  const bonus: Transaction = {
    ...{ id: savedIdOf(2), type: 'bonus', on: '2026-11-10', quantity: 10 },
    ...{ rupees: 0, account: null },
  };
  const items = [
    savedLot('share', 'SAMPLE', { id: savedIdOf(1) }),
    { ...transactionsItemOf(savedIdOf(3), share, [bonus]), updatedAt: new Date() },
  ];
  const { positions } = await loadPortfolio(items, '2026-11-21');
  expect(positions).toMatchObject([{ priceRupees: 5, valueRupees: 100, pricedOn: '2026-01-02' }]);
  expect(oldPriceNames(positions, '2026-11-21')).toEqual(['SAMPLE (2 Jan 2026)']);
});

test('a fund that was sold completely is no position, and its past counts with its history', async () => {
  const ended = schemeOf({ code: 102, name: 'Udaharan Old Fund - Direct Plan - Growth' });
  const series = [
    { date: '2024-01-02', value: 10 },
    { date: '2025-01-02', value: 12 },
    { date: '2026-11-20', value: 15 },
  ] as const;
  givenFunds([schemeOf({ code: 101, nav: 15, navDate: '2026-11-20' })], {
    series,
    past: [{ ...ended, goneSince: '2026-06-01' }],
  });
  const transactions = (code: number, sold: number) =>
    [
      { type: 'buy', on: '2024-01-02', quantity: 100, rupees: 1_000 },
      { type: 'sell', on: '2026-11-20', quantity: sold, rupees: sold * 15 },
    ].map((each, index) => ({ id: savedIdOf(code * 10 + index), account: null, ...each }));
  const items = [
    [101, 40],
    [102, 100],
  ].map(([code = 0, sold = 0]) => ({
    ...transactionsItemOf(
      savedIdOf(code),
      { assetClass: 'fund', instrumentId: `${code}` },
      transactions(code, sold) as Transaction[],
    ),
    updatedAt: new Date('2026-11-20T06:00:00Z'),
  }));
  const { positions, closed, priced } = await loadPortfolio(items, '2026-11-20');
  expect(positions.map(({ quantity, valueRupees }) => [quantity, valueRupees])).toEqual([
    [60, 900],
  ]);
  expect(closed.map(({ name }) => name)).toEqual([ended.name]);
  expect(worthOn(priced, '2025-01-02')).toBe(2_400);
  expect(worthOn(priced, '2026-11-20')).toBe(900);
  // 50 % in 1,053 days, of both.
  const all = [...positions, ...closed].map((one) => ({ ...one, givenRupees: 0 }));
  expect(totalGain(all)).toEqual({ rupees: 1_000, percent: 50 });
  expect(totalXirr(priced, '2026-11-20')).toBeCloseTo((1.5 ** (365 / 1_053) - 1) * 100, 8);
});

test('a small fund beside many shares has its history: shares need none', async () => {
  const series = [
    { date: '2026-01-02', value: 10 },
    { date: '2026-06-01', value: 12 },
  ] as const;
  givenFunds([schemeOf({ code: 101, nav: 13, navDate: '2026-11-19' })], { series });
  const shares = Array.from({ length: 40 }, (_, index) =>
    savedLot('share', `SHARE${index}`, { id: savedIdOf(index), costRupees: 90_000 }),
  );
  const { priced } = await loadPortfolio([...shares, ...lotsOf([101])], '2026-11-20');
  expect(priced).toHaveLength(41);
  const fund = priced.find(({ assetClass }) => assetClass === 'fund');
  expect(fund?.prices).toEqual([...series, { date: '2026-11-19', value: 13 }]);
});

test('of more than 30 funds, those without a history are named, and the XIRR needs none', async () => {
  const codes = Array.from({ length: 32 }, (_, index) => 201 + index);
  const schemes = codes.map((code) => schemeOf({ code, name: `Fund ${code}`, nav: 11 }));
  const series = [
    { date: '2025-11-20', value: 10 },
    { date: '2026-11-20', value: 11 },
  ] as const;
  givenFunds(schemes, { series });
  // The last two are the smallest.
  const items = codes.flatMap((code, at) => {
    const quantity = 100 - at;
    return lotsOf([code], { quantity, costRupees: 10 * quantity, boughtOn: '2025-11-20' });
  });
  const { priced, withoutHistory } = await loadPortfolio(items, '2026-11-20');
  expect(withoutHistory).toEqual(['Fund 231', 'Fund 232']);
  expect(loadNavHistory).toHaveBeenCalledTimes(30);
  expect(totalXirr(priced, '2026-11-20')).toBeCloseTo(10, 8);
});

// CoinGecko's history of days: a price at each midnight of UTC, and the newest.
test.each([
  ['half an hour after midnight in India', '2026-11-26T19:00:00Z', '2026-11-27'],
  ['in the evening', '2026-11-26T13:00:00Z', '2026-11-26'],
] as const)('the last day of a coin begins at its last close, %s', async (_, asOf, today) => {
  const nowMs = Date.parse(asOf);
  const prices = [
    { atMs: Date.UTC(2026, 10, 24), price: 70 },
    { atMs: Date.UTC(2026, 10, 25), price: 80 },
    { atMs: Date.UTC(2026, 10, 26), price: 100 },
    { atMs: nowMs - 60_000, price: 109 },
  ];
  const coins = [{ id: 'coin', name: 'Coin', price: 110 }];
  jest.mocked(loadMarket).mockResolvedValue(success({ data: { coins }, asOf }) as never);
  jest.mocked(loadLongestHistory).mockResolvedValue(success({ data: prices }) as never);
  const items = [savedLot('coin', 'coin', { id: savedIdOf(1), costRupees: 90 })];
  const { priced, positions } = await loadPortfolio(items, today);
  expect(positions[0]?.pricedOn).toBe(today);
  expect(dayGain(priced, today)).toEqual({ rupees: 100, percent: 10 });
});

test('a gift without a price of its day is named, and its holding is left out of the total gain and XIRR', async () => {
  const price = priceListItemOf(
    { assetClass: 'share', instrumentId: 'GIVEN' },
    new Map([['2026-11-20', 120]]),
  );
  const items = [
    savedLot('share', 'GIVEN', { id: savedIdOf(1), boughtOn: '2019-01-02', costRupees: 0 }),
    { ...price, updatedAt: new Date('2026-11-20T06:00:00Z') },
    savedLot('deposit', 'PPF 7.1%', { id: savedIdOf(2), boughtOn: '2024-01-02', quantity: 100 }),
  ];
  const portfolio = await loadPortfolio(items, '2026-11-21');
  const givenRupees = givenRupeesOf(portfolio, '2026-11-21');
  expect(unknownGiftNames(givenRupees)).toEqual(['GIVEN']);
  expect([...givenRupees.values()]).toEqual([null, 0]);
  expect(totalXirr(portfolio.priced, '2026-11-21')).toBeCloseTo(7.1, 1);
});
