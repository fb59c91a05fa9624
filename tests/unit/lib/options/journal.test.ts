import * as fc from 'fast-check';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { tradeItemOf, tradesIn } from '@/lib/options/data/saved-trade';
import {
  copyOf,
  journalLimits,
  readCopy,
  readEntry,
  type JournalClose,
  type JournalEntry,
  type CloseTyped,
  type EntryTyped,
  readTypedClose,
  readTypedEntry,
} from '@/lib/options/domain/journal/journal-entry';
import { journalCsv } from '@/lib/options/domain/journal/journal-csv';
import {
  journalStatistics,
  planAgainstResult,
  sortTrades,
} from '@/lib/options/domain/journal/journal-statistics';
import { sumOf } from '@/lib/cashflow/statistics';
import { failure, success } from '@/lib/result';
import { valueOf } from '@/tests/factories/value-of';
import { newSavedItemSchema, type SavedItem } from '@/lib/saved/saved-item';
import { maximumLossRupees } from '@/lib/options/domain/position/analysis';
import { payoffAtExpiry } from '@/lib/options/domain/position/leg';
import { breakevensOf } from '@/lib/options/domain/position/piecewise-linear';
import {
  closingCharges,
  expiryCosts,
  openingCharges,
} from '@/lib/options/domain/position/strategy-charges';
import { type ChargeSetting, chargeTrade } from '@/lib/law/trade-charges';
import { analysisOf, anyLegs, future, option, stock } from './any-legs';

const open: JournalEntry = {
  ...{ id: '6f1c1a52-5f2e-4b7a-9f0e-0a4c7f1d2b3c', strategy: 'Long straddle', query: null },
  ...{ openedOn: '2026-11-10', spot: 24_500, entryRupees: -12_000, why: '', close: null },
  ...{ targetRupees: 6000, stopRupees: 4000, maxLossRupees: 12_000 },
};

const closeAt = (resultRupees: number, part: Partial<JournalClose> = {}): JournalClose => ({
  ...{ closedOn: '2026-11-20', resultRupees, chargesRupees: 100, followedPlan: true, note: '' },
  ...part,
});
const closed = (...args: Parameters<typeof closeAt>) => ({ ...open, close: closeAt(...args) });

describe('an entry', () => {
  it('comes back as it was, open and closed, without what does not belong to it', () => {
    expect(readEntry({ ...open, isAdmin: true })).toEqual(open);
    expect(readEntry(JSON.parse(JSON.stringify(closed(-1))))).toEqual(closed(-1));
  });

  it.each([
    ['no object', 'text'],
    ['a list', [open]],
    ['an id that is none', { ...open, id: '../x' }],
    ['no strategy', { ...open, strategy: '' }],
    ['a strategy that is too long', { ...open, strategy: 'x'.repeat(journalLimits.strategy + 1) }],
    ['a day that is none', { ...open, openedOn: '2026-02-30' }],
    ['an amount that is none', { ...open, entryRupees: '5' }],
    ['an amount without end', { ...open, entryRupees: Infinity }],
    ['a target below zero', { ...open, targetRupees: -1 }],
    ['a field that is missing', { ...open, stopRupees: undefined }],
    ['a close that is none', { ...open, close: { closedOn: '2026-11-20' } }],
    ['charges below zero', closed(5, { chargesRupees: -1 })],
    ['a close before the opening', closed(5, { closedOn: '2026-11-09' })],
    ['a query that is too long', { ...open, query: 'x'.repeat(journalLimits.query + 1) }],
  ])('is refused with %s', (_, data) => {
    expect(readEntry(data)).toBeNull();
  });
});

describe('the copy in a browser', () => {
  it('is read as it was written, and writes back unchanged what it cannot read', () => {
    const stored = copyOf([open], [{ future: true }]);
    const copy = readCopy(stored);
    expect(copy).toEqual({ entries: [open], unread: [{ future: true }], isWholeUnread: false });
    expect(copyOf(copy.entries, copy.unread)).toEqual(stored);
  });

  const others = ['x', [[]], null, { version: 2, entries: [] }, { version: 1 }];
  it.each(others)('is not read from %j', (stored) => {
    expect(readCopy(stored).isWholeUnread).toBe(true);
  });

  it('has a limit of entries and of size', () => {
    const many = Array.from({ length: journalLimits.entries }, () => open);
    expect(copyOf(many)).not.toBeNull();
    expect(copyOf([...many, open])).toBeNull();
    const long = { ...open, why: 'x'.repeat(journalLimits.characters / 100) };
    expect(copyOf(Array.from({ length: 101 }, () => long))).toBeNull();
  });
});

