import { typedPriceId } from '@/lib/holdings/saved-wishes';
import fc from 'fast-check';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { holdingXirr } from '@/lib/dashboard/domain/gains-and-returns';
import { inUnits, readDeposit } from '@/lib/holdings/deposit';
import {
  type AssetClass,
  assetClasses,
  type Holding,
  transactionTypes,
} from '@/lib/holdings/holding';
import { holdingOf } from '@/lib/holdings/ledger';
import { derivedId, type NewSavedItem, type SavedItem } from '@/lib/saved/saved-item';
import { csvLimits, csvNumber } from '@/lib/holdings/csv-format';
import {
  type CsvTransaction,
  holdingsCsv,
  holdingsTemplate,
  readHoldingsCsv,
} from '@/lib/holdings/holdings-csv';
import { transactionLimits } from '@/lib/holdings/transaction-items';
import {
  contentIdOf,
  importedId,
  transactionsToImport,
} from '@/lib/holdings/transactions-to-import';
import { readLot, readLotForm } from '@/lib/holdings/read-lot';
import { holdingsIn, lotItemOf, watchedIn, watchedItemOf } from '@/lib/holdings/saved-holding';
import { valueHolding } from '@/lib/holdings/value-holding';
import { worthOn } from '@/lib/holdings/worth';
import { heldOf } from '@/tests/factories/held';
import { formOf } from '@/tests/factories/form-of';
import { savedIdOf } from '@/tests/factories/saved-lot';

const today = '2026-11-21';
const any = (_: AssetClass, instrument: string) => instrument || null;
const header = 'class,instrument,bought_on,quantity,cost_rupees';
const read = (file: string) => readHoldingsCsv(file, today, any);
const readRow = (row: string) => read(`${header}\n${row}`);
const bought = 'share,INFY,2024-11-21,10,18500';

test('the template can be imported as it is', () => {
  const { transactions, problems } = read(holdingsTemplate());
  expect(problems).toEqual([]);
  expect(new Set(transactions.map(({ assetClass }) => assetClass))).toEqual(new Set(assetClasses));
  expect(new Set(transactions.map(({ type }) => type))).toEqual(new Set(transactionTypes));
  expect(transactions[0]).toEqual({
    ...{ assetClass: 'fund', instrumentId: '122639', type: 'buy', account: '12345678/90' },
    ...{ on: '2025-04-10', quantity: 132.456, rupees: 10_000 },
  });
});

test('a file that ends within its last line, with cells missing there, may be cut off', () => {
  const whole = holdingsTemplate();
  const lines = whole.split('\r\n');
  const last = lines.at(-1) ?? '';
  expect(last.split(',')).toHaveLength(7);
  const start = whole.length - last.length;
  // The last comma begins the account, which is empty.
  for (let end = start + 1; end < whole.length; end += 1) {
    const { transactions, problems } = read(whole.slice(0, end));
    expect(transactions).toEqual([]);
    expect(problems).toEqual([{ line: lines.length, column: null, problem: 'cut-off' }]);
  }
  const short = whole.slice(0, -1);
  for (const end of ['\n', '\r\n', '\r\n  '])
    expect(read(`${short}${end}`).transactions).toHaveLength(lines.length - 1);
  // Cells without a name in the header are none that a row must have.
  expect(read(`${header},,\n${bought}`).transactions).toHaveLength(1);
});

test.each([
  ['sep=;', ';'],
  ['sep=,', ','],
  ['sep=\t', '\t'],
])('the line %j, which Excel reads, is no header', (line, separator) => {
  const cells = [header, bought, 'coin,,2025-04-10,1,1'].map((row) =>
    row.replaceAll(',', separator),
  );
  const [head = '', ...rows] = cells;
  expect(read([line, head, rows[0]].join('\r\n')).transactions).toMatchObject([
    { instrumentId: 'INFY', quantity: 10, rupees: 18_500 },
  ]);
  expect(read([line, head, ...rows].join('\n')).problems).toEqual([
    { line: 4, column: 'instrument', problem: 'missing' },
  ]);
  expect(read(`${line}\n${head}\n`).problems).toEqual([
    { line: 3, column: null, problem: 'no-rows' },
  ]);
  expect(read(`${line}\n${head.replace('quantity', 'x')}\n${rows[0]}`).problems).toEqual([
    { line: 2, column: 'quantity', problem: 'missing-column' },
  ]);
  const full = `${line}\n${head}\n${`${rows[0]}\n`.repeat(3_000)}`;
  expect(read(full).transactions).toHaveLength(3_000);
  expect(read(`${full}${rows[0]}`).problems).toEqual([
    { line: 3_003, column: null, problem: 'too-many-rows' },
  ]);
});

test('every bad line is named with its column', () => {
  const file = [
    header,
    'fund,122639,2025-04-10,10,1000',
    'silver,coin,2025-04-10,10,1000',
    '',
    'coin,,2027-01-01,0,much',
    'share,INFY,2025-02-30,1,"1,00,000"',
  ].join('\r\n');
  expect(read(file).problems.map(({ line, column, problem }) => [line, column, problem])).toEqual([
    [3, 'class', 'unknown-class'],
    [5, 'instrument', 'missing'],
    [5, 'bought_on', 'in-future'],
    [5, 'quantity', 'not-above-zero'],
    [5, 'cost_rupees', 'not-a-number'],
    [6, 'bought_on', 'no-date'],
  ]);
});

test.each([
  ['fund', 'unknown-instrument'],
  ['coin', 'unknown-instrument'],
  ['share', 'no-symbol'],
  ['gold', 'no-name'],
  ['deposit', 'no-rate'],
])('a text that names no %s says how one is named', (assetClass, problem) => {
  const { problems } = readHoldingsCsv(
    `${header}\n${assetClass},?,2025-04-10,1,1`,
    today,
    () => null,
  );
  expect(problems).toEqual([{ line: 2, column: 'instrument', problem }]);
});

