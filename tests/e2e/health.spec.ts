import { expect, test } from './fixtures/test';

type Health = { status: string; version: string; sources: Record<string, unknown>[] };

test('the health of the sources is reported to machines, without a secret', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const health = (await answer.json()) as Health;
  expect(health).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(health.sources.map(({ feed }) => feed)).toEqual(
    expect.arrayContaining(['coingecko/market', 'amfi/nav-all']),
  );
  for (const source of health.sources) {
    expect(Object.keys(source).sort()).toEqual([
      'ageSeconds',
      'asOf',
      'feed',
      'formatChangedAt',
      'lastFailureAt',
      'lastOutage',
      'lastSuccessAt',
      'provider',
      'report',
      'state',
    ]);
  }
  expect(await answer.text()).not.toMatch(/https?:|127\.0\.0\.1|key/i);
});
