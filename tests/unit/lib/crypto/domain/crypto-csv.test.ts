import { lotsCsv, marketCsv } from '@/lib/crypto/domain/crypto-csv';
import { lotRowsOf, yourCoins } from '@/lib/crypto/domain/your-coins';
import { coinOf } from '../coin-of';

const origin = {
  source: { name: 'CoinGecko', url: 'https://www.coingecko.com', attribution: 'Data provided' },
  asOf: '2026-11-21T08:35:00.000Z',
  fetchedAt: '2026-11-21T08:36:00.000Z',
  status: 'stale',
} as const;
const law = { ratePercent: 30, cessPercent: 4, tdsPercent: 1 };
const lines = (csv: string) => csv.trimEnd().split('\r\n');

it('names its source, its time and its state above the figures', () => {
  expect(lines(marketCsv(origin, [], 'inr')).slice(0, 2)).toEqual([
    'Source,Data provided,https://www.coingecko.com',
    'As of,2026-11-21T08:35:00.000Z,Received,2026-11-21T08:36:00.000Z,Status,stale',
  ]);
});

it('leaves unknown cells empty, writes plain numbers and escapes names', () => {
  const changePercent = { '1h': -1.5, '24h': null, '7d': null, '30d': null, '1y': null };
  const coin = coinOf({ id: 'x', name: '=1+1', symbol: 'X', price: 0.00001, changePercent });
  const csv = lines(marketCsv(origin, [coin], 'usd'));
  expect(csv[3]).toMatch(/^Rank,Id,Name,Symbol,Price \(USD\),Change 1h/);
  expect(csv[4]).toMatch(/^,x,"'=1\+1",X,0\.00001,-1\.5,,,,,/);
});

it('lists purchases lot by lot with the tax on each', () => {
  const lot = (id: string, costRupees: number) => ({
    id,
    kind: 'holding',
    version: 1,
    data: {
      assetClass: 'coin',
      instrumentId: 'x',
      lots: [{ id, boughtOn: '2025-01-31', quantity: 2, costRupees }],
    },
  });
  const items = [
    lot('11111111-1111-4111-8111-111111111111', 500),
    lot('22222222-2222-4222-8222-222222222222', 5_000),
  ];
  const market = [{ ...coinOf({ id: 'x', name: 'Ex', price: 600 }) }];
  const rows = lotRowsOf(yourCoins(items, market, law));
  expect(lines(lotsCsv(origin, rows)).slice(4)).toEqual([
    'Ex,x,2025-01-31,2,500,1200,700,218.4,981.6',
    'Ex,x,2025-01-31,2,5000,1200,-3800,0,1200',
  ]);
  const unpriced = lotRowsOf(yourCoins(items, [], law));
  expect(lines(lotsCsv(null, unpriced))[1]).toBe(',x,2025-01-31,2,500,,,,');
});
