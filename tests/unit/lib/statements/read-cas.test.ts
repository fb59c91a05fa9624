import { readCas } from '@/lib/statements/cas/read-cas';
import { readSchemeHeading } from '@/lib/statements/cas/scheme-heading';
import { pageLines } from '@/lib/statements/pdf/page-lines';
import { unitsAtEnd } from '@/lib/statements/statement';
import {
  at,
  closing,
  flexiIsin,
  folio,
  head,
  inventedIsin,
  holdingOf,
  onlyHolding,
  opening,
  pageOf,
  schemeHead,
  statementOf,
  title,
  type Line,
} from './cas-pages';

const sip: Line = ['05-Apr-2024', 'Purchase - SIP', '4,999.75', '100.000', '49.9975', '100.000'];
const duty: Line = ['05-Apr-2024', '*** Stamp Duty ***', '0.25'];
const bought = { type: 'buy', on: '2024-04-05', quantity: 100, rupees: 5000 };

describe('a whole statement', () => {
  const statement = statementOf([
    sip,
    duty,
    ['10-Jun-2024', 'Redemption', '(2,640.00)', '(48.000)', '55.0000', '52.000'],
    ['10-Jun-2024', '*** STT Paid ***', '0.03'],
    ['12-Jul-2024', '*** IDCW Payout @ Rs.0.50 per unit ***', '26.00'],
    ['12-Jul-2024', '*** TDS on Above ***', '2.60'],
    ['20-Jul-2024', '*** Change of Address ***'],
  ]);

  test('has its period, the fund with its folio, and its transactions', () => {
    expect(statement.period).toEqual({ from: '1990-01-01', to: '2024-08-30' });
    expect(onlyHolding(statement)).toEqual({
      assetClass: 'fund',
      instrument: flexiIsin,
      name: 'Example Flexi Cap Fund - Direct Plan - Growth',
      account: '12345678/90',
      transactions: [
        bought,
        { type: 'sell', on: '2024-06-10', quantity: 48, rupees: 2640 },
        { type: 'dividend', on: '2024-07-12', quantity: null, rupees: 26 },
      ],
      openingUnits: 0,
      closingUnits: 52,
      amounts: {
        agreed: 2,
        // Units and prices have three and four decimals: 0.001 × 55 + 0.00005 × 48, and paise.
        withinRupees: expect.closeTo(0.0684, 4),
        withLoad: 0,
        withCharge: 0,
        unchecked: 0,
        payouts: { agreed: 1, withinRupees: expect.closeTo(0.2715, 4), unchecked: 0 },
        differing: [],
      },
      failedChecks: [],
      gaps: [],
      leftOut: { count: 0, listed: [] },
      notes: [],
      mergers: [],
      reversedOn: [],
    });
    expect(unitsAtEnd(onlyHolding(statement))).toBe(52);
  });

  test('counts the rows that are no transactions', () => {
    const counts = { 'stamp-duty': 1, stt: 1, tds: 1, reversed: 0, merger: 0, info: 1 };
    expect(statement.notTransactions).toEqual(counts);
    expect(statement.leftOut).toEqual({ count: 0, listed: [] });
  });

  test('keeps nothing of the holder', () => {
    expect(JSON.stringify(statement)).not.toMatch(/INVESTOR|NOMINEE|ABCDE1234F|PAN|KYC/);
  });
});

test('trap 1: a page may end between a purchase and its stamp duty, and inside the head of a scheme', () => {
  const foot = 'Page 1 of 3';
  const lines = [
    ...pageOf([...title, folio, 'A N INVESTOR', 'EX12D-Example Flexi Cap Fund - Direct', foot]),
    ...pageOf(
      [
        ...['CAMSCASWS-1234-Version:V3.4', 'Consolidated Account Statement'],
        ...[`Plan - Growth - ISIN: ${flexiIsin}(Advisor: DIRECT) Registrar : CAMS`],
        ...[opening(), head, sip, foot],
      ],
      2,
    ),
    ...pageOf([...title, head, duty, closing('100.000')], 3),
  ];
  const holding = onlyHolding(readCas(lines));
  expect(holding.name).toBe('Example Flexi Cap Fund - Direct Plan - Growth');
  expect(holding.transactions).toEqual([bought]);
  expect(holding.failedChecks).toEqual([]);
});

test('trap 2: glyphs that are drawn twice count once', () => {
  const glyphs = [...'2200'].flatMap((text, index) =>
    [0, 0.7].map((shift) => ({ text, left: 100 + index * 4 + shift, width: 4, top: 10 })),
  );
  expect(pageLines(1, glyphs).map(({ text }) => text)).toEqual(['2200']);
  const words = [
    { text: 'Opening Unit', left: 10, width: 48, top: 10 },
    { text: 'Opening Unit', left: 10.7, width: 48, top: 10 },
    { text: 'Balance: 5', left: 62, width: 40, top: 10.4 },
  ];
  expect(pageLines(1, words).map(({ text }) => text)).toEqual(['Opening Unit Balance: 5']);
});

test('trap 3: a mark of the version in the heading is no part of the name', () => {
  const heading = [
    'EX12D-Example Flexi Cap Fund Version:V3.4 Live-12',
    `ISIN: ${flexiIsin} Registrar : CAMS Version:V3.4 Live-12`,
  ];
  expect(readSchemeHeading(heading)).toEqual({ name: 'Example Flexi Cap Fund', isin: flexiIsin });
});

test.each(['Units', 'Balance ***', 'In'])(
  'a description whose last line is a word of the head, %s, belongs to the row above',
  (rest) => {
    const statement = statementOf([
      ['05-Apr-2024', 'Purchase', '5,000.00', '100.000', '50.0000', '100.000'],
      ['06-Apr-2024', 'Systematic Investment -', '5,000.00', '100.000', '50.0000', '200.000'],
      ['', rest],
      ['08-Apr-2024', 'Purchase', '5,000.00', '100.000', '50.0000', '300.000'],
    ]);
    expect(onlyHolding(statement)).toMatchObject({ failedChecks: [], gaps: [] });
    expect(onlyHolding(statement).transactions).toHaveLength(3);
    expect(statement.leftOut.count).toBe(0);
  },
);

