import * as fc from 'fast-check';
import { sumOf } from '@/lib/cashflow/statistics';
import { readFileSync } from 'node:fs';
import {
  expiriesOf,
  isOption,
  payoffAtExpiry,
  signedUnits,
  worthAtExpiry,
  type Leg,
} from '@/lib/options/domain/position/leg';
import {
  analyse,
  expiryResult,
  marginOf,
  type Analysis,
} from '@/lib/options/domain/position/analysis';
import {
  type GreekName,
  type Scenario,
  valueStrategy,
} from '@/lib/options/domain/position/strategy-value';
import {
  anyLegs,
  expiry,
  future,
  option,
  stock,
  usualMarket,
} from '@/tests/unit/lib/options/any-legs';
import { resultAt } from '@/lib/options/domain/position/piecewise-linear';
import {
  presetIds,
  buildPreset,
  presetLegs,
  type PresetId,
  type PresetSetting,
} from '@/lib/options/domain/position/preset';
import { readStrategy, type Strategy } from '@/lib/options/domain/position/read-strategy';
import { typedPreset } from '@/lib/options/domain/position/typed-legs';
import {
  startStrategy,
  type TypedLeg,
  type TypedStrategy,
  noMoves,
} from '@/lib/options/domain/position/typed-strategy';
import {
  daysAhead,
  heatGrid,
  type HeatAxis,
  movedScenario,
  payoffAtSpot,
  payoffRows,
  valueAfter,
} from '@/lib/options/domain/position/what-if';
import { headingId } from '@/lib/education/domain/course-paths';
import { messages } from '@/lib/messages';
import { outcomeOf } from '@/lib/options/domain/position/outcome';
import { presetLessons } from '@/lib/options/domain/position/preset-lessons';

const scenario: Scenario = {
  ...usualMarket,
  ...{ spot: 100, date: '2026-11-23', volatility: 'per-leg', volatilityChange: 0 },
};

const valued = (legs: readonly Leg[], changes: Partial<Scenario> = {}) =>
  valueStrategy(legs, { ...scenario, ...changes });

test('on the day of expiry the value is what the legs settle at', () => {
  const anySpot = fc.double({ min: 10_000, max: 40_000, noNaN: true });
  fc.assert(
    fc.property(anyLegs, anySpot, (legs, spot) => {
      const results = legs.map(
        (leg) => signedUnits(leg) * (worthAtExpiry(leg, spot) - leg.priceRupees),
      );
      expect(valued(legs, { spot, date: expiry }).profitRupees).toBeCloseTo(sumOf(results), 4);
    }),
  );
});

test('after the first expiry neither value nor margin is known', () => {
  const legs = [option('sell', 'call', 100, 5)];
  const late = { ...scenario, date: '2026-12-02' } as const;
  expect(() => valueStrategy(legs, late)).toThrow('expired');
  expect(() => marginOf(legs, late)).toThrow('expired');
});

test('stock has a delta of its units and nothing else', () => {
  expect(valued([stock('buy', 90, 3)])).toMatchObject({
    profitRupees: 30,
    greeks: { deltaRupees: 3, gammaRupees: 0, thetaRupeesPerDay: 0, rhoRupeesPerPercent: 0 },
  });
});

test('one volatility can stand for all, and a change of it leads to none below 0', () => {
  const legs = [option('buy', 'call', 100, 0, { volatility: 0.1 })];
  const profit = (changes: Partial<Scenario> = {}) => valued(legs, changes).profitRupees;
  expect(profit({ volatility: 0.1 })).toBe(profit());
  expect(profit({ volatility: 0.3 })).toBeGreaterThan(profit());
  expect(profit({ volatilityChange: 0.2 })).toBeCloseTo(profit({ volatility: 0.3 }), 12);
  expect(valued(legs, { volatilityChange: -1 }).greeks.vegaRupeesPerPercent).toBe(0);
});

test('252 days count weekdays, and divide theta by them', () => {
  const theta = (changes: Partial<Scenario> = {}) =>
    valued([option('buy', 'call', 100, 0)], changes).greeks.thetaRupeesPerDay;
  expect(theta({ dayCount: 'weekdays-252' })).toBeLessThan(theta());
});

type Figures = Record<GreekName | 'profitRupees', number>;
const volatilityMoved = [{ volatilityChange: 0.001 }, { volatilityChange: -0.001 }] as const;

