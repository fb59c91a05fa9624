import { pageOf } from '@/lib/page-of';

const items = ['a', 'b', 'c', 'd', 'e'];

test.each([
  [1, { items: ['a', 'b'], from: 1, page: 1, pageCount: 3 }],
  [3, { items: ['e'], from: 5, page: 3, pageCount: 3 }],
  [9, { items: ['e'], from: 5, page: 3, pageCount: 3 }],
])('page %i of five items, two on a page', (wanted, page) => {
  expect(pageOf(items, wanted, 2)).toEqual(page);
});

test('an empty list has one page', () => {
  expect(pageOf([], 4, 2)).toEqual({ items: [], from: 1, page: 1, pageCount: 1 });
});