test('one bad line is enough that nothing is imported', () => {
  const good = 'fund,122639,2025-04-10,10,1000';
  expect(read([header, good].join('\n')).transactions).toHaveLength(1);
  expect(read([header, good, 'silver,coin,2025-04-10,10,1000'].join('\n')).transactions).toEqual(
    [],
  );
});

test('columns in another order, capitals and a byte order mark are no problem', () => {
  const file =
    '\uFEFFCost_Rupees,Quantity,Bought_On,Instrument,Class\n"1,00,000",5,2025-01-02,INFY,Share';
  const bought = { type: 'buy', on: '2025-01-02', quantity: 5, rupees: 100_000, account: null };
  const infosys = { assetClass: 'share', instrumentId: 'INFY' };
  expect(read(file).transactions).toEqual([{ ...infosys, ...bought }]);
});

test.each(['2025-04-10', '10-04-2025', '10.4.2025', '10-Apr-2025', '10 April 2025'])(
  '%s is the tenth of April, as spreadsheets in India write it',
  (day) => {
    expect(readRow(`share,INFY,${day},1,1`).transactions).toMatchObject([{ on: '2025-04-10' }]);
  },
);

test.each(['10/04/2025', '4/10/2025', '04-25-2025', '10-04-25', '31-02-2025'])(
  '%s is no day that can be read for certain',
  (day) => {
    const problem = { line: 2, column: 'bought_on', problem: 'no-date' };
    expect(readRow(`share,INFY,${day},1,1`).problems).toEqual([problem]);
  },
);

test('an amount whose commas split it is refused and never cut to its first digits', () => {
  const refused = {
    transactions: [],
    problems: [{ line: 2, column: null, problem: 'too-many-cells' }],
  };
  expect(readRow('fund,122639,2025-04-10,132.456,10,000')).toEqual(refused);
  const exported = (row: string) => read(`${header},name\n${row}`);
  expect(exported('share,INFY,2024-11-21,10,18,500')).toEqual(refused);
  expect(exported('share,INFY,2024-11-21,10,18,Infosys').transactions).toHaveLength(1);
  expect(exported('share,INFY,2024-11-21,10,18, 500 ')).toEqual(refused);
  for (const name of ['Lot 10', '10 lots'])
    expect(exported(`share,INFY,2024-11-21,10,18,${name}`).transactions).toHaveLength(1);
  expect(exported('share,INFY,2024-11-21,10,१८,५००')).toEqual(refused);
  expect(readRow('share,INFY,2024-11-21,10,18500,x')).toEqual(refused);
  expect(readRow('share,INFY,2024-11-21,10,18500, ,').transactions).toHaveLength(1);
  // A spreadsheet ends each row with as many empty cells as the longest has.
  const ended = `${header},,\nfund,122639,2025-04-10,132.456,10000,,,`;
  expect(read(ended).transactions).toMatchObject([{ rupees: 10_000 }]);
});

test('a number of two digits in a column of ours after the cost is no rest of it', () => {
  const file =
    'class,instrument,bought_on, cost_rupees ,quantity\nshare, INFY ,2024-11-21,18500, 10 ';
  const lot = { instrumentId: 'INFY', quantity: 10, rupees: 18_500 };
  expect(read(file).transactions).toMatchObject([lot]);
});

test('a comma that can be a decimal sign is refused', () => {
  const comma = (column: string) => ({ line: 2, column, problem: 'comma' });
  const semicolons = (row: string) => read(`${header.replaceAll(',', ';')}\n${row}`);
  const both = [comma('quantity'), comma('cost_rupees')];
  const refused = semicolons('fund;122639;2025-04-10;132,456;10000,50');
  expect(refused).toEqual({ transactions: [], problems: both });
  expect(semicolons('fund;122639;2025-04-10;132.456;10000').transactions).toHaveLength(1);
  const { problems } = readRow('fund,122639,2025-04-10,"132,5","1,32,456.50"');
  expect(problems).toEqual([comma('quantity')]);
  const { transactions } = readRow('fund,122639,2025-04-10,132.5,"1,32,456.50"');
  expect(transactions).toMatchObject([{ rupees: 132_456.5 }]);
});

test('a decimal comma is refused below a blank line, behind a space and between any digits', () => {
  const comma = (line: number, column: string) => ({ line, column, problem: 'comma' });
  const semicolons = header.replaceAll(',', ';');
  const row = 'fund;122639;2025-04-10;132,456;10000';
  expect(read(`\n${semicolons}\n${row}`).problems).toEqual([comma(3, 'quantity')]);
  for (const cost of ['1 234,56', '1\u00a0234,56']) {
    const { problems } = read(`${semicolons}\nfund;122639;2025-04-10;5;${cost}`);
    expect(problems).toEqual([comma(2, 'cost_rupees')]);
  }
  for (const quantity of ['"१३२,५"', '132，5'])
    expect(readRow(`fund,122639,2025-04-10,${quantity},1`).problems).toEqual([
      comma(2, 'quantity'),
    ]);
  const grouped = readRow('fund,122639,2025-04-10,"१,३२,४५६.५","12 lakh 50 thousand"');
  expect(grouped.transactions).toMatchObject([{ quantity: 132_456.5, rupees: 1_250_000 }]);
});

test.each([
  ['the end of the file', 'Infosys'],
  ['a name in quotes', '"Infosys, Limited"'],
])('a quote of a column that is not read, which %s closes, swallows no line', (_, name) => {
  const file = `${header},name\n${bought}\n${bought},"Infosys\n${bought},${name}\n${bought},`;
  const problem = { line: 3, column: null, problem: 'open-quote' };
  expect(read(file)).toEqual({ transactions: [], problems: [problem] });
});

