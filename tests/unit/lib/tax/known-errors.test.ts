import { knownErrors } from '@/lib/tax/known-errors';

// Right figures: domain.md 1.4 to 1.6 and features.md 0.2; 51,98,000 by hand below.
test('every error is an error, and ours is the figure of the law', () => {
  const byName = Object.fromEntries(
    knownErrors().map(({ name, wrongRupees, rightRupees }) => [name, [wrongRupees, rightRupees]]),
  );
  expect(byName).toEqual({
    taxBeforeRebate: [120_000, 60_000],
    cessForgotten: [10_000, 10_400],
    standardDeduction: [74_100, 0],
    oldSlabs: [278_200, 192_400],
    deductionLeak: [161_200, 192_400],
    exemptionAbsorption: [22_750, 0],
    roundedDown: [0, 10],
    // 3,00,000 to 24 lakh and 30 % of 27,98,000, 10 % surcharge beyond the zone of relief, 4 % cess.
    surchargeRelief: [1_227_200, 1_303_470],
  });
});