/** What each net greek says, read off the profit or the greek that it is of; `steps` is how far up and down are apart. */
test.each<[GreekName, keyof Figures, Partial<Scenario>, Partial<Scenario>, number]>([
  ['deltaRupees', 'profitRupees', { spot: 24_001 }, { spot: 23_999 }, 2],
  ['vegaRupeesPerPercent', 'profitRupees', ...volatilityMoved, 0.2],
  ['rhoRupeesPerPercent', 'profitRupees', { rate: 0.066 }, { rate: 0.064 }, 0.2],
  ['thetaRupeesPerDay', 'profitRupees', { date: '2026-11-24' }, { date: '2026-11-22' }, 2],
  ['gammaRupees', 'deltaRupees', { spot: 24_000.5 }, { spot: 23_999.5 }, 1],
  ['vannaRupeesPerPercent', 'deltaRupees', ...volatilityMoved, 0.2],
  ['volgaRupeesPerPercent', 'vegaRupeesPerPercent', ...volatilityMoved, 0.2],
])('%s is what %s changes by', (greek, of, up, down, steps) => {
  const far = { expiry: '2027-06-29', unitsPerLot: 65 } as const;
  const legs = [option('buy', 'call', 26_000, 800, far), option('sell', 'put', 23_000, 300, far)];
  const figuresAt = (changes: Partial<Scenario>): Figures => {
    const { greeks, profitRupees } = valued(legs, { spot: 24_000, ...changes });
    return { ...greeks, profitRupees };
  };
  const change = (figuresAt(up)[of] - figuresAt(down)[of]) / steps;
  expect(Math.abs(change / figuresAt({})[greek] - 1)).toBeLessThan(1e-3);
});

describe('the margin', () => {
  test.each<[string, Leg[], number]>([
    ['an option that is bought', [option('buy', 'call', 100, 5)], 5],
    ['a spread', [option('sell', 'call', 100, 5), option('buy', 'call', 110, 2)], 7],
    ['a covered call', [stock('buy', 100), option('sell', 'call', 110, 3)], 97],
    ['what cannot lose', [option('buy', 'call', 100, 1), option('sell', 'call', 110, 2)], 0],
    ['a future that a put protects', [future('buy', 100), option('buy', 'put', 95, 2)], 7],
  ])('%s ties up its worst case', (_, legs, worstCaseRupees) => {
    expect(marginOf(legs, scenario)).toEqual({ kind: 'defined', worstCaseRupees });
  });

  const later = { expiry: '2026-12-29' } as const;

  test.each<[string, Leg[]]>([
    ['a put that is sold', [option('sell', 'put', 100, 3)]],
    ['a future', [future('buy', 100)]],
    ['a sold put beside stock', [stock('buy', 100), option('sell', 'put', 95, 3)]],
    ['a calendar', [option('sell', 'call', 100, 3), option('buy', 'call', 100, 5, later)]],
  ])('%s has a range with its assumption, never one figure', (_, legs) => {
    const margin = marginOf(legs, scenario);
    if (margin.kind !== 'range') throw new Error('Not a range');
    expect(margin.assumption).toEqual({ fromMovePercent: 10, toMovePercent: 20 });
    expect(margin.fromRupees).toBeGreaterThan(0);
    expect(margin.toRupees).toBeGreaterThan(margin.fromRupees);
  });

  test('the range of a future is its moves', () => {
    const still = { ...scenario, rate: 0, dividendYield: 0 };
    expect(marginOf([future('sell', 100)], still)).toMatchObject({
      ...{ kind: 'range', fromRupees: expect.closeTo(10, 9), toRupees: expect.closeTo(20, 9) },
      worseMovePercent: 20,
    });
  });

  test('of two jumps the one that costs more is named, also where it is the smaller one', () => {
    const ten = { lots: 10, volatility: 0.05 };
    const legs = [
      ...[option('sell', 'call', 105, 1, ten), option('buy', 'call', 110, 0.05, ten)],
      ...[option('buy', 'call', 110, 0.05, ten), option('sell', 'call', 115, 0.05, ten)],
      option('sell', 'call', 150, 0.05),
    ];
    const margin = marginOf(legs, scenario);
    expect(margin).toMatchObject({ kind: 'range', worseMovePercent: 10 });
  });
});

const today = '2026-11-21';

