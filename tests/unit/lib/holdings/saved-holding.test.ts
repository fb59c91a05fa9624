import { readLot } from '@/lib/holdings/read-lot';
import { holdingsIn, lotItemOf, watchedIn, watchedItemOf } from '@/lib/holdings/saved-holding';
import type { NewSavedItem, SavedItem } from '@/lib/saved/saved-item';

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
    expect(readLot({ boughtOn: '2025-02-01', quantity: '0.5', cost: '1.2 lakh' }, today)).toEqual({
      ok: true,
      lot: { boughtOn: '2025-02-01', quantity: 0.5, costRupees: 120_000 },
    });
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
