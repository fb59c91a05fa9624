import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { ownFundOf } from '@/lib/dashboard/domain/own-fund';
import { transactionsItemOf } from '@/lib/holdings/saved-holding';
import type { Transaction } from '@/lib/holdings/holding';
import { savedIdOf } from '@/tests/factories/saved-lot';

const today: IsoDate = '2026-11-20';
const scheme: Parameters<typeof ownFundOf>[1] = {
  ...{ code: 100_078, nav: 12 },
  navDate: '2026-11-19',
  listDay: '2026-11-19',
};

const trade = (index: number, changes: Partial<Transaction>): Transaction => ({
  ...{ id: savedIdOf(index), type: 'buy', on: shiftDays('2024-01-10', index * 10) },
  ...{ quantity: 10, rupees: 100, account: null },
  ...changes,
});
const itemsOf = (transactions: readonly Transaction[]) => [
  {
    ...transactionsItemOf(
      savedIdOf(9_999),
      { assetClass: 'fund', instrumentId: '100078' },
      transactions,
    ),
    updatedAt: new Date('2026-11-20T06:00:00Z'),
  },
];
const ownOf = (
  transactions: readonly Transaction[],
  series: Parameters<typeof ownFundOf>[2] = [],
) => ownFundOf(itemsOf(transactions), scheme, series, today);

test('has the figures of the dashboard and a mark for each purchase and sale', () => {
  const own = ownOf([
    trade(1, {}),
    trade(2, { type: 'dividend', quantity: 0, rupees: 5 }),
    trade(3, { type: 'sell', quantity: 4, rupees: 44 }),
  ]);
  expect(own?.held).toMatchObject({ valueRupees: 72, gainRupees: 12, gainPercent: 20 });
  expect(own?.held?.count).toBe(3);
  expect(own?.held?.xirrPercent).toBeGreaterThan(0);
  expect(own?.trades).toEqual([
    { on: '2024-01-20', isSale: false, isInstalment: false },
    { on: '2024-02-09', isSale: true, isInstalment: false },
  ]);
});

test('purchases of an amount that repeats are instalments, other amounts and sales are not', () => {
  const instalments = Array.from({ length: 3 }, (_, index) => trade(index, {}));
  const own = ownOf([...instalments, trade(4, { rupees: 5_000 }), trade(5, { type: 'sell' })]);
  expect(own?.trades.map(({ isInstalment }) => isInstalment)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a NAV that jumped while it was held leaves the gain and the rate unknown', () => {
  const series = [
    { date: '2024-01-19', value: 10 },
    { date: '2025-01-20', value: 10 },
    { date: '2025-01-21', value: 1 },
    { date: '2026-11-19', value: 12 },
  ] as const;
  expect(ownOf([trade(1, {})], series)?.held).toMatchObject({
    ...{ valueRupees: 120, gainRupees: null, gainPercent: null, xirrPercent: null },
  });
});

test.each<[string, Partial<Parameters<typeof ownFundOf>[1]>, number | null]>([
  ['has left the list', { listDay: null }, null],
  ['has no NAV for eleven days', { navDate: '2026-11-08' }, null],
  ['has no NAV for ten days', { navDate: '2026-11-09' }, 120],
])('a fund that %s is valued as on the dashboard', (_, changes, valueRupees) => {
  const own = ownFundOf(itemsOf([trade(1, {})]), { ...scheme, ...changes }, [], today);
  expect(own?.held).toMatchObject({ valueRupees, count: 1 });
  const { gainRupees, xirrPercent } = own!.held!;
  expect([gainRupees === null, xirrPercent === null]).toEqual(Array(2).fill(valueRupees === null));
});

test('what was sold completely has marks and no figures, and another fund is not there', () => {
  const closed = ownOf([trade(1, {}), trade(2, { type: 'sell' })]);
  expect(closed).toMatchObject({ held: null, trades: [{ isSale: false }, { isSale: true }] });
  expect(ownFundOf(itemsOf([trade(1, {})]), { ...scheme, code: 1 }, [], today)).toBeNull();
});
