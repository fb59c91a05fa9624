import { analyse, expiryResult, type Analysis } from '@/lib/options/domain/position/analysis';
import { presetIds } from '@/lib/options/domain/position/preset-groups';
import type { PresetId } from '@/lib/options/domain/position/preset-legs';
import { readStrategy, type Strategy } from '@/lib/options/domain/position/read-strategy';
import { loaded } from '@/lib/options/domain/position/strategy-address';
import { valueStrategy } from '@/lib/options/domain/position/strategy-value';
import {
  startStrategy,
  type TypedLeg,
  type TypedStrategy,
} from '@/lib/options/domain/position/typed-strategy';
import {
  heatGrid,
  movedScenario,
  noMoves,
  payoffRows,
  valueAfter,
} from '@/lib/options/domain/position/what-if';

const today = '2026-11-21';

function strategyOf(typed: Partial<TypedStrategy>): Strategy {
  const { strategy, problems } = readStrategy({ ...startStrategy(today), ...typed });
  if (!strategy) throw new Error(JSON.stringify(problems));
  return strategy;
}

function presetStrategy(id: PresetId): Strategy {
  const { market } = readStrategy(startStrategy(today));
  return strategyOf({ legs: (market && loaded(id, market)) ?? [] });
}

const leg = (texts: Partial<TypedLeg>): TypedLeg => ({
  side: 'buy',
  kind: 'call',
  strike: '24000',
  expiry: '2026-12-01',
  lots: '1',
  price: '',
  volatility: '10',
  units: '',
  ...texts,
});

test('the published straddle: 44.8 % with 252 days and the spot, 37.7 % with 365', () => {
  // K 23,900, premium 300.40, spot 24,041.90, volatility 10 %, six days.
  const published = (dayCount: Strategy['dayCount'], expiry: string) =>
    analyse(
      strategyOf({
        spot: '24041.9',
        date: '2026-11-23',
        volatility: '10',
        dayCount,
        legs: [
          leg({ strike: '23900', expiry, price: '200.4' }),
          leg({ kind: 'put', strike: '23900', expiry, price: '100' }),
        ],
      }),
    ).probability;
  expect(published('weekdays-252', '2026-12-01')).toBeCloseTo(0.448, 3);
  expect(published('calendar-365', '2026-11-29')).toBeCloseTo(0.377, 3);
});

test('charges move breakevens outwards by just what they cost', () => {
  const { outcome, net, opening } = analyse(strategyOf({ legs: [leg({ price: '100' })] }));
  expect(outcome.breakevens).toEqual([24100]);
  const [breakeven = 0] = net?.breakevens ?? [];
  const costs = opening?.totalRupees ?? 0;
  // On exercise 0.15 % of what it is worth goes to the tax.
  expect((breakeven - 24000) * 65 * (1 - 0.0015)).toBeCloseTo(6500 + costs, 6);
  expect(net?.probability).toBeLessThan(
    analyse(strategyOf({ legs: [leg({ price: '100' })] })).probability ?? 0,
  );
});

test('charges lower what can be won and lost; what has no limit before them has none after', () => {
  const call = analyse(strategyOf({ legs: [leg({ price: '100' })] }));
  expect(call.net?.bestRupees).toBe('unlimited');
  expect(call.net?.worstRupees).toBeCloseTo(-6500 - (call.opening?.totalRupees ?? NaN), 6);

  const { outcome, net, opening } = analyse(presetStrategy('bull-call-spread'));
  const costs = opening?.totalRupees ?? NaN;
  expect(net?.worstRupees).toBeCloseTo(Number(outcome.worstRupees) - costs, 6);
  // Exercise of the bought call, 200 points in the money, is taxed on top.
  expect(net?.bestRupees).toBeLessThan(Number(outcome.bestRupees) - costs);
  expect(net?.bestRupees).toBeGreaterThan(Number(outcome.bestRupees) - costs - 100);

  const calendar = analyse(presetStrategy('call-calendar'));
  expect(calendar.net?.worstRupees).toBeLessThan(Number(calendar.outcome.worstRupees));
});

test('with several expiries the charges to open narrow the range of profit', () => {
  const { outcome, net } = analyse(presetStrategy('call-calendar'));
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

describe.each(presetIds)('%s', (id) => {
  const strategy = presetStrategy(id);
  const { outcome } = analyse(strategy);

  test('the rows of its payoff rise in spot and cross zero only at breakevens', () => {
    const rows = payoffRows(strategy, noMoves, outcome.breakevens);
    rows.slice(1).forEach((row, index) => {
      const before = rows[index];
      if (!before) return;
      expect(row.spot).toBeGreaterThan(before.spot);
      expect(row.expiryRupees * before.expiryRupees).toBeGreaterThanOrEqual(-1e-6);
    });
  });

  test('its table says what valuing each case says', () => {
    const moves = { spotPercent: 0, volatilityPoints: 3, days: 2 };
    for (const axis of ['date', 'volatility'] as const) {
      const { rows, columns } = heatGrid(strategy, moves, axis, outcome.breakevens);
      const column = columns.length - 1;
      const last = columns[column];
      const base = movedScenario(strategy, moves);
      const valued = valueStrategy(strategy.legs, {
        ...base,
        spot: rows[0]?.spot ?? 0,
        ...(last?.kind === 'date'
          ? { date: last.date }
          : { volatilityChange: 0.03 + (last?.points ?? 0) / 100 }),
      });
      if (!valued.ok) throw new Error(valued.problem);
      expect(rows[0]?.rupees[column]).toBeCloseTo(valued.value.profitRupees, 6);
    }
  });
});

test('moves go no further than the first expiry', () => {
  const strategy = presetStrategy('call-calendar');
  const far = valueAfter(strategy, { spotPercent: 2, volatilityPoints: 0, days: 999 });
  const [first] = strategy.legs;
  expect(movedScenario(strategy, { ...noMoves, days: 999 }).date).toBe(
    first?.kind === 'call' ? first.expiry : null,
  );
  expect(far.profitRupees).toBeCloseTo(expiryResult(strategy)?.(24000 * 1.02) ?? NaN, 6);
});
