import { importedUniverse } from '@/lib/picks/data/imported-universe';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-rows';
import { exampleIsin, otherIsin, splitIsin } from '../filing-examples';
import { workedCompany } from '../worked-company';

const company = workedCompany();
const close = (isin: string, closeRupees: number) => ({ isin, closeRupees, tradedCrore: 3 });
const split = {
  isin: company.isin,
  exDate: '2026-10-13',
  kind: 'split',
  oldFaceRupees: 10,
  newFaceRupees: 2,
} as const;
const days = [
  { date: '2026-10-16', closes: [close(company.isin, 60), close(otherIsin, 9)] },
  { date: '2026-10-09', closes: [close(company.isin, 290)] },
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

test('the closes before a split that changed the ISIN are the same company’s', () => {
  const after = { ...company, isin: splitIsin };
  const before = { ...company, isin: exampleIsin };
  const moved = { ...split, isin: before.isin };
  const closes = [
    { date: '2026-10-09', closes: [close(before.isin, 290)] },
    { date: '2026-10-16', closes: [close(after.isin, 60), close(before.isin, 1)] },
  ] as const;
  const { prices } = importedUniverse([after], [moved], closes, '2026-10-20');
  expect(prices.get(after.isin)?.map(({ closeRupees }) => closeRupees)).toEqual([58, 60]);
});

test('a demerger ends the series and is named', () => {
  const demerger = {
    isin: company.isin,
    exDate: '2026-10-13',
    kind: 'break',
    reason: 'demerger',
  } as const;
  const universe = importedUniverse([company], [demerger], days, '2026-10-20');
  expect(universe.prices.get(company.isin)).toMatchObject([
    { date: '2026-10-16', closeRupees: 60 },
  ]);
  expect(universe.priceBreaks?.get(company.isin)).toBe('2026-10-13');
});
