import { loadPortfolio } from '@/lib/dashboard/server/portfolio-source';
import { loadLongestHistory, loadMarket } from '@/lib/crypto/server/source';
import { dayGain, totalXirr } from '@/lib/dashboard/domain/worth-change';
import { loadMarketMemory, loadNavHistory, loadSchemes } from '@/lib/funds/server/source';
import { lotItemOf } from '@/lib/holdings/saved-holding';
import { success } from '@/lib/result';
import { schemeOf } from '@/tests/factories/scheme';

jest.mock('@/lib/crypto/server/source', () => ({
  loadMarket: jest.fn(),
  loadLongestHistory: jest.fn(),
}));
jest.mock('@/lib/funds/server/source', () => ({
  loadMarketMemory: jest.fn(),
  loadNavHistory: jest.fn(),
  loadSchemes: jest.fn(),
}));

test('a fund that AMFI names no more has its name and its page, and no price of today', async () => {
  const ended = schemeOf({ code: 102, name: 'Udaharan Old Fund - Direct Plan - Growth' });
  const none = { ok: false, problem: 'unavailable' };
  jest.mocked(loadNavHistory).mockResolvedValue(none as never);
  jest.mocked(loadSchemes).mockResolvedValue({
    ok: true,
    value: { data: { schemes: [schemeOf({ code: 101 })] } },
  } as never);
  jest
    .mocked(loadMarketMemory)
    .mockResolvedValue({ past: [{ ...ended, goneSince: '2026-06-01' }], corrections: [] } as never);
  const items = ['101', '102', '103'].map((instrumentId, at) => {
    const id = `7d9f4f8e-4f0e-4c2b-9d53-2f7a3a6c1e1${at}`;
    const lot = { id, boughtOn: '2025-01-02', quantity: 10, costRupees: 100 } as const;
    const item = lotItemOf({ assetClass: 'fund', instrumentId }, lot)!;
    return { ...item, updatedAt: new Date('2026-11-20T06:00:00Z') };
  });
  const { positions } = await loadPortfolio(items, '2026-11-21');
  expect(
    positions.slice(1).map(({ name, path, valueRupees }) => ({ name, path, valueRupees })),
  ).toEqual([
    { name: ended.name, path: '/features/mutual-funds/102', valueRupees: null },
    { name: '103', path: null, valueRupees: null },
  ]);
});

const updatedAt = new Date('2026-11-20T06:00:00Z');
const idOf = (index: number) => `7d9f4f8e-4f0e-4c2b-9d53-${String(index).padStart(12, '0')}`;
const bought = { boughtOn: '2026-01-02', quantity: 10 } as const;

test('a small fund beside many shares has its history: shares need none', async () => {
  const scheme = { code: 101, name: 'Udaharan Fund', category: 'Equity - Flexi Cap Fund' };
  const series = [
    { date: '2026-01-02', value: 10 },
    { date: '2026-06-01', value: 12 },
  ];
  jest
    .mocked(loadSchemes)
    .mockResolvedValue(
      success({ data: { schemes: [{ ...scheme, nav: 13, navDate: '2026-11-19' }] } }) as never,
    );
  jest.mocked(loadMarketMemory).mockResolvedValue({ past: [], corrections: [] } as never);
  jest.mocked(loadNavHistory).mockResolvedValue(success({ data: { series } }) as never);
  const items = [
    ...Array.from({ length: 40 }, (_, index) =>
      lotItemOf(
        { assetClass: 'share', instrumentId: `SHARE${index}` },
        { ...bought, id: idOf(index), costRupees: 90_000 },
      ),
    ),
    lotItemOf(
      { assetClass: 'fund', instrumentId: '101' },
      { ...bought, id: idOf(99), costRupees: 100 },
    ),
  ].flatMap((item) => (item ? { ...item, updatedAt } : []));
  const { priced } = await loadPortfolio(items, '2026-11-20');
  expect(priced).toHaveLength(41);
  const fund = priced.find(({ assetClass }) => assetClass === 'fund');
  expect(fund?.prices).toEqual([...series, { date: '2026-11-19', value: 13 }]);
});

test('of more than 30 funds, those without a history are named, and the XIRR needs none', async () => {
  const codes = Array.from({ length: 32 }, (_, index) => 201 + index);
  const schemes = codes.map((code) => ({
    ...{ code, name: `Fund ${code}`, category: 'Equity - Flexi Cap Fund' },
    ...{ nav: 11, navDate: '2026-11-20' },
  }));
  const series = [
    { date: '2025-11-20', value: 10 },
    { date: '2026-11-20', value: 11 },
  ];
  jest.mocked(loadSchemes).mockResolvedValue(success({ data: { schemes } }) as never);
  jest.mocked(loadNavHistory).mockResolvedValue(success({ data: { series } }) as never);
  // The last two are the smallest.
  const items = codes.flatMap((code, at) => {
    const lot = {
      boughtOn: '2025-11-20',
      quantity: 100 - at,
      costRupees: 10 * (100 - at),
    } as const;
    const instrument = { assetClass: 'fund', instrumentId: String(code) } as const;
    const item = lotItemOf(instrument, { ...lot, id: idOf(at) });
    return item ? { ...item, updatedAt } : [];
  });
  const { priced, withoutHistory } = await loadPortfolio(items, '2026-11-20');
  expect(withoutHistory).toEqual(['Fund 231', 'Fund 232']);
  expect(totalXirr(priced, '2026-11-20')).toBeCloseTo(10, 8);
});

// CoinGecko's history of days: a price at each midnight of UTC, and the newest.
test.each([
  ['half an hour after midnight in India', '2026-11-26T19:00:00Z', '2026-11-27'],
  ['in the evening', '2026-11-26T13:00:00Z', '2026-11-26'],
] as const)('the last day of a coin begins at its last close, %s', async (_, asOf, today) => {
  const nowMs = Date.parse(asOf);
  const prices = [
    { atMs: Date.UTC(2026, 10, 24), price: 70 },
    { atMs: Date.UTC(2026, 10, 25), price: 80 },
    { atMs: Date.UTC(2026, 10, 26), price: 100 },
    { atMs: nowMs - 60_000, price: 109 },
  ];
  jest
    .mocked(loadMarket)
    .mockResolvedValue(
      success({ data: { coins: [{ id: 'coin', name: 'Coin', price: 110 }] }, asOf }) as never,
    );
  jest.mocked(loadLongestHistory).mockResolvedValue(success({ data: prices }) as never);
  const lot = { ...bought, id: idOf(1), costRupees: 90 };
  const item = lotItemOf({ assetClass: 'coin', instrumentId: 'coin' }, lot)!;
  const { priced, positions } = await loadPortfolio([{ ...item, updatedAt }], today);
  expect(positions[0]?.pricedOn).toBe(today);
  expect(dayGain(priced, today)).toEqual({ rupees: 100, percent: 10 });
});
