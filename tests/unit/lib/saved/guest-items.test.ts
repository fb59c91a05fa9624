import { readGuestItems, storedGuestItems, type GuestItem } from '@/lib/saved/guest-items';

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
