import { normalBelow, normalDensity, erfcx } from '@/lib/options/domain/pricing/normal';

/** M. Abramowitz and I. Stegun, tables 7.1 and 26.1, and mpmath 1.3 with 60 digits for what they do not print. */
test.each([
  [-37, 5.72557122252457682e-300],
  [-20, 2.7536241186062337e-89],
  [-10, 7.61985302416052607e-24],
  [-5, 2.86651571879193912e-7],
  [-1, 0.158655253931457051],
  [0, 0.5],
  [2, 0.977249868051820793],
])('the share below %p is %p', (z, share) => {
  expect(Math.abs(normalBelow(z) / share - 1)).toBeLessThan(2e-15 * (1 + z * z));
});

test.each([
  [0, 1],
  [0.25, 0.770346547730996744],
  [1, 0.427583576155807004],
  [3, 0.17900115118138995],
  [5, 0.110704637733068626],
  [10, 0.0561409927438225859],
  [30, 0.0187958888614167515],
  [1e10, 5.6418958354775629e-11],
])('exp(x²) erfc(x) at %p is %p to the last digits', (x, expected) => {
  expect(Math.abs(erfcx(x) / expected - 1)).toBeLessThan(1e-15);
});

test.each([0.46875, 4, 6.71e7])('nothing jumps where two approximations meet, at %p', (x) => {
  const [before, after] = [erfcx(x), erfcx(x * (1 + 4e-16))];
  expect(Math.abs(after / before - 1)).toBeLessThan(2e-15);
});

test('the density at 0 is 1 over the root of 2π', () => {
  expect(normalDensity(0)).toBeCloseTo(0.3989422804014327, 15);
});
