import fc from 'fast-check';
import { inflatedRupees, realReturnPercent, realRupees } from '@/lib/sip/domain/real-value';

test('99,91,479 in 20 years at 6 % inflation buy what 31,15,390 buy today', () => {
  expect(Math.round(realRupees(9_991_479, 6, 240))).toBe(Math.round(9_991_479 / 1.06 ** 20));
  expect(Math.round(realRupees(9_991_479, 6, 240))).toBe(3_115_390);
});

test('inflation compounds yearly: after twelve months a hundred costs 106', () => {
  expect(inflatedRupees(100, 6, 12)).toBeCloseTo(106, 10);
  expect(inflatedRupees(100, 6, 6)).toBeCloseTo(102.9563, 4);
});

test('12 % at 6 % inflation is a real return of 5.66 %', () => {
  expect(realReturnPercent(12, 6)).toBeCloseTo(5.6604, 4);
  expect(realReturnPercent(6, 6)).toBeCloseTo(0, 12);
});

test('inflating and deflating undo each other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e12 }),
      fc.double({ min: -5, max: 20, noNaN: true }),
      fc.integer({ min: 0, max: 600 }),
      (rupees, inflation, months) => {
        const back = realRupees(inflatedRupees(rupees, inflation, months), inflation, months);
        expect(Math.abs(back - rupees)).toBeLessThan(rupees * 1e-9);
      },
    ),
  );
});
