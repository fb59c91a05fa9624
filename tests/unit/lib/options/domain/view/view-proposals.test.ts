import { isOption } from '@/lib/options/domain/position/leg';
import type { View } from '@/lib/options/domain/view/view';
import { proposalsForView, type ViewSetting } from '@/lib/options/domain/view/view-proposals';

const setting: ViewSetting = {
  spot: 24_500,
  strikeStep: 50,
  unitsPerLot: 65,
  lots: 1,
  date: '2026-11-21',
  expiries: ['2026-11-24', '2026-12-01', '2026-12-29'],
  volatility: 0.13,
  rate: 0.065,
  dividendYield: 0.012,
  dayCount: 'calendar-365',
};

const view: View = {
  outlook: 'up',
  strength: 'plain',
  lean: null,
  range: null,
  volatility: null,
  date: null,
  lossLimitRupees: null,
  ofShares: null,
  isHedge: false,
};

test('the first expiry on or after the day of the view is taken', () => {
  expect(proposalsForView(view, setting).expiry).toBe('2026-11-24');
  const dated = proposalsForView({ ...view, date: '2026-12-01' }, setting);
  expect(dated).toMatchObject({ expiry: '2026-12-01', isExpiryTooEarly: false });
  const late = proposalsForView({ ...view, date: '2027-01-09' }, setting);
  expect(late).toMatchObject({ expiry: '2026-12-29', isExpiryTooEarly: true });
});

test('strikes are at the levels of the view, wings further out', () => {
  const range = { low: 24_000, high: 25_000 };
  const { proposals } = proposalsForView({ ...view, outlook: 'still', range }, setting);
  const condor = proposals.find(({ presetId }) => presetId === 'short-iron-condor');
  expect(condor?.legs.map((leg) => isOption(leg) && leg.strike)).toEqual([
    23_900, 24_000, 25_000, 25_100,
  ]);
  // Sold dearer than bought: its prices are those of the strikes that it has now.
  const [low, soldPut, soldCall, high] = condor?.legs.map(({ priceRupees }) => priceRupees) ?? [];
  expect(soldPut).toBeGreaterThan(low ?? NaN);
  expect(soldCall).toBeGreaterThan(high ?? NaN);
});

test('a range that leaves the spot outside moves no strike past another', () => {
  const range = { low: 25_500, high: 26_000 };
  const { proposals } = proposalsForView({ ...view, outlook: 'still', range }, setting);
  for (const { legs } of proposals) {
    const strikes = legs.flatMap((leg) => (isOption(leg) ? leg.strike : []));
    expect(strikes).toEqual([...strikes].sort((one, other) => one - other));
  }
});

test('a limit is held against the worst result of each, and leaves out what has none', () => {
  const { proposals } = proposalsForView({ ...view, lossLimitRupees: 3000 }, setting);
  expect(proposals.length).toBeGreaterThan(1);
  for (const { worstRupees, isWithinLimit } of proposals) {
    expect(isWithinLimit).toBe(worstRupees !== 'unlimited' && worstRupees >= -3000);
  }
  expect(new Set(proposals.map(({ isWithinLimit }) => isWithinLimit))).toEqual(
    new Set([true, false]),
  );
});

test('without a limit nothing is held against it, and the unlimited is named so', () => {
  const { proposals } = proposalsForView({ ...view, outlook: 'not-up' }, setting);
  expect(proposals.map(({ isWithinLimit }) => isWithinLimit)).toEqual([null, null]);
  expect(proposals.map(({ worstRupees }) => worstRupees)).toContain('unlimited');
});

test('a spot of few steps leaves out what would need a strike below zero', () => {
  const still = { ...view, outlook: 'still', range: { low: 60, high: 140 } } as const;
  const { proposals } = proposalsForView(still, { ...setting, spot: 160 });
  expect(proposals.map(({ presetId }) => presetId)).toEqual(['short-strangle']);
});
