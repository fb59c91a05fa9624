import fc from 'fast-check';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { saleTax, lotsLeft, type Sale, type FundLot } from '@/lib/funds/domain/tax/sale-tax';

const soldOn = '2026-11-20';
const seriesOf = (nav: number, navOf2018?: number): DatedValue[] => [
  ...(navOf2018 ? [{ date: '2018-01-31', value: navOf2018 } as const] : []),
  { date: soldOn, value: nav },
];
const lot = (boughtOn: FundLot['boughtOn'], costRupees: number, units = 1_000): FundLot => ({
  ...{ boughtOn, costRupees, units },
});
const tax = (lots: FundLot[], changes: Partial<Sale> = {}) =>
  saleTax(lots, {
    ...{ kind: 'equity', soldOn, series: seriesOf(1_000), slabRatePercent: 30 },
    ...changes,
  })!;

describe('equity', () => {
  it('long-term: 12.5 % over 1,25,000, and cess', () => {
    // 10,00,000 - 5,00,000 = 5,00,000; 3,75,000 at 12.5 % = 46,875; cess 1,875
    expect(tax([lot('2025-11-19', 500_000)])).toMatchObject({
      ...{ longTermGainRupees: 500_000, shortTermGainRupees: 0, exemptRupees: 125_000 },
      ...{ taxRupees: 46_875, cessRupees: 1_875, totalTaxRupees: 48_750, valueRupees: 1_000_000 },
    });
  });

  it('held for just twelve months is short-term: 20 %', () => {
    expect(tax([lot('2025-11-20', 500_000)])).toMatchObject({
      ...{ longTermGainRupees: 0, shortTermGainRupees: 500_000, exemptRupees: 0 },
      ...{ taxRupees: 100_000, totalTaxRupees: 104_000 },
    });
  });

  it('a short-term loss lowers the long-term gain, never the other way round', () => {
    const gain = lot('2020-01-01', 500_000);
    const loss = lot('2026-06-01', 1_200_000);
    // 5,00,000 - 2,00,000 - 1,25,000 = 1,75,000 at 12.5 %
    expect(tax([gain, loss]).taxRupees).toBe(21_875);
    expect(tax([lot('2020-01-01', 1_500_000), lot('2026-06-01', 800_000)]).taxRupees).toBe(40_000);
  });

  it.each([
    ['more than was paid', 100_000, 400, 600_000],
    ['less than was paid', 500_000, 400, 500_000],
    ['more than the sale brings', 100_000, 1_500, 0],
  ])('units of before February 2018 count their NAV of then: %s', (_, cost, navOf2018, gain) => {
    const series = seriesOf(1_000, navOf2018);
    expect(tax([lot('2018-01-31', cost)], { series }).longTermGainRupees).toBe(gain);
  });

  it('units of February 2018 count what was paid', () => {
    const series = seriesOf(1_000, 900);
    expect(tax([lot('2018-02-01', 100_000)], { series }).longTermGainRupees).toBe(900_000);
  });
});

describe('debt', () => {
  it('bought since April 2023 is taxed by slab, however long it was held', () => {
    expect(tax([lot('2023-04-01', 500_000)], { kind: 'debt' })).toMatchObject({
      ...{ shortTermGainRupees: 500_000, taxRupees: 150_000, cessRupees: 6_000, exemptRupees: 0 },
    });
  });

  it('bought before is long-term at 12.5 %, without an exemption', () => {
    expect(tax([lot('2023-03-31', 500_000)], { kind: 'debt' })).toMatchObject({
      ...{ longTermGainRupees: 500_000, taxRupees: 62_500, exemptRupees: 0 },
    });
  });
});

