import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DayContract } from '@/lib/market-files/derivatives-bhavcopy';
import { readMarketText } from '@/lib/market-files/read-market-file';
import { cashCsv, derivativesCsv, vixCsv } from '@/lib/market-files/samples/exchange-files';
import { tradingDaysAfter } from '@/lib/calendar/trading-days';
import { dayFileOf, joinDayFiles, type NamedDayFile } from '@/lib/options/domain/history/day-file';
import { pastMoves, pastOutcome, windowDaysOf } from '@/lib/options/domain/history/past-moves';
import { probabilityWithin } from '@/lib/options/domain/position/outcome';
import { premiumHistory } from '@/lib/options/domain/history/premium-history';
import type { Leg } from '@/lib/options/domain/position/leg';
import { analysisOf, future, option, stock } from '../../any-legs';
import { valueOf } from '@/tests/factories/value-of';

describe('files of days', () => {
  const day = '2026-11-19';
  const header = 'Index Name,Index Date,Open Index Value,Closing Index Value\n';
  const indices = (...names: string[]) =>
    `${header}${names.map((name, index) => `${name},19-11-2026,1,${index + 1}`).join('\n')}\n`;

  function read(text: string, symbol: string) {
    const file = valueOf(readMarketText('file.csv', text));
    return dayFileOf(file, symbol);
  }

  test('an index has its name in the list of indices', () => {
    const names = [
      ...['Nifty 50', 'Nifty Bank', 'Nifty Financial Services', 'NIFTY Midcap Select'],
      ...['Nifty Next 50', 'India VIX'],
    ];
    const symbols = ['NIFTY', 'BANKNIFTY', 'FINNIFTY', 'MIDCPNIFTY', 'NIFTYNXT50'];
    const found = symbols.map((symbol) => read(indices(...names), symbol));
    expect(found).toMatchObject(
      symbols.map((_, index) => ({ closes: [{ date: day, close: index + 1 }], isUnnamed: false })),
    );
  });

  test('shares are found by the symbol of NSE or the code of BSE', () => {
    const closes = [{ date: day, close: 412.5 }];
    expect(read(cashCsv(day), 'SAMPUMP')).toMatchObject({ kind: 'closes', closes });
    expect(read(cashCsv(day, 'BSE'), '990001')).toMatchObject({ kind: 'closes', closes });
    expect(read(cashCsv(day), 'NIFTY')).toMatchObject({ closes: [] });
    expect(read(vixCsv(['06-NOV-2026']), 'NIFTY')).toEqual({ kind: 'other' });
  });

  test('several files give one figure a day, and files that give none are named', () => {
    const files: NamedDayFile[] = [
      { ...read(derivativesCsv(day, ['2026-12-29']), 'SAMPLEX'), name: 'a' },
      { ...read(derivativesCsv(day, ['2026-12-29']), 'SAMPLEX'), name: 'b' },
      { ...read(derivativesCsv('2026-11-18', ['2026-12-29'], 'BSE'), 'SAMPLEX'), name: 'c' },
      { ...read(derivativesCsv('2026-11-17', ['2026-12-29']), 'NIFTY'), name: 'd' },
      { ...read(indices('Samplex'), 'SAMPLEX'), name: 'e' },
      { ...read('Date,Open,High,Low,Close\n16-Nov-2026,1,1,1,22000\n', 'SAMPLEX'), name: 'f' },
    ];
    const { days, closes, unused, unnamed } = joinDayFiles(files, 'nse');
    expect(days.map(({ date, underlying }) => [date, underlying?.symbol])).toEqual([
      [day, 'SAMPLEX'],
      ['2026-11-17', undefined],
    ]);
    // Of two closes of a day the first counts.
    expect(closes).toEqual([
      { date: day, close: 22_790.4 },
      { date: '2026-11-16', close: 22_000 },
    ]);
    expect(unused).toEqual([
      { name: 'b', reason: 'same-day' },
      { name: 'c', reason: 'other-exchange' },
      { name: 'd', reason: 'not-in-file' },
    ]);
    expect(unnamed).toEqual(['f']);
  });

  test('a file without the underlying does not stand for its day where another file has it', () => {
    const [without, having]: NamedDayFile[] = ['NIFTY', 'SAMPLEX'].map((symbol) => ({
      ...read(derivativesCsv(day, ['2026-12-29']), symbol),
      name: symbol,
    }));
    const { days, unused } = joinDayFiles([without!, having!], 'nse');
    expect(days.map(({ underlying }) => underlying?.symbol)).toEqual(['SAMPLEX']);
    expect(unused).toEqual([{ name: 'NIFTY', reason: 'not-in-file' }]);
  });
});

