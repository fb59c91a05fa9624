import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { analyse } from '@/lib/options/domain/position/analysis';
import { presetIds } from '@/lib/options/domain/position/preset-groups';
import { presetLegs } from '@/lib/options/domain/position/preset-legs';
import { readStrategy } from '@/lib/options/domain/position/read-strategy';
import {
  loaded,
  presetPath,
  strategyPath,
  typedFromQuery,
} from '@/lib/options/domain/position/strategy-address';
import {
  startStrategy,
  type TypedLeg,
  type TypedStrategy,
} from '@/lib/options/domain/position/typed-strategy';

const today = '2026-11-21';

const call: TypedLeg = {
  side: 'buy',
  kind: 'call',
  strike: '24,000',
  expiry: '2026-12-01',
  lots: '1',
  price: '300.4',
  volatility: '',
  units: '',
};

function withLegs(...legs: Partial<TypedLeg>[]): TypedStrategy {
  return { ...startStrategy(today), legs: legs.map((leg) => ({ ...call, ...leg })) };
}

const queryOf = (path: string) => new URLSearchParams(path.slice(path.indexOf('?')));

function readBack(path: string) {
  return readStrategy(typedFromQuery(queryOf(path), today).typed).strategy;
}

describe('what is typed', () => {
  test('a premium gives the volatility, a volatility the premium', () => {
    const byPrice = readStrategy(withLegs({})).strategy?.legs[0];
    if (byPrice?.kind !== 'call') throw new Error('No call');
    expect(byPrice.volatility).toBeCloseTo(0.175, 2);
    const percent = String(byPrice.volatility * 100);
    const byVolatility = readStrategy(withLegs({ price: '', volatility: percent }));
    expect(byVolatility.strategy?.legs[0]?.priceRupees).toBe(300.4);
  });

  test('the lot is the row of law of the day, or one’s own', () => {
    expect(readStrategy(withLegs({})).strategy?.legs[0]?.unitsPerLot).toBe(65);
    const older = readStrategy({ ...withLegs({}), date: '2026-01-20' });
    expect(older.market?.unitsPerLot).toBe(75);
    const own = readStrategy({ ...withLegs({}), underlying: 'own', units: '250' });
    expect(own.strategy?.legs[0]?.unitsPerLot).toBe(250);
    expect(readStrategy({ ...withLegs({}), underlying: 'own' }).problems.units).toBe('missing');
  });

  test.each<[Partial<TypedLeg>, string, string]>([
    [{ strike: 'abc' }, '0.strike', 'not-a-number'],
    [{ strike: '0' }, '0.strike', 'not-positive'],
    [{ lots: '1.5' }, '0.lots', 'not-whole'],
    [{ lots: '' }, '0.lots', 'missing'],
    [{ expiry: '2026-02-30' }, '0.expiry', 'no-day'],
    [{ expiry: '2026-11-20' }, '0.expiry', 'before-date'],
    [{ expiry: '2046-11-20' }, '0.expiry', 'too-far'],
    [{ price: '-5' }, '0.price', 'not-positive'],
    [{ price: '', volatility: '' }, '0.volatility', 'price-or-volatility'],
    [{ price: '0' }, '0.volatility', 'no-price'],
    [{ strike: '20000', price: '100' }, '0.volatility', 'below-intrinsic'],
    [{ price: '30000' }, '0.volatility', 'above-bound'],
    [{ volatility: '1001' }, '0.volatility', 'too-large'],
  ])('%j is refused at its field', (leg, key, problem) => {
    const read = readStrategy(withLegs(leg));
    expect(read.strategy).toBeNull();
    expect(read.problems).toEqual({ [key]: problem });
  });

  test('one volatility for all legs is used where a price implies none', () => {
    const read = readStrategy({ ...withLegs({ price: '0' }), volatility: '12' });
    expect(read.strategy?.legs[0]).toMatchObject({ volatility: 0.12, priceRupees: 0 });
  });

  test('no text that can be typed breaks the reading or the analysis', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.double({ noNaN: true }).map(String),
      fc.constantFrom('', '1', '65', '24,000', '12.5L', '2026-12-01', '2026-11-21', '1e9'),
    );
    const leg = fc.record({
      side: fc.constantFrom('buy' as const, 'sell' as const),
      kind: fc.constantFrom('call', 'put', 'future', 'stock'),
      strike: text,
      expiry: text,
      lots: text,
      price: text,
      volatility: text,
      units: text,
    });
    fc.assert(
      fc.property(text, text, fc.array(leg, { maxLength: 3 }), (spot, rate, legs) => {
        const typed = { ...startStrategy(today), spot, rate, legs: legs as TypedLeg[] };
        const { strategy } = readStrategy(typed);
        return strategy === null || analyse(strategy).strategy === strategy;
      }),
      fuzzRuns(300),
    );
  });
});

