import { GET } from '@/app/api/export/route';
import { findUser } from '@/lib/auth/server/session';
import { success } from '@/lib/result';
import { listSavedItemsOf } from '@/lib/saved/store';
import { memberOf } from '@/tests/factories/member';

jest.mock('@/lib/auth/server/session', () => ({ findUser: jest.fn() }));
jest.mock('@/lib/limits/file-limit-store', () => ({ refuseExport: async () => null }));
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
