import { firestore } from '@/lib/firebase/admin';
import { takeToken } from '@/lib/limits/store';
import {
  newSavedId,
  readBroughtItems,
  type NewSavedItem,
  type SavedItem,
} from '@/lib/saved/saved-item';
import {
  listMySavedItems,
  listMySavedItemsOfKind,
  putMySavedItem,
  changeMySavedItems,
  removeMySavedItem,
  mergeIntoMySavedItems,
  requireSaver,
  type Saver,
} from '@/lib/saved/store';
import { databaseIsDown, firestoreInMemory } from '@/tests/factories/firestore-in-memory';
import { sessionAnswers, signInAs } from '@/tests/factories/mocked-session';
import { failure, success } from '@/lib/result';
import { valueOf } from '@/tests/factories/value-of';

jest.mock('@/lib/auth/server/session', () => ({
  findUser: jest.fn(),
  requireUserForAction: jest.fn(),
}));
jest.mock('@/lib/firebase/admin', () => ({ firestore: jest.fn() }));
jest.mock('@/lib/limits/store', () => ({ takeToken: jest.fn() }));

const db = firestoreInMemory(jest.mocked(firestore));

const item = (changes: Partial<NewSavedItem> = {}): NewSavedItem => ({
  id: newSavedId(),
  kind: 'sip-plan',
  version: 1,
  data: { title: 'A', plan: { months: 12 } },
  ...changes,
});

/** As an action does it: leave first, then the write. */
async function asSaver<Answer>(write: (saver: Saver) => Promise<Answer>) {
  const saver = await requireSaver('saved');
  return saver.ok ? write(saver.value) : saver;
}
const put = (one: NewSavedItem) => asSaver((saver) => putMySavedItem(saver, one));
const putAll = (all: readonly NewSavedItem[]) =>
  asSaver((saver) =>
    changeMySavedItems<never>(saver, 'sip-plan', () => success({ put: all, removeIds: [] })),
  );
const remove = (id: string) => asSaver((saver) => removeMySavedItem(saver, id));
const merge = (items: readonly SavedItem[]) =>
  asSaver((saver) => mergeIntoMySavedItems(saver, items));

/** So many items of Asha, without the store. */
async function putBehind(count: number) {
  const batch = db.batch();
  for (const { id, ...fields } of Array.from({ length: count }, () => item())) {
    batch.set(db.doc(`users/asha/saved/${id}`), { ...fields, updatedAt: new Date() });
  }
  await batch.commit();
}

const mine = async () => {
  return valueOf(await listMySavedItems());
};

beforeEach(() => {
  jest.mocked(takeToken).mockResolvedValue(success(null));
  signInAs('asha');
});

test('without a rate-limit token nothing changes, and reading still works', async () => {
  const one = item();
  await put(one);
  jest.mocked(takeToken).mockResolvedValue(failure({ retryAfterSeconds: 40 }));
  const refused = failure('too-many');
  expect(await put(item())).toEqual(refused);
  expect(await remove(one.id)).toEqual(refused);
  expect(await merge([])).toEqual(refused);
  expect((await mine()).map(({ id }) => id)).toEqual([one.id]);
});

test('an item that was put is listed, with its time; put twice, also at once, it is one item', async () => {
  const one = item();
  expect(await Promise.all([put(one), put(one)])).toEqual([success(null), success(null)]);
  expect(await mine()).toEqual([{ ...one, updatedAt: expect.any(Date) }]);
  await put({ ...one, data: { title: 'B' } });
  expect((await mine()).map(({ data }) => data)).toEqual([{ title: 'B' }]);
});

test('what is put in place of another item may keep of its data, with its time as it was', async () => {
  const one = item();
  await asSaver((saver) => putMySavedItem(saver, one, () => ({ title: 'not the first time' })));
  const [first] = await mine();
  expect(first?.data).toEqual(one.data);
  const befores: SavedItem[] = [];
  const next = { ...one, data: { title: 'B' } };
  await asSaver((saver) =>
    putMySavedItem(saver, next, (before) => {
      befores.push(before);
      return { ...next.data, kept: 'yes' };
    }),
  );
  expect(befores).toEqual([first]);
  expect((await mine())[0]?.data).toEqual({ title: 'B', kept: 'yes' });
});

test('the newest is first', async () => {
  for (const [day, title] of [
    ['2026-11-01', 'old'],
    ['2026-11-03', 'new'],
    ['2026-11-02', 'middle'],
  ] as const) {
    const { id, ...fields } = item({ data: { title } });
    await db.doc(`users/asha/saved/${id}`).set({ ...fields, updatedAt: new Date(day) });
  }
  expect((await mine()).map(({ data }) => data.title)).toEqual(['new', 'middle', 'old']);
});

test('a member cannot see, replace or remove items of another member', async () => {
  const one = item();
  await put(one);
  signInAs('ravi');
  expect(await mine()).toEqual([]);
  await remove(one.id);
  await put({ ...one, data: { title: "Ravi's" } });
  signInAs('asha');
  expect((await mine())[0]?.data).toEqual(one.data);
});

test('a removed item is gone, and removing it again is no problem', async () => {
  const one = item();
  await put(one);
  expect(await remove(one.id)).toEqual(success(null));
  expect(await remove(one.id)).toEqual(success(null));
  expect(await mine()).toEqual([]);
});

test.each([
  ['no uuid', { id: '../../other' }],
  ['an unknown kind', { kind: 'spell' as 'sip-plan' }],
  ['more than 20 kB', { data: { text: 'x'.repeat(20_000) } }],
])('an item with %s is refused', async (_, changes) => {
  expect(await put(item(changes))).toEqual(failure('invalid'));
  expect(await mine()).toEqual([]);
});

