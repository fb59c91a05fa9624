import { coinsAfterTax } from '@/lib/crypto/domain/coins-after-tax';
import type { Holding } from '@/lib/holdings/holding';

const law = { ratePercent: 30, cessPercent: 4, tdsPercent: 1 };
const holding: Holding = {
  assetClass: 'coin',
  instrumentId: 'a',
  lots: [
    { id: '1', boughtOn: '2024-01-01', quantity: 1, costRupees: 100 },
    { id: '2', boughtOn: '2025-01-01', quantity: 1, costRupees: 1_000 },
  ],
};

it('taxes the gain of one lot although another lost more', () => {
  const { lots, ...whole } = coinsAfterTax(holding, 500, law);
  expect(whole).toEqual({
    quantity: 2,
    costRupees: 1_100,
    valueRupees: 1_000,
    gainRupees: -100,
    taxRupees: 124.8,
    leftRupees: 875.2,
  });
  expect(lots.map(({ taxRupees }) => taxRupees)).toEqual([124.8, 0]);
});

it('knows no tax without a price', () => {
  expect(coinsAfterTax(holding, null, law)).toMatchObject({
    valueRupees: null,
    taxRupees: null,
    leftRupees: null,
  });
});
