import fc from 'fast-check';
import { readLot } from '@/lib/holdings/read-lot';
import { holdingsIn, lotItemOf, watchedIn, watchedItemOf } from '@/lib/holdings/saved-holding';
import { type NewSavedItem, type SavedItem } from '@/lib/saved/saved-item';
import { type Holding } from '@/lib/holdings/holding';
import { valueHolding } from '@/lib/holdings/value-holding';
import { inUnits, readDeposit } from '@/lib/holdings/deposit';
import { holdingXirr } from '@/lib/dashboard/domain/worth-change';

describe('saved holding', () => {
  const one = '11111111-1111-4111-8111-111111111111';
  const two = '22222222-2222-4222-8222-222222222222';
  const coin = { assetClass: 'coin', instrumentId: 'a' } as const;
  const lot = { boughtOn: '2025-02-01', quantity: 2, costRupees: 10 } as const;

  const asSaved = (item: NewSavedItem | null): SavedItem => ({
    ...item!,
    updatedAt: new Date('2026-11-20T00:00:00Z'),
  });

  it('saves each purchase as one item and reads the lots of a coin together', () => {
    const items = [
      asSaved(lotItemOf(coin, { ...lot, id: one })),
      asSaved(lotItemOf(coin, { ...lot, id: two, boughtOn: '2024-02-01' })),
      asSaved(lotItemOf({ assetClass: 'fund', instrumentId: 'a' }, { ...lot, id: two })),
      asSaved(watchedItemOf(two, coin)),
    ];
    expect(holdingsIn(items, 'coin')).toEqual([
      {
        ...coin,
        lots: [
          { ...lot, id: two, boughtOn: '2024-02-01' },
          { ...lot, id: one },
        ],
      },
    ]);
  });

  it('watches an instrument once, however often it was saved', () => {
    const items = [asSaved(watchedItemOf(one, coin)), asSaved(watchedItemOf(two, coin))];
    expect(watchedIn(items, 'coin')).toEqual([{ itemId: one, instrumentId: 'a', name: null }]);
    const named = asSaved(watchedItemOf(one, coin, 'x'.repeat(300)));
    expect(watchedIn([named], 'coin')[0]?.name).toBe('x'.repeat(200));
    const damaged = { ...named, data: { ...coin, name: 7 } };
    expect(watchedIn([damaged], 'coin')[0]).toMatchObject({ instrumentId: 'a', name: null });
    expect(watchedIn(items, 'fund')).toEqual([]);
  });

  it('refuses what is no instrument and leaves out what it cannot read', () => {
    expect(lotItemOf({ assetClass: 'house', instrumentId: 'a' }, { ...lot, id: one })).toBeNull();
    expect(watchedItemOf(one, { assetClass: 'coin', instrumentId: '' })).toBeNull();
    const broken = { ...asSaved(lotItemOf(coin, { ...lot, id: one })), data: { lots: [] } };
    const newer = { ...asSaved(watchedItemOf(one, coin)), version: 2 };
    expect(holdingsIn([broken], 'coin')).toEqual([]);
    expect(watchedIn([newer], 'coin')).toEqual([]);
  });

  describe('a purchase as typed', () => {
    const today = '2026-11-21';

    it('is read with amounts as people write them', () => {
      expect(readLot({ boughtOn: '2025-02-01', quantity: '0.5', cost: '1.2 lakh' }, today)).toEqual(
        {
          ok: true,
          lot: { boughtOn: '2025-02-01', quantity: 0.5, costRupees: 120_000 },
        },
      );
      expect(readLot({ boughtOn: today, quantity: '1', cost: '0' }, today).ok).toBe(true);
    });

    it.each([
      [
        { boughtOn: '', quantity: '', cost: '' },
        { boughtOn: 'missing', quantity: 'missing', cost: 'missing' },
      ],
      [
        { boughtOn: '2026-11-22', quantity: '0', cost: '-1' },
        { boughtOn: 'in-future', quantity: 'not-above-zero', cost: 'not-above-zero' },
      ],
      [
        { boughtOn: '2026-13-01', quantity: 'x', cost: '10,00,00,00,00,001' },
        { boughtOn: 'no-date', quantity: 'not-a-number', cost: 'too-large' },
      ],
      [{ boughtOn: '2026-02-30', quantity: '1', cost: '1' }, { boughtOn: 'no-date' }],
    ])('says what is wrong with %j', (typed, problems) => {
      expect(readLot(typed, today)).toEqual({ ok: false, problems });
    });
  });
});

