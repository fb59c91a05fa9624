import type { IsoDate } from '@/lib/calendar/iso-date';
import { timeWeightedReturn } from '@/lib/cashflow/time-weighted';
import { xirr } from '@/lib/cashflow/xirr';
import { gainOver } from '@/lib/dashboard/domain/gains-and-returns';
import type { Holding } from '@/lib/holdings/holding';
import type { Purchase } from '@/lib/holdings/saved-holding';
import {
  maxTypedPrices,
  priceOf2018In,
  savedPricesOf,
  typedPriceId,
  typedPricesOf,
  withoutTypedPrice,
  withTypedPrice,
} from '@/lib/holdings/saved-wishes';
import {
  flowsUntil,
  openingOf,
  type PricedHolding,
  stretchOf,
  worthOn,
  worthOverTime,
} from '@/lib/holdings/worth';
import { shiftDays } from '@/lib/calendar/day-count';
import { newSavedItemSchema, type SavedItem } from '@/lib/saved/saved-item';
import type { ItemChange } from '@/lib/saved/store';
import { datedValues } from '@/tests/factories/dated-values';
import { heldOf } from '@/tests/factories/held';
import { savedIdOf } from '@/tests/factories/saved-lot';

/** A price as it was saved before there were lists: an item of its own. */
const savedAlone = (
  id: string,
  data: Pick<Holding, 'assetClass' | 'instrumentId'> & { on: IsoDate; rupees: number },
): SavedItem[] => [
  { id, kind: 'share-price', version: 1, data, updatedAt: new Date('2026-11-20T00:00:00Z') },
];

const lot = (id: string, boughtOn: IsoDate, quantity: number, costRupees: number) => {
  return { id, boughtOn, quantity, costRupees };
};
const purchases = [lot('a', '2024-01-10', 10, 1000), lot('b', '2025-01-09', 10, 2000)];
const fundWith = (lots: readonly Purchase[]): PricedHolding => ({
  ...fund,
  ...heldOf({ ...fund, lots }),
});
const fund: PricedHolding = heldOf({
  ...{ assetClass: 'fund' as const, instrumentId: '1', maxGapDays: 10 },
  lots: purchases,
  prices: datedValues(
    ['2024-01-10', 100],
    ['2024-07-10', 150],
    ['2025-01-09', 200],
    ['2026-01-09', 150],
  ),
});
const share: PricedHolding = heldOf({
  ...{ assetClass: 'share' as const, instrumentId: 'ABC', maxGapDays: null },
  lots: [lot('c', '2024-01-10', 1, 500)],
  prices: datedValues(['2024-01-10', 500]),
});

test('a day is worth its quantities at the last price, and unknown where that is too old', () => {
  expect(worthOn([fund], '2024-01-20')).toBe(1000);
  expect(worthOn([fund], '2024-01-21')).toBeNull();
  expect(worthOn([fund], '2025-01-09')).toBe(4000);
  expect(worthOn([share], '2026-01-09')).toBe(500);
  expect(worthOn([fund, share], '2024-01-21')).toBeNull();
  expect(worthOn([fund, share], '2023-12-31')).toBe(0);
});

test('the newest price of what is held stays valid, as in the total; that of what was sold does not', () => {
  expect(worthOn([fund], '2026-01-20')).toBe(3000);
  const sold = { ...fund, lots: [] };
  expect(worthOn([sold], '2026-01-19')).toBe(3000);
  expect(worthOn([sold], '2026-01-20')).toBeNull();
});

test('is drawn in equal steps from the first purchase, or from the beginning of the range', () => {
  const points = worthOverTime([fund], { from: null, to: '2024-07-12' }, 8);
  expect(points.map(({ date }) => date)).toEqual([
    ...['2024-01-10', '2024-02-01', '2024-02-28', '2024-03-26'],
    ...['2024-04-22', '2024-05-19', '2024-06-15', '2024-07-12'],
  ]);
  const first = {
    ...{ worthRupees: 1000, paidRupees: 1000, givenRupees: 0 },
    ...{ proceedsRupees: 0, dividendRupees: 0 },
  };
  expect(points[0]).toEqual({ date: '2024-01-10', ...first });
  expect(points[3]).toMatchObject({ worthRupees: null, paidRupees: 1000 });
  expect(points.at(-1)).toMatchObject({ worthRupees: 1500 });
  const [since] = worthOverTime([fund], { from: '2026-01-01', to: '2026-01-09' });
  expect(since?.date).toBe('2026-01-01');
  expect(worthOverTime([], { from: null, to: '2026-01-01' })).toEqual([]);
});