describe('premium from day to day', () => {
  const expiry = '2026-11-23';
  const contract = (
    right: 'call' | 'put' | null,
    strike: number,
    closeRupees: number | null,
    settlementRupees: number | null = closeRupees,
    unitsPerLot = 65,
  ): DayContract => ({
    ...{ expiry, option: right && { right, strike }, closeRupees, settlementRupees, unitsPerLot },
    ...{ openInterestUnits: 1_300, openInterestChangeUnits: null },
    volumeUnits: closeRupees === null ? 0 : 65,
  });
  const day = (date: IsoDate, closeRupees: number, ...contracts: DayContract[]) => ({
    date,
    underlying: { symbol: 'NIFTY', isIndex: true, closeRupees, contracts },
  });
  const leg = (side: 'buy' | 'sell', kind: 'call' | 'put', strike: number): Leg =>
    option(side, kind, strike, 1, { expiry, lots: 2, unitsPerLot: 65 });
  const spread = [leg('buy', 'call', 24_000), leg('sell', 'call', 24_200)];

  const files = [
    // In no order; Tuesday the 17th has no file.
    day('2026-11-18', 24_050, contract('call', 24_000, 110)),
    day('2026-11-16', 24_000, contract('call', 24_000, 150), contract('call', 24_200, 60)),
    day('2026-11-19', 24_100, contract('call', 24_000, 180), contract('call', 24_200, null, 75)),
    day(expiry, 24_150, contract('call', 24_000, 149), contract('call', 24_200, 0.05)),
  ];

  test('a spread has its premium, profit and prices of each day, and the days without a file', () => {
    const history = premiumHistory(spread, files);
    // 130 units: (150 - 60) × 130 paid on the first day.
    expect(history.days.map((each) => [each.date, each.premiumRupees, each.profitRupees])).toEqual([
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
    const sold = { ...future('sell', 1), unitsPerLot: 65, expiry } as const;
    const dayAt = (date: IsoDate, spot: number, price: number) =>
      day(date, spot, contract(null, 0, price), contract('put', 24_000, 10, 10, 75));
    const legs = [sold, stock('buy', 1, 65), leg('buy', 'put', 24_000)];
    const before = [dayAt('2026-11-19', 24_000, 24_050), dayAt('2026-11-20', 24_100, 24_120)];
    const files = [...before, dayAt('2026-11-25', 1, 1)];
    const { days, otherLots, missingDays } = premiumHistory(legs, files);
    // -65 × 70 + 65 × 100
    expect(days[1]).toMatchObject({ premiumRupees: -1_300, profitRupees: 1_950 });
    expect(days[2]).toMatchObject({ premiumRupees: null, profitRupees: null });
    expect(days[2]?.legs[2]).toEqual({ rupees: null, reason: 'expired' });
    expect(otherLots).toEqual([{ leg: 2, unitsPerLot: 75 }]);
    // The 24th is a holiday.
    expect(missingDays).toEqual(['2026-11-23']);
  });

  test('without files, without the underlying or without a list of holidays nothing is made up', () => {
    expect(premiumHistory(spread, [])).toMatchObject({ days: [], missingDays: [] });
    const without = [{ date: '2025-11-18', underlying: null }] as const;
    const { days, areHolidaysKnown } = premiumHistory(spread, without);
    const unknown = { premiumRupees: null, profitRupees: null, underlyingRupees: null };
    expect(days[0]).toMatchObject(unknown);
    expect(areHolidaysKnown).toBe(false);
  });
});

describe('past moves', () => {
  const days = tradingDaysAfter('2026-05-31', '2026-07-03');
  const closes = days.map((date, index) => ({ date, close: 100 * 1.01 ** index }));
  const overlapping = { isOverlapping: true };

  test('windows that overlap begin on every day, separate ones where the last one ended', () => {
    const everyDay = pastMoves(closes.toReversed(), 5, overlapping);
    expect(days).toHaveLength(24);
    const span = { closes: 24, firstDay: '2026-06-01', lastDay: '2026-07-03' };
    expect(everyDay).toMatchObject({ ...span, skipped: { gaps: 0, jumps: 0 } });
    expect(everyDay.moves).toHaveLength(19);
    const separate = pastMoves(closes, 5, { ...overlapping, isOverlapping: false });
    expect(separate.moves.map(({ from, to }) => [from, to])).toEqual([
      ['2026-06-01', '2026-06-08'],
      ['2026-06-08', '2026-06-15'],
      ['2026-06-15', '2026-06-22'],
      // Friday the 26th was a holiday.
      ['2026-06-22', '2026-06-30'],
    ]);
    for (const { factor } of [...everyDay.moves, ...separate.moves]) {
      expect(factor).toBeCloseTo(1.01 ** 5, 10);
    }
  });

  test('windows across a missing day are left out and counted', () => {
    const missing = closes.filter(({ date }) => date !== '2026-06-10');
    const gaps = pastMoves(missing, 5, overlapping);
    expect(gaps.skipped).toEqual({ gaps: 5, jumps: 0 });
    expect(gaps.moves).toHaveLength(13);
  });

  test.each([0.5, 2])('windows across a split that makes %p of 1 are left out', (factor) => {
    const split = closes.map(({ date, close }) => {
      return { date, close: date < '2026-06-10' ? close : close * factor };
    });
    expect(pastMoves(split, 5, overlapping).skipped).toEqual({ gaps: 0, jumps: 5 });
  });

  test('in years without a list of holidays up to two weekdays between closes may have been some', () => {
    const of = (...dates: string[]) => dates.map((date) => ({ date, close: 1 })) as typeof closes;
    const short = of('2021-10-14', '2021-10-18', '2021-10-19');
    expect(pastMoves(short, 2, overlapping).moves).toHaveLength(1);
    const long = of('2021-10-14', '2021-10-20', '2021-10-21');
    expect(pastMoves(long, 2, overlapping).skipped.gaps).toBe(1);
  });

  test.each([0, 5])('%p closes make no window of five days', (count) => {
    expect(pastMoves(closes.slice(0, count), 5, overlapping).moves).toEqual([]);
  });

  const analysis = analysisOf(
    'v=1&l=b_c_1_65_100_2026-11-30_24000_0.1&s=24000&date=2026-11-20',
    '2026-11-20',
  );

  test('the position is settled at today’s spot moved as in each window', () => {
    expect(windowDaysOf(analysis)).toBe(5);
    const move = (factor: number) => ({ from: '2026-06-01', to: '2026-06-08', factor }) as const;
    const outcome = pastOutcome(analysis, {
      ...pastMoves([], 5, overlapping),
      moves: [move(0.98), move(1), move(1.0041667), move(1.00418), move(1.02)],
    });
    // 24,100 breaks even before charges, 24,100.56 with them: 24,100.0008 and 24,100.32 are between the two.
    expect(outcome).toMatchObject({ windows: 5, profitable: 3, netProfitable: 1 });
    // 65 × 380 at 24,480, and the premium of 6,500 lost twice.
    expect(outcome?.highRupees).toBeCloseTo(24_700, 6);
    expect(outcome?.lowRupees).toBe(-6_500);
    expect(outcome?.medianRupees).toBeCloseTo(0.052, 2);
    expect(outcome?.meanRupees).toBeCloseTo((24_700 - 13_000 + 0.052 + 20.8) / 5, 1);
  });

  test('shares of the lognormal add up to all of it', () => {
    const share = (fromSpot: number, toSpot: number | null) =>
      probabilityWithin([{ fromSpot, toSpot }], {
        ...analysis.strategy,
        horizon: '2026-11-30',
      })!;
    expect(share(0, 23_000) + share(23_000, 24_100) + share(24_100, null)).toBeCloseTo(1, 12);
    expect(share(24_100, null)).toBeCloseTo(analysis.probability!, 12);
  });
});
