import { fillCount } from '@/lib/messages/fill';

const years = { one: '{name} in 1 year', other: '{name} in {count} years' };

it.each([
  [1, 'Home in 1 year'],
  [0, 'Home in 0 years'],
  [3, 'Home in 3 years'],
])('says %d', (count, expected) => {
  expect(fillCount(count, years, { name: 'Home' })).toBe(expected);
});

it('prints the number as it is given for the page', () => {
  expect(fillCount(1200, { one: '1 row', other: '{count} rows' }, { count: '1,200' })).toBe(
    '1,200 rows',
  );
});