test('the 201st item is refused, an old one may still be replaced', async () => {
  const first = item();
  await put(first);
  await putBehind(199);
  expect(await put(item())).toEqual(failure('full'));
  expect(await put(first)).toEqual(success(null));
  expect(await mine()).toHaveLength(200);
});

test('a list is saved whole or not at all', async () => {
  const three = [item(), item(), item()];
  expect(await putAll([...three, item({ id: 'no uuid' })])).toEqual(failure('invalid'));
  expect(await mine()).toEqual([]);
  const many = Array.from({ length: 199 }, () => item());
  expect(await putAll(many)).toEqual(success(null));
  expect(await putAll([many[0]!, item(), item()])).toEqual(failure('full'));
  expect(await mine()).toHaveLength(199);
});

test('a change sees the items of its kind, and what it removes makes room', async () => {
  await putBehind(198);
  const [plan, trade] = [item(), item({ kind: 'option-trade' })];
  await putAll([plan]);
  await put(trade);
  const seen: (readonly SavedItem[])[] = [];
  const swapped = await asSaver((saver) =>
    changeMySavedItems<never>(saver, 'option-trade', (items) => {
      seen.push(items);
      return success({ put: [item({ kind: 'option-trade' })], removeIds: [trade.id, plan.id] });
    }),
  );
  expect(swapped).toEqual(success(null));
  expect(seen.flat().map(({ id }) => id)).toEqual([trade.id]);
  const ids = (await mine()).map(({ id }) => id);
  expect(ids).toHaveLength(200);
  // An item of another kind is not its to remove.
  expect(ids).toContain(plan.id);
  expect(ids).not.toContain(trade.id);
  const refused = await asSaver((saver) =>
    changeMySavedItems(saver, 'sip-plan', () => failure('no' as const)),
  );
  expect(refused).toEqual(failure('no'));
});

test('a list of one kind holds no other, and nobody else’s', async () => {
  const [plan, trade] = [item(), item({ kind: 'option-trade' })];
  await put(plan);
  await put(trade);
  const idsOf = async (kind: SavedItem['kind']) =>
    valueOf(await listMySavedItemsOfKind(kind)).map(({ id }) => id);
  expect(await idsOf('sip-plan')).toEqual([plan.id]);
  expect(await idsOf('option-trade')).toEqual([trade.id]);
  signInAs('binod');
  expect(await idsOf('sip-plan')).toEqual([]);
});

test('an entry of an unknown shape is left out and logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await db.doc(`users/asha/saved/${newSavedId()}`).set({ kind: 'spell', updatedAt: new Date() });
  const one = item();
  await put(one);
  expect((await mine()).map(({ id }) => id)).toEqual([one.id]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('has no known shape'));
});

test.each(['guest', 'ended'] as const)('without a session the answer is %s', async (problem) => {
  sessionAnswers(failure(problem));
  expect(await put(item())).toEqual(failure(problem));
});

test('a store that does not answer is unavailable', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(firestore).mockImplementation(databaseIsDown);
  expect(await listMySavedItems()).toEqual(failure('unavailable'));
  expect(log).toHaveBeenCalledTimes(1);
});

describe('items saved in a browser', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const brought = (...items: NewSavedItem[]) => {
    const sent = items.map((each) => ({ ...each, updatedAt: '2026-11-20T10:00:00.000Z' }));
    return readBroughtItems(sent, now)?.items ?? [];
  };

  test('joins the account once, also from two tabs at once', async () => {
    const watched = item({ kind: 'watchlist', data: { assetClass: 'coin', instrumentId: 'x' } });
    const bought = item({ kind: 'holding', data: { quantity: 1 } });
    const items = brought(watched, bought);
    await Promise.all([merge(items), merge(items)]);
    expect(await merge(items)).toEqual(success(null));
    expect((await mine()).map(({ id }) => id).sort()).toEqual([watched.id, bought.id].sort());
    expect((await mine())[0]?.updatedAt).toEqual(new Date('2026-11-20T10:00:00.000Z'));
  });

  test('is refused whole when the account cannot hold all of it', async () => {
    await putBehind(199);
    const two = brought(item({ kind: 'holding' }), item({ kind: 'holding' }));
    expect(await merge(two)).toEqual(failure('full'));
    expect(await mine()).toHaveLength(199);
    expect(await merge(two.slice(0, 1))).toEqual(success(null));
  });

  test.each([
    ['a list in a list', { rows: [[1]] }],
    ['a name without letters', { '': 1 }],
    ['a reserved name', { plan: { __name__: 1 } }],
    ['too many levels', JSON.parse(`${'{"a":'.repeat(20)}{}${'}'.repeat(20)}`) as object],
  ])('leaves out %s, which Firestore refuses with all the others', (_, data) => {
    const [good, bad] = [item(), item({ data: data as NewSavedItem['data'] })];
    expect(brought(good, bad).map(({ id }) => id)).toEqual([good.id]);
  });

  test('is validated: a future time is corrected, and an unknown kind is unfit', () => {
    const future = { ...item(), updatedAt: '2030-01-01T00:00:00.000Z' };
    const unknown = { ...item({ kind: 'spell' as 'sip-plan' }), updatedAt: now.toISOString() };
    expect(readBroughtItems([future, unknown, 7], now)).toEqual({
      items: [{ ...future, updatedAt: now }],
      unfitIds: [unknown.id],
    });
    expect(readBroughtItems('all', now)).toBeNull();
    expect(readBroughtItems(Array(61).fill(future), now)).toBeNull();
  });
});
