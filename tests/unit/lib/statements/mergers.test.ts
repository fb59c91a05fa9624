import fc from 'fast-check';
import { shiftDays } from '@/lib/calendar/day-count';
import { csvText } from '@/lib/csv/csv';
import { carryMergers, type SchemeWithMergers } from '@/lib/statements/cas/carry-mergers';
import { readCas } from '@/lib/statements/cas/read-cas';
import { createLeftOutList } from '@/lib/statements/left-out';
import { readStatementText } from '@/lib/statements/read-statement';
import { isComplete, unitsAtEnd, type Statement } from '@/lib/statements/statement';
import { timed } from '@/tests/factories/cpu-time';
import { fuzzRuns } from '@/tests/factories/fuzz-runs';
import { statementHolding } from '@/tests/factories/statement-holding';
import { folio, inventedIsin, linesOfScheme, pageOf, title, type Line } from './cas-pages';

const house = (number: string) => inventedIsin(`INF000X0${number}`);
const [oldIsin, newIsin, thirdIsin] = [house('101'), house('202'), house('303')];
const ofAnotherHouse = inventedIsin('INF001Y0102');

type Scheme = { isin?: string; name: string; from?: string; rows: Line[]; folio?: string };

const readSchemes = (...schemes: Scheme[]): Statement =>
  readCas(
    pageOf([
      ...title,
      ...schemes.flatMap(({ isin, name, from, rows, folio: own = folio }) => {
        const heading = [`EX1-${name} - ISIN: ${isin} Registrar : CAMS`];
        return linesOfScheme(rows, { from, heading, above: [own] });
      }),
    ]),
  );

const bought = (
  day: string,
  amount: string,
  units: string,
  price: string,
  balance: string,
): Line => [day, 'Purchase', amount, units, price, balance];
const oldScheme: Scheme = {
  isin: oldIsin,
  name: 'Old Equity Fund',
  rows: [
    bought('05-Apr-2018', '1,000.00', '100.000', '10.0000', '100.000'),
    bought('05-Apr-2019', '1,200.00', '100.000', '12.0000', '200.000'),
    ['05-Apr-2020', 'Redemption', '(750.00)', '(50.000)', '15.0000', '150.000'],
    ['01-Jul-2021', 'Switch Out - Merger', '(3,000.00)', '(150.000)', '20.0000', '0.000'],
  ],
};
const newScheme: Scheme = {
  isin: newIsin,
  name: 'New Equity Fund',
  rows: [
    bought('05-Apr-2021', '500.00', '10.000', '50.0000', '10.000'),
    ['01-Jul-2021', 'Switch In - Merger', '3,000.00', '50.000', '60.0000', '60.000'],
    ['05-Apr-2022', 'Redemption', '(700.00)', '(10.000)', '70.0000', '50.000'],
  ],
};

const listed = ({ holdings }: Statement) =>
  holdings.map(({ name, transactions }) => [
    name,
    ...transactions.map(({ type, on, quantity, rupees }) => [type, on, quantity, rupees].join(' ')),
  ]);

test('purchases go to the new scheme with their days and cost, and those that were sold stay', () => {
  const statement = readSchemes(oldScheme, newScheme);
  expect(listed(statement)).toEqual([
    ['Old Equity Fund', 'buy 2018-04-05 50 500', 'sell 2020-04-05 50 750'],
    [
      'New Equity Fund',
      'buy 2018-04-05 16.667 500',
      'buy 2019-04-05 33.333 1200',
      'buy 2021-04-05 10 500',
      'sell 2022-04-05 10 700',
    ],
  ]);
  expect(statement.holdings.map(isComplete)).toEqual([true, true]);
  expect(statement.holdings.map(unitsAtEnd)).toEqual([0, expect.closeTo(50, 6)]);
  expect(statement.holdings.map(({ mergers }) => mergers)).toEqual([
    [{ kind: 'into', name: 'New Equity Fund', on: '2021-07-01', purchases: 2 }],
    [{ kind: 'from', name: 'Old Equity Fund', on: '2021-07-01', purchases: 2 }],
  ]);
  expect(statement.notTransactions.merger).toBe(2);
  expect(statement.leftOut.count).toBe(0);
});

