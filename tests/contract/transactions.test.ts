/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { firestore } from '@/lib/firebase/admin';
import { changeMyTransactions } from '@/lib/holdings/store';
import { transactionsIn, type OwnTransaction } from '@/lib/holdings/transaction-items';
import { failure, success } from '@/lib/result';
import type { NewSavedItem } from '@/lib/saved/saved-item';
import { listSavedItemsOf, putMySavedItem, saverOf } from '@/lib/saved/store';
import { savedIdOf } from '@/tests/factories/saved-lot';
import { ownStores } from './own-store';

jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/auth/server/session', () => ({
  findUser: jest.fn(),
  requireUserForAction: jest.fn(),
}));
jest.mock('@/lib/limits/store', () => ({ takeToken: jest.fn() }));
jest.setTimeout(120_000);

const stores = ownStores('transactions');

beforeAll(() => void jest.mocked(firestore).mockReturnValue(stores.open()));

const purchase = (index: number): OwnTransaction => ({
  ...{ id: savedIdOf(index), assetClass: 'share', instrumentId: 'INFY' },
  ...{ type: 'buy', on: '2025-01-31', quantity: 10, rupees: 1_000 + index, account: null },
});

test('devices that change the transactions of one instrument at once lose nothing', async () => {
  const uid = randomUUID();
  const devices = Array.from({ length: 6 }, (_, index) =>
    changeMyTransactions<never>(saverOf({ uid }), () =>
      success({ put: [purchase(index)], removeIds: index === 5 ? [savedIdOf(9)] : [] }),
    ),
  );
  expect(await Promise.all(devices)).toEqual(devices.map(() => success(null)));
  const saved = await listSavedItemsOf({ uid });
  const items = saved.ok ? saved.value : [];
  expect(items).toHaveLength(1);
  expect(
    transactionsIn(items)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([0, 1, 2, 3, 4, 5].map(savedIdOf));
});

test('an item replaces one of its kind, and never one of another kind', async () => {
  const uid = randomUUID();
  const note = { id: randomUUID(), kind: 'share-note', version: 1, data: { text: 'one' } } as const;
  const put = (item: NewSavedItem) => putMySavedItem(saverOf({ uid }), item);
  expect(await put(note)).toEqual(success(null));
  expect(await put({ ...note, data: { text: 'two' } })).toEqual(success(null));
  expect(await put({ ...note, kind: 'sip-plan' })).toEqual(failure('invalid'));
  expect(await listSavedItemsOf({ uid })).toMatchObject({
    value: [{ kind: 'share-note', data: { text: 'two' } }],
  });
});
