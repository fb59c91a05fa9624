import { readFileSync } from 'node:fs';
import { providerHeaders } from '@/lib/sources/provider-headers';

type Asker = Parameters<typeof providerHeaders>[1];

const asker: Asker = { version: '1.2.3', coingeckoKey: null, coingeckoPaidKey: null };

test('the user agent is a product name: some servers of the government refuse one that holds a URL', () => {
  expect(providerHeaders({ id: 'pib' }, asker)['user-agent']).toBe('Arthayatra/1.2.3');
});

test('a key goes to its provider alone, that of a paid plan before that of the free one', () => {
  const free = { ...asker, coingeckoKey: 'CG-free' };
  const paid = { ...free, coingeckoPaidKey: 'CG-paid' };
  const keysOf = (id: 'coingecko' | 'rbi', keys: Asker) =>
    Object.entries(providerHeaders({ id }, keys)).filter(([, value]) => value.startsWith('CG-'));
  expect(keysOf('coingecko', asker)).toEqual([]);
  expect(keysOf('coingecko', free)).toEqual([['x-cg-demo-api-key', 'CG-free']]);
  expect(keysOf('coingecko', paid)).toEqual([['x-cg-pro-api-key', 'CG-paid']]);
  expect(keysOf('rbi', paid)).toEqual([]);
});

test('the functions run in Mumbai: RBI refuses some foreign addresses', () => {
  const settings: unknown = JSON.parse(readFileSync('vercel.json', 'utf8'));
  expect(settings).toMatchObject({ regions: ['bom1'] });
});