test('a name in quotes may have several lines and quotes of its own', () => {
  const file = `${header},name\n${bought},"Infosys\n""Limited"" "\n${bought},Infosys`;
  expect(read(file)).toMatchObject({ problems: [], transactions: [{}, {}] });
});

test('of two columns of one name none is chosen', () => {
  const { problems } = read(`${header}, Quantity\n${bought},20`);
  expect(problems).toEqual([{ line: 1, column: 'quantity', problem: 'repeated-column' }]);
});

test('the line break of an old Mac ends the header, whatever the cells have', () => {
  const file = `${header},account\rfund,122639,2025-04-10,"1,32,456",1,A;B`;
  expect(read(file).transactions).toMatchObject([{ quantity: 132_456, account: 'A;B' }]);
});

test.each([
  ['deposit,PPF 7.1%,2025-04-05,,50000', 50_000, 50_000],
  ['deposit,FD 7%,2025-11-22,1,"1,00,000"', 100_000, 100_000],
  // A gift.
  ['deposit,FD 7%,2025-11-22,5000,0', 5_000, 0],
])('the quantity of a deposit is its cost in rupees: %s', (row, quantity, rupees) => {
  expect(readRow(row).transactions).toMatchObject([{ assetClass: 'deposit', quantity, rupees }]);
});

test('gold without a quantity is refused', () => {
  const problem = { line: 2, column: 'quantity', problem: 'missing' };
  expect(readRow('gold,Coins,2025-04-05,,50000').problems).toEqual([problem]);
});

test('a missing column, an empty file and a file that is too long say so', () => {
  const missing = ['date', 'quantity', 'amount_rupees'].map((column) => {
    return { line: 1, column, problem: 'missing-column' };
  });
  expect(read('class,instrument\nfund,1')).toEqual({ transactions: [], problems: missing });
  const whole = (line: number, problem: string) => {
    return { transactions: [], problems: [{ line, column: null, problem }] };
  };
  const row = 'share,INFY,2024-11-21,10,18500\n';
  expect(read('')).toEqual(whole(1, 'not-template'));
  expect(read(`${header}\n`)).toEqual(whole(2, 'no-rows'));
  expect(read(`${header}\n${row.repeat(3_001)}`)).toEqual(whole(3_002, 'too-many-rows'));
  expect(read(`${header}${'\n'.repeat(50_000)}${row}`)).toEqual(whole(3_002, 'too-many-rows'));
  const spaced = `${header}\n${`${row}\n`.repeat(3_000)}`;
  expect(read(spaced).transactions).toHaveLength(3_000);
  expect(read(`${spaced}\n`)).toEqual(whole(3_002, 'too-many-rows'));
  expect(read(`${header}\n\n\n${row}\n${row}`).transactions).toHaveLength(2);
});

test.each([
  [
    'a tradebook',
    'symbol,isin,trade_date,trade_type,quantity,price\nINFY,INE009A01021,2023-01-02,buy,1,2',
  ],
  ['a PDF', '%PDF-1.4\n%\uFFFD\uFFFD'],
  ['an empty file', '\n\n'],
])('%s is called no file of the template, in one line', (_, file) => {
  expect(read(file).problems).toEqual([{ line: 1, column: null, problem: 'not-template' }]);
});

test('a formula is made harmless in the file and read back as it was', () => {
  const lots = [{ id: 'a', boughtOn: '2025-01-01', quantity: 1, costRupees: 2 }] as const;
  const instrumentId = '=HYPERLINK("http://x")';
  const file = holdingsCsv([heldOf({ assetClass: 'share', instrumentId, lots })]);
  expect(file).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(read(file).transactions).toMatchObject([{ instrumentId }]);
  // Only a quote in front of all is one that an export added.
  expect(readRow("gold,Nani's '+' coins,2025-01-01,1,2").transactions[0]?.instrumentId).toBe(
    "Nani's '+' coins",
  );
});

test.each([
  [1_234_567.25, '1234567.25'],
  [0.1 + 0.2, '0.3'],
  [1e-9, '0.000000001'],
  [1e12, '1000000000000'],
  [0.123_456_789_012_6, '0.123456789013'],
  [0, '0'],
  [4e-13, '0.0000000000004'],
  [1.25e-20, '0.0000000000000000000125'],
])(
  '%p is written as %s: without an exponent, groups or the noise of a sum, and never as zero',
  (value, text) => {
    expect(csvNumber(value)).toBe(text);
  },
);

test('the file of a full account can be imported again, with names that only people read', () => {
  const lot = { id: 'a', boughtOn: '2025-01-01', quantity: 1, costRupees: 2 } as const;
  const lots = Array.from({ length: transactionLimits.perPerson }, () => lot);
  const full = heldOf({ assetClass: 'fund', instrumentId: '122639', lots });
  const file = holdingsCsv([full], () => 'Samudra Fund, Direct');
  expect(file.split('\r\n')[1]).toBe('fund,122639,buy,2025-01-01,1,2,,"Samudra Fund, Direct"');
  const { transactions: imported, problems } = read(file);
  expect(problems).toEqual([]);
  expect(imported).toHaveLength(transactionLimits.perPerson);
  // Long names would make a file that is too large to import.
  const long = holdingsCsv([full], () => 'Samudra Fund, Direct Plan, Growth Option '.repeat(4));
  expect(Buffer.byteLength(long)).toBeLessThan(csvLimits.bytes);
  expect(read(long).transactions).toHaveLength(transactionLimits.perPerson);
});

