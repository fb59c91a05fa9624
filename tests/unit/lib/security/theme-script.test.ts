import { runInNewContext } from 'node:vm';
import * as display from '@/components/shell/display';
import { themeScript } from '@/lib/security/theme-script';

/** What the script makes of a browser that keeps these values. */
function attributesFor(kept: Record<string, string>, cookie = ''): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(themeScript, {
    ...page('/'),
    document: { documentElement: { dataset }, cookie },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
  });
  return dataset;
}

type Listener = (event: unknown) => void;

/** A page as the script finds it, and whoever listens to its clicks. */
function page(pathname: string, documentElement: object = { dataset: {} }) {
  const listeners: Listener[] = [];
  return {
    location: { pathname, search: '?m=5000', hash: '#sip' },
    document: { documentElement, cookie: '' },
    localStorage: { getItem: () => null },
    addEventListener: (_: string, listener: Listener) => listeners.push(listener),
    listeners,
  };
}

test.each([
  ['/hi/privacy-policy', 'hi-IN'],
  ['/hi', 'en-IN'],
  ['/history', 'en-IN'],
  ['/privacy-policy', 'en-IN'],
])('the document at %s speaks %s', (path, lang) => {
  const root = { dataset: {}, lang: 'en-IN' };
  runInNewContext(themeScript, page(path, root));
  expect(root.lang).toBe(lang);
});

test('the link to the other language takes along what stands in the address, and no other link does', () => {
  const found = page('/features/sip-calculator');
  runInNewContext(themeScript, found);
  const other = { href: '', pathname: '/hi/features/sip-calculator' };
  const click = (link: object | null) =>
    found.listeners.forEach((listen) => listen({ target: { closest: () => link } }));
  click(null);
  click(other);
  expect(other.href).toBe('/hi/features/sip-calculator?m=5000#sip');
  expect(() => found.listeners.forEach((listen) => listen({ target: {} }))).not.toThrow();
});

const choices = Object.values(display);

test.each(choices)(
  'each remembered value of $key is set, its first is set by nothing',
  (choice) => {
    const [first, ...others] = choice.values;
    expect(attributesFor({ [choice.key]: first })).toEqual({});
    for (const value of others) {
      expect(attributesFor({ [choice.key]: value })).toEqual({ [choice.key]: value });
    }
  },
);

test.each(choices)('what is no value of $key sets nothing', ({ key }) => {
  expect(attributesFor({ [key]: key })).toEqual({});
  expect(attributesFor({ [key]: 'other' })).toEqual({});
});

test('a browser that refuses its storage still shows the member what is the member’s', () => {
  const dataset = {};
  runInNewContext(themeScript, {
    ...page('/'),
    document: { documentElement: { dataset }, cookie: 'a=b; signed-in=1' },
    localStorage: {
      getItem() {
        throw new Error('refused');
      },
    },
  });
  expect(dataset).toEqual({ member: '' });
});
