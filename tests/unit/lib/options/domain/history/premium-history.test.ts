import type { DayContract, DayUnderlying } from '@/lib/market-files/derivatives-bhavcopy';
import { premiumHistory } from '@/lib/options/domain/history/premium-history';
import type { Leg } from '@/lib/options/domain/position/leg';

const expiry = '2026-11-23';
const contract = (
  right: 'call' | 'put' | null,
  strike: number,
  closeRupees: number | null,
  settlementRupees: number | null = closeRupees,
  unitsPerLot = 65,
): DayContract => ({
  expiry,
  option: right && { right, strike },
  closeRupees,
  settlementRupees,
  openInterestUnits: 1_300,
  openInterestChangeUnits: null,
  volumeUnits: closeRupees === null ? 0 : 65,
  unitsPerLot,
});
const underlying = (closeRupees: number, ...contracts: DayContract[]): DayUnderlying => ({
  symbol: 'NIFTY',
  isIndex: true,
  closeRupees,
  contracts,
});
const leg = (side: 'buy' | 'sell', kind: 'call' | 'put', strike: number): Leg => ({
  ...{ side, kind, strike, expiry, lots: 2, unitsPerLot: 65, priceRupees: 1, volatility: 0.1 },
});
const spread = [leg('buy', 'call', 24_000), leg('sell', 'call', 24_200)];

const files = [
  // In no order; Tuesday the 17th has no file.
  { date: '2026-11-18', underlying: underlying(24_050, contract('call', 24_000, 110)) },
  {
    date: '2026-11-16',
    underlying: underlying(24_000, contract('call', 24_000, 150), contract('call', 24_200, 60)),
  },
  {
    date: '2026-11-19',
    underlying: underlying(
      24_100,
      contract('call', 24_000, 180),
      contract('call', 24_200, null, 75),
    ),
  },
  {
    date: expiry,
    underlying: underlying(24_150, contract('call', 24_000, 149), contract('call', 24_200, 0.05)),
  },
] as const;

test('a spread from day to day: premium, profit, open interest, settlement marked, days missing', () => {
  const history = premiumHistory(spread, files, 'nse');
  // 130 units: (150 - 60) × 130 paid on the first day.
  expect(
    history.days.map(({ date, premiumRupees, profitRupees }) => [
      date,
      premiumRupees,
      profitRupees,
    ]),
  ).toEqual([
    ['2026-11-16', -11_700, 0],
    ['2026-11-18', null, null],
    // (180 - 75) × 130 = 13,650
    ['2026-11-19', -13_650, 1_950],
    // Exercised at 24,150: (150 - 0) × 130 = 19,500
    [expiry, -19_500, 7_800],
  ]);
  expect(history.days.map(({ legs }) => legs[1])).toEqual([
    { rupees: 60, from: 'close', openInterestUnits: 1_300 },
    { rupees: null, reason: 'no-contract' },
    { rupees: 75, from: 'settlement', openInterestUnits: 1_300 },
    { rupees: 0, from: 'exercise', openInterestUnits: 1_300 },
  ]);
  expect(history.missingDays).toEqual(['2026-11-17', '2026-11-20']);
  expect(history).toMatchObject({ areHolidaysKnown: true, otherLots: [] });
});

test('futures and stock count in the profit, not in the premium; an expired leg has no price', () => {
  const future: Leg = {
    ...{ side: 'sell', kind: 'future', expiry, lots: 1, unitsPerLot: 65, priceRupees: 1 },
  };
  const stock: Leg = {
    ...{ side: 'buy', kind: 'stock', lots: 65, unitsPerLot: 1, priceRupees: 1 },
  };
  const day = (date: '2026-11-19' | '2026-11-20' | '2026-11-25', spot: number, price: number) => ({
    date,
    underlying: underlying(spot, contract(null, 0, price), contract('put', 24_000, 10, 10, 75)),
  });
  const { days, otherLots, missingDays } = premiumHistory(
    [future, stock, leg('buy', 'put', 24_000)],
    [day('2026-11-19', 24_000, 24_050), day('2026-11-20', 24_100, 24_120), day('2026-11-25', 1, 1)],
    'nse',
  );
  // -65 × 70 + 65 × 100
  expect(days[1]).toMatchObject({ premiumRupees: -1_300, profitRupees: 1_950 });
  expect(days[2]).toMatchObject({ premiumRupees: null, profitRupees: null });
  expect(days[2]?.legs[2]).toEqual({ rupees: null, reason: 'expired' });
  expect(otherLots).toEqual([{ leg: 2, unitsPerLot: 75 }]);
  // The 24th is a holiday.
  expect(missingDays).toEqual(['2026-11-23']);
});

test('nothing is made up of no files, of a file without the underlying or of a year without a list', () => {
  expect(premiumHistory(spread, [], 'nse')).toMatchObject({ days: [], missingDays: [] });
  const { days, areHolidaysKnown } = premiumHistory(
    spread,
    [{ date: '2025-11-18', underlying: null }],
    'nse',
  );
  expect(days[0]).toMatchObject({
    premiumRupees: null,
    profitRupees: null,
    underlyingRupees: null,
  });
  expect(areHolidaysKnown).toBe(false);
});
