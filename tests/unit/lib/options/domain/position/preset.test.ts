import { isOption, type Leg } from '@/lib/options/domain/position/leg';
import { marginOf } from '@/lib/options/domain/position/margin';
import { outcomeOf } from '@/lib/options/domain/position/outcome';
import { buildPreset, type PresetSetting } from '@/lib/options/domain/position/preset';
import { presetLegs, type PresetId } from '@/lib/options/domain/position/preset-legs';
import { valueStrategy } from '@/lib/options/domain/position/strategy-value';

const setting: PresetSetting = {
  spot: 24_041.9,
  strikeStep: 50,
  unitsPerLot: 65,
  lots: 2,
  date: '2026-11-21',
  expiry: '2026-12-01',
  laterExpiry: '2026-12-29',
  volatility: 0.12,
  rate: 0.065,
  dividendYield: 0.012,
  dayCount: 'calendar-365',
};
const market = { ...setting, volatility: 'per-leg', volatilityChange: 0 } as const;
const ids = Object.keys(presetLegs) as PresetId[];

test('there are at least 24 presets, no two alike', () => {
  expect(ids.length).toBeGreaterThanOrEqual(24);
  expect(new Set(ids.map((id) => JSON.stringify(presetLegs[id]))).size).toBe(ids.length);
});

test.each(ids)('%s has strikes on the grid and prices on the tick, and is fair today', (id) => {
  const legs = buildPreset(id, setting);
  legs.forEach((leg) => {
    expect(Math.round(leg.priceRupees * 20)).toBeCloseTo(leg.priceRupees * 20, 8);
    expect(leg.lots % 2).toBe(0);
  });
  legs.filter(isOption).forEach(({ strike }) => expect(strike % 50).toBe(0));
  const value = valueStrategy(legs, market);
  const ticks = legs.reduce((sum, { lots }) => sum + lots * 65 * 0.025, 0);
  expect(value.ok && Math.abs(value.value.profitRupees)).toBeLessThanOrEqual(ticks + 1e-6);
});

/** Hull, chapter 12: how many breakevens each has, and on which side it has no limit. */
test.each<[PresetId, number, boolean, boolean]>([
  ['long-call', 1, true, false],
  ['short-call', 1, false, true],
  ['bull-call-spread', 1, false, false],
  ['bear-put-spread', 1, false, false],
  ['long-straddle', 2, true, false],
  ['short-strangle', 2, false, true],
  ['short-iron-condor', 2, false, false],
  ['short-iron-butterfly', 2, false, false],
  ['call-butterfly', 2, false, false],
  ['put-condor', 2, false, false],
  ['call-back-spread', 1, true, false],
  ['call-calendar', 2, false, false],
  ['covered-call', 1, false, false],
  ['protective-put', 1, true, false],
  ['collar', 1, false, false],
  ['synthetic-long', 1, true, false],
])('%s has %p breakevens; unlimited profit %p, unlimited loss %p', (id, count, up, down) => {
  const free = { ...setting, dividendYield: 0 };
  const outcome = outcomeOf(buildPreset(id, free), { ...market, dividendYield: 0 });
  expect(outcome.breakevens).toHaveLength(count);
  expect([outcome.bestRupees === 'unlimited', outcome.worstRupees === 'unlimited']).toEqual([
    up,
    down,
  ]);
});

test.each<[PresetId, string]>([
  ['short-iron-condor', 'defined'],
  ['collar', 'defined'],
  ['long-box', 'defined'],
  ['conversion', 'defined'],
  ['short-straddle', 'range'],
  ['jade-lizard', 'range'],
  ['call-ratio-spread', 'range'],
  ['risk-reversal', 'range'],
])('%s has a %s margin', (id, kind) => {
  const margin = marginOf(buildPreset(id, setting), market);
  expect(margin.ok && margin.value.kind).toBe(kind);
});

test('a box brings the same at every spot: the width of its strikes less its price', () => {
  const legs = buildPreset('long-box', setting);
  const paid = legs.reduce(
    (sum, { side, priceRupees }) => sum + (side === 'buy' ? priceRupees : -priceRupees),
    0,
  );
  const outcome = outcomeOf(legs, market);
  expect(outcome.bestRupees).toBeCloseTo(130 * (200 - paid), 6);
  expect(outcome.worstRupees).toBeCloseTo(130 * (200 - paid), 6);
});

test('the strike nearest to the spot is the middle', () => {
  const [call] = buildPreset('long-call', setting) as [Leg];
  expect(call).toMatchObject({ strike: 24_050, lots: 2, expiry: '2026-12-01', volatility: 0.12 });
});

test('steps that leave no strike are refused', () => {
  const coarse = { ...setting, spot: 100, strikeStep: 50 };
  expect(() => buildPreset('short-iron-condor', coarse)).toThrow('No strike');
});