test('trap 4: a description that is wrapped belongs to the row above', () => {
  const rows: Line[] = [
    ['01-Apr-2024', 'Purchase', '500.00', '10.000', '50.0000', '10.000'],
    ['05-Apr-2024', 'Systematic transaction', '4,999.75', '100.000', '49.9975', '110.000'],
    ['', 'Instalment 5/18'],
    ['06-Apr-2024', 'Systematic transaction', '(4,999.75)', '(100.000)', '49.9975', '10.000'],
    ['', 'Payment not received'],
  ];
  const { transactions, gaps } = holdingOf(rows);
  expect(transactions).toMatchObject([{ quantity: 10 }]);
  expect(gaps).toEqual([]);
});

test('trap 5: amounts and units of a redemption are printed below zero and stored above it', () => {
  const { transactions } = holdingOf([
    sip,
    ['01-Jul-2024', 'Switch Out', '(6,000.00)', '(100.000)', '60.0000', '0.000'],
  ]);
  expect(transactions[1]).toEqual({ type: 'sell', on: '2024-07-01', quantity: 100, rupees: 6000 });
});

describe('trap 6: stamp duty counts once', () => {
  const paid = (amount: string, units: string, price: string, levy: string) =>
    holdingOf([
      ['05-Apr-2024', 'Purchase', amount, units, price, units],
      ['05-Apr-2024', '*** Stamp Duty ***', levy],
    ]).transactions[0]?.rupees;

  test.each([
    ['an amount without it', '4,999.75', '100.000', '49.9975', '0.25', 5000],
    ['an amount with it', '5,000.00', '100.000', '49.9975', '0.25', 5000],
    [
      'an amount without it, units too few to tell',
      '4,999.75',
      '1.000',
      '4,999.9000',
      '0.25',
      5000,
    ],
    ['an amount with it, units too few to tell', '5,000.00', '1.000', '4,999.9000', '0.25', 5000],
  ])('%s', (_case, amount, units, price, levy, rupees) => {
    expect(paid(amount, units, price, levy)).toBe(rupees);
  });

  test('STT counts as come in, whether the amount has it or not', () => {
    const soldFor = (amount: string) =>
      holdingOf(
        [
          ['05-Apr-2024', 'Redemption', amount, '(10.000)', '1,000.0000', '0.000'],
          ['05-Apr-2024', '*** Securities Transaction Tax ***', '3.00'],
        ],
        { from: '10.000' },
      ).transactions[0]?.rupees;
    expect(soldFor('(10,000.00)')).toBe(10000);
    expect(soldFor('(9,997.00)')).toBe(10000);
  });

  test.each(['(10,000.00', '10,000.00)'])(
    'an amount whose other bracket is drawn elsewhere is read: %s',
    (amount) => {
      const { transactions, failedChecks } = holdingOf(
        [['05-Apr-2024', 'Redemption', amount, '(10.000)', '1,000.0000', '0.000']],
        { from: '10.000' },
      );
      expect(transactions).toMatchObject([{ type: 'sell', quantity: 10, rupees: 10000 }]);
      expect(failedChecks).toEqual([]);
    },
  );
});

test('trap 7: two equal purchases of a day are two', () => {
  const { transactions, failedChecks } = holdingOf([
    sip,
    ['05-Apr-2024', 'Purchase - SIP', '4,999.75', '100.000', '49.9975', '200.000'],
  ]);
  expect(transactions).toHaveLength(2);
  expect(failedChecks).toEqual([]);
});

describe('trap 8: a reversal', () => {
  const later: Line = ['01-Aug-2024', 'Purchase', '5,000.00', '90.000', '55.5556', '90.000'];

  test.each([
    ['with a minus', '(4,999.75)', '(100.000)'],
    ['printed with the sign against the balance', '4,999.75', '100.000'],
  ])('%s cancels its purchase and the stamp duty of both', (_case, amount, units) => {
    const statement = statementOf([
      sip,
      duty,
      ['09-Apr-2024', 'Purchase SIP-Reversed', amount, units, '49.9975', '0.000'],
      ['09-Apr-2024', '*** Stamp Duty ***', '(0.25)'],
      later,
    ]);
    const { transactions, failedChecks, gaps } = onlyHolding(statement);
    expect(transactions).toEqual([{ type: 'buy', on: '2024-08-01', quantity: 90, rupees: 5000 }]);
    expect([failedChecks, gaps]).toEqual([[], []]);
    expect(statement.notTransactions).toMatchObject({ reversed: 2, 'stamp-duty': 2 });
  });

  test.each(['S T P In', 'Swit. Over In', 'Dividend Sweep In'])(
    'of “%s” as KFintech shortens it cancels its purchase',
    (text) => {
      const statement = statementOf([
        [sip[0], text, ...sip.slice(2)],
        ['09-Apr-2024', `${text} Rej.`, '(4,999.75)', '(100.000)', '49.9975', '0.000'],
        later,
      ]);
      expect(onlyHolding(statement)).toMatchObject({ transactions: [{ quantity: 90 }], gaps: [] });
      expect(statement.notTransactions.reversed).toBe(2);
    },
  );

  test('of a switch out as KFintech shortens it cancels its sale', () => {
    const statement = statementOf([
      sip,
      ['05-Jun-2024', 'Lateral Shift Out', '(3,000.00)', '(50.000)', '60.0000', '50.000'],
      ['07-Jun-2024', 'Lat. Shift Out Rej', '3,000.00', '50.000', '60.0000', '100.000'],
    ]);
    expect(onlyHolding(statement).transactions).toMatchObject([{ type: 'buy', quantity: 100 }]);
    expect(statement.notTransactions.reversed).toBe(2);
  });

  test('is kept with the day of what it takes back, which an earlier import may have saved', () => {
    const rows: Line[] = [
      sip,
      ['05-May-2024', 'Purchase - SIP', '5,000.00', '90.000', '55.5556', '190.000'],
      ['05-May-2024', 'Purchase - SIP', '5,500.00', '99.000', '55.5556', '289.000'],
      ['09-May-2024', 'SIP Rejected', '(5,000.00)', '(90.000)', '55.5556', '199.000'],
      ['09-May-2024', 'SIP Rejected', '(5,500.00)', '(99.000)', '55.5556', '100.000'],
    ];
    const some = holdingOf(rows);
    expect([some.transactions.length, some.reversedOn]).toEqual([1, ['2024-05-05']]);
    // Also of a fund of which nothing else is left.
    const all = [
      sip,
      ['09-Apr-2024', 'SIP Rejected', '(4,999.75)', '(100.000)', '49.9975', '0.000'],
    ];
    expect(holdingOf(all as Line[])).toMatchObject({
      transactions: [],
      reversedOn: ['2024-04-05'],
    });
  });

  test('of a purchase before the statement leaves the history incomplete', () => {
    const statement = statementOf(
      [['09-Apr-2024', 'SIP Rejected', '(500.00)', '(10.000)', '50.0000', '90.000']],
      { from: '100.000' },
    );
    expect(onlyHolding(statement).gaps).toEqual(['opening-balance', 'reversal']);
    expect(statement.leftOut.listed).toMatchObject([{ reason: 'reversal', on: '2024-04-09' }]);
  });
});

