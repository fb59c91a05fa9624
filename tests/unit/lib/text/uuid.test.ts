import { isUuid } from '@/lib/text/uuid';

const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';

test('a UUID in small letters is one', () => {
  expect(isUuid(id)).toBe(true);
  expect(isUuid(crypto.randomUUID())).toBe(true);
});

test.each([
  id.toUpperCase(),
  ` ${id}`,
  `${id}\n`,
  id.replaceAll('-', ''),
  id.replace('a', 'g'),
  '',
  null,
  [id],
])('%j is none', (value) => {
  expect(isUuid(value)).toBe(false);
});
