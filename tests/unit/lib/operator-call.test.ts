import { env } from '@/lib/env';
import { operatorCall } from '@/lib/operator-call';

const secret = '0f'.repeat(32);
jest.mock('@/lib/env', () => ({ env: { cronSecret: '0f'.repeat(32) } }));

async function statusOf(authorization?: string): Promise<number> {
  const headers = new Headers(authorization === undefined ? {} : { authorization });
  const answer = await operatorCall({ headers }, 'The work failed', async () => new Response());
  return answer.status;
}

test('the whole secret, and nothing else, opens', async () => {
  expect(await statusOf(`Bearer ${secret}`)).toBe(200);
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
])('%s does not', async (_, authorization) => {
  expect(await statusOf(authorization)).toBe(401);
});

test.each(['Bearer ', 'Bearer null', 'Bearer undefined', ''])(
  'without a secret %p opens nothing',
  async (given) => {
    for (const none of [null, '']) {
      jest.replaceProperty(env, 'cronSecret', none);
      expect(await statusOf(given)).toBe(401);
    }
  },
);