test('the order of the schemes in the file does not matter', () => {
  const statement = readSchemes(newScheme, oldScheme);
  expect(listed(statement).reverse()).toEqual(listed(readSchemes(oldScheme, newScheme)));
});

test('a scheme that was merged twice carries all the way', () => {
  const third: Scheme = {
    isin: thirdIsin,
    name: 'Third Fund',
    rows: [['01-Jul-2023', 'Switch In - Merger', '4,000.00', '100.000', '40.0000', '100.000']],
  };
  const out: Line = [
    '01-Jul-2023',
    'Switch Out - Merger',
    '(4,000.00)',
    '(50.000)',
    '80.0000',
    '0.000',
  ];
  const second = { ...newScheme, rows: [...newScheme.rows, out] };
  const statement = readSchemes(third, second, oldScheme);
  expect(listed(statement)).toEqual([
    // The redemption of 2022 took ten units of the oldest purchase.
    [
      'Third Fund',
      'buy 2018-04-05 13.334 200.01',
      'buy 2019-04-05 66.666 1200',
      'buy 2021-04-05 20 500',
    ],
    ['New Equity Fund', 'buy 2018-04-05 10 299.99', 'sell 2022-04-05 10 700'],
    ['Old Equity Fund', 'buy 2018-04-05 50 500', 'sell 2020-04-05 50 750'],
  ]);
  expect(statement.holdings.every(isComplete)).toBe(true);
});

test('units with four decimals keep all of them, also of a sale that took almost nothing of a purchase', () => {
  const statement = readSchemes(
    {
      isin: oldIsin,
      name: 'Old Debt Fund',
      rows: [
        bought('05-Apr-2018', '1,000.00', '100.0000', '10.0000', '100.0000'),
        bought('05-Apr-2019', '1,000.00', '100.0000', '10.0000', '200.0000'),
        ['05-Apr-2020', 'Redemption', '(1,500.00)', '(100.0001)', '15.0000', '99.9999'],
        ['01-Jul-2021', 'Switch Out - Merger', '(2,000.00)', '(99.9999)', '20.0000', '0.0000'],
      ],
    },
    {
      isin: newIsin,
      name: 'New Debt Fund',
      rows: [['01-Jul-2021', 'Switch In - Merger', '2,000.00', '33.3337', '60.0000', '33.3337']],
    },
  );
  expect(listed(statement)).toEqual([
    [
      'Old Debt Fund',
      'buy 2018-04-05 100 1000',
      'buy 2019-04-05 0.0001 0',
      'sell 2020-04-05 100.0001 1500',
    ],
    ['New Debt Fund', 'buy 2019-04-05 33.3337 1000'],
  ]);
});

describe('a merger of which something is missing is listed and left out', () => {
  const mergerOut = oldScheme.rows[3]!;
  const withOut = (row: Line) => ({ ...oldScheme, rows: oldScheme.rows.with(3, row) });
  const withIn = (row: Line) => ({ ...newScheme, rows: newScheme.rows.with(1, row) });

  test.each<[string, Scheme[]]>([
    ['the other scheme', [oldScheme]],
    ['one fund house', [oldScheme, { ...newScheme, isin: ofAnotherHouse }]],
    ['one folio', [oldScheme, { ...newScheme, folio: 'Folio No: 999 / 1 PAN: ABCDE1234F' }]],
    [
      'one day',
      [
        oldScheme,
        withIn(['02-Jul-2021', 'Switch In - Merger', '3,000.00', '50.000', '60.0000', '60.000']),
      ],
    ],
    [
      'one amount',
      [
        oldScheme,
        withIn(['01-Jul-2021', 'Switch In - Merger', '3,060.00', '50.000', '61.2000', '60.000']),
      ],
    ],
    [
      'an amount',
      [
        withOut(['01-Jul-2021', 'Switch Out - Merger', undefined, '(150.000)', undefined, '0.000']),
        newScheme,
      ],
    ],
    [
      'its earlier purchases',
      [
        {
          ...oldScheme,
          from: '10.000',
          rows: [['01-Jul-2021', 'Merger Out', '(3,000.00)', '(10.000)', '300.0000', '0.000']],
        },
        newScheme,
      ],
    ],
    [
      'the checks of the statement',
      [{ ...oldScheme, rows: [oldScheme.rows[0]!, mergerOut] }, newScheme],
    ],
    [
      'certainty, since two schemes have its amount',
      [oldScheme, newScheme, { ...newScheme, isin: thirdIsin, name: 'Third Fund' }],
    ],
    [
      'a part of the units',
      [
        {
          ...withOut([
            ...['01-Jul-2021', 'Switch Out - Merger', '(3,000.00)', '(100.000)', '30.0000'],
            '50.000',
          ] as unknown as Line),
        },
        newScheme,
      ],
    ],
    [
      'certainty, since the new scheme sold before it',
      [
        oldScheme,
        {
          ...newScheme,
          rows: [
            newScheme.rows[0]!,
            ['05-May-2021', 'Redemption', '(250.00)', '(5.000)', '50.0000', '5.000'],
            ['01-Jul-2021', 'Switch In - Merger', '3,000.00', '50.000', '60.0000', '55.000'],
          ],
        },
      ],
    ],
  ])('%s', (_missing, schemes) => {
    const statement = readSchemes(...schemes);
    expect(statement.leftOut.listed.some(({ reason }) => reason === 'merger')).toBe(true);
    expect(statement.holdings.filter(isComplete)).toEqual([]);
    expect(statement.holdings.flatMap(({ mergers }) => mergers)).toEqual([]);
  });
});