test('trap 9: a plan that is registered prints its amount under the units and buys nothing', () => {
  const statement = statementOf([
    ['01-Apr-2024', 'SIP Registered', undefined, '5,000.000', undefined, '0.000'],
    ['02-Apr-2024', 'SIP Registration', undefined, '5,000.000'],
    sip,
  ]);
  expect(onlyHolding(statement)).toMatchObject({
    transactions: [{ quantity: 100 }],
    failedChecks: [],
  });
  expect(statement.notTransactions.info).toBe(2);
});

test('trap 10: units of a segregated portfolio are named and never bought for nothing', () => {
  const statement = statementOf([
    [
      '06-Mar-2024',
      'Creation of units - Segregated Portfolio',
      '0.00',
      '50.000',
      undefined,
      '50.000',
    ],
    ['06-Sep-2024', 'Units Extinguished', '0.00', '(50.000)', undefined, '0.000'],
  ]);
  expect(onlyHolding(statement)).toMatchObject({ transactions: [], gaps: ['segregation'] });
  expect(statement.leftOut.listed.map(({ reason }) => reason)).toEqual([
    'segregation',
    'segregation',
  ]);
  const unnamed = statementOf([
    ['06-Mar-2024', 'Units allotted', '1.00', '50.000', undefined, '50.000'],
  ]);
  expect(onlyHolding(unnamed)).toMatchObject({ transactions: [], gaps: ['no-amount'] });
});

test('trap 11: bonus units have no payment and their own day', () => {
  const { transactions, gaps } = holdingOf([
    sip,
    ['01-May-2024', 'Bonus 1:2', undefined, '50.000', undefined, '150.000'],
  ]);
  expect(transactions[1]).toEqual({ type: 'bonus', on: '2024-05-01', quantity: 50, rupees: 0 });
  expect(gaps).toEqual([]);
});

test('trap 12: a reinvested IDCW is a purchase', () => {
  const { transactions } = holdingOf([
    sip,
    ['01-May-2024', 'IDCW Reinvestment @ Rs.0.5', '50.00', '1.000', '50.0000', '101.000'],
  ]);
  expect(transactions[1]).toEqual({ type: 'buy', on: '2024-05-01', quantity: 1, rupees: 50 });
});

test('trap 13: schemes of unclaimed payouts, and payments that never came, are no holdings', () => {
  const unclaimed = statementOf([sip], {
    heading: [`EX99-Example Liquid Fund - Unclaimed IDCW - ISIN: ${flexiIsin} Registrar : CAMS`],
  });
  expect(unclaimed.holdings).toEqual([]);
  expect(unclaimed.leftOut.listed).toMatchObject([{ reason: 'unclaimed' }]);
  const notPaid = statementOf([
    sip,
    ['08-Apr-2024', 'Invalid Purchase-Credit Not Received', '5,000.00'],
  ]);
  expect(onlyHolding(notPaid).transactions).toEqual([{ ...bought, rupees: 4999.75 }]);
  expect(notPaid.notTransactions.info).toBe(1);
});

test('trap 14: the two halves of a merger are named and not guessed', () => {
  const out = statementOf([
    sip,
    ['01-Jul-2024', 'Switch Out - Merger', '(6,000.00)', '(100.000)', '60.0000', '0.000'],
  ]);
  expect(onlyHolding(out).gaps).toEqual(['merger']);
  const into = statementOf([
    ['01-Jul-2024', 'Switch In - Merger', '6,000.00', '300.000', '20.0000', '300.000'],
  ]);
  expect(onlyHolding(into)).toMatchObject({ transactions: [], gaps: ['merger'] });
});

test('trap 15: another name of a fund, and another registrar, are the same fund by its ISIN', () => {
  const heading = [
    `128FCDG-Example Flexi Cap Fund (formerly Example Opportunities) - ISIN: ${flexiIsin}(Advisor: ARN-1) Registrar : KARVY`,
  ];
  expect(holdingOf([sip], { heading }).instrument).toBe(flexiIsin);
});

