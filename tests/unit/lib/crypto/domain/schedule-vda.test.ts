import fc from 'fast-check';
import { fragmentOf, salesOfFragment } from '@/lib/crypto/domain/sales-fragment';
import { emptySale, type SaleTyped } from '@/lib/crypto/domain/sale-typed';
import { readSales, vdaYears } from '@/lib/crypto/domain/schedule-vda';
import { scheduleVdaCsv } from '@/lib/crypto/domain/schedule-vda-csv';

const lawFrom = '2022-04-01';
const today = '2026-11-21';
const law = { ratePercent: 30, cessPercent: 4, tdsPercent: 1 };

const sale = (changes: Partial<SaleTyped> = {}): SaleTyped => ({
  coin: 'Bitcoin',
  acquiredOn: '2024-02-01',
  soldOn: '2026-03-31',
  cost: '1,00,000',
  consideration: '1.5 lakh',
  ...changes,
});
const rowsOf = (...typed: SaleTyped[]) => readSales(typed, lawFrom, today).rows;

it('makes a line of a sale: income is the price less the cost, nil for a loss', () => {
  const rows = rowsOf(sale(), emptySale, sale({ consideration: '60,000.50' }));
  expect(rows.map(({ incomeRupees, lossRupees }) => [incomeRupees, lossRupees])).toEqual([
    [50_000, 0],
    [0, 39_999.5],
  ]);
});

it('sets no loss off: the tax is that on the gains alone', () => {
  const [year] = vdaYears(rowsOf(sale(), sale({ consideration: '0' })), law);
  expect(year).toMatchObject({ year: '2025-26', incomeRupees: 50_000, lossRupees: 100_000 });
  // 30 % of 50,000, and 4 % cess on it.
  expect(year?.taxRupees).toBe(15_600);
});

it('puts a sale into the year from April, the newest first', () => {
  const rows = rowsOf(sale({ soldOn: '2026-03-31' }), sale({ soldOn: '2026-04-01' }));
  expect(vdaYears(rows, law).map(({ year }) => year)).toEqual(['2026-27', '2025-26']);
});

it.each([
  [{ acquiredOn: '' }, { acquiredOn: 'missing' }],
  [{ soldOn: '2026-02-30' }, { soldOn: 'no-date' }],
  [{ soldOn: '2026-11-22' }, { soldOn: 'in-future' }],
  [{ soldOn: '2024-01-31' }, { soldOn: 'before-purchase' }],
  [{ acquiredOn: '2020-01-01', soldOn: '2022-03-31' }, { soldOn: 'before-law' }],
  [
    { cost: 'x', consideration: '-1' },
    { cost: 'not-a-number', consideration: 'negative' },
  ],
])('%j: says what is wrong where', (changes, problems) => {
  expect(readSales([sale(changes)], lawFrom, today)).toEqual({ rows: [], problems: [problems] });
});

it('writes the columns of Schedule VDA, with days as returns write them', () => {
  const [year] = vdaYears(rowsOf(sale(), sale({ consideration: '90,000' })), law);
  expect(scheduleVdaCsv(year!, 'capital-gains').split('\r\n').slice(1)).toEqual([
    '1,01/02/2024,31/03/2026,Capital Gain,100000,150000,50000,Bitcoin',
    '2,01/02/2024,31/03/2026,Capital Gain,100000,90000,0,Bitcoin',
  ]);
});

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'makes a name that a spreadsheet would run harmless: %s',
  (coin) => {
    const [year] = vdaYears(rowsOf(sale({ coin })), law);
    const last = scheduleVdaCsv(year!, 'business').split('\r\n')[1] ?? '';
    expect(last).toMatch(/,50000,"?'/);
  },
);

it('property: what was typed comes back from the fragment of the address', () => {
  const text = fc.string({ maxLength: 20 });
  const any = fc.record({
    coin: text,
    acquiredOn: text,
    soldOn: text,
    cost: text,
    consideration: text,
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 5 }), (sales) => {
      const filled = sales.filter((each) => Object.values(each).some((value) => value.trim()));
      expect(salesOfFragment(`#${fragmentOf(sales)}`)).toEqual(filled);
    }),
  );
});

it.each(['', '#', '#s=1', '#s=[1]', '#s={}', '#s=%5B'])('reads nothing out of %s', (fragment) => {
  expect(salesOfFragment(fragment)).toEqual([]);
});
