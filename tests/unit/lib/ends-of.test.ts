import { endsOf } from '@/lib/ends-of';

test('one item is both ends', () => {
  expect(endsOf(['2026-11-21'])).toEqual({ first: '2026-11-21', last: '2026-11-21' });
});

test('zero is an item, and the items between the ends do not matter', () => {
  expect(endsOf([0, 7, 3])).toEqual({ first: 0, last: 3 });
});

test('an empty list throws', () => {
  expect(() => endsOf([])).toThrow('An empty list has no ends');
});
