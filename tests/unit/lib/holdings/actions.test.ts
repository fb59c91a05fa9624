import { requireUserForAction } from '@/lib/auth/server/session';
import { saveLot, watch } from '@/lib/holdings/actions';
import { takeToken } from '@/lib/limits/store';
import { newSavedId, savedLimits } from '@/lib/saved/saved-item';
import { firestore } from '@/lib/firebase/admin';
import { firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { formOf } from '@/tests/factories/form-of';
import { memberOf } from '@/tests/factories/member';

jest.mock('next/cache', () => ({ refresh: jest.fn() }));
jest.mock('@/lib/auth/server/session', () => ({
  requireUserForAction: jest.fn(),
}));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/limits/store', () => ({ takeToken: jest.fn() }));

const db = firestoreInMemory(jest.mocked(firestore));

beforeEach(() => {
  jest.mocked(takeToken).mockResolvedValue({ ok: true, value: null });
  jest.mocked(requireUserForAction).mockResolvedValue({ ok: true, value: memberOf('asha') });
});
afterEach(() => jest.restoreAllMocks());

const press = (instrumentId: string, id: string) =>
  watch({ status: null }, formOf({ id, assetClass: 'fund', instrumentId }));

const watched = async () =>
  (await db.collection('users/asha/saved').get()).docs.map(
    (document) => document.get('data.instrumentId') as unknown,
  );

const bought = async () =>
  (await db.collection('users/asha/saved').get()).docs.flatMap(
    (document) => document.get('data.transactions') as unknown[],
  );

test('a fund that is watched in two tabs is on the watchlist once, so that one press removes it', async () => {
  await press('119551', newSavedId());
  await press('119551', newSavedId());
  await press('120503', newSavedId());
  expect((await watched()).sort()).toEqual(['119551', '120503']);
});

test('a purchase that is sent again after a lost answer is saved once', async () => {
  const none = { status: null, typed: { boughtOn: '', quantity: '', cost: '' }, problems: {} };
  const send = (id: string, quantity = '2', edited: { editedId?: string } = {}) =>
    saveLot(
      { ...none, newId: null, savedId: null },
      formOf({
        ...{ id, ...edited, assetClass: 'coin', instrumentId: 'bitcoin' },
        ...{ boughtOn: '2025-01-31', quantity, cost: '500' },
      }),
    );
  const id = newSavedId();
  const { newId } = await send(id);
  await send(id);
  expect(await bought()).toHaveLength(1);
  await send(newId ?? '');
  expect(await bought()).toHaveLength(2);
  // An old copy of the page sends its id with another purchase, which replaces none.
  await send(id, '3');
  expect(await bought()).toHaveLength(3);
  // The form that shows a change of what it has just saved corrects that.
  const { savedId } = await send(id, '4');
  const corrected = await send(id, '5', { editedId: savedId ?? '' });
  expect(corrected).toMatchObject({ status: 'saved', savedId });
  expect(await bought()).toMatchObject([
    ...[{ quantity: 2 }, { quantity: 2 }, { quantity: 3 }],
    { id: savedId, quantity: 5 },
  ]);
  // What was removed since is saved anew, and never under an id that a browser made up.
  await send(newSavedId(), '6', { editedId: 'x/y' });
  expect(await bought()).toHaveLength(5);
  expect(await bought()).not.toContainEqual(expect.objectContaining({ id: 'x/y' }));
  expect(await watched()).toEqual(['bitcoin']);
});

test('an id that no form of ours sends is refused', async () => {
  expect(await press('119551', 'x/y')).toEqual({ status: 'invalid' });
  expect(await watched()).toEqual([]);
});

test('a full account says so', async () => {
  jest.replaceProperty(savedLimits, 'itemsPerPerson', 2 as 200);
  await press('119551', newSavedId());
  await press('120503', newSavedId());
  jest.spyOn(console, 'error').mockReturnValue();
  expect(await press('118989', newSavedId())).toEqual({ status: 'full' });
});
