import { runInNewContext } from 'node:vm';
import { displayChoices } from '@/components/shell/display/remembered-choice';
import { hindiPaths, inLanguage } from '@/lib/navigation/in-language';
import { firstScript } from '@/lib/security/first-script';

/** What the script makes of a browser that has stored these values. */
function attributesFor(stored: Record<string, string>, cookie = ''): Record<string, string> {
  const dataset: Record<string, string> = {};
  const { document, ...rest } = page('/', { dataset });
  runInNewContext(firstScript, {
    ...rest,
    document: { ...document, cookie },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  });
  return dataset;
}

test.each([
  ['India', -330, {}],
  ['London', 0, { abroad: '' }],
])('a device with the clocks of %s', (_, minutesBehindUtc, marks) => {
  const root = { dataset: {} };
  runInNewContext(firstScript, page('/', root, minutesBehindUtc));
  expect(root.dataset).toEqual(marks);
});

type Listener = (event: unknown) => void;

/** A page as the script finds it, and its listeners. */
function page(
  pathname: string,
  documentElement: { dataset: Record<string, string>; lang?: string } = { dataset: {} },
  minutesBehindUtc = -330,
) {
  const listeners: Record<string, Listener> = {};
  const addEventListener = (event: string, listener: Listener) => (listeners[event] = listener);
  return {
    Date: class {
      getTimezoneOffset = () => minutesBehindUtc;
    },
    location: { pathname, search: '?m=5000', hash: '#sip' },
    document: { documentElement: Object.assign(documentElement, { addEventListener }), cookie: '' },
    localStorage: { getItem: () => null },
    addEventListener,
    listeners,
  };
}

test.each([
  ...hindiPaths.map((path) => [inLanguage(path, 'hi'), 'hi-IN']),
  // The notice that there is no such page is in English.
  ['/hi/glossary/xirr', 'en-IN'],
  ['/hi/analytics', 'en-IN'],
  ['/hi/privacy-policy/x', 'en-IN'],
  ['/hi/features', 'en-IN'],
  ['/hi', 'en-IN'],
  ['/history', 'en-IN'],
  ['/privacy-policy', 'en-IN'],
])('the document at %s speaks %s', (path, lang) => {
  const root = { dataset: {}, lang: 'en-IN' };
  runInNewContext(firstScript, page(path, root));
  expect(root.lang).toBe(lang);
});

test('the link to the other language carries the query and the fragment of the address, and no other link does', () => {
  const found = page('/features/sip-calculator');
  runInNewContext(firstScript, found);
  const other = { href: '', pathname: '/hi/features/sip-calculator' };
  const click = (link: object | null) =>
    found.listeners.click?.({ target: { closest: () => link } });
  click(null);
  click(other);
  expect(other.href).toBe('/hi/features/sip-calculator?m=5000#sip');
  expect(() => found.listeners.click?.({ target: {} })).not.toThrow();
});

test.each(['pointerdown', 'keydown', 'click', 'resize'])(
  'the page is marked as untouched until its first %s; not where the address names a part of it',
  (sign) => {
    const found = page('/glossary');
    const listeners: Record<string, Listener[]> = {};
    const addEventListener = (event: string, listener: Listener) =>
      (listeners[event] ??= []).push(listener);
    runInNewContext(firstScript, { ...found, addEventListener });
    expect(found.document.documentElement.dataset).toEqual({});
    const location = { ...found.location, hash: '' };
    runInNewContext(firstScript, { ...found, location, addEventListener });
    expect(found.document.documentElement.dataset).toEqual({ untouched: '' });
    listeners[sign]?.forEach((listener) => listener({ target: {} }));
    expect(found.document.documentElement.dataset).toEqual({});
  },
);

test('text in a textarea is noted, text in a field is not', () => {
  const found = page('/');
  runInNewContext(firstScript, found);
  const area = { type: 'textarea', value: 'words' };
  const field = { type: 'password', value: 'secret' };
  for (const target of [area, field]) found.listeners.input?.({ target });
  expect(area).toHaveProperty('typed', 'words');
  expect(field).not.toHaveProperty('typed');
});

test.each([
  ['waits for its scripts', { waits: '' }, false, { waits: '', pressed: '' }],
  ['was answered by them', { waits: '' }, true, { waits: '' }],
  ['the server answers', {}, false, {}],
])('the press of a form that %s', (_, dataset, defaultPrevented, after) => {
  const found = page('/auth/signin');
  runInNewContext(firstScript, found);
  const event = { target: { dataset }, defaultPrevented, preventDefault: jest.fn() };
  found.listeners.submit?.(event);
  expect(dataset).toEqual(after);
  expect(event.preventDefault).toHaveBeenCalledTimes('pressed' in after ? 1 : 0);
});

test('the press of one of several buttons is held with its value', () => {
  const found = page('/auth/signin');
  runInNewContext(firstScript, found);
  const dataset = { waits: '' };
  const target = { dataset };
  const event = { target, submitter: { value: 'google' }, preventDefault: jest.fn() };
  found.listeners.submit?.(event);
  expect(dataset).toEqual({ waits: '', pressed: 'google' });
});

const choices = Object.values(displayChoices);

test.each(choices)(
  'each stored value of $key sets its attribute, the first value none',
  (choice) => {
    const [first, ...others] = choice.values;
    expect(attributesFor({ [choice.key]: first })).toEqual({});
    for (const value of others) {
      expect(attributesFor({ [choice.key]: value })).toEqual({ [choice.key]: value });
    }
  },
);

test.each(choices)('an unknown value of $key sets nothing', ({ key }) => {
  expect(attributesFor({ [key]: key })).toEqual({});
  expect(attributesFor({ [key]: 'other' })).toEqual({});
});

test('a member is marked as such also where the browser refuses its storage', () => {
  const dataset = {};
  const { document, ...rest } = page('/', { dataset });
  runInNewContext(firstScript, {
    ...rest,
    document: { ...document, cookie: 'a=b; signed-in=1yec9x1' },
    localStorage: {
      getItem() {
        throw new Error('refused');
      },
    },
  });
  expect(dataset).toEqual({ member: '' });
});
