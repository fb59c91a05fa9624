import { valueOf } from '@/tests/factories/value-of';
import fc from 'fast-check';
import { anyText } from '@/tests/factories/any-text';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { readActions } from '@/lib/picks/data/import-actions';
import { readFundamentals } from '@/lib/picks/data/import-fundamentals';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { importedUniverse } from '@/lib/picks/data/imported-universe';
import {
  adjustPrices,
  adjustShares,
  lastBreak,
  type CorporateAction,
} from '@/lib/picks/domain/company/corporate-action';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-row';
import { bonus, demerger, dividend, rights, split } from '@/tests/factories/corporate-actions';
import { exampleIsin, otherIsin, splitIsin } from '../filing-examples';
import { pricesOf } from '../universe-examples';
import { workedCompany } from '../worked-company';

const today = '2026-11-21';
const header =
  'isin,symbol,name,sector,industry,financial,year,ends_on,published_on,sales,net_profit,operating_cash_flow,shares,promoter_percent,pledged_percent,holding_as_of,holding_published_on,surveillance,surveillance_as_of,auditor';
const isin = exampleIsin;
const line = (
  year: number,
  more = '"1,20,345.5",-12,,10,51.5,0,2026-03-31,2026-04-20,none,2026-04-01,none',
) =>
  `${isin},WORKED,"Worked, Limited",Examples,By hand,no,${year},${year}-03-31,${year}-05-20,${more}`;
const csv = (...lines: string[]) => [header, ...lines].join('\r\n');
type Read = ReturnType<typeof readFundamentals> | ReturnType<typeof readActions>;
const badLinesOf = (read: Read) =>
  read.ok ? [] : read.problem.map(({ line: at, column, problem }) => [at, column, problem]);
const badIn = (text: string) => badLinesOf(readFundamentals(text, today));