describe('value holding', () => {
  const holding: Holding = {
    assetClass: 'coin',
    instrumentId: 'sample',
    lots: [
      { id: '1', boughtOn: '2024-01-01', quantity: 2, costRupees: 200 },
      { id: '2', boughtOn: '2025-01-01', quantity: 1, costRupees: 400 },
      { id: '3', boughtOn: '2026-01-01', quantity: 1, costRupees: 0 },
    ],
  };

  it('values the whole and each lot', () => {
    const valued = valueHolding(holding, 300);
    expect(valued).toMatchObject({
      quantity: 4,
      costRupees: 600,
      valueRupees: 1_200,
      gainRupees: 600,
      gainPercent: 100,
    });
    expect(valued.lots.map(({ gainRupees, gainPercent }) => [gainRupees, gainPercent])).toEqual([
      [400, 200],
      [-100, -25],
      [300, null],
    ]);
  });

  it('knows no value without a price, never a zero', () => {
    expect(valueHolding(holding, null)).toMatchObject({
      costRupees: 600,
      valueRupees: null,
      gainRupees: null,
      gainPercent: null,
      lots: [{ valueRupees: null }, { valueRupees: null }, { valueRupees: null }],
    });
  });

  it('of nothing is nothing', () => {
    expect(valueHolding({ ...holding, lots: [] }, 300)).toMatchObject({
      quantity: 0,
      valueRupees: 0,
      gainPercent: null,
    });
  });

  it('gives lots whose gains add up to the whole', () => {
    const lot = fc.record({
      id: fc.uuid(),
      boughtOn: fc.constant('2025-01-01' as const),
      quantity: fc.double({ min: 1e-8, max: 1e6, noNaN: true }),
      costRupees: fc.double({ min: 0, max: 1e9, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(lot, { maxLength: 20 }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (lots, price) => {
          const valued = valueHolding({ ...holding, lots }, price);
          const sum = valued.lots.reduce((total, { gainRupees }) => total + gainRupees!, 0);
          expect(Math.abs(sum - valued.gainRupees!)).toBeLessThanOrEqual(
            1e-9 * (Math.abs(valued.valueRupees!) + valued.costRupees),
          );
        },
      ),
    );
  });
});

describe('deposit', () => {
  test.each([
    [' Public  Provident Fund 7.1%', 'Public Provident Fund 7.1%', 7.1],
    ['FD 7.25 %', 'FD 7.25%', 7.25],
    ['Savings 0%', 'Savings 0%', 0],
  ])('%p is a deposit with its rate', (named, id, ratePercent) => {
    expect(readDeposit(named)).toMatchObject({ id, ratePercent });
  });

  test.each(['PPF', '7.1%', 'PPF 71%', 'PPF 7.123%', ''])(
    '%p names no rate that can be',
    (named) => {
      expect(readDeposit(named)).toBeNull();
    },
  );

  const ppf: Holding = {
    assetClass: 'deposit',
    instrumentId: 'PPF 7.1%',
    lots: [
      { id: 'a', boughtOn: '2022-04-05', quantity: 100_000, costRupees: 100_000 },
      { id: 'b', boughtOn: '2024-04-04', quantity: 50_000, costRupees: 50_000 },
    ],
  };

  test('each payment grows at the rate from its own day, compounded yearly', () => {
    const today = '2026-04-04';
    const grown = inUnits(ppf, today);
    const price = grown?.prices.at(-1);
    if (!grown || !price) throw new Error('no units');
    expect(price.date).toBe(today);
    const { valueRupees, costRupees } = valueHolding(grown.holding, price.value);
    // Four years of 365 days each, and two.
    expect(valueRupees).toBeCloseTo(100_000 * 1.071 ** 4 + 50_000 * 1.071 ** 2, 4);
    expect(costRupees).toBe(150_000);
    expect(holdingXirr(grown.holding.lots, valueRupees, today)).toBeCloseTo(7.1, 8);
  });

  test('without a rate or a payment there is nothing to grow', () => {
    expect(inUnits({ ...ppf, instrumentId: 'PPF' }, '2026-04-04')).toBeNull();
    expect(inUnits({ ...ppf, lots: [] }, '2026-04-04')).toBeNull();
  });
});
