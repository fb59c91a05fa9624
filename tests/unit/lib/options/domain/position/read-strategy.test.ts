import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { readQuery, writeQuery, type StrategyQuery } from '@/lib/options/domain/position/query';
import { anyLegs, option } from '@/tests/unit/lib/options/any-legs';
import { analyse } from '@/lib/options/domain/position/analysis';
import { presetIds } from '@/lib/options/domain/position/preset';
import { readStrategy } from '@/lib/options/domain/position/read-strategy';
import {
  presetPath,
  strategyPath,
  typedFromQuery,
} from '@/lib/options/domain/position/strategy-address';
import {
  startStrategy,
  type TypedLeg,
  type TypedStrategy,
  exchangeOf,
  underlyings,
} from '@/lib/options/domain/position/typed-strategy';
import { indexLots } from '@/content/law/contract-lots';
import { expiryDays } from '@/content/law/expiry-days';
import {
  comingExpiries,
  presetExpiries,
  typedPreset,
} from '@/lib/options/domain/position/typed-legs';

const today = '2026-11-21';

const call: TypedLeg = {
  ...{ side: 'buy', kind: 'call', strike: '24,000', expiry: '2026-12-01' },
  ...{ lots: '1', price: '300.4', volatility: '', units: '' },
};

function withLegs(...legs: Partial<TypedLeg>[]): TypedStrategy {
  return { ...startStrategy(today), legs: legs.map((leg) => ({ ...call, ...leg })) };
}

const queryOf = (path: string) => new URLSearchParams(path.slice(path.indexOf('?')));

function readBack(path: string) {
  return readStrategy(typedFromQuery(queryOf(path), today).typed).strategy;
}

