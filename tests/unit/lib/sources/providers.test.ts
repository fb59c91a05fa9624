import { readFileSync } from 'node:fs';
import { providerStates, providerTerms } from '@/lib/sources/provider-terms';
import * as providers from '@/lib/sources/providers';
import { providerHeaders } from '@/lib/sources/feed';

const stateOf = (id: string, env = {}) => providerStates(env).find((each) => each.id === id)?.state;

test('every provider that the site asks has its terms', () => {
  const asked = Object.values(providers).map(({ id }) => id);
  expect(Object.keys(providerTerms)).toEqual(expect.arrayContaining(asked));
});

test('the exchanges are off until a licence is named; AMFI is on until it is turned off', () => {
  expect([stateOf('nse'), stateOf('bse'), stateOf('amfi')]).toEqual(['off', 'never', 'on']);
  expect(stateOf('nse', { NSE_PRICES_LICENCE: 'Agreement 12 of 1 October 2026' })).toBe('on');
  expect(stateOf('nse', { NSE_PRICES_LICENCE: ' ' })).toBe('off');
  expect(stateOf('amfi', { AMFI_NAVS: 'off' })).toBe('off');
  const asking = (env = {}) =>
    providerStates(env).flatMap(({ id, needsPermission }) => (needsPermission ? id : []));
  expect(asking()).toEqual(['amfi']);
  expect(asking({ AMFI_NAVS: 'off' })).toEqual([]);
});

test.each(['.env.example', 'docs/operating.md'])(
  '%s names each provider of lib/sources/provider-terms.ts, its switch and the day',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const words = Object.values(providerTerms).flatMap(({ name, switch: known, readOn }) => [
      name,
      readOn,
      ...(known ? [known.variable] : []),
    ]);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  },
);

type Asker = Parameters<typeof providerHeaders>[1];

const asker: Asker = { version: '1.2.3', coingeckoKey: null, coingeckoPaidKey: null };

test('the user agent has no URL, which some servers of the government refuse', () => {
  expect(providerHeaders({ id: 'pib' }, asker)['user-agent']).toBe('Arthayatra/1.2.3');
});

test('a key is sent to its provider alone, the paid one in place of the free one', () => {
  const free = { ...asker, coingeckoKey: 'CG-free' };
  const paid = { ...free, coingeckoPaidKey: 'CG-paid' };
  const keysOf = (id: 'coingecko' | 'rbi', keys: Asker) =>
    Object.entries(providerHeaders({ id }, keys)).filter(([, value]) => value.startsWith('CG-'));
  expect(keysOf('coingecko', asker)).toEqual([]);
  expect(keysOf('coingecko', free)).toEqual([['x-cg-demo-api-key', 'CG-free']]);
  expect(keysOf('coingecko', paid)).toEqual([['x-cg-pro-api-key', 'CG-paid']]);
  expect(keysOf('rbi', paid)).toEqual([]);
});

test('the functions run in Mumbai, since RBI refuses some foreign addresses', () => {
  const settings: unknown = JSON.parse(readFileSync('vercel.json', 'utf8'));
  expect(settings).toMatchObject({ regions: ['bom1'] });
});
