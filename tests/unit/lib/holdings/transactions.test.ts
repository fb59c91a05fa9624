import { requireUserForAction } from '@/lib/auth/server/session';
import { loadMarket } from '@/lib/crypto/server/source';
import { freshTransaction } from '@/lib/dashboard/domain/form-states';
import { importHoldings, saveTransaction } from '@/lib/dashboard/server/actions';
import { firestore } from '@/lib/firebase/admin';
import { findSchemes, loadSchemes } from '@/lib/funds/server/source';
import { removeTransaction } from '@/lib/holdings/actions';
import type { AssetClass, Transaction } from '@/lib/holdings/holding';
import { holdingsIn, lotItemOf } from '@/lib/holdings/saved-holding';
import { changeMyTransactions } from '@/lib/holdings/store';
import {
  itemsAfter,
  transactionLimits,
  transactionsIn,
  transactionsItemId,
  type OwnTransaction,
} from '@/lib/holdings/transaction-items';
import { contentIdOf } from '@/lib/holdings/transactions-to-import';
import { takeToken } from '@/lib/limits/store';
import { failure, success } from '@/lib/result';
import {
  newSavedId,
  newSavedItemSchema,
  savedLimits,
  type SavedItem,
} from '@/lib/saved/saved-item';
import {
  listSavedItemsOf,
  mergeIntoMySavedItems,
  putMySavedItem,
  saverOf,
} from '@/lib/saved/store';
import { timed } from '@/tests/factories/cpu-time';
import { firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { formOf } from '@/tests/factories/form-of';
import { memberOf } from '@/tests/factories/member';
import { savedIdOf, savedLot } from '@/tests/factories/saved-lot';

jest.mock('next/cache', () => ({ refresh: jest.fn() }));
jest.mock('@/lib/auth/server/session', () => ({
  requireUserForAction: jest.fn(),
  findUser: jest.fn(),
}));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/limits/store', () => ({ takeToken: jest.fn() }));
jest.mock('@/lib/crypto/server/source', () => ({ loadMarket: jest.fn() }));
jest.mock('@/lib/funds/server/source', () => ({ loadSchemes: jest.fn(), findSchemes: jest.fn() }));

firestoreInMemory(jest.mocked(firestore));
const saver = saverOf({ uid: 'asha' });
const now = new Date('2026-11-20T06:00:00Z');

beforeEach(() => {
  jest.mocked(takeToken).mockResolvedValue({ ok: true, value: null });
  jest.mocked(requireUserForAction).mockResolvedValue({ ok: true, value: memberOf('asha') });
  jest.mocked(loadMarket).mockResolvedValue(failure('unavailable') as never);
  jest.mocked(loadSchemes).mockResolvedValue(failure('unavailable') as never);
  jest.mocked(findSchemes).mockResolvedValue(failure('unavailable') as never);
});
afterEach(() => jest.restoreAllMocks());

const own = (index: number, changes: Partial<OwnTransaction> = {}): OwnTransaction => ({
  ...{ id: savedIdOf(index), assetClass: 'share', instrumentId: 'INFY' },
  ...{ type: 'buy', on: '2025-01-31', quantity: 10, rupees: 1_000 + index, account: null },
  ...changes,
});
const many = (count: number, changes: Partial<OwnTransaction> = {}) =>
  Array.from({ length: count }, (_, index) => own(index, changes));

async function mine(): Promise<SavedItem[]> {
  const list = await listSavedItemsOf({ uid: 'asha' });
  if (!list.ok) throw new Error(list.problem);
  return list.value;
}
const myIds = async () => transactionsIn(await mine()).map(({ id }) => id);
const put = (...transactions: OwnTransaction[]) =>
  changeMyTransactions<never>(saver, () => success({ put: transactions, removeIds: [] }));

/** The items as they are after a change of these. */
function after(items: readonly SavedItem[], change: Parameters<typeof itemsAfter>[1]): SavedItem[] {
  const changed = itemsAfter(items, change);
  if (!changed.ok) throw new Error(changed.problem);
  const kept = items.filter(
    ({ id }) =>
      !changed.value.removeIds.includes(id) && changed.value.put.every((item) => item.id !== id),
  );
  return [...kept, ...changed.value.put.map((item) => ({ ...item, updatedAt: now }))];
}

describe('the items of transactions', () => {
  test('ten years of eight SIPs are some ten items, each of which can be stored', () => {
    const sips = Array.from({ length: 8 }, (_, fund) =>
      many(120).map((each, month) => ({
        ...each,
        id: savedIdOf(1_000 * fund + month),
        instrumentId: `12000${fund}`,
        assetClass: 'fund' as const,
        account: '12345678/90',
      })),
    ).flat();
    const items = after([], { put: sips, removeIds: [] });
    expect(items.length).toBeLessThanOrEqual(16);
    expect(transactionsIn(items)).toHaveLength(960);
    for (const { updatedAt: _, ...item } of items) {
      expect(newSavedItemSchema.safeParse(item).success).toBe(true);
    }
  });

  test('the longest account names still fit', () => {
    const wide = many(400, { account: '\u{1F3E6}'.repeat(40), instrumentId: 'x'.repeat(120) });
    const items = after([], { put: wide, removeIds: [] });
    for (const { updatedAt: _, ...item } of items) {
      expect(newSavedItemSchema.safeParse(item).success).toBe(true);
    }
    expect(transactionsIn(items)).toHaveLength(400);
  });

  test('a change writes the items of its instrument alone, and only those that change', () => {
    const items = after([], {
      put: [
        ...many(300),
        ...many(5, { instrumentId: 'TCS' }).map((each, index) => ({
          ...each,
          id: savedIdOf(900 + index),
        })),
      ],
      removeIds: [],
    });
    const changed = itemsAfter(items, { put: [own(3, { rupees: 7 })], removeIds: [] });
    expect(changed.ok && changed.value.put).toHaveLength(1);
    const removed = itemsAfter(items, { put: [], removeIds: [savedIdOf(901)] });
    expect(removed.ok && removed.value.put.map(({ data }) => data.instrumentId)).toEqual(['TCS']);
  });

  test('a transaction that moves to another instrument leaves the first', () => {
    const items = after([], { put: many(2), removeIds: [] });
    const moved = after(items, { put: [own(0, { instrumentId: 'TCS' })], removeIds: [] });
    expect(
      holdingsIn(moved, 'share').map(({ instrumentId, transactions }) => [
        instrumentId,
        transactions.length,
      ]),
    ).toEqual([
      ['INFY', 1],
      ['TCS', 1],
    ]);
  });

  test('the last transaction takes its item with it', () => {
    const items = after([], { put: [own(1)], removeIds: [] });
    expect(after(items, { put: [], removeIds: [savedIdOf(1)] })).toEqual([]);
  });

  test('purchases that were items of their own join the list of their instrument when it changes', () => {
    const old = [1, 2].map((index) => savedLot('share', 'INFY', { id: savedIdOf(index) }));
    const other = savedLot('share', 'TCS', { id: savedIdOf(9) });
    const items = after([...old, other], { put: [own(3)], removeIds: [savedIdOf(2)] });
    expect(items.map(({ version }) => version).sort()).toEqual([1, 2]);
    expect(
      transactionsIn(items)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 3, 9].map(savedIdOf));
  });

  test('a purchase that a browser brings again after it was changed is counted once, as changed', () => {
    const brought = savedLot('share', 'INFY', { id: savedIdOf(1) });
    const changed = after([brought], { put: [own(1, { quantity: 7 })], removeIds: [] });
    for (const items of [
      [...changed, brought],
      [brought, ...changed],
    ]) {
      expect(transactionsIn(items)).toMatchObject([{ quantity: 7 }]);
      expect(holdingsIn(items, 'share')[0]?.transactions).toMatchObject([{ quantity: 7 }]);
    }
    const moved = after(changed, { put: [own(1, { instrumentId: 'TCS' })], removeIds: [] });
    for (const items of [
      [...moved, brought],
      [brought, ...moved],
    ]) {
      expect(transactionsIn(items)).toMatchObject([{ instrumentId: 'TCS' }]);
      expect(holdingsIn(items, 'share').map(({ instrumentId }) => instrumentId)).toEqual(['TCS']);
    }
  });

  describe('a purchase that a browser brings again after it moved to another instrument', () => {
    const brought = savedLot('share', 'INFY', { id: savedIdOf(1) });
    const moved = after([], { put: [own(1, { instrumentId: 'TCS' })], removeIds: [] });
    const heldIn = (items: readonly SavedItem[]) =>
      holdingsIn(items, 'share')
        .map(({ instrumentId, transactions }) => [
          instrumentId,
          ...transactions.map(({ id }) => id),
        ])
        .sort();

    test('does not come back when its old instrument changes', () => {
      const changed = after([...moved, brought], { put: [own(2)], removeIds: [] });
      expect(heldIn(changed)).toEqual([
        ['INFY', savedIdOf(2)],
        ['TCS', savedIdOf(1)],
      ]);
      expect(transactionsIn(changed)).toHaveLength(2);
    });

    test('does not come back when it is removed', () => {
      expect(after([...moved, brought], { put: [], removeIds: [savedIdOf(1)] })).toEqual([]);
    });
  });

  test('an item that cannot be read is not written over', () => {
    const newer: SavedItem = {
      id: transactionsItemId({ assetClass: 'share', instrumentId: 'INFY' }, 0),
      ...{ kind: 'holding', version: 3, data: {}, updatedAt: now },
    };
    expect(after([newer], { put: [own(1)], removeIds: [] })).toHaveLength(2);
  });

  test('an account has a bound, beyond which nothing is added and all else works', () => {
    const { perPerson } = transactionLimits;
    const full = after([], { put: many(perPerson), removeIds: [] });
    expect(itemsAfter(full, { put: [own(perPerson)], removeIds: [] })).toEqual(failure('full'));
    expect(itemsAfter(full, { put: [own(3, { rupees: 7 })], removeIds: [] }).ok).toBe(true);
    expect(itemsAfter(full, { put: [], removeIds: [savedIdOf(3)] }).ok).toBe(true);
    expect(full.length).toBeLessThan(40);
  });

  test.each<[string, boolean, Record<string, unknown>]>([
    ['a purchase', true, {}],
    ['a gift', true, { rupees: 0 }],
    ['a sale', true, { type: 'sell' }],
    ['a bonus', true, { type: 'bonus', rupees: 0 }],
    ['a bonus that was paid', false, { type: 'bonus' }],
    ['a dividend', true, { type: 'dividend', quantity: 0 }],
    ['a dividend of units', false, { type: 'dividend' }],
    ['a dividend of nothing', false, { type: 'dividend', quantity: 0, rupees: 0 }],
    ['a type that is none', false, { type: 'split' }],
    ['an account', true, { account: '123/45' }],
    ['an empty account', false, { account: '' }],
    ['an account of 41 characters', false, { account: '1'.repeat(41) }],
    ['a day that is none', false, { on: '2025-02-30' }],
    ['no quantity', false, { quantity: 0 }],
    ['an id that is none', false, { id: 'x' }],
  ])('%s is read: %s', (_, isRead, changes) => {
    const { assetClass, instrumentId, account: __, ...transaction } = own(1);
    const data = { assetClass, instrumentId, transactions: [{ ...transaction, ...changes }] };
    const item = { id: savedIdOf(5), kind: 'holding', version: 2, data };
    expect(holdingsIn([item], 'share')).toHaveLength(Number(isRead));
  });
});

