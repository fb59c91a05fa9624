import { readStrategy } from '@/lib/options/domain/position/read-strategy';
import { typedFromQuery } from '@/lib/options/domain/position/strategy-address';
import { startStrategy, underlyings } from '@/lib/options/domain/position/typed-strategy';

const today = '2026-11-21';

test('the contracts of both exchanges can be chosen', () => {
  expect(underlyings).toEqual(
    expect.arrayContaining(['NIFTY', 'BANKNIFTY', 'FINNIFTY', 'SENSEX', 'BANKEX', 'own']),
  );
});

test.each([
  ['SENSEX', 'nse', 'bse', 20],
  ['BANKEX', 'nse', 'bse', 30],
  ['NIFTY', 'bse', 'nse', 65],
] as const)(
  '%s is traded on its own exchange, whatever the address says',
  (under, said, at, lot) => {
    const query = new URLSearchParams({ under, exchange: said });
    const { typed } = typedFromQuery(query, today);
    expect(typed.exchange).toBe(at);
    expect(readStrategy({ ...typed, exchange: said }).market).toMatchObject({
      exchange: at,
      unitsPerLot: lot,
    });
  },
);

test('a stock is traded where it is said to be', () => {
  const typed = { ...startStrategy(today), underlying: 'own', units: '500' } as const;
  expect(readStrategy({ ...typed, exchange: 'bse' }).market?.exchange).toBe('bse');
});

test('a ready-made strategy on the SENSEX expires on a Thursday of the BSE', () => {
  const query = new URLSearchParams({ under: 'SENSEX', preset: 'long-call', act: 'load' });
  const { typed } = typedFromQuery(query, today);
  expect(typed.legs.map(({ expiry }) => expiry)).toEqual(['2026-12-03']);
});
