import { allOf, firstOf, firstText } from '@/lib/query-values';

test.each([
  ['a key that is not there', undefined, undefined, [], ''],
  ['a key without a value', '', '', [''], ''],
  ['a key', 'a', 'a', ['a'], 'a'],
  ['a key that is given twice', ['a', 'b'], 'a', ['a', 'b'], 'a'],
])('%s', (_, value, first, all, text) => {
  expect(firstOf(value)).toBe(first);
  expect(allOf(value)).toEqual(all);
  expect(firstText(value)).toBe(text);
});

test('a text that is too long is cut', () => {
  expect(firstText('x'.repeat(200))).toHaveLength(120);
  expect(firstText(['x'.repeat(200), 'y'], 7)).toBe('xxxxxxx');
});
