import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportForm } from '@/components/dashboard/portfolio/import-form';
import { freshImport, type ImportState } from '@/lib/dashboard/domain/form-states';
import { importHoldings } from '@/lib/dashboard/server/actions';
import { messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { readInWorker } from '@/lib/statements/read-in-worker';
import {
  noFileNotes,
  type AmountChecks,
  type Statement,
  type StatementHolding,
} from '@/lib/statements/statement';
import { refuseStatement } from '@/lib/statements/statement-problem';
import { enterText } from '@/tests/components/enter-text';
import { giveBlobsTheirBytes } from '@/tests/factories/blob-bytes';
import { statementHolding } from '@/tests/factories/statement-holding';

jest.mock('@/lib/dashboard/server/actions', () => ({ importHoldings: jest.fn() }));
// jsdom has no workers; what the worker does is tested in tests/unit/lib/statements.
jest.mock('@/lib/statements/read-in-worker', () => ({ readInWorker: jest.fn() }));
// The form loads it with the first file. Compiled here, so that no test waits for that.
jest.requireActual('@/components/statements/statement-panel');

beforeAll(giveBlobsTheirBytes);
beforeEach(() => jest.resetAllMocks());

const { dashboard, statements } = messages();
const { preview, password, problems } = statements;

const amounts = (more: Partial<AmountChecks>): AmountChecks => ({
  agreed: 0,
  withinRupees: 0,
  withLoad: 0,
  withCharge: 0,
  unchecked: 0,
  payouts: { agreed: 0, withinRupees: 0, unchecked: 1 },
  differing: [],
  ...more,
});

const holding = (more: Partial<StatementHolding>): StatementHolding =>
  statementHolding({
    instrument: 'INF000X01013',
    name: 'Example Flexi Cap Fund',
    account: '12345678/90',
    transactions: [
      { type: 'buy', on: '2024-04-05', quantity: 100, rupees: 5000 },
      { type: 'dividend', on: '2024-07-12', quantity: null, rupees: 26 },
    ],
    openingUnits: 0,
    closingUnits: 100,
    amounts: amounts({ agreed: 1, withinRupees: 0.061 }),
    ...more,
  });
const broken = holding({
  instrument: 'INF000X01021',
  name: 'Example Gilt Fund',
  failedChecks: ['closing-balance'],
  closingUnits: 99,
});
const earlier = holding({
  instrument: 'INF000X01039',
  name: 'Example Liquid Fund',
  gaps: ['opening-balance'],
  openingUnits: 50,
  closingUnits: 150,
});
const statement: Statement = {
  source: 'cas',
  period: { from: '1990-01-01', to: '2024-08-30' },
  holdings: [holding({}), broken, earlier],
  leftOut: {
    count: 1,
    listed: [
      { place: 3, on: '2024-05-01', name: 'Example Gilt Fund', reason: 'no-number', found: '1O0' },
    ],
  },
  notTransactions: { 'stamp-duty': 2, stt: 0, tds: 1, reversed: 0, merger: 0, info: 0 },
  hasPages: true,
  fileNotes: noFileNotes,
};

function answerWith(status: ImportState['status'], more: Partial<ImportState> = {}) {
  jest.mocked(importHoldings).mockResolvedValue({ ...freshImport, status, ...more });
}

const sent = async () => {
  const [, data] = jest.mocked(importHoldings).mock.calls[0] ?? [];
  const file = data?.get('file');
  if (!data || !(file instanceof File)) throw new Error('nothing was sent');
  return { names: [...data.keys()], text: new TextDecoder().decode(await file.arrayBuffer()) };
};

async function choose(name = 'statement.pdf', content = '%PDF-1.7') {
  render(
    <ImportForm
      maxBytes={400_000}
      messages={dashboard.holdings.import}
      statementMessages={statements.field}
      outcomes={dashboard.outcomes}
    />,
  );
  await userEvent.upload(screen.getByLabelText(statements.field.label), new File([content], name));
}

/** Chooses a file that is read as this statement. */
async function chooseReadAs(read: Statement) {
  jest.mocked(readInWorker).mockResolvedValue({ ok: true, value: read });
  await choose();
}

test('a statement is opened with its password', async () => {
  jest
    .mocked(readInWorker)
    .mockResolvedValueOnce(refuseStatement('password-needed'))
    .mockResolvedValueOnce(refuseStatement('password-wrong'))
    .mockResolvedValueOnce({ ok: true, value: statement });
  await choose();
  expect(await screen.findByText(problems['password-needed'])).toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: dashboard.holdings.import.submit }),
  ).not.toBeInTheDocument();

  const field = screen.getByLabelText(password.label);
  expect(field).not.toHaveAttribute('name');
  await userEvent.click(screen.getByRole('button', { name: password.open }));
  expect(screen.getByText(password.empty)).toBeInTheDocument();
  enterText(field, 'wrong');
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByText(password.wrong)).toBeInTheDocument();
  expect(field).toHaveFocus();
  enterText(field, 'ABCDE1234F');
  await userEvent.type(field, '{Enter}');

  expect(await screen.findByText(/^CAMS and KFintech account statement: 6 trans/)).toBeVisible();
  // The keyboard goes on from there, not from the top of the page.
  await userEvent.tab();
  expect(screen.getByLabelText('Example Flexi Cap Fund')).toHaveFocus();
  expect(importHoldings).not.toHaveBeenCalled();
  expect(jest.mocked(readInWorker).mock.calls.map(([, tried]) => tried)).toEqual([
    '',
    'wrong',
    'ABCDE1234F',
  ]);
});

