import {
  readHouses,
  readSchemeSummary,
  readSchemesOfHouse,
} from '@/lib/funds/data/facts/scheme-summary';

const elements = `<Fund_Name>Udaharan Large &amp; Mid Cap Fund</Fund_Name>
  <Exit_Load_if_applicable>1% within
    365 days</Exit_Load_if_applicable>
  <ISINs>INF000A01AA1, INF000A01AB9; INF000A01AA1</ISINs>
  <SIP_SWP__STP_Details_Minimum_amount>Rs. 500</SIP_SWP__STP_Details_Minimum_amount>`;
const row = (...cells: (string | number)[]) =>
  `<Row>${cells.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`;
const workbook = (...rows: string[]) =>
  `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><ss:Workbook xmlns:ss="urn:x"><Worksheet><Table>${rows.join('')}</Table></Worksheet></ss:Workbook>`;

it.each([
  [
    'named elements',
    `<SchemeSummaryDocument><SchemeSummary>${elements}</SchemeSummary></SchemeSummaryDocument>`,
  ],
  ['typed elements', `<root type="object">${elements}</root>`],
  [
    'rows of a spreadsheet',
    workbook(
      row('SCHEME SUMMARY DOCUMENT'),
      row(1, 'Fund Name', 'Udaharan Large Cap Fund'),
      row(24, 'Exit Load (if applicable)', '1% within 365 days'),
      row(25, 'ISINs', 'Regular INF000A01AA1', 'Direct INF000A01AB9'),
      row(48, 'SIP SWP &amp; STP Details: Minimum amount', 'Rs. 500'),
    ),
  ],
])('reads a document of %s', (_, text) => {
  expect(readSchemeSummary(text)).toEqual({
    exitLoad: '1% within 365 days',
    minimumSip: 'Rs. 500',
    isins: ['INF000A01AA1', 'INF000A01AB9'],
  });
});

it.each([
  ['Nil', 'Nil'],
  ['NA', null],
  ['N. A.', null],
  ['-', null],
  ['Not Applicable', null],
  ['', null],
])('says of an exit load %p %p', (written, expected) => {
  const text = `<root><Fund_Name>A</Fund_Name><Exit_Load>${written}</Exit_Load></root>`;
  expect(readSchemeSummary(text).exitLoad).toBe(expected);
});

it.each([
  ['<html><body>Not found</body></html>'],
  ['<SchemeSummaryDocument><Fund_Name>A</Fund_Name>'],
  ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><root><Fund_Name>&x;</Fund_Name></root>'],
  [`${'<a>'.repeat(50)}${'</a>'.repeat(50)}`],
  [''],
])('refuses what is no such document: %s', (text) => {
  expect(() => readSchemeSummary(text)).toThrow('scheme summary');
});

it('cuts what is long, and reads it in time', () => {
  const long = `<root><Fund_Name>A</Fund_Name><Exit_Load>${'9% '.repeat(400_000)}</Exit_Load></root>`;
  expect(readSchemeSummary(long).exitLoad).toMatch(/^(?:9% ){80,100}.{0,3} …$/);
});

it('takes the numbers of houses and schemes, and leaves out rows in doubt', () => {
  expect(
    readHouses([{ mfId: '3', mfName: 'A' }, { mfId: 9, mfName: 'B' }, { mfId: 'x' }, null]),
  ).toMatchObject({ data: [3, 9], report: { refusedRows: 2 } });
  expect(() => readHouses([{}])).toThrow('none');
  expect(
    readSchemesOfHouse([
      { scheme_id: '8012', scheme_name: 'A' },
      { scheme_id: 'S-5', scheme_name: 'A specialised fund' },
      { scheme_id: '8012', scheme_name: 'A' },
    ]),
  ).toMatchObject({ data: [8012], report: { rows: 2, refusedRows: 1 } });
});
