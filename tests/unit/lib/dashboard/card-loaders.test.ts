import { readDashboardQuery } from '@/lib/dashboard/domain/dashboard-query';
import { loadCard } from '@/lib/dashboard/server/card-loaders';
import { loadMood } from '@/lib/dashboard/server/source';

jest.mock('@/lib/dashboard/server/source', () => ({ loadMood: jest.fn() }));
jest.mock('@/lib/dashboard/server/household-cards', () => ({}));
jest.mock('@/lib/dashboard/server/member-source', () => ({}));
jest.mock('@/lib/dashboard/server/agenda-source', () => ({}));
jest.mock('@/lib/crypto/server/source', () => ({}));
jest.mock('@/lib/funds/server/source', () => ({}));
jest.mock('@/lib/picks/server/paper-source', () => ({}));
jest.mock('@/lib/picks/server/last-changes', () => ({}));
jest.mock('@/lib/picks/server/source', () => ({}));
jest.mock('@/lib/sources/load', () => ({}));

test('a card that fails is logged without the text of its error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadMood).mockRejectedValue(new Error('for asha@example.in'));
  const guest = { ...readDashboardQuery({}), kind: 'guest', name: null, items: null } as const;
  const now = new Date('2026-11-21T06:00:00Z');
  expect(await loadCard('mood', { ...guest, now, today: '2026-11-21' })).toBe('failed');
  expect(log.mock.calls).toEqual([['Dashboard card mood:', 'Error']]);
  log.mockRestore();
});