test('property: no unit and no paisa is lost on the way', () => {
  const purchase = fc.record({
    tenths: fc.integer({ min: 100, max: 90_000 }),
    price: fc.integer({ min: 10, max: 500 }),
  });
  fc.assert(
    fc.property(
      fc.array(purchase, { minLength: 1, maxLength: 15 }),
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 50_000, max: 9_000_000 }),
      (purchases, soldPercent, newThousandths) => {
        let balance = 0;
        const rows: Line[] = purchases.map(({ tenths, price }, at) => {
          balance += tenths;
          const day = `05-Apr-${2005 + at}`;
          const figures = [(tenths * price) / 10, tenths / 10, price, balance / 10];
          return [
            day,
            'Purchase',
            ...figures.map((figure, place) => figure.toFixed(place === 2 ? 4 : 3)),
          ];
        });
        const sold = Math.floor((balance * soldPercent) / 100);
        const left = balance - sold;
        fc.pre(sold > 0 && left > 0);
        const value = (left / 10) * 500;
        const text = (figure: number) => `(${figure.toFixed(3)})`;
        rows.push(
          [
            '05-Apr-2021',
            'Redemption',
            text(sold * 40),
            text(sold / 10),
            '400.0000',
            (left / 10).toFixed(3),
          ],
          ['01-Jul-2021', 'Merger - Switch Out', text(value), text(left / 10), '500.0000', '0.000'],
        );
        const units = (newThousandths / 1000).toFixed(3);
        const price = (value / (newThousandths / 1000)).toFixed(4);
        const into: Line[] = [
          ['01-Jul-2021', 'Merger - Switch In', value.toFixed(3), units, price, units],
        ];
        const { holdings } = readSchemes(
          { isin: oldIsin, name: 'Old Fund', rows },
          { isin: newIsin, name: 'New Fund', rows: into },
        );
        const [from, to] = holdings;
        expect(from && unitsAtEnd(from)).toBeCloseTo(0, 3);
        expect(to && unitsAtEnd(to)).toBeCloseTo(newThousandths / 1000, 6);
        const paid = holdings
          .flatMap(({ transactions }) => transactions)
          .filter(({ type }) => type === 'buy')
          .reduce((sum, { rupees }) => sum + rupees, 0);
        expect(paid).toBeCloseTo(
          purchases.reduce((sum, each) => sum + (each.tenths * each.price) / 10, 0),
          1,
        );
      },
    ),
    fuzzRuns(60),
  );
});