describe('trap 16: an ISIN', () => {
  test.each([
    [
      'with a space inside',
      [`A1B-Example Fund - ISIN: ${flexiIsin.slice(0, 7)} ${flexiIsin.slice(7)} (Advisor: X)`],
    ],
    [
      'parted by the end of the line',
      [
        `A1B-Example Fund - ISIN: ${flexiIsin.slice(0, 8)}`,
        `${flexiIsin.slice(8)}(Advisor: DIRECT) Registrar : CAMS`,
      ],
    ],
    [
      'parted, with the registrar between',
      [
        `A1B-Example Fund - ISIN: ${flexiIsin.slice(0, 10)} Registrar : CAMS`,
        `${flexiIsin.slice(10)}(Advisor: DIRECT)`,
      ],
    ],
  ])('%s is joined', (_case, heading) => {
    expect(readSchemeHeading(heading)).toEqual({ name: 'Example Fund', isin: flexiIsin });
  });

  test('with a soft hyphen is joined', () => {
    const heading = [
      `A1B-Example Fund - ISIN: ${flexiIsin.slice(0, 9)}\u00ad${flexiIsin.slice(9)}`,
    ];
    expect(holdingOf([sip], { heading }).instrument).toBe(flexiIsin);
  });

  test.each([
    ['is missing', 'A1B-Example Fund - Growth (Advisor: DIRECT) Registrar : CAMS'],
    ['is cut off', `A1B-Example Fund - Growth - ISIN: ${flexiIsin.slice(0, 9)}(Advisor: DIRECT)`],
    [
      'does not fit its last digit',
      'A1B-Example Fund - Growth - ISIN: INF000X01010(Advisor: DIRECT)',
    ],
  ])('that %s leaves the name', (_case, heading) => {
    const wrong = heading.replace(
      'INF000X01010',
      flexiIsin.slice(0, 11) + ((Number(flexiIsin[11]) + 1) % 10),
    );
    const holding = holdingOf([sip], { heading: [wrong] });
    expect(holding).toMatchObject({ instrument: 'Example Fund - Growth', notes: ['by-name'] });
  });
});

test('trap 17: one folio number in two houses are two holdings, and spaces in it do not matter', () => {
  const other = inventedIsin('INF001Y0102');
  const lines = pageOf([
    ...title,
    ...['Example Mutual Fund', folio, schemeHead, opening(), head, sip, closing('100.000')],
    ...['Sample Mutual Fund', 'Folio No: 12345678/90 PAN: ABCDE1234F'],
    ...[`S7-Sample Gilt Fund - ISIN: ${other} Registrar : KFINTECH`, opening(), head, sip],
    closing('100.000'),
  ]);
  const { holdings } = readCas(lines);
  expect(holdings.map(({ instrument, account }) => [instrument, account])).toEqual([
    [flexiIsin, '12345678/90'],
    [other, '12345678/90'],
  ]);
});

test('trap 18: “Folio No:” in the description of a gift begins no folio', () => {
  const statement = statementOf([
    sip,
    ['01-Jul-2024', 'Gift Out - Folio No: 999', '(1.00)', '(40.000)', undefined, '60.000'],
    ['', 'Folio No: 999 of Example Mutual Fund'],
    ['02-Jul-2024', 'Redemption', '(3,000.00)', '(60.000)', '50.0000', '0.000'],
  ]);
  const holding = onlyHolding(statement);
  expect(holding).toMatchObject({ account: '12345678/90', gaps: ['transfer'], failedChecks: [] });
  expect(holding.transactions).toHaveLength(2);
});

test('trap 19: an opening balance says that the history begins earlier', () => {
  const holding = holdingOf(
    [['05-Apr-2024', 'Purchase', '500.00', '10.000', '50.0000', '110.000']],
    { from: '100.000' },
  );
  expect(holding).toMatchObject({ openingUnits: 100, gaps: ['opening-balance'], failedChecks: [] });
  expect(unitsAtEnd(holding)).toBe(110);
});

describe('trap 21: figures', () => {
  test.each([
    ['Indian groups', '12,34,567.00', '12,345.670'],
    ['western groups', '1,234,567.00', '12,345.670'],
    ['a currency', 'INR1,234,567.00', '12,345.670'],
  ])('with %s are read', (_case, amount, units) => {
    const row: Line = ['05-Apr-2024', 'Purchase', amount, units, '100.0000', units];
    expect(holdingOf([row]).transactions).toEqual([
      { type: 'buy', on: '2024-04-05', quantity: 12345.67, rupees: 1234567 },
    ]);
  });

  test('without a zero before the point, and with a typographic minus, are read', () => {
    const rows: Line[] = [
      ['05-Apr-2024', 'Purchase', '100.00', '.196', '510.2041', '.196'],
      ['06-Apr-2024', 'Redemption', '\u2212100.00', '\u2212.196', '510.2041', '0.000'],
    ];
    expect(holdingOf(rows).transactions).toMatchObject([
      { type: 'buy', quantity: 0.196 },
      { type: 'sell', quantity: 0.196 },
    ]);
  });

  test.each(['1O0.000', '1.2.3', '12,34', '5e3'])('a cell of %s fails its row alone', (units) => {
    const statement = statementOf([
      ['05-Apr-2024', 'Purchase', '4,999.75', units, '49.9975', '100.000'],
      ['06-Apr-2024', 'Purchase', '500.00', '10.000', '50.0000', '110.000'],
    ]);
    const holding = onlyHolding(statement);
    expect(holding.failedChecks).toEqual(['unread-row', 'closing-balance']);
    expect(holding.transactions).toMatchObject([{ quantity: 10 }]);
    expect(statement.leftOut.listed).toEqual([
      {
        place: 1,
        on: '2024-04-05',
        name: holding.name,
        reason: 'no-number',
        found: units,
      },
    ]);
  });
});

test('trap 22: an old row without a price is a purchase by its amount', () => {
  const row: Line = ['05-Apr-2001', 'Purchase', '5,000.00', '500.000', undefined, '500.000'];
  expect(holdingOf([row])).toMatchObject({
    transactions: [{ type: 'buy', quantity: 500, rupees: 5000 }],
    gaps: [],
  });
});

