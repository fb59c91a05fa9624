import { importedUniverse } from '@/lib/picks/data/imported-universe';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-rows';
import { workedCompany } from '../worked-company';

const close = (symbol: string, closeRupees: number) => ({ symbol, closeRupees, tradedCrore: 3 });
const company = workedCompany();
const split = {
  isin: company.isin,
  exDate: '2026-10-13',
  kind: 'split',
  oldFaceRupees: 10,
  newFaceRupees: 2,
} as const;
const days = [
  { date: '2026-10-16', closes: [close('WORKED', 60), close('OTHER', 9)] },
  { date: '2026-10-09', closes: [close('WORKED', 290)] },
] as const;

test('prices and share counts are in the shares of the newest close', () => {
  const universe = importedUniverse([company], [split], days, '2026-10-20');
  expect(universe.kind).toBe('imported');
  expect(universe.prices.get(company.isin)).toEqual([
    { date: '2026-10-09', closeRupees: 58, tradedCrore: 3 },
    { date: '2026-10-16', closeRupees: 60, tradedCrore: 3 },
  ]);
  const [row] = ratioRows(universe, { asOf: '2026-11-20', priceLagDays: 30 });
  // 60 rupees and 50 crore shares: the 3,000 crore that 300 and 10 would be.
  expect(row!.values.marketCap).toBe(3000);
});

test('without prices every ratio of a price is unknown, and the others are there', () => {
  const universe = importedUniverse([company], [split], [], '2026-10-20');
  const [row] = ratioRows(universe, { asOf: '2026-11-20', priceLagDays: 30 });
  expect(row).toMatchObject({ priceAsOf: null, figuresAsOf: '2026-03-31' });
  expect(row!.values).toMatchObject({
    price: null,
    marketCap: null,
    momentum: null,
    debtToEquity: 0.16,
  });
  expect(row!.values.earningsPerShare).toBeCloseTo(516 / 50, 9);
});

test('a symbol that two companies share has no prices', () => {
  const twin = { ...company, isin: 'INX999902013' };
  expect(importedUniverse([company, twin], [], days, '2026-10-20').prices.size).toBe(0);
});