test('only what is selected of a statement is sent', async () => {
  answerWith('saved', { count: 2 });
  await chooseReadAs(statement);
  await screen.findByLabelText('Example Flexi Cap Fund');
  await userEvent.click(
    screen.getByRole('button', { name: fillCount(2, preview.submit, { count: '2' }) }),
  );
  // Its answer is drawn before what was sent is read, which is no act.
  expect(await screen.findByText('2 transactions were imported.')).toBeInTheDocument();
  expect(importHoldings).toHaveBeenCalledTimes(1);
  expect(await sent()).toEqual({
    names: ['file'],
    text: [
      'class,instrument,type,date,quantity,amount_rupees,account',
      'fund,INF000X01013,buy,2024-04-05,100,5000,12345678/90',
      'fund,INF000X01013,dividend,2024-07-12,,26,12345678/90',
    ].join('\r\n'),
  });
  // The form is ready for the next file.
  expect(screen.queryByLabelText('Example Flexi Cap Fund')).not.toBeInTheDocument();
});

test('what fails its checks or is incomplete says why, is not selected, and can be', async () => {
  await chooseReadAs(statement);
  const gilt = await screen.findByRole('checkbox', { name: 'Example Gilt Fund' });
  const liquid = screen.getByRole('checkbox', { name: 'Example Liquid Fund' });
  expect(screen.getByRole('checkbox', { name: 'Example Flexi Cap Fund' })).toBeChecked();
  expect(gilt).not.toBeChecked();
  expect(gilt).toHaveAccessibleDescription(
    expect.stringContaining(preview.checks['closing-balance']),
  );
  expect(gilt).toHaveAccessibleDescription(
    expect.stringContaining(fill(preview.statedUnits, { units: '100', stated: '99' })),
  );
  expect(liquid).not.toBeChecked();
  expect(liquid).toHaveAccessibleDescription(
    expect.stringContaining(fill(preview.gaps['opening-balance'], { units: '50' })),
  );
  await userEvent.click(gilt);
  expect(screen.getByRole('button', { name: 'Import 4 transactions' })).toBeInTheDocument();
  await userEvent.click(gilt);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Example Flexi Cap Fund' }));
  expect(screen.getByText(preview.nothing)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

test('what was checked is said, and an amount that differs with its day and by how much', async () => {
  const wrong = holding({
    instrument: 'INF000X01047',
    name: 'Example Bond Fund',
    failedChecks: ['amount'],
    amounts: amounts({
      agreed: 3,
      withinRupees: 5.011,
      withLoad: 1,
      withCharge: 1,
      unchecked: 2,
      payouts: { agreed: 1, withinRupees: 0.5, unchecked: 0 },
      differing: [{ on: '2024-04-05', rupees: 1000.5 }],
    }),
  });
  const read = { ...statement, holdings: [holding({}), wrong] };
  await chooseReadAs(read);
  const flexi = await screen.findByRole('checkbox', { name: 'Example Flexi Cap Fund' });
  expect(flexi).toHaveAccessibleDescription(
    expect.stringContaining(
      'Units agree with the printed balances. 1 amount equals units × price within ₹0.07, as far as the printed decimals tell. 1 payout was not checked: no rate is printed.',
    ),
  );
  const bond = screen.getByRole('checkbox', { name: 'Example Bond Fund' });
  expect(bond).not.toBeChecked();
  for (const text of [
    '3 amounts equal units × price within ₹5.02, as far as the printed decimals tell.',
    '1 amount differs by a usual entry or exit load.',
    '1 purchase cost ₹100 or ₹150 more, as with a distributor’s charge.',
    '2 amounts were not checked: no price is printed.',
    '1 payout equals units × rate within ₹0.50.',
    'An amount differs from units × price, or a payout from units × rate: 5 Apr 2024 by ₹1,000.50.',
  ]) {
    expect(bond).toHaveAccessibleDescription(expect.stringContaining(text));
  }
  // Its units fail no check, so that this is still said.
  expect(bond).toHaveAccessibleDescription(expect.stringContaining(preview.checked.units));
});

test('a share with a row that is left out is not selected, and the lines are named', async () => {
  const listed = [3, 5, 7, 9, 11].map((place) => ({ place, reason: 'no-number' as const }));
  const leftOut = { count: 7, listed };
  const doubtful = holding({ name: 'EXAMPLE', assetClass: 'share', leftOut });
  const read = { ...statement, hasPages: false, holdings: [doubtful] };
  await chooseReadAs(read);
  const box = await screen.findByRole('checkbox', { name: 'EXAMPLE' });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(
    expect.stringContaining(
      'The units may be wrong, since rows are left out: line 3 (not a number), line 5 (not a number), line 7 (not a number), 4 more.',
    ),
  );
  expect(box).toHaveAccessibleDescription(expect.stringContaining(preview.incomplete));
});

test('a scheme that was merged says where its purchases are, with the sections of the law', async () => {
  const shared = { on: '2024-07-01', purchases: 2 } as const;
  const [into, from] = [
    holding({
      name: 'Old Fund',
      transactions: [],
      mergers: [{ ...shared, kind: 'into', name: 'New Fund' }],
    }),
    holding({ name: 'New Fund', mergers: [{ ...shared, kind: 'from', name: 'Old Fund' }] }),
  ];
  await chooseReadAs({ ...statement, holdings: [into, from] });
  const box = await screen.findByRole('checkbox', { name: 'New Fund' });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription(
    expect.stringMatching(/^.*2 purchases of Old Fund are carried over.*47\(xviii\) and 49\(2AD\)/),
  );
  expect(screen.getByRole('checkbox', { name: 'Old Fund' })).toHaveAccessibleDescription(
    expect.stringMatching(
      /Merged into New Fund on 1 Jul 2024: 2 purchases are listed there\..*before the merger, remove them first, or they count twice\./,
    ),
  );
});

test.each([
  [
    ['2024-05-05'],
    'A transaction of 5 May 2024 was reversed later and is left out. If you saved it from an earlier statement, remove it, or it still counts.',
  ],
  [
    ['2024-05-05', '2024-07-05'],
    'Transactions of 5 Jul 2024, 5 May 2024 were reversed later and are left out. If you saved them from an earlier statement, remove them, or they still count.',
  ],
] as const)('what was reversed may be saved: %j', async (reversedOn, sentence) => {
  const holdings = [holding({ reversedOn })];
  await chooseReadAs({ ...statement, holdings });
  const box = await screen.findByRole('checkbox', { name: 'Example Flexi Cap Fund' });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription(expect.stringContaining(sentence));
});

test('sheets that were not read, and rows of two sheets, are said', async () => {
  const read = { ...statement, fileNotes: { ...noFileNotes, skippedSheets: 2, repeatedRows: 12 } };
  await chooseReadAs(read);
  const found = await screen.findByText(/^CAMS and KFintech account statement: 6 trans/);
  expect(found).toHaveTextContent('12 rows stand in two sheets and are counted once.');
  expect(found).toHaveTextContent('the last 2 were not read.');
});

test.each([
  [
    ['Withdrawals', 'Deposits', 'Ledger', 'Fees', 'Gifts'],
    '5 sheets were not read, since their columns are not known: Withdrawals, Deposits, Ledger, 2 more.',
  ],
  [
    ['Withdrawals'],
    '1 sheet was not read, since its columns are not known: Withdrawals. If it has transactions',
  ],
])('sheets of unknown columns are named, the first of many: %j', async (unreadSheets, sentence) => {
  const read = { ...statement, fileNotes: { ...noFileNotes, unreadSheets } };
  await chooseReadAs(read);
  const found = await screen.findByText(/^CAMS and KFintech account statement: 6 trans/);
  expect(found).toHaveTextContent(sentence);
});

test('rows that are left out are listed with their page and the reason', async () => {
  await chooseReadAs(statement);
  await userEvent.click(await screen.findByText('Rows left out (1)'));
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  const head = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect([...head, ...cells]).toEqual(
    expect.arrayContaining(['3', 'Not a number', '1 May 2024', 'Example Gilt Fund', '1O0']),
  );
  expect(
    screen.getByText(/2 stamp duty rows \(added to their purchases\), 1 TDS row/),
  ).toBeInTheDocument();
});

test('lines that the import refuses are named once by their fund', async () => {
  const problem = { column: 'instrument', problem: 'unknown-instrument' } as const;
  answerWith('invalid', { problems: [2, 3].map((line) => ({ line, ...problem })) });
  await chooseReadAs(statement);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 transactions' }));
  // In words: the reader of a statement has not seen the columns of what is sent.
  expect(await screen.findByText(/^Example Flexi Cap Fund, name or code: /)).toBeInTheDocument();
  expect(screen.queryByText('instrument')).not.toBeInTheDocument();
  expect(screen.getByText(dashboard.holdings.import.deselect)).toBeInTheDocument();
  // The statement stays, so that this fund can be left out.
  await userEvent.click(screen.getByRole('checkbox', { name: 'Example Gilt Fund' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Example Flexi Cap Fund/ }));
  expect(screen.getByText(/^Example Flexi Cap Fund, /)).toBeInTheDocument();
});

test('more than one import takes is not sent', async () => {
  const many = holding({
    transactions: Array.from({ length: 3_001 }, () => holding({}).transactions[0]!),
  });
  await chooseReadAs({ ...statement, holdings: [many] });
  expect(await screen.findByText(fill(preview.tooMany, { count: '3,001' }))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

test('the size of an import is measured in bytes, of which a letter of Hindi takes three', async () => {
  const transactions = Array.from({ length: 2_500 }, () => holding({}).transactions[0]!);
  const many = holding({ account: 'फ़'.repeat(20), transactions });
  await chooseReadAs({ ...statement, holdings: [many] });
  expect(await screen.findByText(fill(preview.tooLarge, { count: '2,500' }))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

test('a reading can be cancelled, and a file that is gone is named', async () => {
  let signal: AbortSignal | undefined;
  jest.mocked(readInWorker).mockImplementationOnce((_file, _password, options) => {
    signal = options.signal;
    return new Promise(() => {});
  });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: statements.cancel }));
  expect(signal?.aborted).toBe(true);
  expect(screen.getByText(statements.cancelled)).toBeInTheDocument();
  jest.mocked(readInWorker).mockResolvedValueOnce(refuseStatement('scanned'));
  await userEvent.click(screen.getByRole('button', { name: statements.again }));
  expect(await screen.findByText(problems.scanned)).toBeInTheDocument();
  jest.mocked(readInWorker).mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
  await userEvent.upload(
    screen.getByLabelText(statements.field.label),
    new File(['PK'], 'other.xlsx'),
  );
  expect(await screen.findByText(statements.unreadable)).toBeInTheDocument();
});

test.each(['scanned', 'nsdl', 'locked-workbook', 'unknown-kind', 'too-slow'] as const)(
  'a file that is refused as %s says what to do, and nothing is sent',
  async (code) => {
    jest.mocked(readInWorker).mockResolvedValue(refuseStatement(code));
    await choose();
    expect(await screen.findByText(problems[code])).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
    expect(importHoldings).not.toHaveBeenCalled();
  },
);

test.each([
  ['', ''],
  [', also below a line for Excel', 'sep=,\r\n'],
])('the template goes as it is, by the same form%s', async (_, line) => {
  answerWith('saved', { count: 1 });
  const text = `\uFEFF${line}class,instrument,bought_on,quantity,cost_rupees\nfund,1,2025-01-01,1,1`;
  await choose('any-name.txt', text);
  await userEvent.click(
    await screen.findByRole('button', { name: dashboard.holdings.import.submit }),
  );
  await waitFor(() => expect(importHoldings).toHaveBeenCalledTimes(1));
  expect(readInWorker).not.toHaveBeenCalled();
});

/** A file whose first bytes come when they are released. */
function slowFile(name: string) {
  const file = new File(['%PDF-1.7'], name);
  let release = () => {};
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    release = () => resolve(new ArrayBuffer(8));
  });
  file.slice = () => Object.defineProperty(new Blob(), 'arrayBuffer', { value: () => bytes });
  return { file, release };
}

test('of two files that are chosen fast, the second one is read', async () => {
  jest.mocked(readInWorker).mockResolvedValue({ ok: true, value: statement });
  await choose('template.csv', 'class,instrument,bought_on,quantity,cost_rupees');
  const field = screen.getByLabelText(statements.field.label);
  const [first, second] = [slowFile('first.pdf'), slowFile('second.pdf')];
  await userEvent.upload(field, first.file);
  await userEvent.upload(field, second.file);
  first.release();
  second.release();
  await waitFor(() => expect(readInWorker).toHaveBeenCalled());
  expect(jest.mocked(readInWorker).mock.calls.map(([file]) => file.name)).toEqual(['second.pdf']);
});

test('one scheme of one folio that is listed twice has two boxes', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const twice = { ...statement, holdings: [holding({}), holding({})] };
  await chooseReadAs(twice);
  const boxes = await screen.findAllByRole('checkbox', { name: 'Example Flexi Cap Fund' });
  await userEvent.click(boxes[0]!);
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
  expect(errors).not.toHaveBeenCalled();
});

test('a file whose days do not show their order is imported once the reader has confirmed it', async () => {
  const unclearDay = { line: 3, text: '04/05/2024', on: '2024-05-04' } as const;
  const read = { ...statement, fileNotes: { ...noFileNotes, cutLine: 1_234, unclearDay } };
  answerWith('saved', { count: 2 });
  await chooseReadAs(read);
  expect(await screen.findByText(/ends in line 1,234 without a line break/)).toBeVisible();
  expect(screen.getByText(preview.unclearDay.first)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  await userEvent.click(
    screen.getByRole('checkbox', { name: /^04\/05\/2024 in line 3 is 4 May 2024/ }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 transactions' }));
  // The file is sent after it was read, and the answer is rendered after that.
  expect(await screen.findByText('2 transactions were imported.')).toBeInTheDocument();
  expect((await sent()).text).toContain('buy,2024-04-05');
});
