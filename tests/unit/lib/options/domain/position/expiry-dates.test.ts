import { indexLots } from '@/content/law/contract-lots';
import { expiryDays } from '@/content/law/expiry-days';
import { comingExpiries, presetExpiries } from '@/lib/options/domain/position/expiry-dates';
import { readStrategy } from '@/lib/options/domain/position/read-strategy';
import { typedFromQuery } from '@/lib/options/domain/position/strategy-address';
import {
  exchangeOf,
  startStrategy,
  underlyings,
} from '@/lib/options/domain/position/typed-strategy';

const today = '2026-11-21';

describe('coming expiries', () => {
  test('the Nifty has five weekly Tuesdays and then the last of each month', () => {
    expect(comingExpiries(today, 'NIFTY')).toEqual([
      // The 24th is Guru Nanak Jayanti.
      ...['2026-11-23', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'],
      // The 26th is Republic Day.
      ...['2027-01-25', '2027-02-23'],
    ]);
  });

  test.each([
    ['BANKNIFTY', 'nse', ['2026-11-23', '2026-12-29']],
    ['SENSEX', 'bse', ['2026-11-26', '2026-12-03']],
    ['own', 'nse', ['2026-11-23', '2026-12-29']],
    ['own', 'bse', ['2026-11-26', '2026-12-31']],
  ] as const)('%s at the %s expires on %j', (underlying, exchange, first) => {
    expect(comingExpiries(today, underlying, exchange).slice(0, 2)).toEqual(first);
  });

  test('on the day of expiry the next one is coming; before the first row none is', () => {
    expect(comingExpiries('2026-11-23', 'NIFTY')[0]).toBe('2026-12-01');
    expect(comingExpiries('2024-01-01', 'NIFTY')).toEqual([]);
  });

  test('presets leave a week, and four weeks until the later leg', () => {
    expect(presetExpiries(comingExpiries(today, 'NIFTY'), today)).toEqual({
      expiry: '2026-12-01',
      laterExpiry: '2026-12-29',
    });
    expect(presetExpiries([], '2024-01-01')).toEqual({
      expiry: '2024-01-08',
      laterExpiry: '2024-02-05',
    });
  });
});

describe('the exchange', () => {
  const indices = underlyings.filter((underlying) => underlying !== 'own');

  test('the fields offer each index that has a lot, traded where its rules of expiry say', () => {
    expect(indices).toEqual(Object.keys(indexLots));
    for (const index of indices) {
      const exchange = expiryDays[index].at(-1)?.value.exchange;
      expect([exchangeOf(index, 'nse'), exchangeOf(index, 'bse')]).toEqual([exchange, exchange]);
    }
  });

  test('an index is traded on its own exchange, whatever the address says', () => {
    const query = new URLSearchParams({ under: 'SENSEX', exchange: 'nse' });
    const { typed } = typedFromQuery(query, today);
    expect(typed.exchange).toBe('bse');
    expect(readStrategy({ ...typed, exchange: 'nse' }).market).toMatchObject({
      exchange: 'bse',
      unitsPerLot: 20,
    });
  });

  test('a stock is traded where it is said to be', () => {
    const typed = { ...startStrategy(today), underlying: 'own', units: '500' } as const;
    expect(readStrategy({ ...typed, exchange: 'bse' }).market?.exchange).toBe('bse');
  });

  test('a ready-made strategy on the SENSEX expires on a Thursday of the BSE', () => {
    const query = new URLSearchParams({ under: 'SENSEX', preset: 'long-call', act: 'load' });
    const { typed } = typedFromQuery(query, today);
    expect(typed.legs.map(({ expiry }) => expiry)).toEqual(['2026-12-03']);
  });
});