describe('a trade saved in the account', () => {
  const savedItem = (part: Partial<SavedItem> = {}): SavedItem => ({
    ...tradeItemOf(closed(-200))!,
    updatedAt: new Date('2026-11-21T00:00:00Z'),
    ...part,
  });

  it('is an item that can be saved, and comes back as it was', () => {
    expect(newSavedItemSchema.safeParse(tradeItemOf(closed(-200))).success).toBe(true);
    expect(tradesIn([savedItem()])).toEqual([closed(-200)]);
  });

  it('is none of another kind, version or shape', () => {
    expect(tradeItemOf({ ...open, strategy: 5 })).toBeNull();
    const others = [{ kind: 'holding' }, { version: 2 }, { data: { strategy: 'x' } }] as const;
    expect(tradesIn(others.map((part) => savedItem(part as Partial<SavedItem>)))).toEqual([]);
  });
});

describe('the order of trades', () => {
  const trade = (strategy: string, openedOn: IsoDate, resultRupees: number | null) => ({
    ...{ ...open, strategy, openedOn },
    close: resultRupees === null ? null : closeAt(resultRupees),
  });
  const trades = [
    trade('b', '2026-11-02', -500),
    trade('d', '2026-11-04', null),
    trade('a', '2026-11-01', 900),
    trade('c', '2026-11-03', 20),
  ];

  it.each([
    ['newest', 'dcba'],
    ['oldest', 'abcd'],
    ['best', 'acbd'],
    ['worst', 'bcad'],
    ['strategy', 'abcd'],
  ] as const)('%s', (order, names) => {
    const sorted = sortTrades(trades, order).map(({ strategy }) => strategy);
    expect(sorted.join('')).toBe(names);
  });
});

describe('statistics', () => {
  it('count results after charges', () => {
    // Nets: 2900, -1100, -2100, 900; gross without signs 7000, charges 400.
    const losing = closed(-1000, { followedPlan: false });
    const trades = [closed(3000), losing, closed(-2000), closed(1000), open];
    expect(journalStatistics(trades)).toEqual({
      ...{ openCount: 1, closedCount: 4, netRupees: 600, winPercent: 50 },
      ...{ averageWinRupees: 1900, averageLossRupees: -1600, biggestLossRupees: -2100 },
      ...{ expectancyRupees: 150, followedPlanPercent: 75 },
      chargesPercent: (400 / 7000) * 100,
    });
  });

  it('are unknown without closed trades, not zero', () => {
    const { openCount, closedCount, ...figures } = journalStatistics([open]);
    expect([openCount, closedCount]).toEqual([1, 0]);
    expect(new Set(Object.values(figures))).toEqual(new Set([null]));
  });
});

test.each([
  ['an open trade', open, null],
  ['the target after charges', closed(6100), 'target-reached'],
  ['less than the target after charges', closed(6000), 'within-plan'],
  ['the stop after charges', closed(-3900), 'within-plan'],
  ['a rupee beyond the stop', closed(-3901), 'beyond-stop'],
  ['a rupee beyond the maximum loss', closed(-11_901), 'beyond-max-loss'],
  ['no target and no stop', { ...closed(5), targetRupees: null, stopRupees: null }, 'no-plan'],
] as const)('a result is held against its plan: %s', (_, entry, comparison) => {
  expect(planAgainstResult(entry)).toBe(comparison);
});

it('compares to the paisa, not to the rounding of a subtraction', () => {
  // 0.1 + 0.2 is above 0.3 for a computer.
  const loss = { ...closed(-0.1, { chargesRupees: 0.2 }), stopRupees: 0.3, maxLossRupees: null };
  expect(planAgainstResult(loss)).toBe('within-plan');
  expect(planAgainstResult({ ...loss, stopRupees: 0.29 })).toBe('beyond-stop');
});

