import fc from 'fast-check';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { readActions } from '@/lib/picks/data/import-actions';
import { readFundamentals } from '@/lib/picks/data/import-fundamentals';
import { isIndianIsin } from '@/lib/text/isin';

const today = '2026-11-21';
const header =
  'isin,symbol,name,sector,industry,financial,year,ends_on,published_on,sales,net_profit,operating_cash_flow,shares,promoter_percent,pledged_percent,holding_as_of,holding_published_on,surveillance,surveillance_as_of,auditor';
// INX... with the check digit that fits: no real share has it.
const isin = 'INX999901015';
const line = (
  year: number,
  more = '"1,20,345.5",-12,,10,51.5,0,2026-03-31,2026-04-20,none,2026-04-01,none',
) =>
  `${isin},WORKED,"Worked, Limited",Examples,By hand,no,${year},${year}-03-31,${year}-05-20,${more}`;
const csv = (...lines: string[]) => [header, ...lines].join('\r\n');
type Read = ReturnType<typeof readFundamentals> | ReturnType<typeof readActions>;
const badLinesOf = (read: Read) =>
  read.ok ? [] : read.badLines.map(({ line: at, column, problem }) => [at, column, problem]);
const badIn = (text: string) => badLinesOf(readFundamentals(text, today));

describe('fundamentals', () => {
  test('are read by the names of the columns, oldest year first', () => {
    const read = readFundamentals(`\uFEFF${csv(line(2026), '', line(2025))}\r\n`, today);
    if (!read.ok) throw new Error(JSON.stringify(read.badLines));
    const [company] = read.companies;
    expect(read).toMatchObject({ years: 2, companies: [{ isin, name: 'Worked, Limited' }] });
    expect(company!.years.map(({ year }) => year)).toEqual([2025, 2026]);
    const figures = { sales: 120_345.5, netProfit: -12, operatingCashFlow: null, shares: 10 };
    const year = { endsOn: '2026-03-31', publishedOn: '2026-05-20', figures };
    expect(company!.years[1]).toMatchObject(year);
    expect(company).toMatchObject({ isFinancial: false, listedOn: null, delisted: null });
    const held = { value: 0, asOf: '2026-03-31', publishedOn: '2026-04-20' };
    expect(company!.governance.pledgedPercent[0]).toEqual(held);
    expect(company!.governance.auditor).toHaveLength(2);
  });

  test('each bad cell is named with its line, and nothing is imported', () => {
    const text = csv(
      line(2024),
      line(2025, '12 cr,abc,,0,101,,,,,,'),
      line(2024),
      line(2023).replace(isin, 'INX999901014'),
      line(2022).replace('2022-05-20', '2022-02-30'),
      line(2021).replace('2021-05-20', '2021-03-31'),
      line(2020).replace('WORKED', 'OTHER'),
      line(2019).replace(',no,', ',maybe,'),
      'one,two',
      line(2018, '1,2,3,4,50,,,,,,'),
      line(2027).replace('2027-03-31', '2026-03-31'),
    );
    expect(badIn(text)).toEqual([
      [3, 'promoter_percent', 'out-of-range'],
      [3, 'sales', 'no-number'],
      [3, 'net_profit', 'no-number'],
      [3, 'shares', 'out-of-range'],
      [4, 'year', 'duplicate'],
      [5, 'isin', 'no-isin'],
      [6, 'published_on', 'no-day'],
      [7, 'published_on', 'too-early'],
      [8, 'symbol', 'differs'],
      [9, 'financial', 'no-choice'],
      [10, null, 'cells'],
      [11, 'holding_as_of', 'missing'],
      [12, 'published_on', 'in-future'],
    ]);
  });

  const usual = csv(line(2025));
  const broken = line(2025).replace('Worked, Limited', 'Worked,\nLimited');

  test.each([
    ['nothing', '', 1, null, 'empty'],
    ['a header alone', header, 1, null, 'empty'],
    ['other columns', 'isin,symbol\n1,2', 1, 'name', 'no-column'],
    ['a wrong name', usual.replace('net_profit', 'nett'), 1, 'nett', 'unknown-column'],
    ['a name twice', usual.replace('net_profit', 'sales'), 1, 'sales', 'duplicate-column'],
    // A cell with line breaks moves no line.
    ['a bad line', csv(broken, line(2025).replace(isin, 'no')), 4, 'isin', 'no-isin'],
  ])('a file with %s is refused', (_, text, ...bad) => {
    expect(badIn(text)).toEqual([bad]);
  });

  test('any text is read or refused, never half', () => {
    const piece = fc.oneof(
      fc.constantFrom(line(2025), line(2024), '"', ',', '\n', '=1+1', '-', '1e9', isin),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const read = readFundamentals(`${header}\n${pieces.join('\n')}`, today);
        return read.ok ? read.companies.length > 0 : read.badLines.length > 0;
      }),
      fuzzRuns(40),
    );
  });
});

describe('corporate actions', () => {
  const actionHeader = 'isin,ex_date,kind,old_face,new_face,new_shares,held_shares,dividend';

  test('are splits, bonuses and dividends', () => {
    const text = [
      actionHeader,
      `${isin},2025-06-02,split,10,2,,,`,
      `${isin},2025-09-01,Bonus,,,1,2,`,
      `${isin},2026-08-12,dividend,,,,,5.50`,
    ].join('\n');
    expect(readActions(text)).toEqual({
      ok: true,
      actions: [
        { isin, exDate: '2025-06-02', kind: 'split', oldFaceRupees: 10, newFaceRupees: 2 },
        { isin, exDate: '2025-09-01', kind: 'bonus', newShares: 1, heldShares: 2 },
        { isin, exDate: '2026-08-12', kind: 'dividend', rupeesPerShare: 5.5 },
      ],
    });
  });

  test('a line that says too little, too much or the same again is named', () => {
    const text = [
      actionHeader,
      `${isin},2025-06-02,split,10,,,,`,
      `${isin},2025-06-02,dividend,10,,,,3`,
      `${isin},2025-06-02,merger,,,,,`,
      `${isin},2025-06-02,dividend,,,,,-3`,
      `${isin},2025-06-03,dividend,,,,,3`,
      `${isin},2025-06-03,dividend,,,,,3.0`,
    ].join('\n');
    expect(badLinesOf(readActions(text))).toEqual([
      [2, 'new_face', 'missing'],
      [3, 'old_face', 'differs'],
      [4, 'kind', 'no-choice'],
      [5, 'dividend', 'out-of-range'],
      [7, 'isin', 'duplicate'],
    ]);
  });
});

test('the last digit of an ISIN fits the others', () => {
  // Published ISINs of two large companies.
  expect(['INE002A01018', 'INE009A01021', isin].every(isIndianIsin)).toBe(true);
  expect(
    ['INE002A01019', 'INE020A01018', 'US0378331005', 'ine002a01018', ''].some(isIndianIsin),
  ).toBe(false);
});