test('an export that is too large to import is imported in two files, and nothing is lost', () => {
  const name = `${'स्वर्ण बचत योजना '.repeat(3)}क`;
  const lots = Array.from({ length: transactionLimits.perPerson }, (_, nth) => ({
    ...{ id: String(nth), boughtOn: '2025-01-01' as const, quantity: 1, costRupees: 2 + nth },
  }));
  const file = holdingsCsv([heldOf({ assetClass: 'gold', instrumentId: name, lots })]);
  expect(Buffer.byteLength(file)).toBeGreaterThan(csvLimits.bytes);
  const [head = '', ...lines] = file.split('\r\n');
  const parts = [lines.slice(0, 1_500), lines.slice(1_500)].map((part) =>
    [head, ...part].join('\r\n'),
  );
  const saved: CsvTransaction[] = [];
  for (const part of parts) {
    expect(Buffer.byteLength(part)).toBeLessThan(csvLimits.bytes);
    const own = saved.map((one, nth) => ({ ...one, id: String(nth) }));
    saved.push(...transactionsToImport(read(part).transactions, own).added);
  }
  expect(saved).toHaveLength(transactionLimits.perPerson);
});

test('a quantity of less than a trillionth is imported again as it was', () => {
  const lots = [{ id: 'a', boughtOn: '2025-01-01', quantity: 4e-13, costRupees: 2 }] as const;
  const file = holdingsCsv([heldOf({ assetClass: 'coin', instrumentId: 'bitcoin', lots })]);
  expect(read(file)).toMatchObject({ problems: [], transactions: [{ quantity: 4e-13 }] });
});

test('what is exported is what is imported', () => {
  const lot = fc.record({
    quantity: fc
      .double({ min: 1e-8, max: 1e9, noNaN: true })
      .map((value) => Number(value.toFixed(8)))
      .filter((quantity) => quantity > 0),
    costRupees: fc.integer({ min: 0, max: 1e9 }),
    ...{ id: fc.constant('x'), boughtOn: fc.constant('2025-01-01' as const) },
  });
  fc.assert(
    fc.property(fc.array(lot, { minLength: 1, maxLength: 20 }), (lots) => {
      const holding = heldOf({ assetClass: 'coin', instrumentId: 'bitcoin', lots });
      const expected = lots.map(({ quantity, costRupees: rupees }) => ({ quantity, rupees }));
      const { transactions: imported } = read(holdingsCsv([holding]));
      expect(imported).toHaveLength(lots.length);
      expect(imported).toEqual(
        expect.arrayContaining(expected.map((each) => expect.objectContaining(each) as unknown)),
      );
    }),
  );
});

/** As the import sees what is saved. */
const ownIn = (holdings: readonly Holding[]) =>
  holdings.flatMap(({ assetClass, instrumentId, transactions }) =>
    transactions.map((transaction) => ({ assetClass, instrumentId, ...transaction })),
  );