describe('the address', () => {
  test.each(presetIds)('of %s opens the same strategy', (id) => {
    const { market } = readStrategy(startStrategy(today));
    const legs = market && loaded(id, market);
    const { strategy } = readStrategy({ ...startStrategy(today), legs: legs ?? [] });
    if (!strategy) throw new Error('No strategy');
    expect(readBack(strategyPath(strategy, today))).toEqual(strategy);
    expect(readBack(presetPath(id, startStrategy(today), today))?.legs).toEqual(strategy.legs);
  });

  test('preserves every setting, also another day', () => {
    const typed: TypedStrategy = {
      ...withLegs({}, { kind: 'stock', lots: '7', price: '23990', units: '10' }),
      underlying: 'own',
      units: '250',
      spot: '23950.5',
      step: '50',
      date: '2026-11-24',
      rate: '6.75',
      dividendYield: '0',
      volatility: '13.25',
      dayCount: 'weekdays-252',
      anchor: 'forward',
      exchange: 'bse',
      brokerage: '0',
    };
    const { strategy } = readStrategy(typed);
    if (!strategy) throw new Error('No strategy');
    expect(readBack(strategyPath(strategy, today))).toEqual(strategy);
  });

  test('of the form sent without scripts says what was typed, buttons too', () => {
    const form = new URLSearchParams({
      spot: '24100',
      'leg1.side': 'sell',
      'leg1.kind': 'put',
      'leg1.strike': 'twelve',
      'leg1.expiry': '2026-12-01',
      'leg1.lots': '2',
      'leg1.price': '120',
    });
    const { typed } = typedFromQuery(form, today);
    expect(typed.spot).toBe('24100');
    expect(typed.legs).toEqual([
      { ...call, side: 'sell', kind: 'put', strike: 'twelve', lots: '2', price: '120' },
    ]);
    form.set('act', 'add');
    expect(typedFromQuery(form, today).typed.legs).toHaveLength(2);
    form.set('act', 'remove-1');
    expect(typedFromQuery(form, today).typed.legs).toHaveLength(0);
    form.set('act', 'load');
    form.set('preset', 'short-iron-condor');
    expect(typedFromQuery(form, today).typed.legs).toHaveLength(4);
  });

  test.each([
    ['2026-12-08', '2026-12-08'],
    // No NIFTY contract expires on a Wednesday, and no text is a day.
    ['2026-12-09', '2026-12-01'],
    ['soon', '2026-12-01'],
  ])('a preset loaded for %s expires on %s', (asked, expiry) => {
    const form = new URLSearchParams({ act: 'load', preset: 'call-calendar', expiry: asked });
    const [near, far] = typedFromQuery(form, today)
      .typed.legs.map((leg) => leg.expiry)
      .sort();
    expect(near).toBe(expiry);
    expect(String(far) > expiry).toBe(true);
  });

  test('legs that cannot be read are named and left out', () => {
    const query = new URLSearchParams('v=1&l=b_c_1_65_300.4_2026-12-01_24000_0.17&l=nonsense');
    const { typed, unreadLegs } = typedFromQuery(query, today);
    expect(typed.legs).toHaveLength(1);
    expect(unreadLegs).toEqual(['nonsense']);
  });
});

test('every preset is in one group', () => {
  expect([...presetIds].sort()).toEqual(Object.keys(presetLegs).sort());
});
