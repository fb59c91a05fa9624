import { readMarketFile } from '@/lib/market-files/read-market-file';
import { derivativesCsv, zipOf } from '@/lib/market-files/samples/exchange-files';
import { chainFigures } from '@/lib/options/domain/chain/chain-figures';
import { dayChains } from '@/lib/options/domain/chain/file-chain';
import { readChainJson } from '@/lib/options/domain/chain/read-chain-json';
import { vixRank } from '@/lib/options/domain/chain/vix-rank';
import { blackScholes } from '@/lib/options/domain/pricing/black';
import { yearsUntil } from '@/lib/options/domain/pricing/year-fraction';

const day = '2026-11-19';

async function chainsOf(csv: string) {
  const read = await readMarketFile('day.zip', zipOf('day.csv', csv));
  if (!read.ok || read.value.kind !== 'derivatives') throw new Error('no derivatives');
  const [underlying] = read.value.underlyings;
  return { chains: dayChains(underlying!), spot: underlying!.closeRupees! };
}

test('a day of the derivatives segment is a chain for each expiry as written, in units', async () => {
  const { chains } = await chainsOf(derivativesCsv(day, ['2026-12-29', '2026-11-23']));
  expect(chains.map(({ expiry, unitsPerLot }) => [expiry, unitsPerLot])).toEqual([
    ['2026-11-23', 65],
    ['2026-12-29', 65],
  ]);
  const [{ rows }] = chains as [(typeof chains)[number]];
  expect(rows.map(({ strike }) => strike)).toEqual(
    Array.from({ length: 21 }, (_, index) => 22_300 + index * 50),
  );
  const far = rows[0]!;
  expect(far.put).toMatchObject({ isSettlement: true, volume: 0 });
  const near = rows[10]!;
  expect(near.call.isSettlement).toBeUndefined();
  expect((near.call.openInterest ?? 0) % 65).toBe(0);
});

test('the volatility of a strike is that of its traded close, else of its settlement', async () => {
  const { chains, spot } = await chainsOf(derivativesCsv(day, ['2026-12-29']));
  const [chain] = chains;
  const market = {
    spot,
    rate: 0.065,
    dividendYield: 0,
    years: yearsUntil(day, '2026-12-29', 'calendar-365'),
  };
  const { volatilities } = chainFigures(chain!, market);
  for (const [index, side] of [
    [0, 'put'],
    [16, 'call'],
  ] as const) {
    const row = chain!.rows[index]!;
    const found = volatilities[index]!;
    expect(found.volatility).not.toBeNull();
    // Priced again by the model, it is what the file says.
    const { price } = blackScholes(
      { right: side, strike: row.strike, years: market.years },
      { ...market, volatility: found.volatility! },
    );
    expect(price).toBeCloseTo(row[side].lastPriceRupees!, 6);
  }
});

const leg = (lastPrice: number | string) => ({
  openInterest: 1_200,
  changeinOpenInterest: -30,
  totalTradedVolume: 540,
  lastPrice,
  buyPrice1: 99.5,
  sellPrice1: '1,00.5',
});

test('NSE’s answer is a chain for each of its expiries', () => {
  const text = JSON.stringify({
    records: {
      timestamp: '07-Oct-2026 15:40:00',
      underlyingValue: 22_790.4,
      data: [
        { strikePrice: '22,800', expiryDates: '23-Nov-2026', CE: leg(100), PE: null },
        { strikePrice: 22_700, expiryDates: '23-Nov-2026', PE: leg(0) },
        { strikePrice: 22_800, expiryDate: '29-Dec-2026', CE: { ...leg(5), bidprice: 1 } },
        { strikePrice: 22_800, expiryDates: '23-Nov-2026', CE: leg(3) },
        { strikePrice: 'x', expiryDates: '23-Nov-2026' },
        null,
      ],
    },
  });
  const read = readChainJson(`\uFEFF${text}`);
  expect(read).toMatchObject({ isRead: true, spot: 22_790.4, date: '2026-10-07', badStrikes: 3 });
  if (!read.isRead) return;
  expect(read.chains.map(({ expiry, rows }) => [expiry, rows.map(({ strike }) => strike)])).toEqual(
    [
      ['2026-11-23', [22_700, 22_800]],
      ['2026-12-29', [22_800]],
    ],
  );
  expect(read.chains[0]?.rows[1]?.call).toMatchObject({
    lastPriceRupees: 100,
    bidRupees: 99.5,
    askRupees: 100.5,
    openInterest: 1_200,
    openInterestChange: -30,
  });
  // A price of zero is none.
  expect(read.chains[0]?.rows[0]?.put.lastPriceRupees).toBeNull();
});

test.each([
  ['{}', 'no-header'],
  ['nonsense', 'no-header'],
  ['{"records":{"data":[]}}', 'no-rows'],
  ['{"records":{"data":[1,"a",[]]}}', 'no-rows'],
])('%s is no chain', (text, problem) => {
  expect(readChainJson(text)).toEqual({ isRead: false, problem });
});

test('the volatility index stands among the days of its file', () => {
  const days = Array.from({ length: 20 }, (_, index) => ({
    date: `2026-10-${`${index + 1}`.padStart(2, '0')}` as const,
    percent: index === 19 ? 14 : 10 + index,
  }));
  expect(vixRank(days as never)).toEqual({
    date: '2026-10-20',
    percent: 14,
    days: 20,
    lowestPercent: 10,
    highestPercent: 28,
    lowerDaysPercent: 20,
  });
  expect(vixRank(days.slice(0, 5) as never)?.lowerDaysPercent).toBeNull();
  expect(vixRank([])).toBeNull();
});