test('money that was paid in before a fall did worse than the fund', () => {
  const stretch = stretchOf([fund], { from: null, to: '2026-01-09' });
  if (!stretch) throw new Error('no stretch');
  const weighted = timeWeightedReturn(stretch.valuations);
  expect(weighted.ok && weighted.value.percent).toBeCloseTo(50, 10);
  const rate = xirr(stretch.flows);
  // 1000 (1 + r)^2 + 2000 (1 + r) = 3000 is met by r = 0, the only rate: both years have 365 days but 2024.
  expect(rate.ok && rate.value).toHaveLength(1);
  expect(rate.ok && rate.value[0]).toBeCloseTo(0, 10);
});

test('a range begins with the holdings of its first day, at their worth', () => {
  const stretch = stretchOf([fund], { from: '2025-01-09', to: '2026-01-09' });
  expect(stretch?.valuations).toEqual([
    { date: '2025-01-09', worthRupees: 2000, flowRupees: 2000 },
    { date: '2026-01-09', worthRupees: 3000, flowRupees: 0 },
  ]);
  expect(stretch?.flows.map(({ rupees }) => rupees)).toEqual([-2000, -2000, 3000]);
});

test('a gift counts as paid in at its worth; without a price there is no return', () => {
  const gift = fundWith([{ ...purchases[0]!, costRupees: 0 }]);
  const stretch = stretchOf([gift], { from: null, to: '2026-01-09' });
  const first = { date: '2024-01-10', worthRupees: 0, flowRupees: 1000 };
  expect(stretch?.valuations[0]).toEqual(first);
  expect(stretchOf([{ ...fund, prices: [] }], { from: null, to: '2026-01-09' })).toBeNull();
  const [point] = worthOverTime([gift], { from: null, to: '2024-01-11' });
  expect(point).toMatchObject({ worthRupees: 1000, paidRupees: 0, givenRupees: 0 });
});

test('an order filled at two prices of a day counts at their mean, and a typed price before it', () => {
  const day = '2026-11-02';
  const lots = [lot('a', day, 100, 10_000), lot('b', day, 1, 120), lot('gift', day, 50, 0)];
  const abc = heldOf({ assetClass: 'share', instrumentId: 'ABC', lots });
  const mean = { date: '2026-11-02', value: 10_120 / 101 };
  expect(typedPricesOf([], abc)).toEqual([mean]);
  expect(typedPricesOf([], heldOf({ ...abc, lots: lots.toReversed() }))).toEqual([mean]);
  const saved = savedAlone('11111111-1111-4111-8111-111111111111', {
    ...{ assetClass: 'share', instrumentId: 'ABC', on: '2026-11-02', rupees: 105 },
  });
  const atTyped = [{ date: '2026-11-02', value: 105 }];
  expect(typedPricesOf(saved, abc)).toEqual(atTyped);
  // Gold of the same name has a price of its own; an older price names no class.
  const gold = { ...abc, assetClass: 'gold' } as const;
  expect(typedPricesOf(saved, gold)).toEqual([mean]);
  const older = { ...saved[0]!, data: { instrumentId: 'ABC', on: '2026-11-02', rupees: 105 } };
  expect(typedPricesOf([older], gold)).toEqual(atTyped);
});

test('after a rights issue the price of its day that the owner enters values all shares', () => {
  // 150 shares at 1,470 and 1 new one for 15 at 1,257: (15 x 1,470 + 1,257) / 16 = 1,456.6875 each, 2,33,070 in all.
  const [before, day] = ['2020-05-12', '2020-06-05'] as const;
  const lots = [lot('a', before, 150, 220_500), lot('rights', day, 10, 12_570)];
  const held = heldOf({ assetClass: 'share', instrumentId: 'ABC', lots });
  const worthWith = (items: Parameters<typeof typedPricesOf>[0]) =>
    worthOn([{ ...held, prices: typedPricesOf(items, held), maxGapDays: null }], day);
  // Without it, what was paid counts as the price.
  expect(worthWith([])).toBe(160 * 1_257);
  const entered = savedAlone('11111111-1111-4111-8111-111111111111', {
    ...{ assetClass: 'share', instrumentId: 'ABC', on: day, rupees: 1_456.6875 },
  });
  expect(worthWith(entered)).toBe(233_070);
});

test('a line has at most 104 points, the first day and the last among them', () => {
  // 1,030 days are 103 steps of 10 days.
  const points = worthOverTime([share], { from: null, to: '2026-11-05' });
  expect(points.map(({ date }) => date)).toEqual(
    expect.arrayContaining(['2024-01-10', '2024-01-20', '2026-10-26', '2026-11-05']),
  );
  expect(points).toHaveLength(104);
  // A day more takes steps of 11.
  expect(worthOverTime([share], { from: null, to: '2026-11-06' })).toHaveLength(95);
});