describe('the maximum loss that a trade is planned with', () => {
  const maximumOf = (...legs: readonly string[]) =>
    maximumLossRupees(
      analysisOf(`v=1&s=24000&date=2026-11-21&l=${legs.join('&l=')}`, '2026-11-21'),
    );
  const call = 'b_c_1_65_100_2026-12-01_24000_0.1';

  it('holds the charges that its result holds: to lose all that was paid is no more than planned', () => {
    const analysis = analysisOf(`v=1&s=24000&date=2026-11-21&l=${call}`, '2026-11-21');
    const charges = analysis.opening!.totalRupees;
    const maximum = maximumLossRupees(analysis)!;
    expect(maximum).toBeCloseTo(6500 + charges, 6);
    const expired = closed(-6500, { chargesRupees: charges });
    const plan = { ...expired, stopRupees: null, maxLossRupees: Number(maximum.toFixed(2)) };
    expect(planAgainstResult(plan)).toBe('within-plan');
  });

  it('is none without a limit, and below zero where nothing can be lost', () => {
    expect(maximumOf('s_c_1_65_100_2026-12-01_24000_0.1')).toBeNull();
    expect(maximumOf(call, 's_c_1_65_200_2026-12-01_24500_0.1')).toBeLessThan(0);
  });
});

test('the CSV has a row for each entry, with empty cells for the unknown and no formula', () => {
  const { csv, list } = messages().optionJournal;
  const legs = { ...open, query: 'v=1' };
  const text = journalCsv([open, closed(-5, { note: '=1+1' }), legs], {
    ...csv,
    comparisons: list.comparisons,
    pageUrl: 'https://a.example/options',
  });
  const [header, first, second, third] = text.split('\r\n');
  expect(third).toMatch(/,https:\/\/a\.example\/options\?v=1$/);
  expect(header).toContain('Strategy,Entered on,Spot at entry');
  expect(first).toBe('Long straddle,2026-11-10,24500,-12000,,6000,4000,12000,,,,,,,,');
  const compared = list.comparisons['within-plan'];
  expect(second).toContain(`2026-11-20,-5,100,-105,yes,"'=1+1",${compared},`);
  const paise = journalCsv([closed(1.1, { chargesRupees: 0.2 })], {
    ...{ ...csv, comparisons: list.comparisons, pageUrl: 'https://a.example/options' },
  });
  expect(paise).toContain('2026-11-20,1.1,0.2,0.9,yes');
});

describe('what is typed', () => {
  const today = '2026-11-21';

  describe('of an entry', () => {
    const usual: EntryTyped = {
      ...{ strategy: ' Strip ', openedOn: today, entry: '-1.5k', why: ' rain ' },
      ...{ target: '', stop: '₹2,000', maxLoss: '' },
    };
    const read = (changes: Partial<EntryTyped> = {}) => {
      const known = { id: open.id, query: null, spot: null };
      return readTypedEntry({ ...usual, ...changes }, known, today);
    };

    it('is read', () => {
      const value = {
        ...{ strategy: 'Strip', entryRupees: -1500, why: 'rain' },
        ...{ targetRupees: null, stopRupees: 2000, maxLossRupees: null },
      };
      expect(read()).toMatchObject(success(value));
    });

    it.each([
      ['strategy', ' ', 'missing'],
      ['openedOn', '', 'missing'],
      ['openedOn', '2026-02-30', 'no-date'],
      ['openedOn', '2026-11-22', 'in-future'],
      ['entry', '', 'missing'],
      ['target', '0', 'not-above-zero'],
      ['stop', 'x', 'not-a-number'],
      // What is larger than a journal accepts could not be read back.
      ['entry', '5,000,000,000,000', 'not-a-number'],
      ['target', '5,000,000,000,000', 'not-a-number'],
    ] as const)('is refused at the field: %s of "%s" is %s', (field, text, problem) => {
      expect(read({ [field]: text })).toEqual(failure({ [field]: problem }));
    });
  });

  describe('of a close', () => {
    const usual: CloseTyped = {
      ...{ closedOn: '2026-11-10', result: '-5', charges: '', followedPlan: 'no', note: '' },
    };
    const read = (changes: Partial<CloseTyped> = {}) =>
      readTypedClose({ ...usual, ...changes }, open, today);

    it('is read', () => {
      const value = { resultRupees: -5, chargesRupees: 0, followedPlan: false };
      expect(read()).toMatchObject(success(value));
    });

    it.each([
      ['closedOn', '2026-11-09', 'before-opening'],
      ['followedPlan', '', 'missing'],
      ['charges', '-1', 'below-zero'],
      ['result', '5,000,000,000,000', 'not-a-number'],
      ['result', '-2000000000000', 'not-a-number'],
      ['charges', '1000001 crore', 'not-a-number'],
    ] as const)('is refused at the field: %s of "%s" is %s', (field, text, problem) => {
      expect(read({ [field]: text })).toEqual(failure({ [field]: problem }));
    });
  });
});