describe('what is typed', () => {
  test('the volatility follows from a premium, and the premium from a volatility', () => {
    const byPrice = readStrategy(withLegs({})).strategy?.legs[0];
    if (byPrice?.kind !== 'call') throw new Error('No call');
    expect(byPrice.volatility).toBeCloseTo(0.175, 2);
    const percent = String(byPrice.volatility * 100);
    const byVolatility = readStrategy(withLegs({ price: '', volatility: percent }));
    expect(byVolatility.strategy?.legs[0]?.priceRupees).toBe(300.4);
  });

  test('the lot is that of the law for the expiry, or the reader’s own', () => {
    expect(readStrategy(withLegs({})).strategy?.legs[0]?.unitsPerLot).toBe(65);
    const older = { ...withLegs({ expiry: '2026-01-27' }), date: '2026-01-20' } as const;
    expect(readStrategy(older)).toMatchObject({ lotByLaw: 65, market: { unitsPerLot: 65 } });
    const earlier = { ...withLegs({ expiry: '2025-12-30' }), date: '2025-12-20' } as const;
    expect(readStrategy(earlier)).toMatchObject({ lotByLaw: 75, market: { unitsPerLot: 75 } });
    // Of no leg, the next expiry.
    expect(readStrategy({ ...older, legs: [] }).lotByLaw).toBe(65);
    expect(readStrategy({ ...earlier, legs: [] }).lotByLaw).toBe(75);
    const own = readStrategy({ ...withLegs({}), underlying: 'own', units: '250' });
    expect(own.strategy?.legs[0]?.unitsPerLot).toBe(250);
    expect(readStrategy({ ...withLegs({}), underlying: 'own' }).problems.units).toBe('missing');
  });

  describe('legs of expiries with different lots', () => {
    const calendar: TypedStrategy = {
      ...withLegs({ side: 'sell', expiry: '2025-12-30' }, { expiry: '2026-01-27' }),
      date: '2025-12-15',
    };
    const lotsOf = ({ strategy }: ReturnType<typeof readStrategy>) =>
      strategy?.legs.map(({ unitsPerLot }) => unitsPerLot);

    test('each has the lot of its contract, also from its address', () => {
      const read = readStrategy(calendar);
      expect(read.lotByLaw).toBe(75);
      expect(lotsOf(read)).toEqual([75, 65]);
      expect(readBack(strategyPath(read.strategy!, today))).toEqual(read.strategy);
    });

    test('a preset has them too', () => {
      const { market } = readStrategy({ ...calendar, legs: [] });
      const legs = typedPreset('call-calendar', market!, '2025-12-30');
      expect(legs.map(({ expiry }) => expiry)).toEqual(['2025-12-30', '2026-01-27']);
      expect(lotsOf(readStrategy({ ...calendar, legs }))).toEqual([75, 65]);
    });
  });

  describe('an index before the first day whose lot is known', () => {
    const early: TypedStrategy = {
      ...withLegs({ expiry: '2025-09-30' }),
      ...{ underlying: 'BANKNIFTY', date: '2025-09-20' },
    };

    test('has the lot that the reader types', () => {
      const late = { ...withLegs({ expiry: '2026-02-24' }), date: '2026-02-02' } as const;
      expect(readStrategy(early)).toMatchObject({ lotByLaw: null, problems: { units: 'missing' } });
      const typed = readStrategy({ ...early, units: '35' });
      expect(typed).toMatchObject({ lotByLaw: null, market: { unitsPerLot: 35 } });
      expect(readStrategy({ ...late, underlying: 'BANKNIFTY' }).lotByLaw).toBe(30);
      // Without a day the lot is not asked for: the law may have it.
      expect(readStrategy({ ...early, date: '' }).problems).toEqual({ date: 'missing' });
    });

    test('keeps it in its address', () => {
      const { strategy } = readStrategy({ ...early, units: '35' });
      const path = strategyPath(strategy!, today);
      expect(queryOf(path).get('lot')).toBe('35');
      expect(readBack(path)).toEqual(strategy);
    });

    test('opens with its legs from a link that has no lot', () => {
      const { strategy } = readStrategy({ ...early, units: '35' });
      const query = queryOf(strategyPath(strategy!, today));
      query.delete('lot');
      const { typed } = typedFromQuery(query, today);
      expect(typed.units).toBe('35');
      expect(readStrategy(typed).strategy).toEqual(strategy);
    });
  });

  test('a fee and a rate below their bounds name the bound, because 0 is allowed', () => {
    const { problems } = readStrategy({ ...withLegs({}), brokerage: '-1', rate: '-101' });
    expect(problems).toEqual({ brokerage: 'negative', rate: 'too-small' });
  });

  test.each<[Partial<TypedLeg>, string, string]>([
    [{ strike: 'abc' }, '0.strike', 'not-a-number'],
    [{ strike: '0' }, '0.strike', 'not-positive'],
    [{ lots: '1.5' }, '0.lots', 'not-whole'],
    [{ lots: '' }, '0.lots', 'missing'],
    [{ expiry: '2026-02-30' }, '0.expiry', 'no-day'],
    [{ expiry: '2026-11-20' }, '0.expiry', 'before-date'],
    [{ expiry: '2046-11-20' }, '0.expiry', 'too-far'],
    [{ strike: '-1' }, '0.strike', 'not-positive'],
    [{ price: '-5' }, '0.price', 'negative'],
    [{ volatility: '-1' }, '0.volatility', 'negative'],
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

  test('any typed text is read and analysed without an error', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.double({ noNaN: true }).map(String),
      fc.constantFrom('', '1', '65', '24,000', '12.5L', '2026-12-01', '2026-11-21', '1e9'),
    );
    const leg = fc.record({
      side: fc.constantFrom('buy' as const, 'sell' as const),
      kind: fc.constantFrom('call', 'put', 'future', 'stock'),
      ...{ strike: text, expiry: text, lots: text, price: text, volatility: text, units: text },
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
  const legsAfter = (form: URLSearchParams, pressed: Readonly<Record<string, string>>) =>
    typedFromQuery(new URLSearchParams([...form, ...Object.entries(pressed)]), today).typed.legs;

  test('of each preset opens the same strategy', () => {
    const { market } = readStrategy(startStrategy(today));
    for (const id of presetIds) {
      const legs = market && typedPreset(id, market);
      const { strategy } = readStrategy({ ...startStrategy(today), legs: legs ?? [] });
      if (!strategy) throw new Error('No strategy');
      expect(readBack(strategyPath(strategy, today))).toEqual(strategy);
      expect(readBack(presetPath(id, startStrategy(today), today))?.legs).toEqual(strategy.legs);
    }
  });

  test('has every setting, the day included', () => {
    const typed: TypedStrategy = {
      ...withLegs({}, { kind: 'stock', lots: '7', price: '23990', units: '10' }),
      ...{ underlying: 'own', units: '250', spot: '23950.5', step: '50', date: '2026-11-24' },
      ...{ rate: '6.75', dividendYield: '0', volatility: '13.25', dayCount: 'weekdays-252' },
      ...{ anchor: 'forward', exchange: 'bse', brokerage: '0' },
    };
    const { strategy } = readStrategy(typed);
    if (!strategy) throw new Error('No strategy');
    expect(readBack(strategyPath(strategy, today))).toEqual(strategy);
  });

  test('of the form sent without scripts has what was typed and the button that was pressed', () => {
    const put = { side: 'sell', kind: 'put', strike: 'twelve', lots: '2', price: '120' };
    const form = new URLSearchParams({ spot: '24100', 'leg1.expiry': '2026-12-01' });
    for (const [name, text] of Object.entries(put)) form.set(`leg1.${name}`, text);
    expect(typedFromQuery(form, today).typed.spot).toBe('24100');
    expect(legsAfter(form, {})).toEqual([{ ...call, ...put }]);
    expect(legsAfter(form, { act: 'add' })).toHaveLength(2);
    expect(legsAfter(form, { act: 'remove-1' })).toHaveLength(0);
    expect(legsAfter(form, { act: 'load', preset: 'short-iron-condor' })).toHaveLength(4);
  });

  test.each([
    ['add', 'long-put', [{ kind: 'call', strike: '100' }]],
    ['load', 'long-put', [{ kind: 'put', strike: '100' }]],
  ])('with a spot below half a step, %s of %s gives only strikes above 0', (act, preset, legs) => {
    const form = new URLSearchParams({ spot: '40', step: '100' });
    expect(legsAfter(form, { act, preset })).toMatchObject(legs);
  });

  test('a preset whose strikes would be below 0 is loaded without them, and each field asks for its own', () => {
    const form = new URLSearchParams({ spot: '400', step: '100', act: 'load', preset: 'collar' });
    const asked = typedFromQuery(form, today).typed;
    expect(readStrategy(asked)).toMatchObject({ strategy: expect.anything(), problems: {} });
    form.set('spot', '140');
    const { typed } = typedFromQuery(form, today);
    expect(typed.legs.map(({ side, kind, strike }) => [side, kind, strike])).toEqual([
      ['buy', 'stock', ''],
      ['buy', 'put', ''],
      ['sell', 'call', ''],
    ]);
    expect(readStrategy(typed).problems).toEqual({ '1.strike': 'missing', '2.strike': 'missing' });
    const legs = typed.legs.map((each, at) => ({ ...each, strike: ['', '130', '150'][at] ?? '' }));
    expect(readStrategy({ ...typed, legs })).toMatchObject({
      strategy: expect.anything(),
      problems: {},
    });
  });

  test.each([
    ['2026-12-08', '2026-12-08'],
    // No NIFTY contract expires on a Wednesday, and no text is a day.
    ['2026-12-09', '2026-12-01'],
    ['soon', '2026-12-01'],
  ])('a preset loaded for %s expires on %s', (asked, expiry) => {
    const load = { act: 'load', preset: 'call-calendar', expiry: asked };
    const legs = legsAfter(new URLSearchParams(), load);
    const [near, far = ''] = legs.map((leg) => leg.expiry).sort();
    expect(near).toBe(expiry);
    expect(far > expiry).toBe(true);
  });

  test.each([
    ['40', '40'],
    ['1000001', ''],
    ['many', ''],
    ['-5', ''],
  ])('of a form whose leg has a lot of %s shows the lot that counts', (sent, shown) => {
    const form = new URLSearchParams({ 'leg1.kind': 'call', 'leg1.units': sent });
    expect(legsAfter(form, {})).toMatchObject([{ units: shown }]);
  });

  test.each(['iv=abc', 'fee=-5', 'yield=200', 'step=0', 'date=soon'])(
    'the legs of a link stay where a field of the market cannot be read: %s',
    (field) => {
      const link = 'v=1&l=b_c_1_65_300.4_2026-12-01_24000_0.17';
      const { typed } = typedFromQuery(new URLSearchParams(`${link}&${field}`), today);
      const [leg] = typedFromQuery(new URLSearchParams(link), today).typed.legs;
      expect(typed.legs).toEqual([leg]);
      expect(Object.keys(readStrategy(typed).problems)).toHaveLength(1);
    },
  );

  test('legs that cannot be read are named and left out', () => {
    const query = new URLSearchParams('v=1&l=b_c_1_65_300.4_2026-12-01_24000_0.17&l=nonsense');
    query.append('l', 'b_c_1_65_10_2026-12-01_1e308_0.1');
    const { typed, unreadLegs } = typedFromQuery(query, today);
    expect(typed.legs).toHaveLength(1);
    expect(unreadLegs).toEqual(['nonsense', 'b_c_1_65_10_2026-12-01_1e308_0.1']);
  });
});

describe('the query of legs', () => {
  const anyNumber = fc.option(fc.double({ min: 1e-9, max: 1e6, noNaN: true }));
  const numbers = { spot: anyNumber, rate: anyNumber, dividendYield: anyNumber };
  const anyQuery = fc.record({ legs: anyLegs, ...numbers });

  test('property: what is written is read back without loss', () => {
    fc.assert(
      fc.property(anyQuery, (query: StrategyQuery) => {
        const read = readQuery(new URLSearchParams(writeQuery(query)));
        expect(read).toEqual({ ...query, unreadLegs: [] });
      }),
      fuzzRuns(100),
    );
  });

  test('an address is short and stays what it is', () => {
    const query = { legs: [option('buy', 'call', 24_000, 300.4)], spot: 24_041.9, rate: null };
    expect(writeQuery({ ...query, dividendYield: null })).toBe(
      'v=1&s=24041.9&l=b_c_1_1_300.4_2026-12-01_24000_0.15',
    );
  });

  test.each([
    'x_c_1_65_10_2026-12-01_24000_0.1',
    'b_toString_1_65_10_2026-12-01_24000_0.1',
    'b_c_1.5_65_10_2026-12-01_24000_0.1',
    'b_c_0_65_10_2026-12-01_24000_0.1',
    // No field shows the units of a lot, so that none could say that they are too many.
    'b_c_1_1000001_10_2026-12-01_24000_0.1',
    'b_c_1_65_-10_2026-12-01_24000_0.1',
    'b_c_1_65_10_2026-02-30_24000_0.1',
    'b_c_1_65_10_2026-12-01_0_0.1',
    'b_c_1_65_10_2026-12-01_1e308_0.1',
    'b_c_1_65_10_2026-12-01_24000',
    'b_c_1_65_10_2026-12-01_24000_0.1_7',
    'b_f_1_65_10_2026-12-01_24000',
    'b_s_1_65_10_2026-12-01',
    'b_c_1_65_1e999_2026-12-01_24000_0.1',
    '',
  ])('the leg “%s” is left out and named', (text) => {
    const query = new URLSearchParams({ v: '1', l: text });
    expect(readQuery(query)).toMatchObject({ legs: [], unreadLegs: [text] });
  });

  test('unknown keys are ignored, a bad spot is not known, another version is not read', () => {
    expect(readQuery(new URLSearchParams('v=1&s=-5&r=abc&z=9'))).toEqual({
      ...{ legs: [], unreadLegs: [], spot: null, rate: null, dividendYield: null },
    });
    expect(readQuery(new URLSearchParams('v=2&s=5'))).toBeNull();
    expect(readQuery(new URLSearchParams())).toBeNull();
  });

  test('a ninth leg is named as unread', () => {
    const legs = Array.from({ length: 9 }, (_, index) => `l=b_s_1_65_${index}`);
    const query = new URLSearchParams(`v=1&${legs.join('&')}`);
    expect(readQuery(query)).toMatchObject({ unreadLegs: ['b_s_1_65_8'] });
  });
});

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

  test.each([
    [today, '2026-12-01', '2026-12-29'],
    // No expiry is known before the first row.
    ['2024-01-01', '2024-01-08', '2024-02-05'],
  ] as const)('a preset of %s expires on %s, its later leg on %s', (day, expiry, laterExpiry) => {
    const expiries = presetExpiries(comingExpiries(day, 'NIFTY'), day);
    expect(expiries).toEqual({ expiry, laterExpiry });
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
    const { market } = readStrategy({ ...typed, exchange: 'nse' });
    expect(market).toMatchObject({ exchange: 'bse', unitsPerLot: 20 });
  });

  test('a ready-made strategy on the SENSEX expires on a Thursday of the BSE', () => {
    const query = new URLSearchParams({ under: 'SENSEX', preset: 'long-call', act: 'load' });
    const { typed } = typedFromQuery(query, today);
    expect(typed.legs.map(({ expiry }) => expiry)).toEqual(['2026-12-03']);
  });
});
