import { pagePattern } from '@/lib/navigation/routes';

test.each([
  ['/analytics', '/analytics'],
  ['/features/sip-calculator', '/features/sip-calculator'],
  ['/features/mutual-funds/123456', '/features/mutual-funds/*'],
  ['/features/stock-picks/companies/INE000000001', '/features/stock-picks/*'],
  ['/glossary/xirr', '/glossary/*'],
  ['/account/anything', '/account/*'],
  ['/features/mutual-funds/', null],
  ['/glossary/', null],
  ['/features', null],
  ['/', null],
  ['/nowhere', null],
  ['/certificates/abc', '/certificates/*'],
  ['/toString', null],
  ['', null],
])('%s is counted as %s', (path, pattern) => {
  expect(pagePattern(path)).toBe(pattern);
});

test('a pattern is its own pattern', () => {
  expect(pagePattern('/features/mutual-funds/*')).toBe('/features/mutual-funds/*');
  expect(pagePattern('/glossary/*')).toBe('/glossary/*');
});