describe('fundamentals', () => {
  test('are read by the names of the columns, oldest year first', () => {
    const read = valueOf(readFundamentals(`\uFEFF${csv(line(2026), '', line(2025))}\r\n`, today));
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

  test('a balance below zero is refused at its cell, but for equity', () => {
    const more = '-1,2,3,4,50,1,2025-03-31,2025-04-20,,,';
    const renamed = (column: string) => csv(line(2025, more)).replace('sales', column);
    expect(badIn(renamed('borrowings'))).toEqual([[2, 'borrowings', 'out-of-range']]);
    expect(badIn(renamed('total_assets'))).toEqual([[2, 'total_assets', 'out-of-range']]);
    expect([badIn(renamed('equity')), badIn(renamed('interest'))]).toEqual([[], []]);
  });

  test('any text is read or refused, never half', () => {
    const piece = fc.oneof(
      fc.constantFrom(line(2025), line(2024), '"', ',', '\n', '=1+1', '-', '1e9', isin),
      anyText({ maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const read = readFundamentals(`${header}\n${pieces.join('\n')}`, today);
        return (read.ok ? read.value.companies : read.problem).length > 0;
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
    expect(valueOf(readActions(text))).toEqual([
      { isin, exDate: '2025-06-02', ...split(10, 2) },
      { isin, exDate: '2025-09-01', ...bonus(1, 2) },
      { isin, exDate: '2026-08-12', ...dividend(5.5) },
    ]);
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

describe('an imported universe', () => {
  const company = workedCompany();
  const { isin } = company;
  const on = <Action extends object>(exDate: IsoDate, action: Action) => ({
    isin,
    exDate,
    ...action,
  });
  const oneForFour = (priceRupees: number) => rights(1, 4, priceRupees);

  const adjusted = (closes: Record<string, number>, ...actions: readonly CorporateAction[]) =>
    adjustPrices(pricesOf(closes), actions).map(({ closeRupees }) =>
      Number(closeRupees.toFixed(9)),
    );

  describe('a price of an earlier day', () => {
    const [third, fourth] = ['2026-03-03', '2026-03-04'] as const;

    test.each<[string, number[], CorporateAction[], number[]]>([
      ['a split into five', [1000, 1100, 220], [on(fourth, split(10, 2))], [200, 220, 220]],
      ['a bonus of one for two', [300, 200], [on(third, bonus(1, 2))], [200, 200]],
      ['a dividend that does not count', [100, 95], [on(third, dividend(5))], [100, 95]],
      ['a split after the newest price', [100, 110], [on('2026-04-01', split(10, 1))], [100, 110]],
      // (4 x 100 + 1 x 50) / 5 = 90.
      ['rights below the price', [100, 90], [on(third, oneForFour(50))], [90, 90]],
      [
        // Two of 50 each for one of 100; then (4 x 50 + 1 x 25) / 5 = 45.
        'a split, and a bonus with rights on one day',
        [200, 100, 45],
        [on(third, split(10, 5)), on(fourth, oneForFour(25)), on(fourth, bonus(1, 1))],
        [45, 45, 45],
      ],
      ['rights at the price', [100, 90], [on(third, oneForFour(100))], [100, 90]],
      // Nobody subscribes to them.
      ['rights above the price', [100, 90], [on(third, oneForFour(150))], [100, 90]],
      ['a demerger, which ends the series', [100, 40], [on(third, demerger)], [40]],
      ['a demerger after the newest price', [100], [on(third, demerger)], [100]],
    ])('is comparable after %s', (_, traded, actions, expected) => {
      const closes = traded.map((close, at) => [`2026-03-0${at + 2}`, close] as const);
      expect(adjusted(Object.fromEntries(closes), ...actions)).toEqual(expected);
    });

    test('takes an ex-date without trade as the next day', () => {
      const closes = { '2026-03-06': 100, '2026-03-09': 50 };
      expect(adjusted(closes, on('2026-03-08', split(2, 1)))).toEqual([50, 50]);
    });

    test('with rights after a split is of the price after it, also without a close between them', () => {
      const closes = { '2026-03-06': 1000, '2026-03-13': 180 };
      // 1,000 becomes 200 by the split; then (4 x 200 + 1 x 100) / 5 = 180.
      const actions = [on('2026-03-12', oneForFour(100)), on('2026-03-10', split(10, 2))];
      expect(adjusted(closes, ...actions)).toEqual([180, 180]);
    });
  });

  test('share counts are in the shares of the newest price', () => {
    const actions = [on('2025-06-01', split(10, 5)), on('2026-12-01', bonus(1, 1))];
    const counts = (until: IsoDate) =>
      adjustShares(company.years, actions, until, [])
        .slice(-2)
        .map(({ figures }) => figures.shares);
    expect(counts('2026-11-20')).toEqual([20, 10]);
    expect(counts('2026-12-01')).toEqual([40, 20]);
  });

  describe('after rights', () => {
    const ninth = on('2026-10-13', oneForFour(50));
    // 10 shares of 100 are worth as much as 11.11 of the 90 after the rights.
    test.each<[string, Record<string, number>, CorporateAction[], number]>([
      ['below the last close', { '2026-10-09': 100 }, [ninth], 100 / 9],
      ['at the last close', { '2026-10-09': 50 }, [ninth], 10],
      ['of which no close is known before them', { '2026-10-16': 90 }, [ninth], 10],
      ['after a split', { '2026-10-09': 200 }, [on('2026-10-12', split(2, 1)), ninth], 200 / 9],
      [
        'after a demerger without a close between them',
        { '2026-10-09': 100 },
        [on('2026-10-12', demerger), ninth],
        10,
      ],
    ])('%s share counts have the same factor as prices', (_, closes, actions, shares) => {
      const years = adjustShares(company.years, actions, '2026-10-20', pricesOf(closes));
      expect(years.at(-1)!.figures.shares).toBeCloseTo(shares, 9);
    });
  });

  test('share counts before an action without a published ratio are not known', () => {
    const unmeasured = { kind: 'break', reason: 'unmeasured' } as const;
    const counts = (...actions: CorporateAction[]) =>
      adjustShares(company.years, actions, '2026-11-20', [])
        .slice(-2)
        .map(({ figures }) => figures.shares);
    expect(counts(on('2026-10-13', unmeasured))).toEqual([null, null]);
    expect(counts(on('2025-06-01', unmeasured))).toEqual([null, 10]);
    expect(counts(on('2026-10-13', demerger), on('2026-12-01', unmeasured))).toEqual([10, 10]);
  });

  test('a break is known from its day on', () => {
    const actions = [on('2026-03-03', demerger), on('2026-03-01', demerger)];
    expect(lastBreak(actions, '2026-02-28')).toBeNull();
    expect(lastBreak(actions, '2026-03-03')).toBe('2026-03-03');
  });

  describe('the imported universe', () => {
    const close = (share: string, closeRupees: number) => {
      return { isin: share, closeRupees, tradedCrore: 3 };
    };
    const days = [
      { date: '2026-10-16', closes: [close(isin, 60), close(otherIsin, 9)] },
      { date: '2026-10-09', closes: [close(isin, 290)] },
    ] as const;
    const fifth = on('2026-10-13', split(10, 2));
    const today = { asOf: '2026-11-20', priceLagDays: 30 } as const;

    test('has prices and share counts in the shares of the newest close', () => {
      const universe = importedUniverse([company], [fifth], days, '2026-10-20');
      expect(universe.kind).toBe('imported');
      expect(universe.prices.get(isin)).toEqual([
        { date: '2026-10-09', closeRupees: 58, tradedCrore: 3 },
        { date: '2026-10-16', closeRupees: 60, tradedCrore: 3 },
      ]);
      // 60 rupees and 50 crore shares: the 3,000 crore that 300 and 10 would be.
      expect(ratioRows(universe, today)[0]!.values.marketCap).toBe(3000);
    });

    test('has the same price to earnings before and after rights at the theoretical price', () => {
      const closes = [
        { date: '2026-10-09', closes: [close(isin, 100)] },
        { date: '2026-10-16', closes: [close(isin, 90)] },
      ] as const;
      const forFour = on('2026-10-13', oneForFour(50));
      const universe = importedUniverse([company], [forFour], closes, '2026-10-20');
      const ratioOn = (asOf: IsoDate) =>
        ratioRows(universe, { ...today, asOf })[0]!.values.priceToEarnings;
      expect(ratioOn('2026-11-08')).toBeCloseTo(1000 / 516, 9);
      expect(ratioOn('2026-11-15')).toBeCloseTo(1000 / 516, 9);
    });

    test('has no split that came after its newest close', () => {
      const universe = importedUniverse([company], [fifth], days.slice(1), '2026-10-20');
      expect(universe.companies[0]!.years.at(-1)!.figures.shares).toBe(10);
    });

    test('without prices knows no ratio of a price, and the others', () => {
      const [row] = ratioRows(importedUniverse([company], [fifth], [], '2026-10-20'), today);
      expect(row).toMatchObject({
        asOf: { price: null, figures: '2026-03-31' },
        values: { price: null, marketCap: null, momentum: null, debtToEquity: 0.16 },
      });
      expect(row!.values.earningsPerShare).toBeCloseTo(516 / 50, 9);
    });

    test('has the closes before a split that changed the ISIN', () => {
      const closes = [
        { date: '2026-10-09', closes: [close(exampleIsin, 290)] },
        { date: '2026-10-16', closes: [close(splitIsin, 60), close(exampleIsin, 1)] },
      ] as const;
      const after = { ...company, isin: splitIsin };
      const { prices } = importedUniverse([after], [fifth], closes, '2026-10-20');
      expect(prices.get(splitIsin)?.map(({ closeRupees }) => closeRupees)).toEqual([58, 60]);
    });

    test('names a demerger, which ends the series', () => {
      const universe = importedUniverse(
        [company],
        [on('2026-10-13', demerger)],
        days,
        '2026-10-20',
      );
      expect(universe.prices.get(isin)).toMatchObject([{ date: '2026-10-16', closeRupees: 60 }]);
      expect(universe.priceBreaks?.get(isin)).toBe('2026-10-13');
    });
  });
});