function strategyOf(typed: Partial<TypedStrategy>): Strategy {
  const { strategy, problems } = readStrategy({ ...startStrategy(today), ...typed });
  if (!strategy) throw new Error(JSON.stringify(problems));
  return strategy;
}

function presetStrategy(id: PresetId): Strategy {
  const { market } = readStrategy(startStrategy(today));
  return strategyOf({ legs: (market && typedPreset(id, market)) ?? [] });
}

const leg = (texts: Partial<TypedLeg>): TypedLeg => ({
  ...{ side: 'buy', kind: 'call', strike: '24000', expiry: '2026-12-01' },
  ...{ lots: '1', price: '', volatility: '10', units: '', ...texts },
});

test('charges lower the best and the worst result and the odds; an unlimited result stays unlimited', () => {
  const call = analyse(strategyOf({ legs: [leg({ price: '100' })] }));
  expect(call.outcome.breakevens).toEqual([24100]);
  expect(call.net?.bestRupees).toBe('unlimited');
  expect(call.net?.worstRupees).toBeCloseTo(-6500 - (call.opening?.totalRupees ?? NaN), 6);
  expect(call.net?.probability).toBeLessThan(call.probability ?? 0);

  const { outcome, net, opening } = analyse(presetStrategy('bull-call-spread'));
  const costs = opening?.totalRupees ?? NaN;
  expect(net?.worstRupees).toBeCloseTo(Number(outcome.worstRupees) - costs, 6);
  // Exercise of the bought call, 200 points in the money, is taxed on top.
  expect(net?.bestRupees).toBeLessThan(Number(outcome.bestRupees) - costs);
  expect(net?.bestRupees).toBeGreaterThan(Number(outcome.bestRupees) - costs - 100);
});

test('a call profits more often around the forward than around the spot', () => {
  const odds = (['spot', 'forward'] as const).map(
    (anchor) => analyse(strategyOf({ anchor, legs: [leg({ price: '100' })] })).probability ?? NaN,
  );
  expect(odds[1]).toBeGreaterThan(odds[0]!);
});

test('the worst result counts the tax on exercise up to a quarter beyond the strikes, on both sides', () => {
  for (const id of ['short-iron-condor', 'put-condor', 'long-iron-butterfly'] as const) {
    const { outcome, net, opening, strategy } = analyse(presetStrategy(id));
    const strikes = strategy.legs.flatMap((each) => (isOption(each) ? [each.strike] : []));
    const [from, to] = [0.75 * Math.min(...strikes), 1.25 * Math.max(...strikes)];
    const bought = strategy.legs.filter((each) => each.side === 'buy');
    const atEnd = (spot: number) => {
      const worth = sumOf(bought.map((each) => signedUnits(each) * worthAtExpiry(each, spot)));
      const gross = resultAt(payoffAtExpiry(strategy.legs), spot);
      return gross - 0.0015 * worth - (opening?.totalRupees ?? NaN);
    };
    const worst = Math.min(...[from, ...strikes, to].map(atEnd));
    expect({ id, worst: net?.worstRupees }).toEqual({ id, worst: expect.closeTo(worst, 6) });
    expect(net?.breakevens).toHaveLength(outcome.breakevens.length);
  }
});

test('charges that are large beside the premium move a breakeven far out, and it is still named', () => {
  const straddle = { strike: '100', price: '3', volatility: '30' };
  const legs = [leg(straddle), leg({ ...straddle, kind: 'put' })];
  const { net, opening } = analyse(
    strategyOf({ underlying: 'own', units: '1', spot: '100', step: '5', legs }),
  );
  const paid = 6 + (opening?.totalRupees ?? NaN);
  const distance = paid / (1 - 0.0015);
  expect(net?.breakevens).toEqual([
    expect.closeTo(100 - distance, 6),
    expect.closeTo(100 + distance, 6),
  ]);
});

test('a sold put loses down to a spot of zero, after charges too', () => {
  const { outcome, net, opening } = analyse(presetStrategy('short-put'));
  const worst = Number(outcome.worstRupees) - (opening?.totalRupees ?? NaN);
  expect(net?.worstRupees).toBeCloseTo(worst, 6);
});

test('with several expiries the charges to open narrow the range of profit', () => {
  const { outcome, net } = analyse(presetStrategy('call-calendar'));
  expect(net?.worstRupees).toBeLessThan(Number(outcome.worstRupees));
  const [low = 0, high = 0] = outcome.breakevens;
  const [netLow = 0, netHigh = 0] = net?.breakevens ?? [];
  expect(netLow).toBeGreaterThan(low);
  expect(netHigh).toBeLessThan(high);
});