test.each<[IsoDate, string[]]>([
  ['2024-01-09', []],
  ['2024-01-10', ['2024-01-10']],
  ['2024-01-11', ['2024-01-10', '2024-01-11']],
  ['2024-01-12', ['2024-01-10', '2024-01-11', '2024-01-12']],
])('a line up to %s has the days %j', (to, days) => {
  const points = worthOverTime([share], { from: '2024-01-01', to });
  expect(points.map(({ date }) => date)).toEqual(days);
});

test('what was paid until a day counts that day, and what was given since the first point', () => {
  const gift = lot('g', '2024-07-10', 2, 0);
  const given = fundWith([...purchases, gift]);
  const lastOf = (holding: PricedHolding, from: IsoDate, to: IsoDate) =>
    worthOverTime([share, holding], { from, to }).at(-1);
  const before = '2024-01-10';
  expect(lastOf(given, before, '2024-07-09')).toMatchObject({ paidRupees: 1500, givenRupees: 0 });
  expect(lastOf(given, before, '2024-07-10')).toMatchObject({ paidRupees: 1500, givenRupees: 300 });
  expect(lastOf(given, before, '2025-01-09')).toMatchObject({ paidRupees: 3500, givenRupees: 300 });
  // That of the first day is a part of what the period starts with.
  const [onDay] = worthOverTime([share, given], { from: '2024-07-10', to: '2025-01-09' });
  expect(onDay).toMatchObject({ paidRupees: 1500, givenRupees: 0 });
  expect(lastOf(given, '2024-07-10', '2025-01-09')).toMatchObject({ givenRupees: 0 });
});

test('a gift without a price is not known, and counts in no period that begins after it', () => {
  const unpriced = fundWith([...purchases, lot('g', '2024-06-01', 2, 0)]);
  const points = (from: IsoDate) => worthOverTime([unpriced], { from, to: '2024-07-12' });
  expect(points('2024-01-10').at(-1)).toMatchObject({ worthRupees: 1800, givenRupees: null });
  const later = points('2024-07-10');
  expect(later.at(-1)).toMatchObject({ worthRupees: 1800, givenRupees: 0 });
  expect(gainOver(later, openingOf([unpriced], '2024-07-10'))).toEqual({ rupees: 0, percent: 0 });
});

describe('a period', () => {
  test('counts what is bought within it at its day, and leaves out what is bought on its last', () => {
    const lots = [...purchases, lot('c', '2024-07-10', 4, 600), lot('d', '2026-01-09', 1, 150)];
    const stretch = stretchOf([fundWith(lots)], { from: null, to: '2026-01-09' });
    expect(stretch).toEqual({
      start: '2024-01-10',
      valuations: [
        { date: '2024-01-10', worthRupees: 0, flowRupees: 1000 },
        // Ten units at 150, then 14 at 200.
        { date: '2024-07-10', worthRupees: 1500, flowRupees: 600 },
        { date: '2025-01-09', worthRupees: 2800, flowRupees: 2000 },
        { date: '2026-01-09', worthRupees: 24 * 150, flowRupees: 0 },
      ],
      flows: [
        { date: '2024-01-10', rupees: -0 },
        { date: '2024-01-10', rupees: -1000 },
        { date: '2024-07-10', rupees: -600 },
        { date: '2025-01-09', rupees: -2000 },
        { date: '2026-01-09', rupees: 24 * 150 },
      ],
    });
  });

  const gift = (boughtOn: IsoDate) => fundWith([...purchases, lot('g', boughtOn, 1, 0)]);

  test.each<[string, PricedHolding[], IsoDate | null, IsoDate]>([
    ['nothing is held', [], null, '2026-01-09'],
    ['it has one day', [fund], null, '2024-01-10'],
    ['it begins on its last day', [fund], '2026-01-09', '2026-01-09'],
    ['its last day has no price', [fund], null, '2025-12-01'],
    ['its first day has no price', [fund], '2024-06-01', '2026-01-09'],
    ['a gift within it has no price', [gift('2024-06-01')], null, '2026-01-09'],
    ['a gift at its beginning has no price', [gift('2024-01-05')], null, '2026-01-09'],
  ])('has no return where %s', (_, holdings, from, to) => {
    expect(stretchOf(holdings, { from, to })).toBeNull();
  });

  test('a gift on its last day is left out, and one before it is no flow', () => {
    const all = { from: null, to: '2026-01-09' } as const;
    expect(stretchOf([gift('2026-01-09')], all)).toEqual(stretchOf([fund], all));
    const [opening] = stretchOf([gift('2024-07-10')], { ...all, from: '2025-01-09' })!.valuations;
    expect(opening).toEqual({ date: '2025-01-09', worthRupees: 2200, flowRupees: 2000 });
  });
});

