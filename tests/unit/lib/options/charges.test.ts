import * as fc from 'fast-check';
import { payoffAtExpiry } from '@/lib/options/domain/position/expiry-payoff';
import { breakevensOf } from '@/lib/options/domain/position/piecewise-linear';
import {
  closingCharges,
  expiryCosts,
  openingCharges,
} from '@/lib/options/domain/position/strategy-charges';
import { chargeTrade, type Brokerage, type ChargeSetting } from '@/lib/law/trade-charges';
import { anyLegs, future, option, stock } from './any-legs';

const flat = { percent: null, mostRupees: 20 };
const brokerage: Brokerage = {
  option: flat,
  future: { percent: 0.03, mostRupees: 20 },
  stock: flat,
};
const setting: ChargeSetting = { date: '2026-11-21', exchange: 'nse', brokerage };

function charged(
  ...[trade, changes = {}]: [Parameters<typeof chargeTrade>[0], Partial<ChargeSetting>?]
) {
  const charges = chargeTrade(trade, { ...setting, ...changes });
  if (!charges.ok) throw new Error(charges.problem);
  return charges.value.charges;
}

/** By hand: 65 × 200 = 13,000 of premium. */
test('an option that is sold', () => {
  const charges = charged({ kind: 'option', side: 'sell', units: 65, priceRupees: 200 });
  expect(charges.brokerage).toBe(20);
  expect(charges.transactionTax).toBeCloseTo(19.5, 10);
  expect(charges.exchange).toBeCloseTo(4.6189, 10);
  expect(charges.sebi).toBeCloseTo(0.013, 10);
  expect(charges.stamp).toBe(0);
  expect(charges.gst).toBeCloseTo(0.18 * (20 + 4.6189 + 0.013), 10);
});

test.each([
  ['option', 'buy', 0, 0.003],
  ['future', 'sell', 0.05, 0],
  ['future', 'buy', 0, 0.002],
  ['stock', 'sell', 0.1, 0],
  ['stock', 'buy', 0.1, 0.015],
] as const)('%s, %s: %p %% of transaction tax, %p %% of stamp duty', (kind, side, tax, stamp) => {
  const charges = charged({ kind, side, units: 100, priceRupees: 1000 });
  expect(charges.transactionTax).toBeCloseTo(1000 * tax, 10);
  expect(charges.stamp).toBeCloseTo(1000 * stamp, 10);
});

test('a brokerage in percent ends at its most', () => {
  const future = { kind: 'future', side: 'buy', units: 1 } as const;
  expect(charged({ ...future, priceRupees: 10_000 }).brokerage).toBeCloseTo(3, 10);
  expect(charged({ ...future, priceRupees: 1_000_000 }).brokerage).toBe(20);
});

test('the other exchange has its own levy', () => {
  const trade = { kind: 'option', side: 'buy', units: 100, priceRupees: 1000 } as const;
  expect(charged(trade, { exchange: 'bse' }).exchange).toBeCloseTo(32.5, 10);
});

test('before our first row nothing is made up', () => {
  const early = { ...setting, date: '2026-02-01' } as const;
  const refused = { ok: false, problem: 'no-rates' };
  expect(chargeTrade({ kind: 'option', side: 'buy', units: 1, priceRupees: 1 }, early)).toEqual(
    refused,
  );
  expect(openingCharges([option('buy', 'call', 100, 5)], early)).toEqual(refused);
  const old = [option('buy', 'call', 100, 5, { expiry: '2026-02-03' })];
  expect(expiryCosts(old, { totalRupees: 0 })).toEqual(refused);
});

test('the transaction tax of a day is rounded by kind, and each row is named once', () => {
  const sold = { lots: 1, unitsPerLot: 65 };
  const legs = [
    option('sell', 'call', 25_000, 50, sold),
    option('sell', 'put', 23_000, 46, sold),
    option('buy', 'put', 22_000, 46, sold),
    stock('buy', 500.4),
  ];
  const charges = openingCharges(legs, setting);
  if (!charges.ok) throw new Error(charges.problem);
  const { total, totalRupees, references } = charges.value;
  // 4.875 + 4.485 of the options is 9, 0.5004 of the stock is 1.
  expect(total.transactionTax).toBe(10);
  expect(total.brokerage).toBe(80);
  expect(totalRupees).toBeCloseTo(
    Object.values(total).reduce((sum, rupees) => sum + rupees, 0),
    10,
  );
  expect(new Set(references.map(({ id }) => id)).size).toBe(references.length);
  expect(references.map(({ id }) => id)).toContain('stt-options-2026-04-01');
});

test('getting out is the opposite trade at the price of then', () => {
  const charges = closingCharges([option('buy', 'call', 100, 5)], [200], setting);
  if (!charges.ok) throw new Error(charges.problem);
  expect(charges.value.legs[0]).toMatchObject({
    transactionTax: expect.closeTo(0.3, 10),
    stamp: 0,
  });
  expect(() => closingCharges([option('buy', 'call', 100, 5)], [], setting)).toThrow('One price');
});

test('net breakevens of a straddle lie outside the gross ones, by charges and the tax on exercise', () => {
  const legs = [
    option('buy', 'call', 24_000, 150, { unitsPerLot: 65 }),
    option('buy', 'put', 24_000, 140, { unitsPerLot: 65 }),
  ];
  const charges = openingCharges(legs, setting);
  const costs = charges.ok ? expiryCosts(legs, charges.value) : charges;
  if (!charges.ok || !costs.ok) throw new Error('no rates');
  expect(costs.value.exerciseTaxPercent).toBe(0.15);
  const perUnit = 290 + charges.value.totalRupees / 65;
  const [low = 0, high = 0] = breakevensOf(payoffAtExpiry(legs, costs.value));
  expect(high).toBeCloseTo(24_000 + perUnit / 0.9985, 8);
  expect(low).toBeCloseTo(24_000 - perUnit / 0.9985, 8);
});

test('property: no charge is negative, and a strategy nets no more than it grosses', () => {
  fc.assert(
    fc.property(anyLegs, (legs) => {
      const charges = openingCharges(legs, setting);
      const costs = charges.ok ? expiryCosts(legs, charges.value) : charges;
      if (!charges.ok || !costs.ok) throw new Error('no rates');
      charges.value.legs.forEach((leg) =>
        Object.values(leg).forEach((rupees) => expect(rupees).toBeGreaterThanOrEqual(0)),
      );
      const net = payoffAtExpiry(legs, costs.value).knots;
      payoffAtExpiry(legs).knots.forEach(({ rupees }, index) =>
        expect(net[index]?.rupees).toBeLessThanOrEqual(rupees),
      );
    }),
  );
});

test('stock and futures alone pay no tax on exercise, whatever the day', () => {
  expect(expiryCosts([future('buy', 100)], { totalRupees: 7 })).toMatchObject({
    value: { fixedRupees: 7 },
  });
  expect(expiryCosts([stock('buy', 100)], { totalRupees: 7 })).toEqual({
    ok: true,
    value: { fixedRupees: 7, exerciseTaxPercent: 0 },
  });
});