describe('charges', () => {
  const setting: ChargeSetting = { date: '2026-11-21', exchange: 'nse', brokerageRupees: 20 };

  type Trade = Parameters<typeof chargeTrade>[0];
  const charged = (trade: Trade, changes: Partial<ChargeSetting> = {}) =>
    valueOf(chargeTrade(trade, { ...setting, ...changes })).charges;

  /** By hand: 65 × 200 = 13,000 of premium. */
  test('an option that is sold', () => {
    expect(charged({ kind: 'option', side: 'sell', units: 65, priceRupees: 200 })).toEqual({
      ...{ brokerage: 20, transactionTax: expect.closeTo(19.5, 10), stamp: 0 },
      ...{ exchange: expect.closeTo(4.6189, 10), sebi: expect.closeTo(0.013, 10) },
      gst: expect.closeTo(0.18 * (20 + 4.6189 + 0.013), 10),
    });
  });

  test.each([
    ['option', 'buy', 0, 0.003],
    ['future', 'sell', 0.05, 0],
    ['future', 'buy', 0, 0.002],
    ['stock', 'sell', 0.1, 0],
    ['stock', 'buy', 0.1, 0.015],
  ] as const)('%s, %s: %p %% of transaction tax, %p %% of stamp duty', (kind, side, tax, stamp) => {
    const charges = charged({ kind, side, units: 100, priceRupees: 1000 });
    expect(charges.transactionTax).toBeCloseTo(1000 * tax, 10);
    expect(charges.stamp).toBeCloseTo(1000 * stamp, 10);
  });

  test('the other exchange has its own levy', () => {
    const trade = { kind: 'option', side: 'buy', units: 100, priceRupees: 1000 } as const;
    expect(charged(trade, { exchange: 'bse' }).exchange).toBeCloseTo(32.5, 10);
  });

  test('before the first row of law there are no charges, not charges of zero', () => {
    const early = { ...setting, date: '2026-02-01' } as const;
    const old = [option('buy', 'call', 100, 5, { expiry: '2026-02-03' })];
    const trade = { kind: 'option', side: 'buy', units: 1, priceRupees: 1 } as const;
    const results = [chargeTrade(trade, early), openingCharges(old, early)];
    for (const result of [...results, expiryCosts(old, { totalRupees: 0 })]) {
      expect(result).toEqual(failure('no-rates'));
    }
  });

  test('the transaction tax of a day is rounded by kind, and each row is named once', () => {
    const sold = { lots: 1, unitsPerLot: 65 };
    const legs = [
      option('sell', 'call', 25_000, 50, sold),
      option('sell', 'put', 23_000, 46, sold),
      option('buy', 'put', 22_000, 46, sold),
      stock('buy', 500.4),
    ];
    const { total, totalRupees, references } = valueOf(openingCharges(legs, setting));
    // 4.875 + 4.485 of the options is 9, 0.5004 of the stock is 1.
    expect(total.transactionTax).toBe(10);
    // The delivery of stock is free of it.
    expect(total.brokerage).toBe(60);
    expect(totalRupees).toBeCloseTo(sumOf(Object.values(total)), 10);
    const ids = references.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('stt-options-2026-04-01');
  });

  test('each leg is one order of all its units, and each charge the sum of its orders', () => {
    const legs = [
      option('sell', 'call', 25_000, 50, { lots: 2, unitsPerLot: 65 }),
      option('buy', 'put', 22_000, 40, { lots: 3, unitsPerLot: 65 }),
      future('buy', 24_000, 4),
      stock('buy', 500, 10),
    ];
    const trades = [
      { kind: 'option', side: 'sell', units: 130, priceRupees: 50 },
      { kind: 'option', side: 'buy', units: 195, priceRupees: 40 },
      { kind: 'future', side: 'buy', units: 4, priceRupees: 24_000 },
      { kind: 'stock', side: 'buy', units: 10, priceRupees: 500 },
    ] as const;
    const brokerageOf = ({ kind }: Trade) => ({ brokerageRupees: kind === 'stock' ? 0 : 20 });
    const orders = trades.map((trade) => charged(trade, brokerageOf(trade)));
    const opening = valueOf(openingCharges(legs, setting));
    expect(opening.legs).toEqual(orders);
    for (const name of ['brokerage', 'exchange', 'sebi', 'stamp', 'gst'] as const) {
      const rupees = sumOf(orders.map((order) => order[name]));
      expect([name, opening.total[name]]).toEqual([name, expect.closeTo(rupees, 10)]);
    }
    // 0.003 % of 7,800, 0.002 % of 96,000 and 0.015 % of 5,000; a seller pays none.
    expect(opening.total.stamp).toBeCloseTo(0.234 + 1.92 + 0.75, 10);
    const prices = [10, 20, 24_100, 510];
    const closing = trades.map((trade, index) => {
      const side = trade.side === 'buy' ? 'sell' : 'buy';
      return charged({ ...trade, side, priceRupees: prices[index] ?? NaN }, brokerageOf(trade));
    });
    expect(valueOf(closingCharges(legs, prices, setting)).legs).toEqual(closing);
  });

  test('a strategy without a leg has no charges', () => {
    expect(() => openingCharges([], setting)).toThrow('No strategy');
    expect(() => closingCharges([], [], setting)).toThrow('No strategy');
  });

  test('a position is closed by the opposite trade at the given price', () => {
    const legs = [option('buy', 'call', 100, 5)];
    const [sold] = valueOf(closingCharges(legs, [200], setting)).legs;
    expect(sold).toMatchObject({ transactionTax: expect.closeTo(0.3, 10), stamp: 0 });
    expect(() => closingCharges(legs, [], setting)).toThrow('One price');
  });

  test('net breakevens of a straddle lie outside the gross ones, by charges and the tax on exercise', () => {
    const legs = [
      option('buy', 'call', 24_000, 150, { unitsPerLot: 65 }),
      option('buy', 'put', 24_000, 140, { unitsPerLot: 65 }),
    ];
    const charges = valueOf(openingCharges(legs, setting));
    const costs = valueOf(expiryCosts(legs, charges));
    expect(costs.exerciseTaxPercent).toBe(0.15);
    const perUnit = 290 + charges.totalRupees / 65;
    const [low = 0, high = 0] = breakevensOf(payoffAtExpiry(legs, costs));
    expect(high).toBeCloseTo(24_000 + perUnit / 0.9985, 8);
    expect(low).toBeCloseTo(24_000 - perUnit / 0.9985, 8);
  });

  test('property: no charge is negative, and a strategy nets no more than it grosses', () => {
    fc.assert(
      fc.property(anyLegs, (legs) => {
        const charges = valueOf(openingCharges(legs, setting));
        const rupees = charges.legs.flatMap((leg) => Object.values(leg));
        expect(Math.min(...rupees)).toBeGreaterThanOrEqual(0);
        const net = payoffAtExpiry(legs, valueOf(expiryCosts(legs, charges))).knots;
        payoffAtExpiry(legs).knots.forEach(({ rupees }, index) =>
          expect(net[index]?.rupees).toBeLessThanOrEqual(rupees),
        );
      }),
    );
  });

  test('stock and futures alone pay no tax on exercise, whatever the day', () => {
    expect(valueOf(expiryCosts([future('buy', 100)], { totalRupees: 7 })).fixedRupees).toBe(7);
    const costs = valueOf(expiryCosts([stock('buy', 100)], { totalRupees: 7 }));
    expect(costs).toEqual({ fixedRupees: 7, exerciseTaxPercent: 0 });
  });
});
