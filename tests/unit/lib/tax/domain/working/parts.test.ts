import { roundRupees } from '@/lib/tax/domain/working/parts';

test.each([
  [1_234_560, 1_234_560],
  [1_234_564, 1_234_560],
  [1_234_564.99, 1_234_560],
  [1_234_565, 1_234_570],
  [1_234_569, 1_234_570],
  [4, 0],
  [5, 10],
])(
  '%p is rounded to %p: a last figure of five or more upwards (sections 288A and 288B, 516)',
  (rupees, rounded) => {
    expect(roundRupees(rupees, { toMultipleOfRupees: 10 })).toBe(rounded);
  },
);

test('a single rupee is rounded the same way', () => {
  expect(roundRupees(0.5, { toMultipleOfRupees: 1 })).toBe(1);
  expect(roundRupees(0.49, { toMultipleOfRupees: 1 })).toBe(0);
});