describe('all flows until a day', () => {
  test('are the purchases since the first, a gift at its worth, and the worth of the day', () => {
    const lots = [...purchases, lot('g', '2024-07-10', 2, 0), lot('later', '2026-02-01', 1, 150)];
    expect(flowsUntil([fundWith(lots), share], '2026-01-09')).toEqual({
      start: '2024-01-10',
      flows: [
        { date: '2024-01-10', rupees: -1500 },
        { date: '2024-07-10', rupees: -300 },
        { date: '2025-01-09', rupees: -2000 },
        { date: '2026-01-09', rupees: 22 * 150 + 500 },
      ],
    });
  });

  test('need the price of that day and of the days of gifts, and no other', () => {
    const unpriced = lot('x', '2024-06-01', 1, 120);
    const held = fundWith([unpriced]);
    expect(flowsUntil([held], '2026-01-09')?.flows).toEqual([
      { date: '2024-06-01', rupees: -120 },
      { date: '2026-01-09', rupees: 150 },
    ]);
    expect(flowsUntil([held], '2025-12-01')).toBeNull();
    const given = fundWith([{ ...unpriced, costRupees: 0 }]);
    expect(flowsUntil([given], '2026-01-09')).toBeNull();
  });

  test('are none before the day after the first purchase', () => {
    expect(flowsUntil([fund], '2024-01-10')).toBeNull();
    expect(flowsUntil([fund], '2024-01-11')?.flows).toEqual([
      { date: '2024-01-10', rupees: -1000 },
      { date: '2024-01-11', rupees: 1000 },
    ]);
    expect(flowsUntil([], '2026-01-09')).toBeNull();
  });

  test('count what is bought on that day, in whatever order purchases are', () => {
    const reversed = fundWith(purchases.toReversed());
    expect(flowsUntil([reversed], '2025-01-09')).toEqual({
      start: '2024-01-10',
      flows: [
        { date: '2024-01-10', rupees: -1000 },
        { date: '2025-01-09', rupees: -2000 },
        { date: '2025-01-09', rupees: 4000 },
      ],
    });
  });
});

