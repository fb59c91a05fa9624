import { readDashboardQuery } from '@/lib/dashboard/domain/dashboard-query';
import { loadRealised, loadTransactions } from '@/lib/dashboard/server/household-cards';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Transaction } from '@/lib/holdings/holding';
import { transactionsItemOf } from '@/lib/holdings/saved-holding';
import { priceListItemOf, typedPriceId } from '@/lib/holdings/saved-wishes';
import type { SavedItem } from '@/lib/saved/saved-item';
import { savedIdOf } from '@/tests/factories/saved-lot';

jest.mock('@/lib/crypto/server/source', () => ({}));
jest.mock('@/lib/funds/server/source', () => ({}));
jest.mock('@/lib/dashboard/server/demo-source', () => ({}));
jest.mock('@/lib/dashboard/server/member-source', () => ({}));
jest.mock('@/lib/dashboard/server/source', () => ({}));

const updatedAt = new Date('2026-11-20T00:00:00Z');

function shares(place: number, symbol: string, ...transactions: readonly Transaction[]): SavedItem {
  const share = { assetClass: 'share', instrumentId: symbol } as const;
  return { ...transactionsItemOf(savedIdOf(place), share, transactions), updatedAt };
}

function entry(id: number, type: 'buy' | 'sell', on: IsoDate, rupees: number): Transaction {
  return { id: savedIdOf(id), type, on, quantity: 10, rupees, account: null };
}

const infy = { assetClass: 'share', instrumentId: 'INFY' } as const;
const items = [
  shares(1, 'INFY', entry(11, 'buy', '2015-06-01', 1_000)),
  shares(2, 'NEW', entry(21, 'buy', '2020-06-01', 1_000)),
  shares(3, 'SOLD', entry(31, 'buy', '2015-06-01', 1_000), entry(32, 'sell', '2025-06-02', 5_000)),
  {
    ...priceListItemOf(
      infy,
      new Map([
        ['2018-01-31', 200],
        ['2026-11-19', 450],
      ]),
    ),
    updatedAt,
  },
];
const soldPrice = priceListItemOf(
  { assetClass: 'share', instrumentId: 'SOLD' },
  new Map([['2018-01-31', 300]]),
);

function memberWith(saved: readonly SavedItem[]) {
  return {
    ...{ ...readDashboardQuery({}), kind: 'member' as const, name: null, items: saved },
    ...{ now: new Date('2026-11-21T06:00:00Z'), today: '2026-11-21' as const },
  };
}

test('the price of 31 January 2018 is asked for shares that were held then, and stands beside no other', async () => {
  const loaded = await loadTransactions(memberWith(items));
  const price = { id: typedPriceId(infy, '2018-01-31'), on: '2018-01-31', rupees: 200 };
  expect(loaded?.of2018).toEqual([
    { symbol: 'INFY', price },
    { symbol: 'SOLD', price: null },
  ]);
  const ofInfy = loaded?.ownPriced.find(({ holding }) => holding.instrumentId === 'INFY');
  expect(ofInfy?.prices.map(({ on }) => on)).toEqual(['2026-11-19']);
});

test('the sales of a share count the price that was typed for it', async () => {
  const yearsOf = async (...more: SavedItem[]) => loadRealised(memberWith([...items, ...more]));
  expect(await yearsOf()).toMatchObject([{ gainRupees: 4_000, gainOf2018Rupees: null }]);
  expect(await yearsOf({ ...soldPrice, updatedAt })).toMatchObject([
    { gainRupees: 4_000, gainOf2018Rupees: 2_000 },
  ]);
});
