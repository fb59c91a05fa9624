import { changeOf } from '@/lib/money/change';
import { formatSignedRupees } from '@/lib/money/signed-rupees';

test.each([
  [100, 112, { amount: 12, ratio: 0.12, direction: 'up' }],
  [100, 75, { amount: -25, ratio: -0.25, direction: 'down' }],
  [100, 100, { amount: 0, ratio: 0, direction: 'level' }],
  [0, 5, { amount: 5, ratio: null, direction: 'up' }],
  [-10, 5, { amount: 15, ratio: null, direction: 'up' }],
  [null, 5, { amount: null, ratio: null, direction: null }],
  [5, null, { amount: null, ratio: null, direction: null }],
] as const)('from %p to %p', (from, to, change) => {
  expect(changeOf(from, to)).toEqual(change);
});

test.each([
  [1_250, '+₹1,250'],
  [-80, '−₹80'],
  [0, '₹0'],
  [0.2, '₹0'],
  [null, '–'],
])('prints %p rupees as %s', (rupees, text) => {
  expect(formatSignedRupees(rupees)).toBe(text);
});