describe('gold, silver and foreign funds follow the day of purchase and that of sale', () => {
  const kind = 'other';
  const sold = (boughtOn: FundLot['boughtOn'], day: Sale['soldOn']) =>
    tax([lot(boughtOn, 500_000)], { kind, soldOn: day, series: [{ date: day, value: 1_000 }] });

  it.each([
    ['2023-03-30', '2025-03-31', 62_500],
    ['2023-04-01', '2025-03-31', 150_000],
    ['2023-04-01', '2025-04-02', 62_500],
    ['2025-04-02', '2026-11-20', 150_000],
  ] as const)('bought on %s and sold on %s: tax of %p', (boughtOn, day, taxRupees) => {
    expect(sold(boughtOn, day).taxRupees).toBe(taxRupees);
  });

  it('says that the holding period of listed units is not settled', () => {
    const unsettled = { kind: 'listed-units', listedMonths: 12, countedMonths: 24 };
    expect(sold('2024-01-01', '2026-11-20')).toMatchObject({ unsettled });
    expect(tax([lot('2024-01-01', 500_000)], { kind: 'debt' }).unsettled).toBeNull();
  });

  it('a hybrid fund never was a specified fund', () => {
    const series = [{ date: '2025-04-30', value: 1_000 }] as const;
    const changes = { kind: 'hybrid', soldOn: '2025-04-30', series } as const;
    expect(tax([lot('2023-04-01', 500_000)], changes).taxRupees).toBe(62_500);
    const earlier = {
      ...changes,
      soldOn: '2025-03-31',
      series: [{ date: '2025-03-31', value: 1_000 }],
    } as const;
    expect(tax([lot('2023-02-01', 500_000)], earlier).taxRupees).toBe(62_500);
  });

  it('is not worked out for days on which the cost was indexed', () => {
    const series = [{ date: '2024-07-22', value: 1_000 }] as const;
    expect(
      saleTax([lot('2020-01-01', 1)], { kind, soldOn: '2024-07-22', series, slabRatePercent: 30 }),
    ).toBeNull();
  });
});

it('other funds are long-term after 24 months, else by slab', () => {
  const kind = 'other';
  expect(tax([lot('2024-11-19', 500_000)], { kind }).taxRupees).toBe(62_500);
  expect(tax([lot('2024-11-20', 500_000)], { kind, slabRatePercent: 20 }).taxRupees).toBe(100_000);
});

it('is not worked out for a day whose law is not known', () => {
  const early = '2017-01-02';
  const series: DatedValue[] = [{ date: early, value: 10 }];
  expect(saleTax([], { kind: 'equity', soldOn: early, series, slabRatePercent: 30 })).toBeNull();
});

it('names each rule that it applied', () => {
  expect(tax([]).rules.map(({ id }) => id)).toEqual([
    ...['equity-ltcg-2024-07-23', 'equity-stcg-2024-07-23', 'equity-cost-2018-04-01'],
    expect.stringContaining('cess'),
  ]);
});

it('the printed parts add up, and no loss is taxed', () => {
  const anyLot = fc.record({
    boughtOn: fc.constantFrom('2017-06-01', '2022-01-31', '2025-11-20', '2026-10-01'),
    costRupees: fc.double({ min: 1, max: 1e7, noNaN: true }),
    units: fc.double({ min: 0.001, max: 1e4, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(anyLot),
      fc.constantFrom('equity', 'debt', 'hybrid', 'other'),
      (lots, kind) => {
        const found = tax(lots, { kind, series: seriesOf(300, 150) });
        expect(found.totalTaxRupees).toBe(found.taxRupees + found.cessRupees);
        expect(found.totalTaxRupees).toBeGreaterThanOrEqual(0);
        const gains =
          Math.max(0, found.longTermGainRupees) + Math.max(0, found.shortTermGainRupees);
        expect(found.taxRupees).toBeLessThanOrEqual(gains * 0.3 + 1);
      },
    ),
  );
});

describe('what is left of purchases', () => {
  const deal = (date: FundLot['boughtOn'], units: number) => ({
    ...{ date, units, nav: 10, rupees: units * 10 },
  });

  it('the oldest units are sold first', () => {
    const deals = [deal('2020-01-01', 10), deal('2020-02-01', 10), deal('2020-03-01', -12)];
    expect(lotsLeft(deals)).toEqual([{ boughtOn: '2020-02-01', units: 8, costRupees: 80 }]);
  });

  it('nothing is left of what was sold', () => {
    expect(lotsLeft([deal('2020-01-01', 10), deal('2020-02-01', -10)])).toEqual([]);
  });
});
