import { hasBearer } from '@/lib/security/bearer';

const secret = '0f'.repeat(32);
const asked = (authorization?: string) =>
  hasBearer(new Headers(authorization === undefined ? {} : { authorization }), secret);

test('the whole secret, and nothing else, opens', () => {
  expect(asked(`Bearer ${secret}`)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['an empty header', ''],
  ['the secret alone', secret],
  ['no secret', 'Bearer '],
  ['another way to ask', `Basic ${secret}`],
  ['a part', `Bearer ${secret.slice(1)}`],
  ['more', `Bearer ${secret}0`],
  ['capitals', `Bearer ${secret.toUpperCase()}`],
])('%s does not', (_, authorization) => {
  expect(asked(authorization)).toBe(false);
});

test.each(['Bearer ', 'Bearer null', 'Bearer undefined', ''])(
  'without a secret %p opens nothing',
  (given) => {
    expect(hasBearer(new Headers({ authorization: given }), null)).toBe(false);
    expect(hasBearer(new Headers({ authorization: given }), '')).toBe(false);
  },
);
