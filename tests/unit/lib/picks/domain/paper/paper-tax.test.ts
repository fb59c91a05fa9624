import type { IsoDate } from '@/lib/calendar/iso-date';
import { sellLots, taxByYear, totalTax } from '@/lib/picks/domain/paper/paper-tax';

const gain = (soldOn: IsoDate, longTerm: number, shortTerm: number) => ({
  soldOn,
  longTerm,
  shortTerm,
});

describe('lots', () => {
  const lots = [
    { boughtOn: '2026-04-10' as IsoDate, units: 10, costRupees: 1_000 },
    { boughtOn: '2026-10-10' as IsoDate, units: 10, costRupees: 2_000 },
  ];

  it('are sold oldest first, each with its own term', () => {
    // 15 of 20 units for 150 each: 10 × (150 − 100) long-term, 5 × (150 − 200) short-term.
    const sale = sellLots(lots, 15, { soldOn: '2027-04-11', proceedsRupees: 2_250 });
    expect(sale).toEqual({
      gain: { soldOn: '2027-04-11', longTerm: 500, shortTerm: -250 },
      costRupees: 2_000,
      left: [{ boughtOn: '2026-10-10', units: 5, costRupees: 1_000 }],
    });
  });

  it('are short-term until more than twelve months have passed', () => {
    const sale = sellLots(lots, 10, { soldOn: '2027-04-10', proceedsRupees: 1_500 });
    expect(sale.gain).toEqual({ soldOn: '2027-04-10', longTerm: 0, shortTerm: 500 });
  });
});

test.each([
  // 20% of 10,000 and 4% cess.
  { name: 'a short-term gain', gains: [gain('2026-06-01', 0, 10_000)], tax: [2_080] },
  // 12.5% of what is above 1,25,000, and 4% cess.
  { name: 'a long-term gain', gains: [gain('2027-06-01', 225_000, 0)], tax: [13_000] },
  // 2,25,000 − 50,000 = 1,75,000; 12.5% of 50,000 = 6,250; 4% cess 250.
  { name: 'a short-term loss', gains: [gain('2027-06-01', 225_000, -50_000)], tax: [6_500] },
  { name: 'a long-term loss', gains: [gain('2027-06-01', -50_000, 10_000)], tax: [2_080] },
  {
    name: 'a short-term loss carried to the next year',
    gains: [gain('2026-06-01', 0, -4_000), gain('2027-06-01', 0, 10_000)],
    tax: [0, 1_248],
  },
  {
    name: 'a long-term loss carried past a short-term gain',
    gains: [
      gain('2026-06-01', -50_000, 0),
      gain('2027-06-01', 0, 10_000),
      gain('2028-06-01', 225_000, 0),
    ],
    tax: [0, 2_080, 6_500],
  },
  {
    name: 'a loss of nine years ago',
    gains: [gain('2026-06-01', 0, -4_000), gain('2035-06-01', 0, 10_000)],
    tax: [0, 2_080],
  },
  {
    name: 'sales on both sides of 31 March',
    gains: [gain('2027-03-31', 0, 10_000), gain('2027-04-01', 0, -10_000)],
    tax: [2_080, 0],
  },
])('the tax of $name', ({ gains, tax }) => {
  expect(taxByYear(gains).years.map(({ totalTaxRupees }) => totalTaxRupees)).toEqual(tax);
  expect(totalTax(gains)).toBe(tax.reduce((sum, rupees) => sum + rupees, 0));
});

it('says what was set off and what is left', () => {
  const { years, references } = taxByYear([
    gain('2026-06-01', 0, -4_000),
    gain('2027-06-01', 0, 3_000),
  ]);
  expect(years).toMatchObject([
    { financialYear: 2026, shortTermGainRupees: -4_000, setOffRupees: 0, carriedRupees: 4_000 },
    { financialYear: 2027, shortTermGainRupees: 3_000, setOffRupees: 3_000, carriedRupees: 1_000 },
  ]);
  expect(references.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['equity-ltcg-2024-07-23', 'equity-stcg-2024-07-23', 'capital-losses']),
  );
});