test('a purchase that is saved already is not imported again, a further equal one is', () => {
  const lot = { boughtOn: '2025-01-02', quantity: 0.1 + 0.2, costRupees: 5_000 } as const;
  const held = (...ids: string[]): Holding[] => [
    heldOf({ assetClass: 'fund', instrumentId: '1', lots: ids.map((id) => ({ ...lot, id })) }),
  ];
  const { transactions } = readHoldingsCsv(holdingsCsv(held('a', 'b')), today, any);
  const idOf = (nth: number) => importedId(transactions[0]!, nth);
  const idsAfter = (holdings: Holding[]) =>
    transactionsToImport(transactions, ownIn(holdings)).added.map(({ id }) => id);
  expect(idsAfter(held('typed', 'typed too'))).toEqual([]);
  expect(idsAfter(held('typed'))).toEqual([idOf(0)]);
  // One of two that were imported was removed since: its place is free.
  expect(idsAfter(held(idOf(1)))).toEqual([idOf(0)]);
  expect(idsAfter(held(idOf(0)))).toEqual([idOf(1)]);
  expect(idsAfter([])).toEqual([idOf(0), idOf(1)]);
  // The same purchase has the same id, a UUID of version 8; an equal second one has another.
  expect(idOf(0)).not.toBe(idOf(1));
  expect(idOf(0)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  // As purchases were imported before there were other types.
  expect(importedId({ ...transactions[0]!, quantity: 10 }, 0)).toBe(
    derivedId(JSON.stringify(['fund', '1', '2025-01-02', 10, 5_000, 0])),
  );
});

/** Each field of a transaction: the compiler asks for the one that is added, which the ids must then tell apart. */
const otherValues: { [Field in keyof CsvTransaction]: CsvTransaction[Field] } = {
  assetClass: 'share',
  instrumentId: '2',
  type: 'sell',
  on: '2025-01-03',
  quantity: 11,
  rupees: 5_001,
  account: '123/45',
};

test.each(Object.entries(otherValues))('another %s makes another transaction', (field, value) => {
  const known: CsvTransaction = {
    ...{ assetClass: 'fund', instrumentId: '1', type: 'buy', on: '2025-01-02' },
    ...{ quantity: 10, rupees: 5_000, account: null },
  };
  const other: CsvTransaction = { ...known, [field]: value };
  const saved = [{ ...known, id: 'typed' }];
  const added = [{ ...other, id: importedId(other, 0) }];
  expect(importedId(other, 0)).not.toBe(importedId(known, 0));
  expect(contentIdOf(other)).not.toBe(contentIdOf(known));
  expect(transactionsToImport([known, other], saved)).toMatchObject({ added, withAccount: [] });
  expect(transactionsToImport([other, known], saved)).toMatchObject({ added, withAccount: [] });
});

describe('the types of a transaction in a file', () => {
  const columns = 'class,instrument,type,date,quantity,amount_rupees,account';
  const readTyped = (row: string) => read(`${columns}\n${row}`);
  const problemsOf = (row: string) =>
    readTyped(row).problems.map(({ column, problem }) => [column, problem]);

  test.each([
    ['fund,1,sell,2025-01-02,5,600,123 / 45', 'sell', 5, 600, '123 / 45'],
    ['fund,1,Buy,2025-01-02,5,0,', 'buy', 5, 0, null],
    ['share,A,bonus,2025-01-02,5,,', 'bonus', 5, 0, null],
    ['share,A,bonus,2025-01-02,5,0,IN300-1', 'bonus', 5, 0, 'IN300-1'],
    ['share,A,dividend,2025-01-02,,250,', 'dividend', 0, 250, null],
    ['share,A,dividend,2025-01-02,10,250,', 'dividend', 0, 250, null],
    ['deposit,FD 7%,sell,2025-01-02,1,"1,00,000",', 'sell', 100_000, 100_000, null],
  ])('%s', (row, type, quantity, rupees, account) => {
    expect(readTyped(row)).toMatchObject({
      problems: [],
      transactions: [{ type, quantity, rupees, account }],
    });
  });

  test.each([
    ['fund,1,,2025-01-02,5,600,', [['type', 'unknown-type']]],
    ['fund,1,switch,2025-01-02,5,600,', [['type', 'unknown-type']]],
    ['fund,1,sell,2025-01-02,,600,', [['quantity', 'missing']]],
    ['fund,1,sell,2025-01-02,0,600,', [['quantity', 'not-above-zero']]],
    ['share,A,bonus,2025-01-02,5,10,', [['amount_rupees', 'bonus-amount']]],
    ['share,A,dividend,2025-01-02,,0,', [['amount_rupees', 'not-above-zero']]],
    ['deposit,FD 7%,dividend,2025-01-02,,50,', [['type', 'not-for-deposit']]],
    ['deposit,FD 7%,bonus,2025-01-02,5,,', [['type', 'not-for-deposit']]],
    [`fund,1,buy,2025-01-02,5,600,${'1'.repeat(41)}`, [['account', 'long-account']]],
    // 10,500 without quotes, and blank cells at the end.
    ['fund,1,buy,2025-01-02,5,10,500,,', [[null, 'too-many-cells']]],
    // 1,000 units for 18,500 rupees.
    ['fund,1,buy,2025-01-02,1,000,18500,', [[null, 'too-many-cells']]],
  ])('%s is refused', (row, problems) => {
    expect(problemsOf(row)).toEqual(problems);
  });

  test('an account of three digits is no rest of the amount, nor an amount that of the quantity', () => {
    expect(readTyped('fund,1,buy,2025-01-02,5,600,500').transactions).toMatchObject([
      { rupees: 600, account: '500' },
    ]);
    expect(readTyped('fund,1,buy,2025-01-02,5,600,,').transactions).toMatchObject([
      { rupees: 600, account: null },
    ]);
  });

  test('what is exported is imported, of each type and account', () => {
    const entries = [
      ['buy', '2025-01-01', 10, 1_000, '123/45'],
      ['buy', '2025-01-01', 10, 1_000, null],
      ['bonus', '2025-02-01', 10, 0, '123/45'],
      ['sell', '2025-03-01', 4.5, 900.25, '123/45'],
      ['dividend', '2025-04-01', 0, 55, null],
      // A spreadsheet may run both as a formula.
      ['buy', '2025-01-01', 10, 1_000, '@Ravi'],
      ['buy', '2025-01-01', 10, 1_000, '＠Ravi'],
    ] as const;
    const transactions = entries.map(([type, on, quantity, rupees, account], index) => {
      return { id: savedIdOf(index), type, on, quantity, rupees, account };
    });
    const holding = holdingOf({ assetClass: 'share', instrumentId: 'A' }, transactions);
    const { transactions: imported, problems } = read(holdingsCsv([holding], () => 'A Ltd'));
    expect(problems).toEqual([]);
    expect(imported).toHaveLength(entries.length);
    expect(transactionsToImport(imported, ownIn([holding]))).toEqual({
      added: [],
      withAccount: [],
      maybeTwice: 0,
    });
    // A file that overlaps: one row more of those that are equal, and a new one.
    const more = [...imported, imported[0]!, { ...imported[0]!, on: '2025-05-01' as const }];
    expect(transactionsToImport(more, ownIn([holding])).added).toHaveLength(2);
  });
});

test('a typed price replaces one of the same instrument and day alone', () => {
  const share = { assetClass: 'share', instrumentId: 'ABC' } as const;
  const ids = [
    typedPriceId(share, '2026-11-02'),
    typedPriceId(share, '2026-11-03'),
    typedPriceId({ ...share, instrumentId: 'XYZ' }, '2026-11-02'),
    typedPriceId({ ...share, assetClass: 'gold' }, '2026-11-02'),
  ];
  expect(new Set(ids).size).toBe(4);
  expect(typedPriceId(share, '2026-11-02')).toBe(ids[0]);
});

describe('saved holding', () => {
  const one = '11111111-1111-4111-8111-111111111111';
  const two = '22222222-2222-4222-8222-222222222222';
  const coin = { assetClass: 'coin', instrumentId: 'a' } as const;
  const lot = { boughtOn: '2025-02-01', quantity: 2, costRupees: 10 } as const;

  const asSaved = (item: NewSavedItem | null): SavedItem => ({
    ...item!,
    updatedAt: new Date('2026-11-20T00:00:00Z'),
  });

  it('saves each purchase as one item and reads the lots of a coin together', () => {
    const items = [
      asSaved(lotItemOf(coin, { ...lot, id: one })),
      asSaved(lotItemOf(coin, { ...lot, id: two, boughtOn: '2024-02-01' })),
      asSaved(lotItemOf({ assetClass: 'fund', instrumentId: 'a' }, { ...lot, id: two })),
      asSaved(watchedItemOf(two, coin)),
    ];
    const first = { ...lot, id: two, boughtOn: '2024-02-01' as const };
    expect(holdingsIn(items, 'coin')).toEqual([
      heldOf({ ...coin, lots: [first, { ...lot, id: one }] }),
    ]);
  });

  it('reads no item with several purchases, which no form of ours writes', () => {
    const item = asSaved(lotItemOf(coin, { ...lot, id: one }));
    const lots = [one, two].map((id) => ({ ...lot, id }));
    expect(holdingsIn([{ ...item, data: { ...coin, lots } }], 'coin')).toEqual([]);
  });

  it('watches an instrument once, however often it was saved', () => {
    const items = [asSaved(watchedItemOf(one, coin)), asSaved(watchedItemOf(two, coin))];
    expect(watchedIn(items, 'coin')).toEqual([{ itemId: one, instrumentId: 'a', name: null }]);
    const named = asSaved(watchedItemOf(one, coin, 'x'.repeat(300)));
    expect(watchedIn([named], 'coin')[0]?.name).toBe('x'.repeat(200));
    const damaged = { ...named, data: { ...coin, name: 7 } };
    expect(watchedIn([damaged], 'coin')[0]).toMatchObject({ instrumentId: 'a', name: null });
    expect(watchedIn(items, 'fund')).toEqual([]);
  });

  it('refuses what is no instrument and leaves out what it cannot read', () => {
    expect(lotItemOf({ assetClass: 'house', instrumentId: 'a' }, { ...lot, id: one })).toBeNull();
    expect(watchedItemOf(one, { assetClass: 'coin', instrumentId: '' })).toBeNull();
    const saved = asSaved(lotItemOf(coin, { ...lot, id: one }));
    const broken = { ...saved, data: { ...coin, lots: [] } };
    const newer = { ...asSaved(watchedItemOf(one, coin)), version: 2 };
    expect(holdingsIn([broken], 'coin')).toEqual([]);
    expect(watchedIn([newer], 'coin')).toEqual([]);
  });

  const own = { ...lot, id: one };

  it.each<[string, boolean, Record<string, unknown>, Record<string, unknown>]>([
    ['as our forms write it', true, {}, {}],
    ['of capital letters in its id', true, {}, { id: one.toUpperCase() }],
    ['that cost nothing', true, {}, { costRupees: 0 }],
    ['of an instrument of 120 characters', true, { instrumentId: 'x'.repeat(120) }, {}],
    ['of an instrument of 121 characters', false, { instrumentId: 'x'.repeat(121) }, {}],
    ['of an instrument that is a number', false, { instrumentId: 7 }, {}],
    ['of a class that is none', false, { assetClass: 'house' }, {}],
    ['whose lots are no list', false, { lots: own }, {}],
    ['whose lot is no object', false, { lots: [null] }, {}],
    ['with an id that is no UUID', false, {}, { id: 'x/y' }],
    ['with an id that is no text', false, {}, { id: 1 }],
    ['on a day that is none', false, {}, { boughtOn: '2025-02-30' }],
    ['of nothing', false, {}, { quantity: 0 }],
    ['of less than nothing', false, {}, { quantity: -1 }],
    ['of a quantity that is a text', false, {}, { quantity: '2' }],
    ['of a quantity without end', false, {}, { quantity: Infinity }],
    ['for less than nothing', false, {}, { costRupees: -1 }],
    ['for a text', false, {}, { costRupees: '10' }],
    ['for no number', false, {}, { costRupees: NaN }],
  ])('a stored purchase %s is read: %s', (_, isRead, instrument, changes) => {
    const data = { ...coin, lots: [{ ...own, ...changes }], ...instrument };
    const item = { id: one, kind: 'holding', version: 1, data };
    expect(holdingsIn([item], 'coin')).toHaveLength(Number(isRead));
  });

  it('reads no item of another kind or version, or without data', () => {
    const item = { ...lotItemOf(coin, own)!, updatedAt: new Date(0) };
    const watched = { ...watchedItemOf(one, coin)!, updatedAt: new Date(0) };
    const others = [{ kind: 'watchlist' }, { version: 2 }, { data: null }, { data: 'x' }];
    for (const change of others) expect(holdingsIn([{ ...item, ...change }], 'coin')).toEqual([]);
    const noWatched = [{ kind: 'holding' }, { version: 2 }, { data: null }];
    for (const change of noWatched)
      expect(watchedIn([{ ...watched, ...change }], 'coin')).toEqual([]);
  });

  it('lists the lots of one instrument in the order of purchase, however they were saved', () => {
    const days = ['2024-05-01', '2023-05-01', '2025-05-01', '2022-05-01'] as const;
    const items = days.map((boughtOn, index) =>
      asSaved(lotItemOf(coin, { ...lot, boughtOn, id: savedIdOf(index) })),
    );
    const [held] = holdingsIn(items, 'coin');
    expect(held?.lots.map(({ boughtOn }) => boughtOn)).toEqual([...days].sort());
  });

  it('has no name of a watched instrument that is empty or too long', () => {
    const nameIn = (name: string) =>
      watchedIn([{ ...watchedItemOf(one, coin)!, data: { ...coin, name } }], 'coin')[0]?.name;
    expect(nameIn('')).toBeNull();
    expect(nameIn('x'.repeat(200))).toHaveLength(200);
    expect(nameIn('x'.repeat(201))).toBeNull();
  });

  it('reads the purchase of a form, or says what is wrong with it', () => {
    const typed = { boughtOn: ' 2025-02-01 ', quantity: '0.5', cost: '1.2 lakh' };
    const form = (fields: Record<string, string>) =>
      readLotForm(formOf({ ...coin, ...typed, ...fields }), one, today);
    const saved = { id: one, boughtOn: '2025-02-01', quantity: 0.5, costRupees: 120_000 };
    expect(form({})).toEqual({
      ok: true,
      typed,
      item: { id: one, kind: 'holding', version: 1, data: { ...coin, lots: [saved] } },
    });
    const refused = { ...typed, quantity: 'much' };
    expect(form(refused)).toEqual({
      ok: false,
      typed: refused,
      state: { status: 'invalid', typed: refused, problems: { quantity: 'not-a-number' } },
    });
    // Hidden fields that no form of ours has.
    expect(form({ assetClass: 'house' })).toMatchObject({ ok: false, state: { problems: {} } });
  });

  describe('a purchase as typed', () => {
    it('is read with amounts as people write them', () => {
      const typed = { boughtOn: '2025-02-01', quantity: '0.5', cost: '1.2 lakh' };
      const lot = { boughtOn: '2025-02-01', quantity: 0.5, costRupees: 120_000 };
      expect(readLot(typed, today)).toEqual({ ok: true, value: lot });
      expect(readLot({ boughtOn: today, quantity: '1', cost: '0' }, today).ok).toBe(true);
      const extremes = { boughtOn: '1950-01-01', quantity: '1000000000000', cost: '0.01' };
      expect(readLot(extremes, today).ok).toBe(true);
    });

    it.each([
      [['', '', ''], 'missing', 'missing', 'missing'],
      [['2026-11-22', '0', '-1'], 'in-future', 'not-above-zero', 'not-above-zero'],
      [['2026-13-01', 'x', '10,00,00,00,00,001'], 'no-date', 'not-a-number', 'too-large'],
      [['2026-02-30', '1', '1'], 'no-date', undefined, undefined],
      [['0205-02-03', '1', '1'], 'too-early', undefined, undefined],
    ])('says what is wrong with %j', (typed, ...found) => {
      const [boughtOn = '', quantity = '', cost = ''] = typed;
      const problem = { boughtOn: found[0], quantity: found[1], cost: found[2] };
      expect(readLot({ boughtOn, quantity, cost }, today)).toEqual({ ok: false, problem });
    });
  });
});

describe('value holding', () => {
  const holding = heldOf({
    assetClass: 'coin',
    instrumentId: 'sample',
    lots: [
      { id: '1', boughtOn: '2024-01-01', quantity: 2, costRupees: 200 },
      { id: '2', boughtOn: '2025-01-01', quantity: 1, costRupees: 400 },
      { id: '3', boughtOn: '2026-01-01', quantity: 1, costRupees: 0 },
    ],
  });

  it('values the whole and each lot', () => {
    const valued = valueHolding(holding, 300);
    const whole = { quantity: 4, costRupees: 600, valueRupees: 1_200 };
    expect(valued).toMatchObject({ ...whole, gainRupees: 600, gainPercent: 100 });
    expect(valued.lots.map(({ gainRupees, gainPercent }) => [gainRupees, gainPercent])).toEqual([
      [400, 200],
      [-100, -25],
      [300, null],
    ]);
  });

  it('has no value without a price, not zero', () => {
    const unknown = { valueRupees: null, gainRupees: null, gainPercent: null };
    const lots = Array(3).fill(expect.objectContaining(unknown)) as unknown[];
    expect(valueHolding(holding, null)).toMatchObject({ costRupees: 600, ...unknown, lots });
  });
});

describe('deposit', () => {
  test.each([
    [' Public  Provident Fund 7.1%', 'Public Provident Fund 7.1%', 7.1],
    ['FD 7.25 %', 'FD 7.25%', 7.25],
    ['Savings 0%', 'Savings 0%', 0],
    ['Chit 30%', 'Chit 30%', 30],
  ])('%p is a deposit with its rate', (named, id, ratePercent) => {
    expect(readDeposit(named)).toMatchObject({ id, ratePercent });
  });

  test('a name without a rate that can be is no deposit', () => {
    const named = ['PPF', '7.1%', 'PPF 31%', 'PPF 100%', 'PPF 7.123%', 'PPF 7%%', 'PPF x7%', ''];
    expect(named.map(readDeposit)).toEqual(named.map(() => null));
  });

  const ppf = heldOf({
    assetClass: 'deposit',
    instrumentId: 'PPF 7.1%',
    lots: [
      { id: 'a', boughtOn: '2022-04-05', quantity: 100_000, costRupees: 100_000 },
      { id: 'b', boughtOn: '2024-04-04', quantity: 50_000, costRupees: 50_000 },
    ],
  });

  test('each payment grows at the rate from its own day, compounded yearly', () => {
    const today = '2026-04-04';
    const grown = inUnits(ppf, today);
    const price = grown?.prices.at(-1);
    if (!grown || !price) throw new Error('no units');
    expect(price.date).toBe(today);
    const { valueRupees, costRupees } = valueHolding(grown.holding, price.value);
    // Four years of 365 days each, and two.
    expect(valueRupees).toBeCloseTo(100_000 * 1.071 ** 4 + 50_000 * 1.071 ** 2, 4);
    expect(costRupees).toBe(150_000);
    expect(holdingXirr(grown.holding, valueRupees, today)).toBeCloseTo(7.1, 8);
  });

  test('a deposit has a value on each day since 1950, and lists no more than the last 31', () => {
    const lots = [{ id: 'a', boughtOn: '1950-01-01', quantity: 1_000, costRupees: 1_000 }] as const;
    const grown = inUnits(heldOf({ ...ppf, lots }), '2026-04-04');
    if (!grown) throw new Error('no units');
    expect(grown.prices.map(({ date }) => date)).toHaveLength(31);
    expect(grown.prices[0]?.date).toBe('2026-03-05');
    const { holding, ...prices } = grown;
    const priced = { ...holding, ...prices, maxGapDays: 10 };
    expect(worthOn([priced], '1952-01-01')).toBeCloseTo(1_000 * 1.071 ** 2, 6);
    // 1952 has 366 days.
    expect(worthOn([priced], '1953-01-01')).toBeCloseTo(1_000 * 1.071 ** (1_096 / 365), 6);
  });

  test('a young deposit lists the days since its first payment, in whatever order they are', () => {
    const [first, second] = ppf.lots;
    const grown = inUnits({ ...ppf, lots: [second!, first!] }, '2022-04-07');
    const days = ['2022-04-05', '2022-04-06', '2022-04-07'];
    expect(grown?.prices.map(({ date }) => date)).toEqual(days);
    expect(grown?.prices[0]?.value).toBe(1);
    expect(inUnits(ppf, '2022-04-05')?.prices).toHaveLength(1);
  });

  test('a deposit without a rate or a payment has no units', () => {
    expect(inUnits({ ...ppf, instrumentId: 'PPF' }, '2026-04-04')).toBeNull();
    expect(inUnits(heldOf({ ...ppf, lots: [] }), '2026-04-04')).toBeNull();
  });
});

describe('a saved transaction that the file may have as well is counted', () => {
  const bought: CsvTransaction = {
    ...{ assetClass: 'fund', instrumentId: '1', type: 'buy', on: '2025-04-10' },
    ...{ quantity: 62.345, rupees: 5_000, account: '12345678' },
  };
  const paid: CsvTransaction = { ...bought, type: 'dividend', quantity: 0 };
  const counts = (saved: readonly CsvTransaction[], inFile: readonly CsvTransaction[]) => {
    const { added, maybeTwice } = transactionsToImport(
      inFile,
      saved.map((each, at) => ({ ...each, id: savedIdOf(at) })),
    );
    return [added.length, maybeTwice];
  };

  test.each<[string, Partial<CsvTransaction>]>([
    ['another spelling of its folio', { account: '12345678/90' }],
    ['another amount', { rupees: 4_999.75 }],
    ['both', { account: '12345678/90', rupees: 4_999.75 }],
    ['no folio and another amount', { account: null, rupees: 4_999.75 }],
  ])('with %s', (_case, change) => {
    const other = { ...bought, ...change };
    expect(counts([bought], [other])).toEqual([1, 1]);
    expect(counts([other], [bought])).toEqual([1, 1]);
    // Both are saved now, and it is still to be checked.
    expect(counts([bought, other], [other])).toEqual([0, 1]);
    // Where the file has both, they are two.
    expect(counts([bought], [bought, other])).toEqual([1, 0]);
  });

  test.each<[string, Partial<CsvTransaction>]>([
    ['day', { on: '2025-04-11' }],
    ['quantity', { quantity: 62.346 }],
    ['type', { type: 'sell' }],
    ['fund', { instrumentId: '2' }],
  ])('but not one of another %s', (_case, change) => {
    expect(counts([bought], [{ ...bought, account: '12345678/90', ...change }])).toEqual([1, 0]);
  });

  test('of payouts, which have no quantity, those of one amount', () => {
    expect(counts([paid], [{ ...paid, account: '12345678/90' }])).toEqual([1, 1]);
    expect(counts([paid], [{ ...paid, account: '77', rupees: 400 }])).toEqual([1, 0]);
  });

  test.each<[string, Partial<CsvTransaction>]>([
    ['amount', { rupees: 5_020 }],
    ['account', { account: '12345678/90' }],
  ])('but not what was imported from it and then got another %s', (_case, change) => {
    const edited = { ...bought, ...change, id: importedId(bought, 0) };
    expect(transactionsToImport([bought], [edited])).toEqual({
      ...{ added: [], withAccount: [], maybeTwice: 0 },
    });
  });

  test('once, where it has no folio as well', () => {
    const typed = { ...bought, account: null, rupees: 4_999.75 };
    expect(counts([typed], [bought])).toEqual([1, 1]);
  });
});

test('what was typed without a folio gets that of the statement, and what differs is counted', () => {
  const lot = (id: string, boughtOn: IsoDate, costRupees: number) => ({
    id,
    boughtOn,
    quantity: 10,
    costRupees,
  });
  const typed = ownIn([
    heldOf({
      assetClass: 'fund',
      instrumentId: '1',
      lots: [lot('same', '2025-01-02', 5_000), lot('other', '2025-02-03', 4_999)],
    }),
    heldOf({ assetClass: 'fund', instrumentId: '2', lots: [lot('alone', '2025-01-02', 5_000)] }),
  ]);
  const { transactions } = readHoldingsCsv(
    [
      'class,instrument,type,date,quantity,amount_rupees,account',
      'fund,1,buy,2025-01-02,10,5000,12/34',
      'fund,1,buy,2025-01-02,10,5000,12/34',
      'fund,1,buy,2025-02-03,10,5000,12/34',
    ].join('\n'),
    today,
    any,
  );
  const { added, withAccount, maybeTwice } = transactionsToImport(transactions, typed);
  expect(added.map(({ on, account }) => [on, account])).toEqual([
    ['2025-01-02', '12/34'],
    ['2025-02-03', '12/34'],
  ]);
  expect(withAccount).toEqual([{ ...typed[0], account: '12/34' }]);
  expect(maybeTwice).toBe(1);
  // Once more: nothing is left to add, and the other one is still to be checked.
  const after = [...typed.slice(1), ...withAccount, ...added];
  expect(transactionsToImport(transactions, after)).toEqual({
    added: [],
    withAccount: [],
    maybeTwice: 1,
  });
});