test('stock alone has no expiry, and so no odds', () => {
  const stock = strategyOf({ legs: [leg({ kind: 'stock', price: '23900', volatility: '' })] });
  const found: Analysis = analyse(stock);
  expect(found).toMatchObject({ horizon: null, probability: null, expectedRupees: null });
  expect(found.outcome.breakevens).toEqual([23900]);
  expect(expiryResult(stock)).toBeNull();
  expect(payoffRows(stock, noMoves, [23900]).length).toBeGreaterThan(30);
});

test('the rows of every payoff rise in spot and cross zero only at breakevens', () => {
  for (const id of presetIds) {
    const strategy = presetStrategy(id);
    const rows = payoffRows(strategy, noMoves, analyse(strategy).outcome.breakevens);
    const isWrong = rows.some(({ spot, expiryRupees }, index) => {
      const before = rows[index - 1];
      return before && (spot <= before.spot || expiryRupees * before.expiryRupees < -1e-6);
    });
    expect({ id, isWrong }).toEqual({ id, isWrong: false });
  }
});

test.each(['bull-call-spread', 'call-calendar', 'covered-call'] as const)(
  'the last column of the table of %s is the value of its case',
  (id) => {
    const strategy = presetStrategy(id);
    const moves = { spotPercent: 0, volatilityPoints: 3, days: 2 };
    const last = (axis: HeatAxis) => {
      const { rows, columns } = heatGrid(strategy, moves, axis, []);
      const [{ spot, rupees }, column] = [rows[0]!, columns.at(-1)!];
      return { spot, rupees: rupees.at(-1), column };
    };
    const profitAt = (changes: Partial<Scenario>) =>
      valued(strategy.legs, { ...movedScenario(strategy, moves), ...changes }).profitRupees;
    const [byDate, byVolatility] = [last('date'), last('volatility')];
    const date = expiriesOf(strategy.legs)[0]!;
    expect(byDate.column).toEqual({ kind: 'date', date });
    expect(byDate.rupees).toBeCloseTo(profitAt({ spot: byDate.spot, date }), 6);
    // Six points beyond the three of the moves: a title counts from the volatility of the position.
    expect(byVolatility.column).toEqual({ kind: 'volatility', points: 9 });
    const profit = profitAt({ spot: byVolatility.spot, volatilityChange: 0.09 });
    expect(byVolatility.rupees).toBeCloseTo(profit, 6);
  },
);

test.each(['bull-call-spread', 'call-calendar', 'covered-call'] as const)(
  'the point of %s after moves has the value of the day and that at expiry',
  (id) => {
    const strategy = presetStrategy(id);
    const moves = { spotPercent: 2, volatilityPoints: 1, days: 3 };
    const { spot, dayRupees, expiryRupees } = payoffAtSpot(strategy, moves);
    expect(spot).toBeCloseTo(strategy.spot * 1.02, 8);
    expect(dayRupees).toBeCloseTo(valueAfter(strategy, moves).profitRupees, 6);
    expect(expiryRupees).toBe(expiryResult(strategy)?.(spot));
  },
);

test('stock alone can be moved by a month, and has the result of the day as that at expiry', () => {
  const held = strategyOf({ legs: [leg({ kind: 'stock', price: '23900', volatility: '' })] });
  expect(daysAhead(held)).toBe(30);
  const far = { ...noMoves, days: 999 };
  expect(movedScenario(held, far).date).toBe('2026-12-21');
  const { spot, dayRupees, expiryRupees } = payoffAtSpot(held, far);
  expect(dayRupees).toBe(signedUnits(held.legs[0]!) * (spot - 23_900));
  expect(expiryRupees).toBe(dayRupees);
});

test('moves go no further than the first expiry', () => {
  const strategy = presetStrategy('call-calendar');
  const far = valueAfter(strategy, { spotPercent: 2, volatilityPoints: 0, days: 999 });
  const firstExpiry = expiriesOf(strategy.legs)[0]!;
  expect(movedScenario(strategy, { ...noMoves, days: 999 }).date).toBe(firstExpiry);
  expect(far.profitRupees).toBeCloseTo(expiryResult(strategy)?.(24000 * 1.02) ?? NaN, 6);
});

