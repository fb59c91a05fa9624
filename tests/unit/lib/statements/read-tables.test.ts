import { csvText } from '@/lib/csv/csv';
import { readStatementText } from '@/lib/statements/read-statement';
import { isComplete, type Statement } from '@/lib/statements/statement';
import { timed } from '@/tests/factories/cpu-time';
import { inventedIsin } from './cas-pages';
import { valueOf } from '@/tests/factories/value-of';

const shareIsin = inventedIsin('INE000X0101');
const fundIsin = inventedIsin('INF000X0102');

function read(rows: readonly (readonly (string | number)[])[]): Statement {
  const result = readStatementText(csvText(rows));
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

const refusal = (rows: readonly (readonly string[])[]) => {
  const result = readStatementText(csvText(rows));
  return result.ok ? null : result.problem.code;
};

/** All transactions as one text each, with what they are of. */
const listed = ({ holdings }: Statement) =>
  holdings.flatMap(({ assetClass, instrument, account, transactions }) =>
    transactions.map(({ type, on, quantity, rupees }) =>
      [assetClass, instrument, account ?? '-', type, on, quantity ?? '-', rupees].join(' '),
    ),
  );
const reasons = ({ leftOut }: Statement) =>
  leftOut.listed.map(({ place, reason, found }) => [place, reason, found].join(' ').trim());

describe('CAMS', () => {
  const header = [
    ...['MF_NAME', 'INVESTOR_NAME', 'PAN', 'FOLIO_NUMBER', 'PRODUCT_CODE', 'SCHEME_NAME', 'Type'],
    ...['TRADE_DATE', 'TRANSACTION_TYPE', 'DIVIDEND_RATE', 'AMOUNT', 'UNITS', 'PRICE', 'BROKER'],
  ];
  const row = (day: string, type: string, amount: string, units: string, price: string) => [
    ...['Example MF', 'A N INVESTOR', 'ABCDE1234F', '123 / 4', 'EX1', 'Example Fund - Growth'],
    ...['', day, type, '', amount, units, price, 'DIRECT'],
  ];
  const statement = read([
    header,
    row('05-APR-2024', 'Purchase', '4999.75', '100', '49.9975'),
    row('05-APR-2024', 'Stamp Duty', '0.25', '', ''),
    row('10-JUN-2024', 'Redemption', '2640', '48', '55'),
    row('01-JUL-2024', 'IDCW Payout', '26', '0', ''),
    row('32-JUL-2024', 'Purchase', '500', '10', '50'),
    row('02-JUL-2024', 'Purchase', '5OO', '10', '50'),
    row('03-JUL-2024', 'Address Updated', '', '', ''),
  ]);

  test('its rows are those of the account statement', () => {
    expect(statement.source).toBe('cams');
    expect(listed(statement)).toEqual([
      'fund Example Fund - Growth 123/4 buy 2024-04-05 100 5000',
      'fund Example Fund - Growth 123/4 sell 2024-06-10 48 2640',
      'fund Example Fund - Growth 123/4 dividend 2024-07-01 - 26',
    ]);
    expect(statement.holdings[0]).toMatchObject({
      notes: ['by-name'],
      failedChecks: ['unread-row'],
      closingUnits: null,
    });
    expect(statement.notTransactions).toMatchObject({ 'stamp-duty': 1, info: 1 });
    expect(reasons(statement)).toEqual(['6 no-day 32-JUL-2024', '7 no-number 5OO']);
  });

  test('nothing of the holder is in the result', () => {
    expect(JSON.stringify(statement)).not.toMatch(/INVESTOR|ABCDE1234F/);
  });

  test('rows are read from the oldest, also where the file begins with the latest', () => {
    const turned = read([
      header,
      row('10-JUN-2024', 'Redemption', '-2640', '-48', '55'),
      row('05-APR-2024', 'Purchase', '5000', '100', '50'),
    ]);
    expect(turned.holdings[0]).toMatchObject({
      gaps: [],
      transactions: [{ type: 'buy' }, { type: 'sell' }],
    });
  });
});

describe('KFintech: what goes out', () => {
  const header = [
    ...['FundName', 'Account Number', 'Product Code', 'Scheme Description', 'Transaction Date'],
    ...['Transaction Description', 'Amount', 'Units', 'NAV'],
  ];
  const row = (day: string, text: string, amount: string, units: string, price: string) => [
    ...['Example MF', '99', 'EX1', 'Example Gilt', day, text, amount, units, price],
  ];

  test.each([
    'Redemption',
    'Lateral Shift Out',
    'Lat. Shift Out',
    'Switch Over Out',
    'Swit. Over Out',
    'Switch-Out',
    'Systematic Transfer Plan Out',
    'S T P Out - Instalment 1/6',
    'STP - Out',
    'S W P',
    'SWP - Instalment 2/24',
    'SWITCH_OUT',
    'Switchout',
    'Partial Switch Out',
    'Sell',
    'Sale',
    'Sweep Out',
  ])('is a sale also without a sign: %s', (text) => {
    const statement = read([
      header,
      row('01-Apr-2024', 'Purchase', '10000', '100', '100'),
      row('10-May-2024', text, '5500', '50', '110'),
    ]);
    expect(listed(statement)).toEqual([
      'fund Example Gilt 99 buy 2024-04-01 100 10000',
      'fund Example Gilt 99 sell 2024-05-10 50 5500',
    ]);
    expect(statement.holdings.map(isComplete)).toEqual([true]);
  });

  test.each([
    'Switch Over In',
    'Swit. Over In',
    'Lateral Shift In',
    'S T P In - Instalment 1/6',
    'SWITCH_IN',
    'Systematic Transfer Plan In',
    'Sweep In',
    'Purchase',
    'Additional Purchase',
    'SIP',
    'Systematic Investment (1/36)',
    'Sys. Investment - Instalment 2/12',
    'Lumpsum',
    'NFO Allotment',
    'New Fund Offer',
    'Initial Allotment',
    'IDCW Reinvested',
    'Div. Reinv.',
    'Subscription',
    'BUY',
  ])('is not what comes in: %s', (text) => {
    const statement = read([header, row('01-Apr-2024', text, '10000', '100', '100')]);
    expect(listed(statement)).toEqual(['fund Example Gilt 99 buy 2024-04-01 100 10000']);
    expect(statement.holdings.map(isComplete)).toEqual([true]);
  });

  test.each(['Sweep', 'Units Outward', 'Switch', 'STP - Instalment 1/6', 'Payment', ''])(
    'cannot be told from what comes in by words that say neither: “%s”',
    (text) => {
      const statement = read([
        header,
        row('01-Apr-2024', 'Purchase', '10000', '100', '100'),
        row('10-May-2024', text, '5500', '50', '110'),
        row('11-May-2024', text, '-1100', '-10', '110'),
      ]);
      expect(listed(statement)).toEqual([
        'fund Example Gilt 99 buy 2024-04-01 100 10000',
        'fund Example Gilt 99 sell 2024-05-11 10 1100',
      ]);
      expect(statement.holdings).toMatchObject([{ failedChecks: ['unread-row'] }]);
      expect(statement.leftOut.listed).toMatchObject([{ place: 3, reason: 'unknown-type' }]);
    },
  );
});

test('KFintech: columns in another order, with the ISIN, a reversed purchase and a reinvested payout', () => {
  const statement = read([
    [
      ...['SchemeISIN', 'FundName', 'Investor Name', 'Account Number', 'Product Code', 'NAV'],
      ...['Scheme Description', 'Transaction Date', 'Transaction Description', 'Amount', 'Units'],
      ...['Broker Code', 'Broker Name'],
    ],
    ...[
      ['50.0', '05/04/2024', 'Purchase', '5,000.00', '100.000'],
      ['50.0', '08/04/2024', 'Purchase Reversal', '-5,000.00', '-100.000'],
      ['50.0', '09/04/2024', 'IDCW Reinvestment', '50.00', '1.000'],
      ['50.0', '10/04/2024', 'Switch Over In - Merger', '500.00', '10.000'],
    ].map(([nav = '', day = '', text = '', amount = '', units = '']) => [
      ...[fundIsin, 'Example', 'A N INVESTOR', '99', 'P1', nav, 'Example Gilt', day],
      ...[text, amount, units, 'ARN-1', 'A BROKER'],
    ]),
  ]);
  expect(listed(statement)).toEqual([`fund ${fundIsin} 99 buy 2024-04-09 1 50`]);
  expect(statement.holdings[0]).toMatchObject({ gaps: ['merger'], notes: [] });
  expect(statement.notTransactions.reversed).toBe(2);
});

describe('Zerodha', () => {
  const header = [
    ...['symbol', 'isin', 'trade_date', 'exchange', 'segment', 'series', 'trade_type', 'auction'],
    ...['quantity', 'price', 'trade_id', 'order_id', 'order_execution_time'],
  ];
  const row = (
    symbol: string,
    isin: string,
    type: string,
    quantity: string,
    price: string,
    order: string,
    segment = 'EQ',
  ) => [
    ...[symbol, isin, '2024-04-05', 'NSE', segment, 'EQ', type, 'false', quantity, price, '1'],
    ...[order, '2024-04-05T10:00:00'],
  ];

  test('the parts of an order are one transaction; equal orders stay two', () => {
    const statement = read([
      header,
      row('EXAMPLE', shareIsin, 'buy', '26.000000', '100.5', '11'),
      row('EXAMPLE', shareIsin, 'buy', '4.000000', '101', '11'),
      row('EXAMPLE', shareIsin, 'buy', '30', '100', '12'),
      row('EXAMPLE', shareIsin, 'buy', '30', '100', '13'),
      row('EXAMPLE', shareIsin, 'sell', '10', '110', '14'),
    ]);
    expect(listed(statement)).toEqual([
      'share EXAMPLE - buy 2024-04-05 30 3017',
      'share EXAMPLE - buy 2024-04-05 30 3000',
      'share EXAMPLE - buy 2024-04-05 30 3000',
      'share EXAMPLE - sell 2024-04-05 10 1100',
    ]);
  });

  test('units of funds have their ISIN; derivatives, bonds and other sides are listed', () => {
    const statement = read([
      header,
      row('GOLDX', fundIsin, 'buy', '10', '50', '1'),
      row('EXAMPLE24APRFUT', '', 'buy', '50', '100', '2', 'FO'),
      row('SGBX', 'IN0020000001', 'buy', '2', '6000', '3'),
      row('EXAMPLE', shareIsin, 'pledge', '2', '6000', '4'),
      row('EXAMPLE', shareIsin, 'buy', '0', '6000', '5'),
      row('EXAMPLE', shareIsin, 'buy', 'ten', '6000', '6'),
      row('EXAMPLE', shareIsin, 'buy', '5', '0', '7'),
    ]);
    expect(listed(statement)).toEqual([`fund ${fundIsin} - buy 2024-04-05 10 500`]);
    expect(reasons(statement)).toEqual([
      '3 derivative',
      '4 bond',
      '5 unknown-type pledge',
      '6 zero',
      '7 no-number ten',
      '8 zero',
    ]);
  });

  test('the tradebook of mutual funds is one of funds, each by its ISIN', () => {
    const fund = 'EXAMPLE FLEXI CAP FUND - DIRECT PLAN';
    const statement = read([
      header,
      row(fund, fundIsin, 'buy', '116.8', '42.8', '1', 'MF'),
      row(fund, fundIsin, 'sell', '16.8', '50', '2', 'MF'),
      row('EXAMPLE', shareIsin, 'buy', '5', '10', '3', 'MF'),
      row('EXAMPLE', shareIsin, 'buy', '5', '10', '4', 'SLB'),
      row('USDINR24APRFUT', '', 'buy', '5', '10', '5', 'CDS'),
      row('GOLD24APRFUT', '', 'buy', '5', '10', '6', 'COM'),
    ]);
    expect(listed(statement)).toEqual([
      `fund ${fundIsin} - buy 2024-04-05 116.8 4999.04`,
      `fund ${fundIsin} - sell 2024-04-05 16.8 840`,
    ]);
    expect(statement.holdings).toMatchObject([{ name: fund, gaps: [] }]);
    expect(reasons(statement)).toEqual([
      '4 unknown-type MF',
      '5 unknown-type SLB',
      '6 derivative',
      '7 derivative',
    ]);
  });

  test('debentures are bonds; an entitlement to new shares leaves its share in doubt', () => {
    const statement = read([
      header,
      row('EXAMPLE', shareIsin, 'buy', '5', '10', '1'),
      row('875EX29-N5', 'INE000X07EN4', 'buy', '5', '1000', '2'),
      row('EXBOND', 'INE000X08012', 'buy', '5', '1000', '3'),
      row('EXAMPLE-RE', 'INE000X20016', 'buy', '5', '2', '4'),
      row('EXREIT-RR', 'INE000X25015', 'buy', '5', '300', '5'),
      row('EXINVIT-IV', 'INE000X23010', 'buy', '5', '100', '6'),
    ]);
    expect(listed(statement)).toEqual([
      'share EXAMPLE - buy 2024-04-05 5 50',
      'share EXREIT-RR - buy 2024-04-05 5 1500',
      'share EXINVIT-IV - buy 2024-04-05 5 500',
    ]);
    expect(reasons(statement)).toEqual(['3 bond', '4 bond', '5 rights']);
    expect(statement.holdings.map(isComplete)).toEqual([false, true, true]);
  });

  test('preference shares and warrants bear the symbol of the share, and are none', () => {
    const statement = read([
      header,
      row('EXAMPLE', shareIsin, 'buy', '5', '10', '1'),
      row('EXAMPLE', 'INE000X03017', 'buy', '7', '8', '2'),
      row('EXAMPLE', 'INE000X04015', 'sell', '7', '8', '3'),
      row('OTHER', inventedIsin('INE001X0101'), 'buy', '5', '10', '4'),
      row('OTHER', 'INE001X13014', 'buy', '3', '2', '5'),
      row('EXIDR', 'INE002X21012', 'buy', '1', '100', '6'),
      row('EXCP', 'INE000X14014', 'buy', '1', '100', '7'),
    ]);
    expect(listed(statement)).toEqual([
      'share EXAMPLE - buy 2024-04-05 5 50',
      'share OTHER - buy 2024-04-05 5 50',
    ]);
    expect(reasons(statement)).toEqual([
      '3 preference',
      '4 preference',
      '6 warrant',
      '7 other-security',
      '8 bond',
    ]);
    // A warrant brings shares, of whose cost its own is a part.
    expect(statement.holdings.map(isComplete)).toEqual([true, false]);
  });

  test('partly paid shares, and those with other voting rights, are shares with a note', () => {
    const statement = read([
      header,
      row('EXAMPLEPP', 'IN9000X01019', 'buy', '5', '10', '1'),
      row('EXAMPLE', shareIsin, 'buy', '5', '40', '2'),
    ]);
    expect(listed(statement)).toEqual([
      'share EXAMPLEPP - buy 2024-04-05 5 50',
      'share EXAMPLE - buy 2024-04-05 5 200',
    ]);
    expect(statement.holdings.map(({ notes }) => notes)).toEqual([['other-rights'], []]);
    expect(reasons(statement)).toEqual([]);
  });

  test('an old file with tradingsymbol, below lines of a title, is read', () => {
    const statement = read([
      ['Tradebook for Equity from 2024-04-01 to 2025-03-31'],
      ['', 'Client ID', 'AB1234'],
      ['', 'Tradingsymbol', 'Trade Date', 'Trade Type', 'Quantity', 'Price'],
      ['', 'EXAMPLE', '2024-04-05', 'B', '5', '10'],
    ]);
    expect(listed(statement)).toEqual(['share EXAMPLE - buy 2024-04-05 5 50']);
    expect(JSON.stringify(statement)).not.toContain('AB1234');
  });

  test('a file that sells more than it buys says so', () => {
    const statement = read([header, row('EXAMPLE', shareIsin, 'sell', '5', '10', '1')]);
    expect(statement.holdings[0]?.gaps).toEqual(['sold-first']);
  });

  test('a row that is cut off is one row', () => {
    const statement = read([header, row('EXAMPLE', shareIsin, 'buy', '5', '10', '1'), ['EXAMPLE']]);
    expect(listed(statement)).toHaveLength(1);
    expect(reasons(statement)).toEqual(['3 cells']);
  });

  test('Coin: only what was allotted', () => {
    const order = (mode: string, day: string, figures: readonly string[], status: string) => [
      ...['AB1234', fundIsin, 'EXAMPLE GILT', 'direct', mode, day, '', '9/1', ...figures, status],
      '',
    ];
    const statement = read([
      [
        ...['client_id', 'isin', 'scheme_name', 'plan', 'transaction_mode', 'trade_date'],
        ...['ordered_at', 'folio_number', 'amount', 'units', 'nav', 'status', 'remarks'],
      ],
      order('BUY', '2024-04-05', ['500', '10', '50'], 'Allotted'),
      order('SELL', '2024-05-05', ['300', '5', '60'], 'Allotted'),
      order('BUY', '2024-06-05', ['500', '0', '0'], 'Rejected'),
    ]);
    expect(listed(statement)).toEqual([
      `fund ${fundIsin} 9/1 buy 2024-04-05 10 500`,
      `fund ${fundIsin} 9/1 sell 2024-05-05 5 300`,
    ]);
    expect(reasons(statement)).toEqual(['4 not-allotted']);
  });
});

test('Groww: executed orders of shares by their whole value, and orders of funds by their names', () => {
  const trade = (order: string, status: string) => [
    ...['Example Ltd', 'EXAMPLE', shareIsin, 'BUY', '10', '1,005.50', 'NSE', order],
    ...['05-04-2024 09:20 AM', status],
  ];
  const shares = read([
    ['Name', 'A N INVESTOR'],
    [
      ...['Stock name', 'Symbol', 'ISIN', 'Type', 'Quantity', 'Value', 'Exchange'],
      ...['Exchange Order Id', 'Execution date and time', 'Order status'],
    ],
    trade('7', 'Executed'),
    trade('8', 'Cancelled'),
  ]);
  expect(listed(shares)).toEqual(['share EXAMPLE - buy 2024-04-05 10 1005.5']);
  expect(reasons(shares)).toEqual(['4 not-executed']);
  expect(JSON.stringify(shares)).not.toContain('INVESTOR');

  const funds = read([
    ['Scheme Name', 'Transaction Type', 'Units', 'NAV', 'Amount', 'Date'],
    ['Example Gilt Direct Growth', 'PURCHASE', '10.000', '50.00', '500.00', '05 Apr 2024'],
    ['Example Gilt Direct Growth', 'REDEEM', '5.000', '60.00', '300.00', '05 May 2024'],
  ]);
  expect(funds.source).toBe('groww-funds');
  expect(listed(funds)).toEqual([
    'fund Example Gilt Direct Growth - buy 2024-04-05 10 500',
    'fund Example Gilt Direct Growth - sell 2024-05-05 5 300',
  ]);
  expect(funds.holdings[0]?.notes).toEqual(['by-name']);
});

test('Upstox: shares with a symbol; derivatives and companies by name alone are listed', () => {
  const row = (market: readonly string[], contract: readonly string[], number: string) => [
    ...['05-04-2024', 'Example Ltd', '500', ...market, ...contract, number, '10:00'],
    ...['Buy', '5', '100'],
  ];
  const statement = read([
    [
      ...['Date', 'Company', 'Amount', 'Exchange', 'Segment', 'Scrip Code', 'Instrument Type'],
      ...['Strike Price', 'Expiry', 'Trade Num', 'Trade Time', 'Side', 'Quantity', 'Price'],
    ],
    row(['NSE', 'EQ', 'EXAMPLE', 'EQ'], ['0', ''], '1'),
    row(['BSE', 'EQ', '500001', 'EQ'], ['', ''], '2'),
    row(['NSE', 'FO', 'EXAMPLE', 'OPT'], ['100', '25-04-2024'], '3'),
  ]);
  expect(listed(statement)).toEqual(['share EXAMPLE - buy 2024-04-05 5 500']);
  expect(reasons(statement)).toEqual(['3 no-instrument', '4 derivative']);
});

test('ICICI Direct: charges count, a bonus is one, and the symbols are the broker’s own', () => {
  const header = [
    ...['Stock Symbol', 'Company Name', 'ISIN Code', 'Action', 'Quantity', 'Transaction Price'],
    ...['Brokerage', 'Transaction Charges', 'StampDuty', 'Segment', 'STT Paid/Not Paid', 'Remarks'],
    ...['Transaction Date', 'Exchange', ''],
  ];
  const row = (action: string, quantity: string, price: string, remarks = '') => [
    ...['EXAMPL', 'EXAMPLE LTD', shareIsin, action, quantity, price, '10', '1', '0.5', 'Rolling'],
    ...['STT Paid', remarks, '05-Apr-2024', 'NSE', ''],
  ];
  const statement = read([
    header,
    row('Buy', '10', '100'),
    row('Sell', '5', '110'),
    row('Buy', '10', '0', 'BONUS'),
    row('Buy', '10', '0', 'SPLIT'),
  ]);
  expect(listed(statement)).toEqual([
    'share EXAMPL - buy 2024-04-05 10 1011.5',
    'share EXAMPL - sell 2024-04-05 5 538.5',
    'share EXAMPL - bonus 2024-04-05 10 0',
  ]);
  expect(statement.holdings[0]?.notes).toEqual(['broker-symbol']);
  expect(reasons(statement)).toEqual(['5 no-amount']);
});

test('Kuvera: spaces before names and cells do not matter', () => {
  const statement = read([
    [
      ...['Date', ' Folio Number', ' Name of the Fund', ' Order', ' Units', ' NAV'],
      ...[' Current Nav', ' Amount (INR)'],
    ],
    ['2024-04-05', ' 99/1', ' Example Gilt Growth Direct', ' buy', ' 10', ' 50', ' 60', ' 500'],
  ]);
  expect(listed(statement)).toEqual(['fund Example Gilt Growth Direct 99/1 buy 2024-04-05 10 500']);
});

test.each([
  ['Rej', 0],
  ['REJECTED', 0],
  ['Cancelled', 0],
  ['canceled', 0],
  ['Trade reversed', 0],
  ['Complete', 1],
  ['EXECUTED', 1],
  ['Filled', 1],
  ['Fully Executed', 1],
  ['FULLY_EXECUTED', 1],
  ['Trade confirmed', 1],
  ['Order completed', 1],
  ['Executed successfully', 1],
  ['Units Alloted', 1],
  ['', 1],
])('a trade whose column of the status says “%s” counts %i times', (status, count) => {
  const statement = read([
    ['symbol', 'trade_date', 'trade_type', 'quantity', 'price', 'Order Status'],
    ['EXAMPLE', '2024-04-04', 'buy', '5', '10', ''],
    ['EXAMPLE', '2024-04-05', 'buy', '5', '', status].with(4, count === 0 ? '' : '10'),
  ]);
  expect(listed(statement)).toHaveLength(1 + count);
  expect(reasons(statement)).toEqual(count === 0 ? ['3 not-executed'] : []);
  expect(statement.holdings.map(isComplete)).toEqual([true]);
});

const unclear = [
  ...['Expired', 'Open', 'Lapsed', 'Partially executed', 'ORDER_REJ', 'Not executed'],
  ...['Order confirmed', 'Order successfully placed', 'Payment successful', 'Unexecuted', '-'],
];
test.each(unclear)(
  'a trade whose status “%s” does not say that it was carried out is left out, and its share is in doubt',
  (status) => {
    const statement = read([
      ['symbol', 'trade_date', 'trade_type', 'quantity', 'price', 'Order Status'],
      ['EXAMPLE', '2024-04-04', 'buy', '5', '10', 'Complete'],
      ['OTHER', '2024-04-04', 'buy', '5', '10', 'Complete'],
      ['EXAMPLE', '2024-04-05', 'buy', '5', '10', status],
    ]);
    expect(listed(statement)).toHaveLength(2);
    expect(statement.leftOut.listed).toMatchObject([{ place: 4, reason: 'unknown-status' }]);
    expect(statement.holdings.map(isComplete)).toEqual([false, true]);
  },
);

test.each([
  ...['Partially executed', 'ORDER_REJ', 'Sent to exchange', 'Payment successful', 'Open'],
  ...['AMO order / at exchange', 'Not executed'],
])('the status “%s” is printed, so that its reader can know what it means', (status) => {
  const statement = read([
    ['symbol', 'trade_date', 'trade_type', 'quantity', 'price', 'Order Status'],
    ['EXAMPLE', '2024-04-05', 'buy', '5', '10', status],
  ]);
  expect(statement.leftOut.listed.map(({ found }) => found)).toEqual([status]);
});

test.each(['Asha Udaharan', 'Asha Udaharan 98200', 'ordering asha', 'order '.repeat(20).trim()])(
  'the text “%s” in the column of the status may be anything and is not printed',
  (status) => {
    const statement = read([
      ['symbol', 'trade_date', 'trade_type', 'quantity', 'price', 'Order Status'],
      ['EXAMPLE', '2024-04-05', 'buy', '5', '10', status],
    ]);
    expect(statement.leftOut.listed.map(({ found }) => found)).toEqual(['']);
  },
);

test.each(unclear)('so is a fund’s order whose status is “%s”, and a trade at Groww', (status) => {
  const funds = read([
    ['Scheme Name', 'Transaction Type', 'Units', 'NAV', 'Amount', 'Date', 'Status'],
    ['Example Gilt', 'PURCHASE', '10', '50', '500', '05 Apr 2024', 'Units Allotted'],
    ['Example Gilt', 'PURCHASE', '10', '50', '500', '06 Apr 2024', status],
  ]);
  const trade = (day: string, state: string) => [
    ...['Example', 'EXAMPLE', '', 'BUY', '5', '50', 'NSE', day, `${day} 10:00 AM`, state],
  ];
  const shares = read([
    [
      ...['Stock name', 'Symbol', 'ISIN', 'Type', 'Quantity', 'Value', 'Exchange'],
      ...['Exchange Order Id', 'Execution date and time', 'Order status'],
    ],
    trade('05-04-2024', 'Fully executed'),
    trade('06-04-2024', status),
  ]);
  for (const statement of [funds, shares]) {
    expect(listed(statement)).toHaveLength(1);
    expect(statement.leftOut.listed).toMatchObject([{ place: 3, reason: 'unknown-status' }]);
    expect(statement.holdings.map(isComplete)).toEqual([false]);
  }
});

test.each(['Not allotted', 'In process', 'PROCESSING'])(
  'a fund’s order whose status is “%s” is none, and its fund is in no doubt',
  (status) => {
    const statement = read([
      ['Scheme Name', 'Transaction Type', 'Units', 'NAV', 'Amount', 'Date', 'Status'],
      ['Example Gilt', 'PURCHASE', '10', '50', '500', '05 Apr 2024', 'Allotted'],
      ['Example Gilt', 'PURCHASE', '10', '50', '500', '06 Apr 2024', status],
    ]);
    expect(reasons(statement)).toEqual(['3 not-allotted']);
    expect(statement.holdings.map(isComplete)).toEqual([true]);
  },
);

test('an order of a fund with a short word for rejected is none', () => {
  const statement = read([
    ['Scheme Name', 'Transaction Type', 'Units', 'NAV', 'Amount', 'Date'],
    ['Example Gilt', 'PURCHASE', '10', '50', '500', '05 Apr 2024'],
    ['Example Gilt', 'PURCHASE REJ', '10', '50', '500', '06 Apr 2024'],
  ]);
  expect(listed(statement)).toHaveLength(1);
  expect(statement.holdings.map(isComplete)).toEqual([true]);
});

describe('orders of funds that reinvest a payout', () => {
  const orders = (...rows: (readonly string[])[]) =>
    read([
      ['Scheme Name', 'Transaction Type', 'Units', 'NAV', 'Amount', 'Date'],
      ['Example Gilt IDCW', 'PURCHASE', '100', '10', '1000', '05 Jan 2024'],
      ...rows.map(([type = '', units = '']) => [
        ...['Example Gilt IDCW', type, units, '10', '50', '05 Mar 2024'],
      ]),
    ]);

  test.each([
    'Dividend Reinvestment',
    'DIVIDEND_REINVESTMENT',
    'IDCW Reinvest',
    'Reinvestment of dividend',
    'IDCW Re-investment',
  ])('buy units: %s', (type) => {
    const statement = orders([type, '5']);
    expect(listed(statement)[1]).toBe('fund Example Gilt IDCW - buy 2024-03-05 5 50');
    expect(statement.holdings.map(isComplete)).toEqual([true]);
  });

  test.each([
    ['Dividend Reinvestment', 'five', false],
    ['Reversal of dividend reinvestment', '5', false],
    ['Dividend Reinvestment Rejected', '5', true],
    ['Dividend Payout', '5', true],
  ])('%s of %s units: whether the fund is complete without it', (type, units, isWhole) => {
    const statement = orders([type, units]);
    expect(listed(statement)).toHaveLength(1);
    expect(statement.holdings.map(isComplete)).toEqual([isWhole]);
  });

  test.each(['SWITCH_IN', 'SIP_PURCHASE'])('are bought as %s', (type) => {
    expect(listed(orders([type, '5']))).toHaveLength(2);
  });
});

describe('coins', () => {
  test('WazirX: the day is that of India, and a fee in the coin changes its quantity', () => {
    const statement = read([
      ['Date', 'Market', 'Price', 'Volume', 'Total', 'Trade', 'Fee Currency', 'Fee'],
      ['2024-03-31 20:15:00', 'BTCINR', '5000000', '0.002', '10000', 'Buy', 'INR', '20'],
      ['2024-04-05 10:00:00', 'ETH/INR', '300000', '0.1', '30000', 'Buy', 'ETH', '0.001'],
      ['2024-04-06 10:00:00', 'BTCINR', '6000000', '0.001', '6000', 'Sell', 'INR', '12'],
      ['2024-04-06 10:00:00', 'ETHBTC', '0.05', '1', '0.05', 'Sell', 'BTC', '0'],
    ]);
    expect(listed(statement)).toEqual([
      'coin BTC - buy 2024-04-01 0.002 10020',
      'coin BTC - sell 2024-04-06 0.001 5988',
      'coin ETH - buy 2024-04-05 0.099 30000',
    ]);
    expect(reasons(statement)).toEqual(['5 coin-pair']);
  });

  test('a trade of less than half a paisa is no gift', () => {
    const statement = read([
      ['Date', 'Market', 'Price', 'Volume', 'Total', 'Trade'],
      ['2024-04-05 10:00:00', 'SHIBINR', '0.0012', '3', '0.0036', 'Buy'],
    ]);
    expect(listed(statement)).toEqual(['coin SHIB - buy 2024-04-05 3 0.0036']);
  });

  test.each(['2024-04-31 18:30:00', '2023-02-29 10:00:00', '2024-04-31', '2024-13-01 10:00:00'])(
    'a day that is none, %s, is no other day',
    (day) => {
      const statement = read([
        ['Date', 'Market', 'Price', 'Volume', 'Total', 'Trade'],
        [day, 'BTCINR', '5000000', '0.002', '10000', 'Buy'],
      ]);
      expect([listed(statement), reasons(statement)]).toEqual([[], [`2 no-day ${day}`]]);
    },
  );

  test('Binance: figures with their coin behind them, and the older columns', () => {
    const statement = read([
      ['Date(UTC)', 'Pair', 'Side', 'Price', 'Executed', 'Amount', 'Fee'],
      ['2024-04-05 10:00:00', 'BTCINR', 'BUY', '5,000,000', '0.5BTC', '2,500,000INR', '2500INR'],
      ['2024-04-05 10:00:00', 'BTCUSDT', 'BUY', '60,000', '0.5BTC', '30,000USDT', '0.001BNB'],
    ]);
    expect(listed(statement)).toEqual(['coin BTC - buy 2024-04-05 0.5 2502500']);
    expect(reasons(statement)).toEqual(['3 coin-pair']);
    const older = read([
      ['Date(UTC)', 'Market', 'Type', 'Price', 'Amount', 'Total', 'Fee', 'Fee Coin'],
      ['2024-04-05 10:00:00', 'BTCINR', 'BUY', '5000000', '1E-05', '50', '0.05', 'INR'],
    ]);
    expect(listed(older)).toEqual(['coin BTC - buy 2024-04-05 0.00001 50.05']);
  });

  describe('Binance: a figure with a letter for a digit, or another unit', () => {
    const columns = ['Date(UTC)', 'Pair', 'Side', 'Executed', 'Amount', 'Fee'];
    const bought = (executed: string, amount: string, fee = '0INR', pair = 'BTCINR') =>
      read([
        columns,
        ['2024-04-05 10:00:00', 'ETHINR', 'BUY', '1ETH', '200000INR', '0INR'],
        ['2024-04-05 10:00:00', pair, 'BUY', executed, amount, fee],
      ]);

    test.each([
      ['1O.01BTC', '50000000INR'],
      ['1.O1BTC', '5000000INR'],
      ['1.0lBTC', '5000000INR'],
      ['1,O00BTC', '5000000INR'],
      ['1OBTC', '5000000INR'],
      ['1 O1BTC', '5000000INR'],
      ['1.01ETH', '5000000INR'],
      ['1.01BTCBTC', '5000000INR'],
      ['1.01XBTC', '5000000INR'],
      ['1.01BTC', '5OOOOOOINR'],
      ['1.01BTC', '5000000USDT'],
      ['1.01BTC', '5000000INR', '2S00INR'],
      ['1.01BTC', '5000000INR', '0.OO1BTC'],
      ['1.01BTC', '5000000INR', '0.OO1BNB'],
      ['1.01BTC', '5000000INR', '0O1BNB'],
    ])('%s for %s (%#): one row that is not read', (...cells) => {
      const statement = bought(...(cells as [string, string, string?]));
      expect(listed(statement)).toEqual(['coin ETH - buy 2024-04-05 1 200000']);
      expect(reasons(statement)).toEqual([expect.stringMatching(/^3 no-number\b/)]);
    });

    test.each([
      [bought('1E-05BTC', '50INR'), 'coin BTC - buy 2024-04-05 0.00001 50'],
      [bought('0.5 btc', '2,500,000.50 INR'), 'coin BTC - buy 2024-04-05 0.5 2500000.5'],
      [bought('0.5', '2500000'), 'coin BTC - buy 2024-04-05 0.5 2500000'],
      [bought('101INCH', '300INR', '11INCH', '1INCHINR'), 'coin 1INCH - buy 2024-04-05 9 300'],
      [bought('0.5BTC', '2500000INR', '0.01BTC'), 'coin BTC - buy 2024-04-05 0.49 2500000'],
      [bought('0.5BTC', '2500000INR', '.01BNB'), 'coin BTC - buy 2024-04-05 0.5 2500000'],
      [bought('0.5BTC', '2500000INR', ''), 'coin BTC - buy 2024-04-05 0.5 2500000'],
    ])('whole figures are read: %#', (statement, row) => {
      expect(listed(statement)).toContain(row);
      expect(reasons(statement)).toEqual([]);
    });
  });

  test('CoinDCX: instant orders in rupees, spot orders against rupees', () => {
    const instant = read([
      ['Trade report'],
      [
        ...['Trade ID', 'Crypto', 'Trade Completion time', 'Side (Buy/Sell)', 'Side'],
        ...['Avg Buying/Selling Price(in INR)', 'Quantity', 'Gross Amount Paid/Received(in INR)'],
        ...['Fees(in INR)', 'Net Amount Paid/Received(in INR)', '*TDS(in INR)'],
      ],
      ['1', 'BTC', '2024-04-05 10:00:00', '', 'Buy', '5000000', '0.001', '5000', '10', '5010', '0'],
      [
        ...['2', 'BTC', '2024-04-06 10:00:00', '', 'Sell', '6000000', '0.001', '6000', '12'],
        ...['5928', '60'],
      ],
    ]);
    expect(listed(instant)).toEqual([
      'coin BTC - buy 2024-04-05 0.001 5010',
      'coin BTC - sell 2024-04-06 0.001 5988',
    ]);
    const spot = read([
      [
        ...['Order ID', 'Trade ID', 'Crypto Pair', 'Base currency', 'Trade Completion time'],
        ...['Side', 'Quantity', 'Gross Amount', 'Fees'],
      ],
      ['1', '1', 'BTCINR', 'INR', '2024-04-05 10:00:00', 'Buy', '0.001', '5000', '10'],
      ['1', '1', 'ETHUSDT', 'USDT', '2024-04-05 10:00:00', 'Buy', '1', '3000', '10'],
    ]);
    expect(listed(spot)).toEqual(['coin BTC - buy 2024-04-05 0.001 5010']);
    expect(reasons(spot)).toEqual(['3 coin-pair']);
  });
});

test.each([
  [
    'our own template',
    [['class', 'instrument', 'type', 'date', 'quantity', 'amount_rupees', 'account']],
    'template',
  ],
  [
    'our template of before',
    [['class', 'instrument', 'bought_on', 'quantity', 'cost_rupees']],
    'template',
  ],
  [
    'a list of holdings',
    [['Stock Name', 'ISIN', 'Quantity', 'Average buy price', 'Buy value']],
    'holdings',
  ],
  [
    'the Excel file of MFCentral',
    [['Scheme Name', 'Transaction Description', 'Date', 'NAV', 'Units', 'Amount']],
    'mfcentral',
  ],
  [
    'the trade book of Angel One',
    [
      ['TradeBook And Charges'],
      ['Scrip/Contract', 'Buy/Sell', 'Buy Price', 'Sell Price', 'Quantity', 'Brokerage', 'Date'],
      ['EXAMPLE LTD', 'Buy', '100', '', '5', '0', '2024-04-05'],
    ],
    'angel-one',
  ],
  [
    'any other table',
    [
      ['Day', 'Weather'],
      ['Monday', 'Rain'],
    ],
    'unknown-kind',
  ],
  ['a header alone', [['symbol', 'trade_date', 'trade_type', 'quantity', 'price']], 'no-rows'],
])('%s is refused by name', (_case, rows, code) => {
  expect(refusal(rows)).toBe(code);
});

describe('a row that is in doubt is listed', () => {
  const orders = (...rows: (readonly string[])[]) =>
    reasons(
      read([
        ['Scheme Name', 'Transaction Type', 'Units', 'NAV', 'Amount', 'Date', 'Status'],
        ['Example Gilt', 'PURCHASE', '10.000', '50.00', '500.00', '05 Apr 2024', ''],
        ...rows,
      ]),
    );

  test.each([
    [
      'a comma before decimals that looks like one of thousands',
      ['Example Gilt', 'PURCHASE', '10,000', '50.00', '500.00', '05 Apr 2024', ''],
      '3 amount',
    ],
    [
      'a purchase below zero',
      ['Example Gilt', 'PURCHASE', '-10.000', '50.00', '-500.00', '05 Apr 2024', ''],
      '3 no-number -10.000',
    ],
    [
      'an order that was taken back',
      ['Example Gilt', 'PURCHASE REVERSAL', '10.000', '50.00', '500.00', '05 Apr 2024', ''],
      '3 unknown-type',
    ],
    [
      'an order that was not carried out',
      ['Example Gilt', 'PURCHASE', '10.000', '50.00', '500.00', '05 Apr 2024', 'Rejected'],
      '3 not-allotted',
    ],
  ])('%s', (_case, row, reason) => {
    expect(orders(row)).toEqual([reason]);
  });

  test('a fee that cannot be read', () => {
    const coins = read([
      ['Date', 'Market', 'Price', 'Volume', 'Total', 'Trade', 'Fee Currency', 'Fee'],
      ['2024-04-05 10:00:00', 'BTCINR', '5000000', '0.002', '10000', 'Buy', 'INR', '2O'],
    ]);
    expect([listed(coins), reasons(coins)]).toEqual([[], ['2 no-number 2O']]);
    const shares = read([
      ['Stock Symbol', 'ISIN Code', 'Action', 'Quantity', 'Transaction Price', 'Brokerage'].concat(
        'Transaction Date',
      ),
      ['EXAMPL', shareIsin, 'Buy', '10', '100', '1,0', '05-Apr-2024'],
    ]);
    expect([listed(shares), reasons(shares)]).toEqual([[], ['2 no-number 1,0']]);
  });

  test('a cell that may hold a name is not shown', () => {
    const shifted = ['Example Gilt', 'PURCHASE', 'A N INVESTOR', '50', '500', '05 Apr 2024', ''];
    expect(orders(shifted)).toEqual(['3 no-number']);
  });
});

test('a file whose days have the month first is refused, since its other days would be wrong', () => {
  const rows = (second: string) => [
    ['symbol', 'trade_date', 'trade_type', 'quantity', 'price'],
    ['EXAMPLE', '04/05/2024', 'buy', '5', '10'],
    ['EXAMPLE', second, 'buy', '5', '10'],
  ];
  expect(refusal(rows('04/25/2024'))).toBe('month-first');
  expect(refusal(rows('25/04/2024'))).toBeNull();
});

test('a fund of a registrar with a row whose day cannot be read is in doubt', () => {
  const row = (day: string) => ['Example MF', '9', 'EX', 'Gilt Fund', day, 'Purchase', '500', '10'];
  const statement = read([
    [
      ...['MF_NAME', 'FOLIO_NUMBER', 'PRODUCT_CODE', 'SCHEME_NAME', 'TRADE_DATE'],
      ...['TRANSACTION_TYPE', 'AMOUNT', 'UNITS', 'PRICE'],
    ],
    [...row('05-APR-2024'), '50'],
    [...row('32-APR-2024'), '50'],
  ]);
  expect(statement.holdings).toMatchObject([{ failedChecks: ['unread-row'] }]);
});

describe('a row that is left out leaves its holding in doubt', () => {
  const header = ['symbol', 'isin', 'trade_date', 'segment', 'trade_type', 'quantity', 'price'];
  const row = (
    symbol: string,
    more: Partial<Record<'day' | 'side' | 'quantity' | 'price', string>>,
  ) => {
    const { day = '2024-04-05', side = 'buy', quantity = '5', price = '10' } = more;
    return [symbol, '', day, 'EQ', side, quantity, price];
  };
  /** The instruments in doubt, each with the lines and reasons. */
  const doubts = ({ holdings }: Statement) =>
    holdings.flatMap(({ instrument, leftOut }) =>
      leftOut.listed.map(({ place, reason }) => [instrument, place, reason].join(' ')),
    );
  const tradebook = (...rows: (readonly string[])[]) =>
    read([header, row('EXAMPLE', {}), row('SAMPLE', {}), ...rows]);

  test.each([
    ['a quantity that cannot be read', row('EXAMPLE', { quantity: 'ten' }), 'no-number'],
    ['a day that cannot be read', row('example', { day: '32-04-2024' }), 'no-day'],
    ['another side', row('EXAMPLE', { side: 'transfer' }), 'unknown-type'],
    ['a buyback, in which the holder sells', row('EXAMPLE', { side: 'Buy Back' }), 'unknown-type'],
    ['no price', row('EXAMPLE', { price: '0' }), 'zero'],
  ])('%s: that one alone', (_case, wrong, reason) => {
    const statement = tradebook(wrong);
    expect(doubts(statement)).toEqual([`EXAMPLE 4 ${reason}`]);
    expect(statement.holdings.map(isComplete)).toEqual([false, true]);
  });

  test.each([
    ['no quantity', row('EXAMPLE', { quantity: '0' })],
    ['a pledge', row('EXAMPLE', { side: 'pledge' })],
    ['another share, of which nothing else is read', row('OTHER', { quantity: 'ten' })],
    ['a total', ['', '', '', '', '', '10', '100']],
    ['a note of one cell', ['This file has trades of one year.']],
  ])('not one with %s', (_case, harmless) => {
    expect(doubts(tradebook(harmless))).toEqual([]);
  });

  test('a trade whose share is not in the row: all', () => {
    const both = ['EXAMPLE 4', 'SAMPLE 4'];
    expect(doubts(tradebook(row('', {})))).toEqual(both.map((each) => `${each} no-instrument`));
    // A line that is cut off before its symbol.
    const cut = read([header.toReversed(), row('EXAMPLE', {}).reverse(), ['10', '5', 'buy']]);
    expect(doubts(cut)).toEqual(['EXAMPLE 3 cells']);
  });

  test.each([
    ['a cell too few', row('EXAMPLE', {}).toSpliced(3, 1)],
    ['a comma too many', row('EXAMPLE', {}).toSpliced(4, 0, 'EQ')],
  ])('%s shifts the row, which is not read', (_case, shifted) => {
    expect(doubts(tradebook(shifted))).toEqual(['EXAMPLE 4 cells']);
  });

  test('a quote that does not end', () => {
    const result = readStatementText(
      [header, row('EXAMPLE', {}), ['"SAMPLE', ...row('', {}).slice(1)], row('SAMPLE', {})]
        .map((cells) => cells.join(','))
        .join('\n'),
    );
    expect(result.ok && doubts(result.value)).toEqual(['EXAMPLE 3 cells']);
  });

  test('a quote in a column that is not read, which a later line closes: its line is not read', () => {
    const result = readStatementText(
      [
        'symbol,trade_date,trade_type,quantity,price,remark',
        'EXAMPLE,2024-04-05,buy,1,10,',
        'EXAMPLE,2024-04-06,buy,2,10,"first',
        'EXAMPLE,2024-04-07,buy,3,10,"second"',
        'EXAMPLE,2024-04-08,buy,4,10,',
      ].join('\n'),
    );
    expect(result.ok && doubts(result.value)).toEqual(['EXAMPLE 3 cells']);
  });

  test('a trade of two coins: both', () => {
    const statement = read([
      ['Date', 'Market', 'Price', 'Volume', 'Total', 'Trade'],
      ['2024-04-05 10:00:00', 'BTCINR', '5000000', '0.002', '10000', 'Buy'],
      ['2024-04-05 10:00:00', 'ETH/INR', '300000', '0.1', '30000', 'Buy'],
      ['2024-04-05 10:00:00', 'SOLINR', '10000', '1', '10000', 'Buy'],
      ['2024-04-06 10:00:00', 'ETHBTC', '0.05', '1', '0.05', 'Sell'],
      ['2024-04-06 10:00:00', 'ETHUSDT', '3000', '1', '3000', 'Sell'],
    ]);
    expect(doubts(statement)).toEqual(['BTC 5 coin-pair', 'ETH 5 coin-pair', 'ETH 6 coin-pair']);
  });

  test.each([
    ['WazirX', 'BTCINR', '1O.01', 'no-number'],
    ['Binance', 'BTC/INR', 'x.01BTC', 'no-number'],
    ['Binance', 'ETHINR', '1O.01', null],
  ])('a trade of a coin against rupees (%s, %s, %s)', (exchange, pair, quantity, reason) => {
    const columns =
      exchange === 'WazirX'
        ? ['Date', 'Market', 'Price', 'Volume', 'Total', 'Trade']
        : ['Date(UTC)', 'Pair', 'Price', 'Executed', 'Amount', 'Side'];
    const statement = read([
      columns,
      ['2024-04-05 10:00:00', 'BTCINR', '5000000', '0.02', '100000', 'Buy'],
      ['2024-04-06 10:00:00', pair, '5000000', quantity, '50000', 'Sell'],
    ]);
    expect(doubts(statement)).toEqual(reason === null ? [] : [`BTC 3 ${reason}`]);
  });

  const wazirx = ['Date', 'Market', 'Price', 'Volume', 'Total', 'Trade', 'Fee Currency', 'Fee'];
  const binance = ['Date(UTC)', 'Pair', 'Price', 'Executed', 'Amount', 'Side', 'Fee'];

  test.each([
    ['WazirX', wazirx, ['WRX', '10']],
    ['Binance', binance, ['10WRX']],
  ])('a fee in a coin that is not the one of the trade (%s): that coin', (_case, columns, fee) => {
    const statement = (ofFee: readonly string[]) =>
      read([
        columns,
        ['2024-03-01 10:00:00', 'WRXINR', '10', '100', '1000', 'Buy', ...ofFee].with(-1, '0'),
        ['2024-03-05 10:00:00', 'BTCINR', '5000000', '0.02', '100000', 'Buy', ...ofFee],
        ['2024-03-06 10:00:00', 'BTCINR', '5000000', '0.01', '50000', 'Sell', ...ofFee],
      ]);
    expect(doubts(statement(fee))).toEqual(['WRX 3 coin-fee', 'WRX 4 coin-fee']);
    expect(listed(statement(fee))).toHaveLength(3);
    expect(doubts(statement(fee.map((cell) => cell.replace('10', '0'))))).toEqual([]);
    expect(doubts(statement(fee.map((cell) => cell.replace('WRX', 'INR'))))).toEqual([]);
  });

  test('a row of coins that is cut off behind the coin of its fee: that one and those of its pair', () => {
    const statement = read([
      wazirx,
      ['2024-03-01 10:00:00', 'WRXINR', '10', '100', '1000', 'Buy', 'INR', '0'],
      ['2024-03-05 10:00:00', 'BTCINR', '5000000', '0.02', '100000', 'Buy', 'INR', '0'],
      ['2024-03-05 10:00:00', 'ETHINR', '200000', '0.02', '4000', 'Buy', 'INR', '0'],
      ['2024-03-06 10:00:00', 'BTCINR', '5000000', '0.01', '50000', 'Sell', 'WRX'],
    ]);
    expect(doubts(statement)).toEqual(['WRX 5 cells', 'BTC 5 cells']);
  });

  test('a trade that is left out, with a fee in a third coin: both', () => {
    const statement = read([
      binance,
      ['2024-03-01 10:00:00', 'BNBINR', '40000', '1', '40000', 'Buy', '0INR'],
      ['2024-03-05 10:00:00', 'BTCINR', '5000000', '0.02', '100000', 'Buy', '0INR'],
      ['2024-03-06 10:00:00', 'BTCINR', '5000000', 'x.01', '50000', 'Sell', '0.01BNB'],
    ]);
    expect(doubts(statement)).toEqual(['BNB 4 no-number', 'BTC 4 no-number']);
  });

  test('a fund of a registrar', () => {
    const names = ['MF_NAME', 'FOLIO_NUMBER', 'PRODUCT_CODE', 'SCHEME_NAME', 'TRADE_DATE'];
    const bought = ['Example MF', '9', 'EX', 'Gilt Fund', '05-APR-2024', 'Purchase', '500', '10'];
    const statement = read([
      [...names, 'TRANSACTION_TYPE', 'AMOUNT', 'UNITS', 'PRICE'],
      [...bought, '50'],
      bought,
    ]);
    expect(doubts(statement)).toEqual(['Gilt Fund 3 cells']);
  });
});

test('a month before the day is found also where other rows are left out before it', () => {
  const rows = [
    ['symbol', 'trade_date', 'segment', 'trade_type', 'quantity', 'price'],
    ['EXAMPLE', '04/05/2024', 'EQ', 'buy', '5', '10'],
    ...Array.from({ length: 120 }, () => ['FUT', '04/05/2024', 'FO', 'buy', '5', '10']),
    ['EXAMPLE', '04/25/2024', 'EQ', 'buy', '5', '10'],
  ];
  expect(refusal(rows)).toBe('month-first');
});

describe('a file that ends within its last line', () => {
  const kuvera = (...amounts: string[]) =>
    [
      'Date,Folio Number,Name of the Fund,Order,Units,NAV,Amount (INR)',
      ...amounts.map((amount) => `2024-04-05,1/2,Example Gilt Fund,buy,10,100,${amount}`),
    ].join('\n');
  const cutLineOf = (text: string) => valueOf(readStatementText(text)).fileNotes.cutLine;

  test.each([
    ['has its last figure alone', kuvera('1000'), 2],
    ['has other decimals before', kuvera('1000.00', '1000.0'), 3],
    ['has no decimals', kuvera('1000', '1000'), 3],
    ['has as many decimals as all others', kuvera('1000.00', '990.00'), null],
    ['has a line break at its end', `${kuvera('1000')}\r\n`, null],
    ['has a blank line at its end', `${kuvera('1000')}\n  `, null],
    ['has its last figure in quotes', kuvera('1000.00', '"1,000.0"'), null],
    [
      'has a last column that is not read',
      `${kuvera('1000,x')}`.replace('INR)', 'INR),More'),
      null,
    ],
    ['has a total last', `${kuvera('1000')}\nTotal,,,,,,1`, null],
  ])('and %s', (_case, text, line) => {
    expect(cutLineOf(text)).toBe(line);
  });
});

test('characters that are not seen change no cell', () => {
  const statement = read([
    ['Symbol', 'Trade\u200b Date', 'trade_type', 'quantity', 'price'],
    [
      'EXAMPLE\u200b',
      '\u200e05-04-2024',
      'buy\u00a0',
      '\u202a1,00,000\u202c',
      '\ufeff₹\u00a010.50',
    ],
    ['EXAMPLE', '06-04-2024', 'sell\u2060', '\u00a010\u00ad', '12'],
  ]);
  expect([listed(statement), reasons(statement)]).toEqual([
    ['share EXAMPLE - buy 2024-04-05 100000 1050000', 'share EXAMPLE - sell 2024-04-06 10 120'],
    [],
  ]);
});

describe('days with slashes', () => {
  const unclearDayOf = (...days: string[]) => {
    const rows = days.map((day) => `EXAMPLE,${day},buy,10,100`);
    const result = readStatementText(
      ['symbol,trade_date,trade_type,quantity,price', ...rows, ''].join('\n'),
    );
    return result.ok ? result.value.fileNotes.unclearDay : result.problem.code;
  };

  test.each([
    [['06/06/2024', '4/5/2024 10:15'], { line: 3, text: '4/5/2024', on: '2024-05-04' }],
    [['04/05/2024', '13/05/2024'], null],
    [['04/05/2024', '05/13/2024'], 'month-first'],
    [['06/06/2024', '6/06/2024'], null],
    // American settings write slashes.
    [['04-05-2024', '2024-04-05', '04.05.2024', '4 May 2024'], null],
  ])('of %j show which of day and month is first, or the reader is asked', (days, expected) => {
    expect(unclearDayOf(...days)).toEqual(expected);
  });
});

describe('rows that are left out of a file with many holdings are read in time', () => {
  const msOf = (text: string) => {
    const { result, ms } = timed(() => readStatementText(text), 4_000);
    const { holdings } = valueOf(result);
    expect(holdings.filter(({ leftOut }) => leftOut.count > 0).length).toBeGreaterThan(9_000);
    return ms;
  };
  const rows = (row: (at: number) => string) => Array.from({ length: 20_000 }, (_, at) => row(at));

  test('that may be of any of them', () => {
    const lines = rows((at) => (at % 2 ? `EX${at},2024-04-05,buy,10,100` : '2024-04-05,buy,10'));
    expect(
      msOf(['symbol,trade_date,trade_type,quantity,price', ...lines, ''].join('\n')),
    ).toBeLessThan(4_000);
  });

  test('that are of a fund in thousands of folios', () => {
    const lines = rows((at) =>
      at % 2
        ? `EX,Example Fund,${at},2024-04-05,Purchase,100,10,10`
        : 'EX,Example Fund,1,2024-04-05',
    );
    const header =
      'MF_NAME,SCHEME_NAME,FOLIO_NUMBER,TRADE_DATE,TRANSACTION_TYPE,AMOUNT,UNITS,PRICE';
    expect(msOf([header, ...lines, ''].join('\n'))).toBeLessThan(4_000);
  });

  test('that are trades of two coins', () => {
    const lines = rows((at) => `2024-04-05,C${at - (at % 2)}${at % 2 ? 'INR' : 'BTC'},1,10,buy`);
    expect(msOf(['Date,Market,Volume,Total,Trade', ...lines, ''].join('\n'))).toBeLessThan(4_000);
  });
});