test.each([
  'S T P Out - Instalment 1/6',
  'STP - Instalment 1/6',
  'SWP - Instalment 2/24',
  'S W P Instalment 2/24',
  'Lateral Shift Out - Instalment 1/6',
])('an instalment that goes out, %s, is a sale', (text) => {
  const part: Line = ['05-Jun-2024', text, '(600.00)', '(10.000)', '60.0000', '90.000'];
  expect(holdingOf([sip, part])).toMatchObject({
    transactions: [{ type: 'buy' }, { type: 'sell', quantity: 10, rupees: 600 }],
    gaps: [],
  });
  // Also one that has the units and the price of a purchase.
  const equal: Line = ['05-Jul-2024', text, '(4,999.75)', '(100.000)', '49.9975', '0.000'];
  expect(holdingOf([sip, equal]).transactions).toHaveLength(2);
});

test('an instalment of a transfer plan that came in and goes out again is a reversal', () => {
  const rows: Line[] = [
    ['05-Apr-2024', 'S T P In - Instalment 1/6', '500.00', '10.000', '50.0000', '10.000'],
    ['07-Apr-2024', 'S T P In - Instalment 1/6', '(500.00)', '(10.000)', '50.0000', '0.000'],
  ];
  const statement = statementOf(rows);
  expect(statement.notTransactions.reversed).toBe(2);
});

test.each([
  'Transmission In',
  'Transformation In',
  'Gift In from another folio',
  'Gift Transfer In',
  'Transfer In',
  'Consolidation In',
])('trap 23: a row of %s is no purchase', (text) => {
  const row: Line = ['05-Apr-2024', text, '5,000.00', '100.000', '50.0000', '100.000'];
  const holding = holdingOf([row]);
  expect(holding).toMatchObject({ transactions: [], gaps: ['transfer'] });
});

test.each([
  'Switch In - From Example Children’s Gift Fund',
  'S T P In - From Example Child Care Fund (Gift Plan)',
  'Lateral Shift In - From Example Gift Plan',
])('a row of %s is a purchase: the gift is a word of the other scheme’s name', (text) => {
  const row: Line = ['05-Apr-2024', text, '5,000.00', '100.000', '50.0000', '100.000'];
  expect(holdingOf([row])).toMatchObject({ transactions: [{ type: 'buy' }], gaps: [] });
});

test('trap 23: units that go in a consolidation of folios are not sold', () => {
  const row: Line = ['05-Jun-2024', 'Consolidation Out', '(6,000.00)', '(100.000)', '60.0000', '0'];
  const holding = holdingOf([sip, row], { to: '0.000' });
  expect(holding).toMatchObject({ transactions: [{ type: 'buy' }], gaps: ['transfer'] });
});

test('letters that are printed apart are read together', () => {
  const rows: Line[] = [
    ['05-Apr-2024', 'S ystematic Investment', '4,999.75', '100.000', '49.9975', '100.000'],
    ['06-Apr-2024', 'S T P Transfer In', '500.00', '10.000', '50.0000', '110.000'],
    ['07-Apr-2024', 'P urchase R eversal', '(500.00)', '(10.000)', '50.0000', '100.000'],
  ];
  expect(holdingOf(rows).transactions).toHaveLength(1);
});

describe('what the document says of itself is checked', () => {
  test('a row that does not lead to its balance', () => {
    const rows: Line[] = [
      sip,
      ['06-Apr-2024', 'Purchase', '500.00', '10.000', '50.0000', '120.000'],
    ];
    expect(holdingOf(rows).failedChecks).toEqual(['running-balance', 'closing-balance']);
  });

  test('a closing balance that does not follow', () => {
    expect(holdingOf([sip], { to: '99.000' }).failedChecks).toEqual(['closing-balance']);
  });

  test('a document that ends inside a scheme', () => {
    expect(holdingOf([sip], { to: null }).failedChecks).toEqual(['no-closing-balance']);
  });

  test('a purchase whose balance does not move', () => {
    const statement = statementOf([sip, sip]);
    expect(onlyHolding(statement).failedChecks).toContain('running-balance');
    expect(statement.leftOut.listed).toMatchObject([{ reason: 'balance-unmoved' }]);
  });
});

test('a head on four lines, and figures drawn as one run over two columns, are read', () => {
  const heads: Line[] = [
    at(['Amount', 346], ['Units', 420], ['Price', 460], ['Unit', 520]),
    at(['Date', 20], ['Transaction', 90]),
    at(['(INR)', 350], ['(INR)', 462], ['Balance', 530]),
  ];
  const row = at(
    ['05-Apr-2024', 20],
    ['Purchase', 90],
    ['4,999.75      100.000', 358],
    ['49.9975', 462],
    ['100.000', 532],
  );
  const lines = pageOf([...title, folio, schemeHead, opening(), ...heads, row, closing('100.000')]);
  expect(onlyHolding(readCas(lines))).toMatchObject({
    transactions: [{ type: 'buy', quantity: 100, rupees: 4999.75 }],
    failedChecks: [],
  });
});

test('a holder whose name looks like a scheme is not taken for one', () => {
  const lines = pageOf([
    ...[...title, folio, 'KUMAR-SINGH R', '12-4 EXAMPLE ROAD', schemeHead, opening(), head, sip],
    closing('100.000'),
  ]);
  expect(JSON.stringify(readCas(lines))).not.toMatch(/KUMAR|SINGH|ROAD/);
});

