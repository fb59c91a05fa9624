import { readDashboardQuery } from '@/lib/dashboard/domain/dashboard-query';
import { prepareDashboard } from '@/lib/dashboard/server/prepare-dashboard';
import { success } from '@/lib/result';
import { savedIdOf, savedLot } from '@/tests/factories/saved-lot';

const item = savedLot('gold', 'coins', { id: savedIdOf(1) });
const { loadPriceSource } = jest.requireMock('@/lib/dashboard/server/source');

jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('@/lib/auth/server/session', () => ({ findUser: jest.fn() }));
jest.mock('@/lib/saved/store', () => ({ listMySavedItems: jest.fn() }));
jest.mock('@/lib/dashboard/server/demo-source', () => ({}));
jest.mock('@/lib/dashboard/server/source', () => ({ loadPriceSource: jest.fn() }));
jest.mock('@/lib/dashboard/server/card-loaders', () => ({
  // Later than cards may be, and than the first visits of an instance wait.
  loadCard: () => new Promise((resolve) => setTimeout(resolve, 2_000, 'card')),
}));

/** The cards that a page of these holdings waits for, after the first visits of an instance. */
async function awaited(query: Record<string, string>): Promise<string[]> {
  const prepared = prepareDashboard(readDashboardQuery(query));
  await jest.advanceTimersByTimeAsync(20_000);
  const { loaded } = await prepared;
  return Object.entries(loaded).flatMap(([id, early]) => (early.arrived ? [id] : []));
}

beforeEach(() => {
  jest.useFakeTimers();
  const { findUser } = jest.requireMock('@/lib/auth/server/session');
  const { listMySavedItems } = jest.requireMock('@/lib/saved/store');
  findUser.mockResolvedValue(success({ username: 'Asha' }));
  listMySavedItems.mockResolvedValue(success([item]));
  loadPriceSource.mockReset().mockResolvedValue(null);
});
afterEach(() => jest.useRealTimers());

test('a page whose address opens a form waits for its card, which would lose the outcome otherwise', async () => {
  await awaited({ tab: 'holdings' });
  expect(await awaited({ tab: 'holdings' })).toEqual([]);
  expect(await awaited({ tab: 'holdings', open: 'import' })).toContain('entry');
  expect(await awaited({ tab: 'plans', open: 'target' })).toContain('target');
});

test('the source of the prices is loaded together with the cards, also where a form is waited for', async () => {
  const prepared = prepareDashboard(readDashboardQuery({ tab: 'holdings', open: 'import' }));
  // Less than the card of the form takes.
  await jest.advanceTimersByTimeAsync(500);
  expect(loadPriceSource).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(20_000);
  expect((await prepared).prices?.arrived).toBeNull();
});
