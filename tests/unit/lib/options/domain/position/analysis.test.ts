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

test('charges lower what can be won and lost and the odds; what has no limit before them has none after', () => {
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
  'the table of %s says what valuing each case says',
  (id) => {
    const strategy = presetStrategy(id);
    const moves = { spotPercent: 0, volatilityPoints: 3, days: 2 };
    for (const axis of ['date', 'volatility'] as const) {
      const { rows, columns } = heatGrid(strategy, moves, axis, []);
      const column = columns.length - 1;
      const last = columns[column];
      const valued = valueStrategy(strategy.legs, {
        ...movedScenario(strategy, moves),
        spot: rows[0]?.spot ?? 0,
        ...(last?.kind === 'date'
          ? { date: last.date }
          : { volatilityChange: 0.03 + (last?.points ?? 0) / 100 }),
      });
      if (!valued.ok) throw new Error(valued.problem);
      expect(rows[0]?.rupees[column]).toBeCloseTo(valued.value.profitRupees, 6);
    }
  },
);

test('moves go no further than the first expiry', () => {
  const strategy = presetStrategy('call-calendar');
  const far = valueAfter(strategy, { spotPercent: 2, volatilityPoints: 0, days: 999 });
  const [first] = strategy.legs;
  expect(movedScenario(strategy, { ...noMoves, days: 999 }).date).toBe(
    first?.kind === 'call' ? first.expiry : null,
  );
  expect(far.profitRupees).toBeCloseTo(expiryResult(strategy)?.(24000 * 1.02) ?? NaN, 6);
});