test('a heading is found behind the loads of the scheme before, and without a code by its ISIN', () => {
  const loads = [
    '1-12 months: exit load 1%',
    ...Array.from({ length: 45 }, () => 'Entry load: nil'),
  ];
  const other = inventedIsin('INF001Y0102');
  const uncoded = `Sample Gilt Fund - ISIN: ${other} Registrar : KFINTECH`;
  const lines = pageOf([
    ...[...title, head, folio, schemeHead, opening(), sip, closing('100.000'), ...loads],
    ...['1-12 months: nil', 'AXGG-Sample Liquid Fund - Growth', `ISIN: ${flexiIsin}`],
    ...[opening(), sip, closing('100.000'), uncoded, opening(), sip, closing('100.000')],
  ]);
  expect(readCas(lines).holdings.map(({ name, instrument }) => [name, instrument])).toEqual([
    ['Example Flexi Cap Fund - Direct Plan - Growth', flexiIsin],
    ['Sample Liquid Fund - Growth', flexiIsin],
    ['Sample Gilt Fund', other],
  ]);
});

test('no row is lost in silence: without a head, and without the name of a scheme', () => {
  const noHead = readCas(pageOf([...title, folio, schemeHead, opening(), sip, closing('100.000')]));
  expect(noHead.leftOut.listed).toMatchObject([{ reason: 'cells', on: '2024-04-05' }]);
  expect(onlyHolding(noHead).failedChecks).toEqual(['closing-balance', 'unread-row']);
  const noName = statementOf([sip], { heading: [] });
  expect(noName.holdings).toEqual([]);
  expect(noName.leftOut.listed).toMatchObject([{ reason: 'no-instrument', name: null }]);
  expect(JSON.stringify(noName)).not.toContain('INVESTOR');
});

test('a payout that is taken back leaves the history incomplete', () => {
  const rows: Line[] = [
    sip,
    ['12-Jul-2024', 'IDCW Payout', '26.00'],
    ['14-Jul-2024', 'IDCW Payout Reversal', '(26.00)'],
  ];
  expect(holdingOf(rows).gaps).toEqual(['reversal']);
});

test('a long description below the amounts is no amount, and a very long amount is one', () => {
  const row = at(
    ['05-Apr-2024', 20],
    ['Systematic Purchase through the exchange - Instalment No - 5/18', 90],
    ['(12,34,56,78,999.75)', 390 - 80],
    ['100.000', 412],
    ['49.9975', 462],
    ['100.000', 532],
  );
  const heads: Line[] = [
    at(['Amount', 366], ['Units', 420], ['Price', 470], ['Unit', 544]),
    at(['Date', 20], ['Transaction', 90]),
    at(['(INR)', 370], ['(INR)', 470], ['Balance', 532]),
  ];
  const lines = pageOf([...title, ...heads, folio, schemeHead, opening(), row, closing('100.000')]);
  expect(onlyHolding(readCas(lines)).transactions).toEqual([
    { type: 'buy', on: '2024-04-05', quantity: 100, rupees: 1234567899975 / 100 },
  ]);
  const far = at(
    ['05-Apr-2024', 20],
    ['Instalment 5/18', 312],
    ['4,999.75', 358],
    ['100.000', 412],
    ['100.000', 532],
  );
  const other = pageOf([...title, ...heads, folio, schemeHead, opening(), far, closing('100.000')]);
  expect(onlyHolding(readCas(other)).transactions).toMatchObject([{ rupees: 4999.75 }]);
});

test.each<[string, (readonly [text: string, left: number])[]]>([
  [
    '05 Apr 2024',
    [
      ['05', 20],
      ['Apr', 32],
      ['2024', 48],
    ],
  ],
  ['05Apr2024', [['05Apr2024', 20]]],
])('a day written as %s is read', (_day, parts) => {
  const rest = at(['Purchase', 90], ['4,999.75', 358], ['100.000', 412], ['100.000', 532]);
  const row = [...at(...parts), ...rest];
  expect(holdingOf([row], { to: '100.000' }).transactions).toMatchObject([{ on: '2024-04-05' }]);
});

test.each([
  ['127 CPGPG-Example Fund - Growth - ISIN:', `Registrar : KFINTECH ${flexiIsin}`],
  ['HGFG-Example Fund - Growth - ISIN: Registrar : CAMS', `${flexiIsin}(Advisor:`, 'ARN-28283)'],
  [`A1B-Example Fund - Growth - ISIN: ${flexiIsin} - Payout (Advisor: DIRECT) Registrar : CAMS`],
])('a heading of %j is read', (...heading) => {
  expect(readSchemeHeading(heading)).toEqual({ name: 'Example Fund - Growth', isin: flexiIsin });
});

test('a transmission that prints the new balance alone is named', () => {
  const rows: Line[] = [
    sip,
    ['02-May-2024', 'Transformation In', undefined, undefined, undefined, '150.000'],
  ];
  expect(holdingOf(rows)).toMatchObject({
    gaps: ['transfer'],
    failedChecks: [],
  });
});

test('rows of a scheme without an opening balance are listed', () => {
  const lines = pageOf([...title, head, folio, schemeHead, sip, closing('100.000')]);
  const { holdings, leftOut } = readCas(lines);
  expect(holdings).toEqual([]);
  expect(leftOut.listed).toMatchObject([{ reason: 'no-instrument', on: '2024-04-05' }]);
});

describe('a row that names a payout and its tax', () => {
  const payout = (text: string, amount = '23.40'): Line => ['12-Jul-2024', text, amount];
  const read = (...rows: Line[]) => {
    const statement = statementOf([sip, ...rows]);
    const own = onlyHolding(statement).transactions.filter(({ type }) => type === 'dividend');
    return [own.map(({ rupees }) => rupees), statement.notTransactions.tds];
  };

  test.each([
    'IDCW Payout (TDS deducted)',
    'IDCW Payout @ Rs.0.26 per unit less TDS',
    'Dividend paid net of tax deducted at source',
  ])('%s is a payout', (text) => {
    expect(read(payout(text))).toEqual([[23.4], 0]);
  });

  test.each([
    'TDS on Above',
    'TDS on IDCW Payout @ Rs.0.26 per unit',
    'Tax deducted at source on dividend paid',
    'IDCW TDS',
  ])('%s is the tax', (text) => {
    expect(read(payout('IDCW Payout', '26.00'), payout(`*** ${text} ***`, '2.60'))).toEqual([
      [26],
      1,
    ]);
  });

  test('words that name both are the tax behind a payout of the day that is much larger', () => {
    const rows = [payout('IDCW Payout', '26.00'), payout('IDCW Payout - TDS', '2.60')];
    expect(read(...rows)).toEqual([[26], 1]);
    const two = [payout('IDCW Payout', '26.00'), payout('IDCW Payout - TDS', '25.00')];
    expect(read(...two)).toEqual([[26, 25], 0]);
  });
});