describe('prices that their owner typed', () => {
  const abc = { assetClass: 'share', instrumentId: 'ABC' } as const;
  const saved = (id: number, on: IsoDate, rupees: number, changes: Partial<Holding> = {}) =>
    savedAlone(savedIdOf(id), { ...abc, on, rupees, ...changes })[0]!;
  const listed = (...prices: [IsoDate, number][]) =>
    prices.reduce<SavedItem[]>(
      (items, [on, rupees]) => changed(items, withTypedPrice(items, { ...abc, on, rupees })),
      [],
    );
  /** The items after a change. */
  const changed = (items: readonly SavedItem[], change: ItemChange | null): SavedItem[] => {
    const { put, removeIds } = change!;
    const gone = new Set([...removeIds, ...put.map(({ id }) => id)]);
    const updatedAt = new Date('2026-11-20T00:00:00Z');
    return [
      ...put.map((item) => ({ ...item, updatedAt })),
      ...items.filter(({ id }) => !gone.has(id)),
    ];
  };

  test('are in the order of days between the prices that were paid, of one day the newest', () => {
    const lots = [lot('b', '2025-03-01', 2, 300), lot('a', '2024-03-01', 1, 100)];
    // Saved items are sorted newest first.
    const items = [
      saved(1, '2026-03-01', 210),
      saved(2, '2026-03-01', 200),
      saved(3, '2024-09-01', 120),
      saved(4, '2024-09-02', 7, { instrumentId: 'XYZ' }),
    ];
    expect(typedPricesOf(items, heldOf({ ...abc, lots }))).toEqual(
      datedValues(
        ['2024-03-01', 100],
        ['2024-09-01', 120],
        ['2025-03-01', 150],
        ['2026-03-01', 210],
      ),
    );
    expect(savedPricesOf(items, abc).map(({ id }) => id)).toEqual([1, 2, 3].map(savedIdOf));
  });

  test.each([
    [0, false],
    [-1, false],
    [0.05, true],
    [1e12, true],
    [1e12 + 1, false],
    [NaN, false],
  ])('of %p are saved: %p', (rupees, isSaved) => {
    const change = withTypedPrice([], { ...abc, on: '2026-03-01', rupees });
    expect(change !== null).toBe(isSaved);
  });

  test('of one instrument are one item, and a price of the same day takes the place of the first', () => {
    const items = listed(['2026-11-01', 100], ['2026-11-03', 120], ['2026-11-03', 125]);
    expect(items).toHaveLength(1);
    expect(savedPricesOf(items, abc)).toEqual([
      { id: typedPriceId(abc, '2026-11-03'), on: '2026-11-03', rupees: 125 },
      { id: typedPriceId(abc, '2026-11-01'), on: '2026-11-01', rupees: 100 },
    ]);
    // Gold of the same name, and another share, have lists of their own.
    const gold = { ...abc, assetClass: 'gold' } as const;
    expect(savedPricesOf(items, gold)).toEqual([]);
    const other = withTypedPrice(items, { ...gold, on: '2026-11-03', rupees: 9_000 })!;
    expect(changed(items, other)).toHaveLength(2);
  });

  test('that were saved one by one join the list of their instrument', () => {
    const others = [
      saved(3, '2026-01-01', 7, { instrumentId: 'XYZ' }),
      saved(4, '2026-01-01', 8, { assetClass: 'gold' }),
    ];
    const items = [saved(1, '2026-01-01', 90), saved(2, '2026-02-01', 95), ...others];
    const after = changed(items, withTypedPrice(items, { ...abc, on: '2026-03-01', rupees: 99 }));
    expect(after.slice(1)).toEqual(others);
    expect(savedPricesOf(after, abc).map(({ rupees }) => rupees)).toEqual([99, 95, 90]);
  });

  test('are removed one by one, the item with the last of them', () => {
    const items = listed(['2026-11-01', 100], ['2026-11-03', 120]);
    const without = (before: SavedItem[], id: string) =>
      changed(before, withoutTypedPrice(before, id));
    const one = without(items, typedPriceId(abc, '2026-11-03'));
    expect(savedPricesOf(one, abc).map(({ on }) => on)).toEqual(['2026-11-01']);
    expect(without(one, typedPriceId(abc, '2026-11-01'))).toEqual([]);
    expect(without(one, typedPriceId(abc, '2026-11-02'))).toEqual(one);
    const single = [saved(1, '2026-01-01', 90)];
    expect(without(single, savedIdOf(2))).toEqual(single);
    expect(without(single, savedIdOf(1))).toEqual([]);
  });

  test('of more days than an item holds are the newest, within the bytes of an item', () => {
    const days = Array.from({ length: maxTypedPrices + 5 }, (_, at) => shiftDays('2024-01-01', at));
    const items = listed(...days.map((on): [IsoDate, number] => [on, 99_999_999_999.99]));
    expect(savedPricesOf(items, abc)).toHaveLength(maxTypedPrices);
    expect(savedPricesOf(items, abc).at(-1)?.on).toBe(days[5]);
    expect(newSavedItemSchema.safeParse(items[0]).success).toBe(true);
  });

  test('of 31 January 2018 is for tax, and values nothing', () => {
    const items = listed(['2018-01-31', 900]);
    const bought = heldOf({ ...abc, lots: [lot('a', '2015-03-02', 1, 100)] });
    expect(typedPricesOf(items, bought)).toEqual(datedValues(['2015-03-02', 100]));
    // What was paid on that day is a price of it.
    const ofThatDay = heldOf({ ...abc, lots: [lot('a', '2018-01-31', 1, 850)] });
    expect(typedPricesOf(items, ofThatDay)).toEqual(datedValues(['2018-01-31', 850]));
  });

  test('of 31 January 2018 is saved beside as many newer ones as an item holds', () => {
    const days = Array.from({ length: maxTypedPrices + 5 }, (_, at) => shiftDays('2024-01-01', at));
    const items = listed(
      ['2018-01-31', 99_999_999_999.99],
      ...days.map((on): [IsoDate, number] => [on, 99_999_999_999.99]),
    );
    expect(savedPricesOf(items, abc)).toHaveLength(maxTypedPrices + 1);
    expect(priceOf2018In(items, abc)).toEqual({
      ...{ id: typedPriceId(abc, '2018-01-31'), on: '2018-01-31', rupees: 99_999_999_999.99 },
    });
    expect(priceOf2018In(items, { ...abc, assetClass: 'gold' })).toBeNull();
    expect(newSavedItemSchema.safeParse(items[0]).success).toBe(true);
  });
});
