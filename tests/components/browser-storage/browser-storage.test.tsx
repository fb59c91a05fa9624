import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { hasEntry, removePersonalEntries } from '@/lib/browser-storage/entries';
import { browserKeys } from '@/lib/browser-storage/keys';
import { useBrowserStorage } from '@/lib/browser-storage/use-browser-storage';

const isText = (value: unknown) => typeof value === 'string';
const asText = (value: unknown) => (isText(value) ? value : null);
const asTexts = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every(isText) ? value : null;

const word = browserStorage('last-sip', asText);
const list = browserStorage('recent-searches', asTexts);

/** What another tab of the site does. */
function inOtherTab(key: string | null, text: string | null = null) {
  if (key === null) localStorage.clear();
  else if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: text })));
}

/** A browser in which `method` of the storage throws. */
function refuse(method: 'getItem' | 'setItem' | 'removeItem', name = 'SecurityError') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', name);
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

test('a written entry can be read and removed', () => {
  expect(list.read()).toBeNull();
  expect(list.write(['gold', 'nifty'])).toBeNull();
  expect(list.read()).toEqual(['gold', 'nifty']);
  expect(localStorage.getItem('recent-searches')).toBe('["gold","nifty"]');
  expect(list.remove()).toBeNull();
  expect(list.read()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['dark', 'dark'],
  ['/features/sip-calculator?m=5000', '/features/sip-calculator?m=5000'],
  ['12', '"12"'],
  ['null', '"null"'],
  ['"quoted"', '"\\"quoted\\""'],
  ['', ''],
])('the string %s is stored as %s and read back as it was', (text, stored) => {
  word.write(text);
  expect(localStorage.getItem('last-sip')).toBe(stored);
  expect(word.read()).toBe(text);
});

test.each(['not json', '{"a":', '{}', '[1]', 'null', '"text"'])(
  'a damaged entry (%s) is as if absent, and can be written over',
  (text) => {
    localStorage.setItem('recent-searches', text);
    expect(list.read()).toBeNull();
    expect(hasEntry('recent-searches')).toBe(true);
    expect(list.write(['gold'])).toBeNull();
    expect(list.read()).toEqual(['gold']);
  },
);

test('a schema that throws refuses the entry', () => {
  localStorage.setItem('household', '{}');
  const broken = browserStorage('household', (): string => {
    throw new TypeError('no text');
  });
  expect(broken.read()).toBeNull();
});

test('an unchanged entry gives the same object, a changed one gives another', () => {
  list.write(['gold']);
  const before = list.read();
  expect(list.read()).toBe(before);
  list.write(['gold']);
  expect(list.read()).toBe(before);
  list.write(['nifty']);
  expect(list.read()).not.toBe(before);
});

test('full and blocked storage are reported and never throw', () => {
  refuse('setItem', 'QuotaExceededError');
  expect(word.write('dark')).toBe('full');
  refuse('setItem');
  refuse('getItem');
  refuse('removeItem');
  expect(word.write('dark')).toBe('blocked');
  expect(word.remove()).toBe('blocked');
  expect(word.read()).toBeNull();
  expect(hasEntry('last-sip')).toBe(false);
});

test('a browser that throws when storage is accessed is treated as blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(word.read()).toBeNull();
  expect(word.write('dark')).toBe('blocked');
  expect(word.remove()).toBe('blocked');
  expect(hasEntry('last-sip')).toBe(false);
  expect(() => removePersonalEntries('asha')).not.toThrow();
});

test('an entry of the tab is not in the storage of all tabs', () => {
  const draft = browserStorage('enquiry-draft', asText, 'sessionStorage');
  draft.write('Hello');
  expect(draft.read()).toBe('Hello');
  expect(localStorage).toHaveLength(0);
  draft.remove();
  expect(sessionStorage).toHaveLength(0);
});

test('a subscriber is notified of changes of its entry by this tab and others until it unsubscribes', () => {
  const heard = jest.fn();
  const stop = word.subscribe(heard);
  word.write('a');
  word.remove();
  expect(heard.mock.calls).toEqual([[false], [false]]);
  inOtherTab('last-sip', 'b');
  inOtherTab('theme', 'dark');
  inOtherTab(null);
  expect(heard.mock.calls.slice(2)).toEqual([[true], [true]]);
  stop();
  word.write('c');
  inOtherTab('last-sip');
  expect(heard).toHaveBeenCalledTimes(4);
});

function Word() {
  return <p>{useBrowserStorage(word) ?? 'nothing'}</p>;
}

test('a component shows the current entry, and none on the server', () => {
  word.write('before');
  expect(renderToString(<Word />)).toBe('<p>nothing</p>');
  render(<Word />);
  expect(screen.getByText('before')).toBeVisible();
  act(() => void word.write('here'));
  expect(screen.getByText('here')).toBeVisible();
  inOtherTab('last-sip', 'elsewhere');
  expect(screen.getByText('elsewhere')).toBeVisible();
  inOtherTab(null);
  expect(screen.getByText('nothing')).toBeVisible();
});

test('signing out removes exactly what belongs to the person', () => {
  for (const key of browserKeys) localStorage.setItem(key, 'x');
  localStorage.setItem('learning:asha:1', 'x');
  localStorage.setItem('learning:ravi:1', 'x');
  localStorage.setItem('learning-path', 'of another site');
  sessionStorage.setItem('enquiry-draft', 'x');
  sessionStorage.setItem('theme', 'x');
  removePersonalEntries('asha');
  const removed: string[] = [
    ...['last-sip', 'recent-searches', 'learning', 'enquiry-draft', 'name-draft', 'market-files'],
  ];
  expect(Object.keys(localStorage).sort()).toEqual(
    [
      ...browserKeys.filter((key) => !removed.includes(key)),
      'learning-path',
      'learning:ravi:1',
    ].sort(),
  );
  expect(Object.keys(sessionStorage)).toEqual(['theme']);
});
