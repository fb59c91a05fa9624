import type { StrikeVolatility } from '@/lib/options/domain/chain/chain-figures';
import { volatilitySurface } from '@/lib/options/domain/pricing/volatility-surface';

const at = (strike: number, volatility: number): StrikeVolatility => ({
  strike,
  volatility,
  from: 'call',
});
const none = (strike: number): StrikeVolatility => ({
  strike,
  volatility: null,
  problem: 'no-price',
});

test('strikes of any expiry by rising strike, expiries by date, gaps unknown', () => {
  const surface = volatilitySurface(
    [
      { expiry: '2026-12-29', volatilities: [at(100, 0.21), at(110, 0.2)] },
      { expiry: '2026-12-01', volatilities: [at(90, 0.25), at(100, 0.2), none(110)] },
    ],
    { spot: 100, mostStrikes: 9 },
  );
  expect(surface).toEqual({
    expiries: ['2026-12-01', '2026-12-29'],
    rows: [
      { strike: 90, volatilities: [0.25, null] },
      { strike: 100, volatilities: [0.2, 0.21] },
      { strike: 110, volatilities: [null, 0.2] },
    ],
  });
});

test('the strikes nearest to the spot stay', () => {
  const volatilities = [80, 90, 100, 110, 120].map((strike) => at(strike, 0.2));
  const { rows } = volatilitySurface([{ expiry: '2026-12-01', volatilities }], {
    spot: 101,
    mostStrikes: 3,
  });
  expect(rows.map(({ strike }) => strike)).toEqual([90, 100, 110]);
});