describe('the amount of a row', () => {
  const checked = (amount: string, more: readonly Line[] = [], day = '05-Apr-2024') =>
    holdingOf([[day, 'Purchase', amount, '100.000', '49.9975', '100.000'], ...more]);

  test.each([
    ['is units times price', '4,999.75', '05-Apr-2024', { agreed: 1 }],
    ['has a transaction charge in it', '5,099.75', '05-Apr-2012', { withCharge: 1 }],
    ['has an entry load in it', '5,112.24', '05-Apr-2005', { withLoad: 1 }],
    ['is above the value by a unit that was cut off', '4,999.80', '05-Apr-2024', { agreed: 1 }],
  ])('that %s passes', (_case, amount, day, counts) => {
    expect(checked(amount, [], day)).toMatchObject({ failedChecks: [], amounts: counts });
  });

  test.each([
    ['of another digit', '5,999.75', '05-Apr-2024', 1000],
    ['a rupee too small', '4,998.75', '05-Apr-2024', 1],
    ['below the value by a unit that cannot have been cut off', '4,999.70', '05-Apr-2024', 0.05],
    ['with a load after loads ended', '5,112.24', '05-Apr-2012', 112.49],
    ['with an entry load of no usual step', '5,106.00', '05-Apr-2005', 106.25],
    ['with a charge before there were any', '5,099.75', '05-Apr-2011', 100],
  ])('%s fails, and is listed with the difference', (_case, amount, day, rupees) => {
    const holding = checked(amount, [], day);
    expect(holding.failedChecks).toEqual(['amount']);
    expect(holding.amounts?.differing).toEqual([
      { on: expect.any(String), rupees: expect.closeTo(rupees, 2) },
    ]);
  });

  test.each([
    ['less a usual exit load', '(4,949.75)', []],
    ['less one of a liquid fund', '(4,999.40)', []],
    ['of another digit', '(5,999.75)', ['amount']],
    ['less a load of no usual step', '(4,960.00)', ['amount']],
    ['above its value by a load', '(5,049.75)', ['amount']],
    ['too small for a load', '(3,999.75)', ['amount']],
  ])('of a redemption %s', (_case, amount, failed) => {
    const redemption: Line = ['06-Apr-2024', 'Redemption', amount, '(100.000)', '49.9975', '0.000'];
    expect(checked('4,999.75', [redemption]).failedChecks).toEqual(failed);
  });

  test.each([
    ['of the latest purchase', '(5,790.00)', []],
    ['of no purchase', '(5,770.00)', ['amount']],
  ])('a load on the units %s', (_case, amount, failed) => {
    const rows: Line[] = [
      ['05-Apr-2022', 'Purchase', '5,000.00', '100.000', '50.0000', '100.000'],
      ['05-Apr-2024', 'Purchase', '1,200.00', '20.000', '60.0000', '120.000'],
      // 1 % of 20 × 50 and not of all units; 80 of the first purchase bear nothing.
      ['06-Apr-2024', 'Redemption', amount, '(116.000)', '50.0000', '4.000'],
    ];
    expect(holdingOf(rows).failedChecks).toEqual(failed);
  });

  test('without a price is not checked, and says so', () => {
    const row: Line = ['05-Apr-2024', 'Purchase', '4,000.00', '100.000', undefined, '100.000'];
    expect(holdingOf([row])).toMatchObject({
      failedChecks: [],
      amounts: { agreed: 0, unchecked: 1 },
    });
  });
});

describe('the amount of a payout', () => {
  const paid = (...rows: readonly Line[]) => {
    const { failedChecks, amounts } = holdingOf([
      sip,
      ...rows,
      ['30-Jul-2024', 'Redemption', '(250.00)', '(5.000)', '50.0000', '95.000'],
    ]);
    return [failedChecks, amounts?.payouts, amounts?.differing.map(({ rupees }) => rupees)];
  };
  const payout = (text: string, amount: string): Line => ['12-Jul-2024', text, amount];
  const tds = payout('*** TDS on Above ***', '5.00');
  const agreed = [[], { agreed: 1, withinRupees: expect.any(Number), unchecked: 0 }, []];
  const unchecked = [[], { agreed: 0, withinRupees: 0, unchecked: 1 }, []];

  test.each([
    ['is units held times the rate', [payout('IDCW Payout @ Rs.0.50 per unit', '50.00')]],
    ['with another print of the rate', [payout('Dividend Paid @ Rs. .5', '50.00')]],
    ['printed after its TDS', [payout('IDCW Paid @ Rs.0.50 per unit', '45.00'), tds]],
    [
      'printed after its TDS, which is in brackets',
      [payout('IDCW Paid @ Rs.0.50 per unit', '45.00'), payout('*** TDS on Above ***', '(5.00)')],
    ],
  ])('%s', (_case, rows) => {
    expect(paid(...rows)).toEqual(agreed);
  });

  test.each([
    ['without a rate', payout('IDCW Payout', '26.00')],
    ['with a percentage', payout('Dividend Paid @ 5% for the year', '26.00')],
    ['less a tax that has no row', payout('IDCW Payout @ Rs.0.50 less TDS', '45.00')],
  ])('%s is not checked, and says so', (_case, row) => {
    expect(paid(row)).toEqual(unchecked);
  });

  test('that is not units times rate is listed with the difference', () => {
    expect(paid(payout('IDCW Payout @ Rs.0.50 per unit', '56.00'))).toEqual([
      ['amount'],
      { agreed: 0, withinRupees: 0, unchecked: 0 },
      [expect.closeTo(6, 6)],
    ]);
  });

  test('may be of the units some days before it, but not of those afterwards', () => {
    const sold: Line = ['08-Jul-2024', 'Redemption', '(2,500.00)', '(50.000)', '50.0000', '50.000'];
    const of = (day: string) =>
      holdingOf([sip, sold, [day, 'IDCW Payout @ Rs.0.50', '50.00']]).failedChecks;
    expect(of('12-Jul-2024')).toEqual([]);
    expect(of('12-Aug-2024')).toEqual(['amount']);
    const bought: Line = ['13-Jul-2024', 'Purchase', '2,500.00', '50.000', '50.0000', '150.000'];
    const early: Line = ['12-Jul-2024', 'IDCW Payout @ Rs.0.50', '75.00'];
    expect(holdingOf([sip, early, bought]).failedChecks).toEqual(['amount']);
  });
});