describe('preset', () => {
  const setting: PresetSetting = {
    ...usualMarket,
    ...{ spot: 24_041.9, lots: 2, volatility: 0.12, expiry, laterExpiry: '2026-12-29' },
  };
  const market = { ...setting, volatility: 'per-leg', volatilityChange: 0 } as const;
  const ids = Object.keys(presetLegs) as PresetId[];

  test('no two presets are alike, and each is in a group', () => {
    expect([...presetIds].sort()).toEqual([...ids].sort());
    expect(new Set(ids.map((id) => JSON.stringify(presetLegs[id]))).size).toBe(ids.length);
  });

  test('each has strikes on the grid and prices on the tick, and is fair today', () => {
    for (const id of ids) {
      const legs = buildPreset(id, setting);
      for (const { priceRupees, lots } of legs) {
        expect([id, lots % 2]).toEqual([id, 0]);
        expect(Math.round(priceRupees * 20)).toBeCloseTo(priceRupees * 20, 8);
      }
      legs.filter(isOption).forEach(({ strike }) => expect(strike % 50).toBe(0));
      const { profitRupees } = valueStrategy(legs, market);
      const ticks = sumOf(legs.map(({ lots }) => lots * 65 * 0.025));
      expect(Math.abs(profitRupees)).toBeLessThanOrEqual(ticks + 1e-6);
    }
  });

  /** Hull, chapter 12: how many breakevens each has, and on which side it has no limit. */
  test.each<[PresetId, number, boolean, boolean]>([
    ['long-call', 1, true, false],
    ['short-call', 1, false, true],
    ['bull-call-spread', 1, false, false],
    ['bear-put-spread', 1, false, false],
    ['long-straddle', 2, true, false],
    ['short-strangle', 2, false, true],
    ['short-iron-condor', 2, false, false],
    ['short-iron-butterfly', 2, false, false],
    ['call-butterfly', 2, false, false],
    ['put-condor', 2, false, false],
    ['call-back-spread', 1, true, false],
    ['call-calendar', 2, false, false],
    ['covered-call', 1, false, false],
    ['protective-put', 1, true, false],
    ['collar', 1, false, false],
    ['synthetic-long', 1, true, false],
  ])('%s has %p breakevens; unlimited profit %p, unlimited loss %p', (id, count, up, down) => {
    const free = { ...setting, dividendYield: 0 };
    const outcome = outcomeOf(buildPreset(id, free), { ...market, dividendYield: 0 });
    expect(outcome.breakevens).toHaveLength(count);
    const isUnlimited = [outcome.bestRupees, outcome.worstRupees].map(
      (each) => each === 'unlimited',
    );
    expect(isUnlimited).toEqual([up, down]);
  });

  test('a box brings the same at every spot: the width of its strikes less its price', () => {
    const legs = buildPreset('long-box', setting);
    const paid = sumOf(legs.map((each) => Math.sign(signedUnits(each)) * each.priceRupees));
    const outcome = outcomeOf(legs, market);
    expect(outcome.bestRupees).toBeCloseTo(130 * (200 - paid), 6);
    expect(outcome.worstRupees).toBeCloseTo(130 * (200 - paid), 6);
  });

  test('the strike nearest to the spot is the middle', () => {
    const [call] = buildPreset('long-call', setting) as [Leg];
    expect(call).toMatchObject({ strike: 24_050, lots: 2, expiry: '2026-12-01', volatility: 0.12 });
  });

  test('steps that leave no strike are refused', () => {
    const coarse = { ...setting, spot: 100, strikeStep: 50 };
    expect(() => buildPreset('short-iron-condor', coarse)).toThrow('No strike');
  });

  /** The text of a lesson; throws where there is none. */
  const lessonOf = (slug: string) =>
    readFileSync(`content/lessons/options-and-risk/${slug}.mdx`, 'utf8');

  test('each links to a part of a lesson that exists, and lessons are named as their pages are', () => {
    for (const [id, { lesson, heading }] of Object.entries(presetLessons)) {
      const headings = [...lessonOf(lesson).matchAll(/^## (.+)$/gm)].map(([, text = '']) => text);
      expect([id, headings.map(headingId)]).toEqual([id, expect.arrayContaining([heading])]);
    }
    for (const [slug, title] of Object.entries(messages().options.presets.lessons)) {
      expect(/^title: (.+)$/m.exec(lessonOf(slug))?.[1]).toBe(title);
    }
  });
});
