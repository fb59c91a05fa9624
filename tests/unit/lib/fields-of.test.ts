import { fieldsOf } from '@/lib/fields-of';

test.each([null, undefined, 7, 'text', true])('%j has no fields', (value) => {
  expect(fieldsOf(value)).toEqual({});
});

test('an object has its own fields and no inherited ones', () => {
  const value: unknown = JSON.parse('{"a":1,"__proto__":{"b":2}}');
  expect(fieldsOf(value)).toMatchObject({ a: 1 });
  expect(fieldsOf(value).b).toBeUndefined();
});