describe('units and balances are compared to the last decimal that is printed', () => {
  test.each([
    ['three decimals that are rounded', '100.000', '100.001', []],
    ['three decimals of which the last is wrong', '100.000', '100.004', ['running-balance']],
    ['two decimals', '100.00', '100.01', []],
    ['four decimals before three', '100.0004', '100.000', []],
  ])('%s', (_case, units, balance, failed) => {
    const statement = statementOf([
      ['05-Apr-2024', 'Purchase', '4,999.75', units, undefined, balance],
    ]);
    expect(onlyHolding(statement).failedChecks).toEqual(failed);
  });
});

describe('what stands below the figures and is none', () => {
  test('addresses and numbers of a long description are not read and not shown', () => {
    const long = at(
      ['07-Apr-2024', 20],
      ['*** E-mail changed to a.n.other1@example.test from a.n.other2@example.test', 90],
      ['PAN PQRST6789Z folio 12345678 ***', 400],
    );
    const statement = statementOf([sip, long]);
    expect(onlyHolding(statement)).toMatchObject({ failedChecks: [], gaps: [] });
    expect(JSON.stringify(statement)).not.toMatch(/other|PQRST6789Z/);
  });

  test('brackets that are drawn apart from their figure make it a minus', () => {
    const parts = (first: string) =>
      at(['12-Jul-2024', 20], ['IDCW Payout', 90], [first, 362], ['26.00', 370], [')', 392]);
    const payout = (first: string) => holdingOf([sip, parts(first)]);
    expect(payout('(').gaps).toEqual(['reversal']);
    expect(payout('(').transactions).toHaveLength(1);
  });
});

describe('a row whose day cannot be read', () => {
  test.each([
    ['a day that there is not', ['31-Feb-2024', '*** IDCW Payout ***', '26.00']],
    ['a misprinted day', ['05-Apr-20l4', '*** IDCW Payout ***', '26.00']],
    ['figures on a line of their own', ['', '', '26.00']],
  ] as [string, Line][])('%s: it is listed, and the fund is not complete', (_case, row) => {
    const statement = statementOf([sip, row, duty]);
    expect(onlyHolding(statement)).toMatchObject({
      failedChecks: ['unread-row'],
      transactions: [{ type: 'buy' }],
    });
    expect(statement.leftOut.listed).toEqual([
      {
        place: 1,
        on: null,
        name: 'Example Flexi Cap Fund - Direct Plan - Growth',
        reason: 'no-day',
        found: '',
      },
    ]);
  });
});

describe('the line with which a heading begins', () => {
  const plain = { name: 'Example Flexi Cap Fund - Growth', isin: flexiIsin };
  const wrappedHead = (code: string, first: string, rest: string) => [
    `${code}-${first}`,
    `${rest} - ISIN: ${flexiIsin}(Advisor: ARN-28283) Registrar : CAMS`,
  ];

  test.each([
    ['a code of letters', wrappedHead('EDDG', 'Example Flexi Cap Fund -', 'Growth')],
    ['a code of letters, parted early', wrappedHead('EDDG', 'Example Flexi', 'Cap Fund - Growth')],
    ['a mixed code, parted early', wrappedHead('128DG', 'Example Flexi', 'Cap Fund - Growth')],
    [
      'a house number above it',
      ['B12-GREENPARK COLONY', ...wrappedHead('EDDG', 'Example Flexi Cap Fund -', 'Growth')],
    ],
    [
      'a name with a hyphen above a heading without a code',
      ['ANNE-MARIE D', `Example Flexi Cap Fund - Growth - ISIN: ${flexiIsin} Registrar : CAMS`],
    ],
    [
      'rules of loads above it',
      [
        '1-12 months: 1.00% of the plan',
        ...wrappedHead('EDDG', 'Example Flexi Cap', 'Fund - Growth'),
      ],
    ],
  ])('%s', (_case, region) => {
    expect(readSchemeHeading(region)).toEqual(plain);
  });

  test('nothing is taken of an address where no scheme is found', () => {
    expect(readSchemeHeading(['B12-GREENPARK COLONY', 'ANNE-MARIE D'])).toEqual({
      name: '',
      isin: null,
    });
  });
});

describe('a row with an amount and no units', () => {
  const withRow = (text: string) => statementOf([sip, ['12-Jul-2024', text, '5,000.00']]);

  test('that registers a plan of payouts is no payout', () => {
    const statement = withRow('SIP Registered in IDCW option');
    expect(onlyHolding(statement).transactions).toHaveLength(1);
    expect(statement.notTransactions.info).toBe(1);
  });

  test('in words that are not known is listed', () => {
    const statement = withRow('Div. Pd.');
    expect(onlyHolding(statement).transactions).toHaveLength(1);
    expect(statement.leftOut.listed).toMatchObject([
      { reason: 'unknown-type', on: '2024-07-12', found: '' },
    ]);
  });
});
