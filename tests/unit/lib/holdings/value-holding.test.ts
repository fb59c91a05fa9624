import fc from 'fast-check';
import type { Holding } from '@/lib/holdings/holding';
import { valueHolding } from '@/lib/holdings/value-holding';

const holding: Holding = {
  assetClass: 'coin',
  instrumentId: 'sample',
  lots: [
    { id: '1', boughtOn: '2024-01-01', quantity: 2, costRupees: 200 },
    { id: '2', boughtOn: '2025-01-01', quantity: 1, costRupees: 400 },
    { id: '3', boughtOn: '2026-01-01', quantity: 1, costRupees: 0 },
  ],
};

it('values the whole and each lot', () => {
  const valued = valueHolding(holding, 300);
  expect(valued).toMatchObject({
    quantity: 4,
    costRupees: 600,
    valueRupees: 1_200,
    gainRupees: 600,
    gainPercent: 100,
  });
  expect(valued.lots.map(({ gainRupees, gainPercent }) => [gainRupees, gainPercent])).toEqual([
    [400, 200],
    [-100, -25],
    [300, null],
  ]);
});

it('knows no value without a price, never a zero', () => {
  expect(valueHolding(holding, null)).toMatchObject({
    costRupees: 600,
    valueRupees: null,
    gainRupees: null,
    gainPercent: null,
    lots: [{ valueRupees: null }, { valueRupees: null }, { valueRupees: null }],
  });
});

it('of nothing is nothing', () => {
  expect(valueHolding({ ...holding, lots: [] }, 300)).toMatchObject({
    quantity: 0,
    valueRupees: 0,
    gainPercent: null,
  });
});

it('gives lots whose gains add up to the whole', () => {
  const lot = fc.record({
    id: fc.uuid(),
    boughtOn: fc.constant('2025-01-01' as const),
    quantity: fc.double({ min: 1e-8, max: 1e6, noNaN: true }),
    costRupees: fc.double({ min: 0, max: 1e9, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(lot, { maxLength: 20 }),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      (lots, price) => {
        const valued = valueHolding({ ...holding, lots }, price);
        const sum = valued.lots.reduce((total, { gainRupees }) => total + gainRupees!, 0);
        expect(Math.abs(sum - valued.gainRupees!)).toBeLessThanOrEqual(
          1e-9 * (Math.abs(valued.valueRupees!) + valued.costRupees),
        );
      },
    ),
  );
});
