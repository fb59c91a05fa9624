import { GET } from '@/app/features/mutual-funds/funds.csv/route';
import { loadListPage, loadSchemes } from '@/lib/funds/server/source';
import { marketOf } from '@/lib/funds/domain/market/market';
import { success } from '@/lib/result';

jest.mock('@/lib/funds/server/source', () => ({ loadListPage: jest.fn(), loadSchemes: jest.fn() }));
jest.mock('@/lib/limits/file-limit-store', () => ({ refuseFile: () => Promise.resolve(null) }));

it.each([
  [true, 404, /does not have this fund house/],
  [false, 200, /Scheme code/],
])('a list with an unknown filter (%s) answers %i', async (hasUnknownFilter, status, text) => {
  const at = '2026-11-20T12:00:00Z';
  const source = { name: 'AMFI', url: null, attribution: null };
  jest
    .mocked(loadSchemes)
    .mockResolvedValue(
      success({ data: {} as never, source, asOf: '2026-11-20', fetchedAt: at, status: 'live' }),
    );
  jest.mocked(loadListPage).mockResolvedValue({
    page: { hasUnknownFilter, allRows: [] },
    market: marketOf(null),
  } as never);
  const response = await GET(new Request('https://arthayatra.example/funds.csv?amc=Gone'));
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(text);
});
