import { browserCopyKey } from '@/lib/saved/browser-copy-key';
import {
  browserLimits,
  leaveInBrowser,
  putInBrowser,
  readBrowserCopy,
  removeFromBrowser,
  type BrowserItem,
  type BrowserStorage,
} from '@/lib/saved/browser-copy';

const item = (id: string, changes: Partial<BrowserItem> = {}): BrowserItem => ({
  id,
  kind: 'watchlist',
  version: 1,
  data: { assetClass: 'coin', instrumentId: id },
  updatedAt: '2026-11-21T10:00:00.000Z',
  ...changes,
});

function storageOf(entries: Record<string, string> = {}): BrowserStorage & {
  entries: Record<string, string>;
} {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => void (entries[key] = value),
    removeItem: (key) => void delete entries[key],
  };
}

const ids = (storage: BrowserStorage) => {
  const copy = readBrowserCopy(storage.getItem(browserCopyKey));
  return copy === 'newer' ? copy : copy.items.map(({ id }) => id);
};

test('what is put is read again, the newest first, each id once', () => {
  const storage = storageOf();
  expect(putInBrowser(storage, item('a'))).toBeNull();
  putInBrowser(storage, item('b'));
  putInBrowser(storage, item('a', { version: 2 }));
  expect(ids(storage)).toEqual(['a', 'b']);
});

test('the last item takes the entry with it', () => {
  const storage = storageOf();
  putInBrowser(storage, item('a'));
  putInBrowser(storage, item('b'));
  removeFromBrowser(storage, ['a']);
  expect(ids(storage)).toEqual(['b']);
  removeFromBrowser(storage, ['a', 'b']);
  expect(storage.entries).toEqual({});
});

test.each([null, '', 'x', '[]', '{"schema":1}', '{"schema":1,"items":[{"id":1},null,"a"]}'])(
  'what is no copy, as %s, counts as none and may be written over',
  (text) => {
    expect(readBrowserCopy(text)).toEqual({ items: [], staysHere: false });
    const storage = storageOf(text === null ? {} : { [browserCopyKey]: text });
    expect(putInBrowser(storage, item('a'))).toBeNull();
    expect(ids(storage)).toEqual(['a']);
  },
);

test('what a later release wrote is left as it is', () => {
  const text = '{"schema":2,"items":{"a":1}}';
  const storage = storageOf({ [browserCopyKey]: text });
  expect(putInBrowser(storage, item('a'))).toBe('newer');
  expect(removeFromBrowser(storage, ['a'])).toBe('newer');
  expect(storage.entries[browserCopyKey]).toBe(text);
});

test('it has a size, in things and in characters, and what is over it changes nothing', () => {
  const storage = storageOf();
  for (let count = 0; count < browserLimits.items; count += 1) {
    expect(putInBrowser(storage, item(`${count}`))).toBeNull();
  }
  expect(putInBrowser(storage, item('more'))).toBe('full');
  expect(putInBrowser(storage, item('0', { version: 3 }))).toBeNull();
  const small = storageOf();
  const text = 'x'.repeat(browserLimits.characters);
  expect(putInBrowser(small, item('a', { data: { text } }))).toBe('full');
  expect(small.entries).toEqual({});
});

test('a full browser and one that keeps nothing are told apart', () => {
  const throwing = (name: string) => ({
    ...storageOf(),
    setItem: () => {
      throw new DOMException('no', name);
    },
  });
  expect(putInBrowser(throwing('QuotaExceededError'), item('a'))).toBe('full');
  expect(putInBrowser(throwing('SecurityError'), item('a'))).toBe('blocked');
  expect(putInBrowser(null, item('a'))).toBe('blocked');
});

test('that things stay here is remembered until something is added to them', () => {
  const storage = storageOf();
  putInBrowser(storage, item('a'));
  putInBrowser(storage, item('b'));
  leaveInBrowser(storage);
  removeFromBrowser(storage, ['a']);
  expect(readBrowserCopy(storage.getItem(browserCopyKey))).toMatchObject({ staysHere: true });
  putInBrowser(storage, item('c'));
  expect(readBrowserCopy(storage.getItem(browserCopyKey))).toMatchObject({ staysHere: false });
});
