import { groupBy } from '@/lib/group-by';

test('items stand by their key in the order in which they come, without those that have none', () => {
  const groups = groupBy([5, 12, 7, 18, -1], (number) =>
    number < 0 ? undefined : String(number).length,
  );
  expect([...groups]).toEqual([
    [1, [5, 7]],
    [2, [12, 18]],
  ]);
});

test('null is a key', () => {
  expect(groupBy(['a'], () => null).get(null)).toEqual(['a']);
});