test('the same in the transactions of a registrar, which have no balances', () => {
  const row = (isin: string, day: string, text: string, amount: string, units: string) => [
    ...['Example', '99', 'P1', `Fund ${isin}`, isin, day, text, amount, units],
    String(Math.abs(Number(amount)) / Math.abs(Number(units))),
  ];
  const names = ['FundName', 'Account Number', 'Product Code', 'Scheme Description', 'SchemeISIN'];
  const result = readStatementText(
    csvText([
      [...names, 'Transaction Date', 'Transaction Description', 'Amount', 'Units', 'NAV'],
      row(oldIsin, '05/04/2018', 'Purchase', '1000', '100'),
      row(oldIsin, '01/07/2021', 'Switch Out - Merger', '-2000', '-100'),
      row(newIsin, '01/07/2021', 'Switch In - Merger', '2000', '40'),
      row(newIsin, '05/04/2022', 'Redemption', '-600', '-10'),
    ]),
  );
  if (!result.ok) throw new Error(result.problem.code);
  expect(listed(result.value)).toEqual([
    [`Fund ${oldIsin}`],
    [`Fund ${newIsin}`, 'buy 2018-04-05 40 1000', 'sell 2022-04-05 10 600'],
  ]);
  expect(result.value.holdings.every(isComplete)).toBe(true);
});

test('nothing is carried into a scheme that sold before in another part of the statement', () => {
  // Both parts are one holding of the account, whose sale would take the purchases that came with the merger.
  const otherPart: Scheme = {
    ...newScheme,
    rows: [
      bought('05-Apr-2019', '500.00', '10.000', '50.0000', '10.000'),
      ['05-Apr-2020', 'Redemption', '(700.00)', '(10.000)', '70.0000', '0.000'],
    ],
  };
  const { holdings, leftOut } = readSchemes(oldScheme, otherPart, newScheme);
  expect(holdings.map(isComplete)).toEqual([false, true, false]);
  expect(holdings.flatMap(({ mergers }) => mergers)).toEqual([]);
  expect(leftOut.listed.map(({ reason }) => reason)).toEqual(['merger', 'merger']);
});

test('ten thousand mergers on one day are read in time', () => {
  const schemes = Array.from({ length: 10_000 }, (_, at) =>
    [true, false].map((isOut): SchemeWithMergers => {
      const on = '2021-07-01';
      const units = { units: 10, rupees: 10 + 3 * at };
      const purchase = { type: 'buy', on: '2018-04-05', quantity: 10, rupees: 100 } as const;
      return {
        holding: statementHolding({
          instrument: isOut ? oldIsin : newIsin,
          name: `Fund ${at}`,
          account: '1',
          transactions: isOut ? [purchase] : [],
          openingUnits: 0,
          closingUnits: 0,
          gaps: ['merger'],
        }),
        mergers: [{ place: 1, on, isOut, ...units, transactionsBefore: isOut ? 1 : 0 }],
      };
    }),
  );
  const flat = schemes.flat();
  const { result, ms } = timed(() => {
    const leftOut = createLeftOutList();
    return { holdings: carryMergers(flat, leftOut), leftOut };
  }, 4_000);
  expect(result.holdings.every(isComplete)).toBe(true);
  expect(result.leftOut.finish().notTransactions.merger).toBe(20_000);
  expect(ms).toBeLessThan(4_000);
});

test('a file with ten thousand mergers of one scheme is read in time, and each is carried or listed', () => {
  const names = ['FundName', 'Account Number', 'Product Code', 'Scheme Description', 'SchemeISIN'];
  const text = csvText([
    [...names, 'Transaction Date', 'Transaction Description', 'Amount', 'Units', 'NAV'],
    ...Array.from({ length: 10_000 }, (_, at) => {
      const day = shiftDays('1995-01-01', at);
      const [rupees, price] = [100 + 3 * at, 10 + 0.3 * at];
      const row = (isin: string, words: string, sign: 1 | -1) => [
        ...['Example', '99', 'P1', `Fund ${isin}`, isin, day, words],
        ...[sign * rupees, sign * 10, price],
      ];
      return [
        row(oldIsin, 'Purchase', 1),
        row(oldIsin, 'Switch Out - Merger', -1),
        row(newIsin, 'Switch In - Merger', 1),
      ];
    }).flat(),
  ]);
  const { result, ms } = timed(() => readStatementText(text), 4_000);
  if (!result.ok) throw new Error(result.problem.code);
  const { leftOut, notTransactions, holdings } = result.value;
  expect(notTransactions.merger).toBeGreaterThan(0);
  expect(notTransactions.merger + leftOut.count).toBe(20_000);
  expect(holdings.some(isComplete)).toBe(false);
  expect(ms).toBeLessThan(4_000);
});
