import { GET } from '@/app/api/export/route';
import { findUser } from '@/lib/auth/server/session';
import { refuseExport } from '@/lib/limits/file-limit-store';
import { failure, success } from '@/lib/result';
import { listSavedItemsOf } from '@/lib/saved/store';
import { memberOf } from '@/tests/factories/member';

jest.mock('@/lib/auth/server/session', () => ({ findUser: jest.fn() }));
jest.mock('@/lib/limits/file-limit-store', () => ({ refuseExport: jest.fn(async () => null) }));
jest.mock('@/lib/saved/store', () => ({ listSavedItemsOf: jest.fn() }));

test('the export says in its name and content on what day in India it was made', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T20:00:00Z') });
  jest.mocked(findUser).mockResolvedValue(success(memberOf('asha')));
  jest.mocked(listSavedItemsOf).mockResolvedValue(success([]));
  const answer = await GET();
  expect(answer.headers.get('content-disposition')).toContain('arthayatra-export-2026-11-26.json');
  expect(await answer.json()).toEqual({
    ...{ format: 'arthayatra', version: 1, items: [] },
    exportedAt: '2026-11-25T20:00:00.000Z',
  });
  jest.useRealTimers();
});

test.each([
  ['a guest', failure('guest' as const), 401],
  ['an ended session', failure('ended' as const), 401],
  ['an account that cannot be read', failure('unavailable' as const), 503],
])('%s gets a sentence and no file', async (_, user, status) => {
  jest.mocked(findUser).mockResolvedValue(user);
  const answer = await GET();
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([status, null]);
  expect(answer.headers.get('content-type')).toContain('text/plain');
});

test('a member without downloads left, and one whose items cannot be read, get no file', async () => {
  jest.mocked(findUser).mockResolvedValue(success(memberOf('asha')));
  jest.mocked(listSavedItemsOf).mockResolvedValue(failure('unavailable'));
  expect((await GET()).status).toBe(503);
  jest.mocked(refuseExport).mockResolvedValue(new Response(null, { status: 429 }));
  jest.mocked(listSavedItemsOf).mockClear();
  expect((await GET()).status).toBe(429);
  expect(listSavedItemsOf).not.toHaveBeenCalled();
});
