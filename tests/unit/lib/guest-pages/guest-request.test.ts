import { httpsSessionCookies } from '@/tests/factories/https-session';
import { guestAddress } from '@/lib/guest-pages/guest-page';
import { memberPaths, staticPaths } from '@/lib/navigation/routes';

jest.mock('@/lib/env', () => ({
  env: { isHttps: true, firebase: {}, cookieKeys: ['k'.repeat(40)] },
}));

const headers = { host: 'localhost:3000', accept: 'text/html', 'user-agent': 'a browser' };
const addressOf = (url: string, changes: Record<string, string> = {}, method = 'GET') =>
  guestAddress({ method, url, headers: { ...headers, ...changes } });

test.each([
  '/analytics',
  '/analytics?demo=1',
  '/features/crypto-market',
  '/features/crypto-market?view=movers&page=2&col=price&col=1h',
  '/features/crypto-market/sample-devalo-42?range=1y',
  '/features/mutual-funds?plan=direct&sort=newest',
  '/features/mutual-funds/102550?tab=risk',
  '/features/financial-news?view=dates',
  '/features/sip-calculator',
  '/hi/features/sip-calculator',
  '/features/option-trading',
  ...staticPaths,
  '/glossary/exit-load',
])('%s is the same for every guest', (url) => {
  expect(addressOf(url)).toBe(url);
  expect(addressOf(url, {}, 'HEAD')).toBe(url);
});

test.each([
  ...memberPaths.map((path) => (path.endsWith('/') ? `${path}x` : path)),
  '/',
  '/api/me',
  '/auth/signin',
  '/search?q=gold',
  '/premium-services',
  '/features/consultation',
  '/features/crypto-market/missing/x',
  '/features/crypto-market/coins.csv',
  '/features/crypto-market/prices',
  '/features/crypto-market/opengraph-image',
  '/features/crypto-market/',
  '//analytics',
  '/analytics/',
  '/Analytics',
  '/%61nalytics',
  '/analytics/../account',
  'http://evil.example/analytics',
  '/features/mutual-funds/102550x',
  '/features/sip-calculator?m=5000',
  '/features/option-trading?legs=1',
])('%s is rendered for each visitor', (url) => {
  expect(addressOf(url)).toBeNull();
});

test.each([
  ['a key that the page does not know', '/analytics?utm_source=x'],
  ['a search', '/features/mutual-funds?q=gold'],
  ['an amount', '/features/mutual-funds/102550?monthly=5000'],
  ['a part of a page', '/analytics?_rsc=abc'],
  ['an empty query', '/analytics?'],
  ['letters that a link of ours does not have', "/analytics?tab='<script>"],
  ['a query that is too long', `/analytics?tab=${'x'.repeat(300)}`],
  ['a query of a prerendered page', '/privacy-policy?tab=1'],
])('%s is not stored', (_, url) => {
  expect(addressOf(url)).toBeNull();
});

test.each(['POST', 'PUT', 'OPTIONS', 'get', undefined])(
  'the method %s is not answered',
  (method) => {
    expect(guestAddress({ method, url: '/analytics', headers })).toBeNull();
  },
);

test.each([
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-url',
  'next-action',
  'content-length',
  'content-type',
  'transfer-encoding',
  'range',
  'if-none-match',
  'if-modified-since',
  'authorization',
  'purpose',
  'x-middleware-subrequest',
  'x-middleware-prefetch',
])('a request with the header %s goes the usual way', (name) => {
  expect(addressOf('/analytics', { [name]: '1' })).toBeNull();
});

test.each(httpsSessionCookies.map((cookie) => cookie.replace(/=.*/, '')))(
  'a browser with the cookie %s is no guest, and sees prerendered pages all the same',
  (name) => {
    for (const cookie of [`${name}=x`, `theme=dark; ${name}=x`, `${name}`]) {
      expect(addressOf('/analytics', { cookie })).toBeNull();
      expect(addressOf('/privacy-policy', { cookie })).toBe('/privacy-policy');
    }
  },
);

test.each(['session', 'SESSION.id', '__Host-session.sig'])(
  'a cookie that resembles a session (%s) is enough',
  (name) => expect(addressOf('/analytics', { cookie: `${name}=x` })).toBeNull(),
);

test('other cookies change nothing', () => {
  const cookie = 'known-device=abc; theme=dark; figures=full';
  expect(addressOf('/analytics', { cookie })).toBe('/analytics');
});
