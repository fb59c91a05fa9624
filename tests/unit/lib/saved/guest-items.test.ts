import fc from 'fast-check';
import {
  newToAccount,
  readGuestItems,
  storedGuestItems,
  type GuestItem,
} from '@/lib/saved/guest-items';

const item: GuestItem = {
  ...{ id: 'a', kind: 'watchlist', version: 1, updatedAt: '2026-11-21T10:00:00.000Z' },
  data: { assetClass: 'coin', instrumentId: 'sample' },
};

test.each([true, false])('what is stored is read again, stays here: %s', (staysHere) => {
  const stored: unknown = JSON.parse(JSON.stringify(storedGuestItems([item], staysHere)));
  expect(readGuestItems(stored)).toEqual({ items: [item], staysHere, isNewer: false });
});

test.each([null, 'text', 7, [item]])('%j holds no items', (stored) => {
  expect(readGuestItems(stored)).toBeNull();
});

test.each([
  ['an id that is no text', { id: 1 }],
  ['no kind', { kind: undefined }],
  ['a version in words', { version: '1' }],
  ['data that are no object', { data: [1] }],
  ['a time that is none', { updatedAt: 'yesterday' }],
  ['no time', { updatedAt: undefined }],
])('an item with %s is left out, the others are read', (_, changes) => {
  const stored = { schema: 1, items: [{ ...item, ...changes }, item] };
  expect(readGuestItems(stored)?.items).toEqual([item]);
});

test('items of a later release are neither read nor offered to an account', () => {
  const later = { schema: 2, items: [item] };
  expect(readGuestItems(later)).toEqual({ items: [], staysHere: true, isNewer: true });
});

test('an entry without a list, or without its schema, has no items', () => {
  const nothing = { items: [], staysHere: false, isNewer: false };
  expect(readGuestItems({ schema: 1, items: 'none' })).toEqual(nothing);
  expect(readGuestItems({})).toEqual(nothing);
});

describe('what a browser brings to an account', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const item = (id: string, kind: string, data: unknown, day = 1) => ({
    id,
    kind,
    data,
    updatedAt: at(day),
  });

  test('by id the newest wins', () => {
    const account = [item('a', 'holding', 1, 5)];
    expect(newToAccount([item('a', 'holding', 2, 4)], account)).toEqual([]);
    expect(newToAccount([item('a', 'holding', 2, 5)], account)).toEqual([]);
    expect(newToAccount([item('a', 'holding', 2, 6)], account)).toHaveLength(1);
  });

  test('a coin that is watched already, or twice in the browser, is watched once', () => {
    const watched = (id: string) =>
      item(id, 'watchlist', { assetClass: 'coin', instrumentId: 'x' });
    const inOtherOrder = item('b', 'watchlist', { instrumentId: 'x', assetClass: 'coin' });
    expect(newToAccount([inOtherOrder], [watched('a')])).toEqual([]);
    expect(newToAccount([watched('a'), inOtherOrder], [])).toEqual([watched('a')]);
  });

  test('a fund that a browser saved with its name is the one that the account watches without', () => {
    const watched = { assetClass: 'fund', instrumentId: '7' };
    const named = item('b', 'watchlist', { ...watched, name: 'Udaharan Flexi Cap Fund' });
    expect(newToAccount([named], [item('a', 'watchlist', watched)])).toEqual([]);
    expect(newToAccount([named], [])).toEqual([named]);
    // The name of a plan tells it from others.
    const plan = (id: string, name: string) => item(id, 'sip-plan', { name });
    expect(newToAccount([plan('d', 'x')], [plan('c', 'y')])).toHaveLength(1);
  });

  test('a plan that the account has with its start is the one that a browser saved', () => {
    const plan = { title: 'House', query: 'm=5000' };
    const account = [item('a', 'sip-plan', { ...plan, startsOn: '2026-05-05' })];
    expect(newToAccount([item('b', 'sip-plan', plan)], account)).toEqual([]);
  });

  test('two equal purchases are two purchases', () => {
    const lot = (id: string) => item(id, 'holding', { lots: [{ quantity: 1 }] });
    expect(newToAccount([lot('b')], [lot('a')])).toHaveLength(1);
  });

  test('merging the same items again adds nothing', () => {
    const items = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        kind: fc.constantFrom('watchlist', 'holding', 'sip-plan'),
        data: fc.record({ x: fc.integer({ max: 2, min: 0 }) }),
        updatedAt: fc.integer({ min: 1, max: 9 }).map(at),
      }),
    );
    const merge = (account: readonly ReturnType<typeof item>[], brought: typeof account) => {
      const byId = new Map(account.map((each) => [each.id, each]));
      for (const each of newToAccount(brought, account)) byId.set(each.id, each);
      return [...byId.values()];
    };
    const distinct = items.map((list) => [
      ...new Map(list.map((each) => [each.id, each])).values(),
    ]);
    fc.assert(
      fc.property(distinct, distinct, (account, brought) => {
        const once = merge(account, brought);
        expect(newToAccount(brought, once)).toEqual([]);
      }),
    );
  });
});