const typedBuy = {
  ...{ type: 'buy', assetClass: 'share', instrument: 'INFY' },
  ...{ on: '2025-01-31', quantity: '10', rupees: '1,000', account: '' },
};
const send = (fields: Record<string, string>) =>
  saveTransaction(freshTransaction, formOf({ ...typedBuy, ...fields }));

describe('the actions', () => {
  test('a form that is sent twice is saved once, its next one beside it', async () => {
    const id = newSavedId();
    const first = await send({ id });
    expect(first).toMatchObject({ status: 'saved', typed: { instrument: '', type: 'buy' } });
    await send({ id });
    expect(await myIds()).toHaveLength(1);
    await send({ id: first.newId ?? '' });
    expect(await myIds()).toHaveLength(2);
    // An old copy of the page sends its id with another purchase.
    await send({ id, quantity: '11' });
    expect(await myIds()).toHaveLength(3);
    expect(await mine()).toHaveLength(1);
  });

  test('a comma that may be a decimal sign is asked about: 10,5 is not saved as 105', async () => {
    for (const field of ['quantity', 'rupees']) {
      for (const typed of ['10,5', '132,45', '1,0000']) {
        expect(await send({ [field]: typed })).toMatchObject({
          ...{ status: 'invalid', problems: { [field]: 'comma' }, typed: { [field]: typed } },
        });
      }
    }
    expect(await mine()).toEqual([]);
    const grouped = { quantity: '1,00,000.5', rupees: '₹12,500 only' };
    expect(await send(grouped)).toMatchObject({ status: 'saved' });
  });

  test('a form of new ones that corrects what it has just saved leaves one', async () => {
    const id = newSavedId();
    const { savedId, editedFrom } = await send({ id });
    const edited = { editedId: savedId ?? '', editedFrom };
    const corrected = await send({ id, ...edited, quantity: '12' });
    // The next one starts empty.
    expect(corrected).toMatchObject({ status: 'saved', savedId, typed: { instrument: '' } });
    expect(transactionsIn(await mine())).toMatchObject([{ id: savedId, quantity: 12 }]);
    // Another tab has changed it since.
    expect(await send({ id, ...edited, quantity: '13' })).toMatchObject({ status: 'changed' });
    await removeTransaction({ status: null }, formOf({ id: savedId ?? '' }));
    expect(await send({ id, ...edited, quantity: '14' })).toMatchObject({ status: 'saved' });
    expect(transactionsIn(await mine())).toMatchObject([{ quantity: 14 }]);
  });

  test('each type is saved with the fields that it has', async () => {
    await send({ account: ' 123 / 45 ' });
    expect(await send({ type: 'bonus', on: '2025-02-01', rupees: '5,000' })).toMatchObject({
      status: 'saved',
    });
    await send({ type: 'dividend', on: '2025-03-01', quantity: '77', rupees: '55' });
    await send({ type: 'sell', on: '2025-04-01', quantity: '4', account: '123 / 45' });
    const [holding] = holdingsIn(await mine(), 'share');
    expect(holding?.transactions).toMatchObject([
      { type: 'buy', quantity: 10, rupees: 1_000, account: '123 / 45' },
      { type: 'bonus', quantity: 10, rupees: 0, account: null },
      { type: 'dividend', quantity: 0, rupees: 55 },
      { type: 'sell', quantity: 4, rupees: 1_000, account: '123 / 45' },
    ]);
    expect(holding?.lots.map(({ quantity }) => quantity)).toEqual([6, 10]);
  });

  test('a sale of more than its account holds on that day is refused at its field', async () => {
    await send({ account: '123' });
    const refused = { status: 'invalid', problems: { quantity: 'not-held' } };
    const sale = { type: 'sell', on: '2025-06-01', quantity: '11' };
    expect(await send({ ...sale, account: '123' })).toMatchObject({ ...refused, heldQuantity: 10 });
    expect(await send({ ...sale, quantity: '1' })).toMatchObject({ ...refused, heldQuantity: 0 });
    const early = { ...sale, on: '2025-01-30', quantity: '1', account: '123' };
    expect(await send(early)).toMatchObject({ ...refused, heldQuantity: 0 });
    expect(await myIds()).toHaveLength(1);
    expect(await send({ ...sale, quantity: '10', account: '123' })).toMatchObject({
      status: 'saved',
    });
  });

  test('an imported sale whose purchases are not entered can be corrected', async () => {
    await put(own(1, { type: 'sell', quantity: 11, on: '2025-06-01' }));
    const sale = { editedId: savedIdOf(1), type: 'sell', on: '2025-06-01', quantity: '11' };
    expect(await send({ ...sale, rupees: '1,100' })).toMatchObject({ status: 'saved' });
    expect(transactionsIn(await mine())).toMatchObject([{ quantity: 11, rupees: 1_100 }]);
    expect(await send({ ...sale, quantity: '12' })).toMatchObject({
      ...{ status: 'invalid', problems: { quantity: 'not-held' }, heldQuantity: 0 },
    });
    // What it lacks in one instrument is no leave for another.
    expect(await send({ ...sale, instrument: 'TCS' })).toMatchObject({ status: 'invalid' });
  });

  test('a withdrawal of a deposit may bring its interest, and not much more', async () => {
    await send({ assetClass: 'deposit', instrument: 'FD 7%', rupees: '1 lakh', on: '2024-11-01' });
    const sale = { type: 'sell', assetClass: 'deposit', instrument: 'FD 7%', on: '2025-11-01' };
    expect(await send({ ...sale, rupees: '1.5 lakh' })).toMatchObject({
      ...{ status: 'invalid', problems: { rupees: 'not-held' } },
      heldQuantity: expect.closeTo(107_000, 0) as number,
    });
    expect(await send({ ...sale, rupees: '1,07,000' })).toMatchObject({ status: 'saved' });
    expect(await send({ ...sale, type: 'dividend' })).toMatchObject({
      problems: { type: 'not-for-deposit' },
    });
  });

  test('a transaction is changed, also one that was saved before there were types', async () => {
    const old = lotItemOf(
      { assetClass: 'share', instrumentId: 'INFY' },
      { id: savedIdOf(1), boughtOn: '2025-01-31', quantity: 10, costRupees: 1_000 },
    );
    await putMySavedItem(saver, old!);
    const changed = await send({ editedId: savedIdOf(1), quantity: '12' });
    expect(changed).toMatchObject({ status: 'saved', typed: { quantity: '12' } });
    expect(transactionsIn(await mine())).toMatchObject([{ id: savedIdOf(1), quantity: 12 }]);
    expect(await send({ editedId: savedIdOf(1), instrument: 'TCS' })).toMatchObject({
      status: 'saved',
    });
    expect(transactionsIn(await mine())).toMatchObject([{ instrumentId: 'TCS', quantity: 10 }]);
    expect(await send({ editedId: savedIdOf(2) })).toMatchObject({ status: 'gone' });
  });

  test('what another tab has changed since is not overwritten, and a change sent again is saved', async () => {
    await put(own(1));
    const shown = contentIdOf(transactionsIn(await mine())[0]!);
    const edit = { editedId: savedIdOf(1), editedFrom: shown };
    const saved = await send({ ...edit, quantity: '12' });
    expect(saved).toMatchObject({ status: 'saved' });
    expect(await send({ ...edit, account: 'Z1' })).toMatchObject({
      ...{ status: 'changed', typed: { account: 'Z1' }, editedFrom: shown },
    });
    expect(transactionsIn(await mine())).toMatchObject([{ quantity: 12, account: null }]);
    expect(await send({ ...edit, quantity: '12' })).toMatchObject({ status: 'saved' });
    const again = contentIdOf(transactionsIn(await mine())[0]!);
    expect(saved.editedFrom).toBe(again);
    expect(await send({ ...edit, editedFrom: again, quantity: '13' })).toMatchObject({
      status: 'saved',
    });
    expect(transactionsIn(await mine())).toMatchObject([{ quantity: 13 }]);
  });

  test('a fund that has left its list can be changed, and no other unlisted one be named', async () => {
    jest.mocked(loadSchemes).mockResolvedValue({
      ok: true,
      value: { data: { schemes: [], asOf: '2026-11-20' } },
    } as never);
    await put(own(1, { assetClass: 'fund', instrumentId: '102000' }));
    const edit = { editedId: savedIdOf(1), assetClass: 'fund', quantity: '12' };
    expect(await send({ ...edit, instrument: '102001' })).toMatchObject({
      ...{ status: 'invalid', problems: { instrument: 'unknown-instrument' } },
    });
    expect(await send({ ...edit, instrument: '102000' })).toMatchObject({ status: 'saved' });
    expect(transactionsIn(await mine())).toMatchObject([{ quantity: 12 }]);
  });

  test('one transaction is removed, and the others stay', async () => {
    await put(...many(3));
    expect(await removeTransaction({ status: null }, formOf({ id: savedIdOf(1) }))).toEqual({
      status: 'saved',
    });
    expect((await myIds()).sort()).toEqual([0, 2].map(savedIdOf));
    // An id that nothing has.
    expect(await removeTransaction({ status: null }, formOf({ id: 'x/y' }))).toEqual({
      status: 'saved',
    });
    expect(await myIds()).toHaveLength(2);
  });

  test('a transaction that was changed in another tab is not removed without a notice', async () => {
    await put(...many(2));
    const [shown] = transactionsIn(await mine()).filter(({ id }) => id === savedIdOf(1));
    const remove = (removedFrom: string) =>
      removeTransaction({ status: null }, formOf({ id: savedIdOf(1), removedFrom }));
    const before = contentIdOf(shown!);
    await put({ ...shown!, rupees: shown!.rupees + 1 });
    expect(await remove(before)).toEqual({ status: 'changed' });
    expect(await myIds()).toHaveLength(2);
    const [changed] = transactionsIn(await mine()).filter(({ id }) => id === savedIdOf(1));
    expect(await remove(contentIdOf(changed!))).toEqual({ status: 'saved' });
    expect(await myIds()).toEqual([savedIdOf(0)]);
    // It is gone already.
    expect(await remove(before)).toEqual({ status: 'saved' });
  });

  test('an item too many is refused, and a change of a full account works', async () => {
    await put(own(1));
    jest.replaceProperty(savedLimits, 'itemsPerPerson', 1 as 200);
    expect(await put(own(2, { instrumentId: 'TCS' }))).toEqual(failure('full'));
    expect(await put(own(3))).toEqual(success(null));
    expect(await put(own(1, { instrumentId: 'TCS' }), own(3, { instrumentId: 'TCS' }))).toEqual(
      success(null),
    );
  });

  test('a file of sales is imported whole, twice, and with what a browser had', async () => {
    const file = (rows: readonly string[]) =>
      formOf({
        file: new File(
          [['class,instrument,type,date,quantity,amount_rupees,account', ...rows].join('\n')],
          'a.csv',
        ),
      });
    const rows = [
      'share,INFY,buy,2024-01-31,10,1000,A1',
      'share,INFY,buy,2024-01-31,10,1000,A1',
      'share,INFY,sell,2025-01-31,25,3000,A1',
      'share,INFY,dividend,2025-02-28,,40,A1',
    ];
    const none = { status: null, problems: [], count: 0, savedBefore: 0, maybeTwice: 0 };
    expect(await importHoldings(none, file(rows))).toMatchObject({ status: 'saved', count: 4 });
    expect(await importHoldings(none, file(rows))).toMatchObject({ count: 0, savedBefore: 4 });
    const more = [...rows, 'share,INFY,buy,2024-01-31,10,1000,A1'];
    expect(await importHoldings(none, file(more))).toMatchObject({ count: 1, savedBefore: 4 });
    expect(
      await mergeIntoMySavedItems(saver, [savedLot('share', 'INFY', { id: savedIdOf(7) })]),
    ).toEqual(success(null));
    // Sold before the missing purchase was imported: nothing is missing any more.
    const [holding] = holdingsIn(await mine(), 'share');
    expect(holding?.sales).toMatchObject([{ missingQuantity: 0, gainRupees: 500 }]);
    expect(holding?.lots.map(({ quantity }) => quantity).sort()).toEqual([10, 5]);
  });
});

test('thousands of transactions are read in a fraction of a second', () => {
  const entries: OwnTransaction[] = many(3_000, { account: '12345678/90' });
  const items = after([], { put: entries, removeIds: [] });
  const classes: readonly AssetClass[] = ['fund', 'share', 'coin'];
  const { result, ms } = timed(() => {
    // What was read is remembered with the list.
    const list = [...items];
    return classes.flatMap((one) => holdingsIn(list, one));
  }, 500);
  expect(result[0]?.transactions satisfies readonly Transaction[] | undefined).toHaveLength(3_000);
  expect(ms).toBeLessThan(500);
});
