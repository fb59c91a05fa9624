import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { specifiedFundGains } from '@/content/law/capital-gains';
import { indexLots, minimumContractValue, type IndexContract } from '@/content/law/contract-lots';
import { exchangeCharges, sebiFee } from '@/content/law/exchange-charges';
import { expiryDays, type ListedContract } from '@/content/law/expiry-days';
import {
  securitiesTransactionTax,
  transactionTaxRounding,
} from '@/content/law/securities-transaction-tax';
import { stampDuty, tradingGst } from '@/content/law/trading-duties';
import { isTradingDay } from '@/lib/calendar/trading-days';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { financeActLaw, incomeTaxLaw, sourceUnder } from '@/lib/law/citation';
import { lawCitationText } from '@/lib/law/citation-text';
import { contractLot } from '@/lib/law/contract-lot';
import { contractExpiries, nextExpiry } from '@/lib/law/contract-expiries';
import { type DatedRow, rowHolding, rowOn, isRevisionDue } from '@/lib/law/dated-row';
import { financialYearOf } from '@/lib/law/financial-year';
import { gainsLawOn, taxOnGains, type GainsLaw } from '@/lib/law/gains-tax';
import { taxYears } from '@/lib/law/tax-years';
import { messages } from '@/lib/messages';
import { valueOf } from '@/tests/factories/value-of';

describe('charges of a trade', () => {
  const today = '2026-11-21';
  const tax = (ratePercent: number, of: string, paidBy: string) => ({ ratePercent, of, paidBy });

  const { equityDelivery, equityIntraday, equityFundUnit, futures, options, optionExercise } =
    securitiesTransactionTax;
  const { nse, bse } = exchangeCharges;

  test.each<[string, readonly DatedRow<unknown>[], unknown]>([
    ['transaction tax: delivery', equityDelivery, tax(0.1, 'turnover', 'both')],
    ['transaction tax: intraday', equityIntraday, tax(0.025, 'turnover', 'seller')],
    ['transaction tax: unit of an equity fund', equityFundUnit, tax(0.001, 'turnover', 'seller')],
    ['transaction tax: futures', futures, tax(0.05, 'turnover', 'seller')],
    ['transaction tax: options', options, tax(0.15, 'premium', 'seller')],
    ['transaction tax: exercise', optionExercise, tax(0.15, 'intrinsic-value', 'buyer')],
    ['rounding of a day’s transaction tax', transactionTaxRounding, { toMultipleOfRupees: 1 }],
    // NSE circular FA73061; BSE .00375 % and .0325 %
    ['NSE: equity', nse.equity, { rupeesPerCrore: 307 }],
    ['NSE: futures', nse.futures, { rupeesPerCrore: 183 }],
    ['NSE: options', nse.options, { rupeesPerCrore: 3553 }],
    ['BSE: equity', bse.equity, { rupeesPerCrore: 375 }],
    ['BSE: futures', bse.futures, { rupeesPerCrore: 0 }],
    ['BSE: options', bse.options, { rupeesPerCrore: 3250 }],
    ['fee of SEBI', sebiFee, { rupeesPerCrore: 10 }],
    ['GST', tradingGst, { ratePercent: 18, on: ['brokerage', 'exchange-charge', 'sebi-fee'] }],
    ['stamp duty: delivery', stampDuty.equityDelivery, { ratePercent: 0.015 }],
    ['stamp duty: intraday', stampDuty.equityIntraday, { ratePercent: 0.003 }],
    ['stamp duty: futures', stampDuty.futures, { ratePercent: 0.002 }],
    ['stamp duty: options', stampDuty.options, { ratePercent: 0.003 }],
    [
      'worth of a contract when it is introduced',
      minimumContractValue,
      { fromRupees: 1_500_000, toRupees: 2_000_000 },
    ],
  ])('%s', (_, rows, value) => {
    expect(rowHolding(rows, today).value).toEqual(value);
  });

  const lot = (index: IndexContract, date: IsoDate, expiry: IsoDate) =>
    contractLot(index, { date, expiry })?.value.units;

  test.each([
    ['NIFTY', 65],
    ['BANKNIFTY', 30],
    ['FINNIFTY', 60],
    ['MIDCPNIFTY', 120],
    ['NIFTYNXT50', 25],
    ['NIFTYFPI', 1100],
    ['SENSEX', 20],
    ['BANKEX', 30],
  ] as const)('a lot of %s is %p, whatever the expiry', (index, units) => {
    expect(lot(index, today, '2026-12-01')).toBe(units);
    expect(lot(index, today, '2028-12-26')).toBe(units);
  });

  /** NSE circulars FAOP61415, FAOP64625 and FAOP70616: the last and first expiries that they name, and the day after each. */
  test.each([
    ['NIFTY', '2024-04-26', '2024-05-02', 25],
    ['NIFTY', '2024-11-20', '2024-12-19', 25],
    ['NIFTY', '2024-12-20', '2024-12-26', 25],
    ['NIFTY', '2024-12-20', '2025-01-02', 75],
    ['NIFTY', '2025-01-24', '2025-01-30', 25],
    ['NIFTY', '2025-01-24', '2025-02-06', 75],
    ['NIFTY', '2025-01-24', '2025-02-27', 75],
    ['NIFTY', '2024-12-26', '2025-03-27', 25],
    ['NIFTY', '2024-12-27', '2025-03-27', 75],
    ['NIFTY', '2025-12-10', '2025-12-23', 75],
    ['NIFTY', '2025-12-10', '2025-12-30', 75],
    ['NIFTY', '2025-12-10', '2026-01-06', 65],
    ['NIFTY', '2025-12-10', '2026-01-27', 65],
    ['NIFTY', '2025-12-30', '2026-03-31', 75],
    ['NIFTY', '2025-12-30', '2026-06-30', 75],
    ['NIFTY', '2025-12-31', '2026-03-31', 65],
    ['NIFTY', '2025-12-31', '2026-01-06', 65],
    ['NIFTY', '2026-01-26', '2026-01-27', 65],
    ['BANKNIFTY', '2025-12-30', '2025-12-30', 35],
    ['BANKNIFTY', '2025-12-30', '2026-01-27', 30],
    ['BANKNIFTY', '2025-12-30', '2026-03-31', 35],
    ['BANKNIFTY', '2025-12-31', '2026-03-31', 30],
    ['FINNIFTY', '2025-12-30', '2025-12-30', 65],
    ['FINNIFTY', '2025-12-30', '2026-01-27', 60],
    ['MIDCPNIFTY', '2025-12-30', '2025-12-30', 140],
    ['MIDCPNIFTY', '2026-01-02', '2026-01-27', 120],
    ['NIFTYNXT50', '2025-12-30', '2025-12-30', 25],
  ] as const)('of %s on %s, the contract of %s has %p', (index, date, expiry, units) => {
    expect(lot(index, date, expiry)).toBe(units);
  });

  test.each([
    ['NIFTY', '2024-04-25', '2024-05-30'],
    ['BANKNIFTY', '2025-10-01', '2025-10-28'],
    ['NIFTYFPI', '2026-08-11', '2026-08-25'],
    ['SENSEX', '2025-01-20', '2025-01-31'],
  ] as const)('of %s on %s, the lot of the contract of %s is not known', (index, date, expiry) => {
    expect(lot(index, date, expiry)).toBeUndefined();
  });

  test.each([
    ['NIFTY', 'nse', 2, 'weekly'],
    ['BANKNIFTY', 'nse', 2, 'monthly'],
    ['FINNIFTY', 'nse', 2, 'monthly'],
    ['MIDCPNIFTY', 'nse', 2, 'monthly'],
    ['NIFTYNXT50', 'nse', 2, 'monthly'],
    ['NIFTYFPI', 'nse', 2, 'monthly'],
    ['SENSEX', 'bse', 4, 'weekly'],
    ['BANKEX', 'bse', 4, 'monthly'],
    ['nse-stocks', 'nse', 2, 'monthly'],
    ['bse-stocks', 'bse', 4, 'monthly'],
  ] as const)('%s expires at the %s on weekday %p, %s', (contract, exchange, isoWeekday, cycle) => {
    expect(rowHolding(expiryDays[contract], today).value).toEqual({ exchange, isoWeekday, cycle });
    expect(rowOn(expiryDays[contract], '2025-08-31')).toBeNull();
  });
});

describe('law', () => {
  const row = (id: string, from: DatedRow<number>['from'], to: DatedRow<number>['to']) => ({
    id,
    from,
    to,
    value: 1,
    ...incomeTaxLaw(null, '1', { readIn: 'a test', readOn: '2026-11-21' }),
  });

  test('a year before April 2026 cites the Act of 1961, and a Finance Act without the address of another year', () => {
    const reading = { readIn: 'a test', readOn: '2026-11-21' } as const;
    const deduction = incomeTaxLaw('16(ia)', '19', reading);
    expect(sourceUnder('act2025', deduction)).toBe(deduction.source);
    expect(sourceUnder('act1961', deduction)).toMatchObject({
      ...{ paper: 'income-tax-act-1961', number: '16(ia)', dated: '1961-09-13' },
      ...{ readIn: 'a test', isPrimary: false },
    });
    const newOnly = incomeTaxLaw(null, '19', reading);
    expect(sourceUnder('act1961', newOnly)).toBe(newOnly.source);
    const rates = financeActLaw('2', reading);
    expect(sourceUnder('act2025', rates).url).not.toBeNull();
    expect(sourceUnder('act1961', rates)).toMatchObject({ url: null, dated: null, number: '2' });
  });

  const rows = [row('old', '2018-04-01', '2024-07-22'), row('new', '2024-07-23', null)];

  test.each([
    ['2018-03-31', undefined],
    ['2018-04-01', 'old'],
    ['2024-07-22', 'old'],
    ['2024-07-23', 'new'],
    ['2030-01-01', 'new'],
  ] as const)('on %s the row is %s', (date, id) => {
    expect(rowOn(rows, date)?.id).toBe(id);
  });

  test('two rows on one day throw, and so does a day without a row where one is needed', () => {
    expect(() => rowOn([...rows, row('twice', '2025-01-01', null)], '2026-01-01')).toThrow(
      'new, twice',
    );
    expect(() => rowHolding(rows, '2017-01-01')).toThrow(
      'The table of old in content/law has no row on 2017-01-01',
    );
  });

  test('debt fund units bought since 1 April 2023 are always short-term (50AA)', () => {
    expect(rowOn(specifiedFundGains, '2026-11-21')).toMatchObject({
      value: { unitsBoughtFrom: '2023-04-01' },
      section: { act1961: '50AA' },
    });
  });
});

describe('contract expiries', () => {
  const contracts = Object.keys(expiryDays) as ListedContract[];

  /** Days that the exchanges' own lists, or reports of the day, give. */
  test.each([
    ['NIFTY', '2026-11-21', '2026-11-23', 'Guru Nanak Jayanti'],
    ['NIFTY', '2026-11-24', '2026-12-01', null],
    ['BANKNIFTY', '2026-11-21', '2026-11-23', 'Guru Nanak Jayanti'],
    ['FINNIFTY', '2026-11-24', '2026-12-29', null],
    ['NIFTY', '2027-01-20', '2027-01-25', 'Republic Day'],
    ['NIFTY', '2026-10-14', '2026-10-19', 'Dussehra'],
    // Monday is the first trading day before Tuesday the 10th: Diwali is a Sunday.
    ['NIFTY', '2026-11-04', '2026-11-09', 'Balipratipada'],
    ['SENSEX', '2026-01-13', '2026-01-14', 'Municipal elections in Maharashtra'],
    ['SENSEX', '2026-03-20', '2026-03-25', 'Ram Navami'],
    ['BANKEX', '2026-05-20', '2026-05-27', 'Bakri Id'],
    ['SENSEX', '2026-11-23', '2026-11-26', null],
    ['BANKEX', '2026-11-27', '2026-12-31', null],
    ['nse-stocks', '2026-11-21', '2026-11-23', 'Guru Nanak Jayanti'],
  ] as const)('the next expiry of %s from %s is %s', (contract, today, date, movedBy) => {
    expect(nextExpiry(contract, today)).toMatchObject({ date, movedBy });
  });

  test('a contract that expires a day early has not yet passed to the next on that day', () => {
    const dates = contractExpiries('NIFTY', { from: '2026-11-23', to: '2026-12-29' });
    expect(
      dates.map(({ date, isMonthly }) => `${date} ${isMonthly ? 'monthly' : 'weekly'}`),
    ).toEqual([
      '2026-11-23 monthly',
      '2026-12-01 weekly',
      '2026-12-08 weekly',
      '2026-12-15 weekly',
      '2026-12-22 weekly',
      '2026-12-29 monthly',
    ]);
  });

  test('an expiry that a holiday moves into the span is in it, one that it moves out is not', () => {
    expect(contractExpiries('NIFTY', { from: '2026-11-20', to: '2026-11-23' })).toHaveLength(1);
    expect(contractExpiries('NIFTY', { from: '2026-11-24', to: '2026-11-30' })).toEqual([]);
  });

  test('each contract expires on trading days alone, twelve times a year or every week', () => {
    for (const contract of contracts) {
      const dates = contractExpiries(contract, { from: '2026-09-01', to: '2027-08-31' });
      const weeks = { NIFTY: 53, SENSEX: 52 }[contract as string];
      expect([contract, dates.length]).toEqual([contract, weeks ?? 12]);
      expect(dates.filter(({ isMonthly }) => isMonthly)).toHaveLength(12);
      for (const { date } of dates) expect(isTradingDay(date)).toBe(true);
    }
  });

  test('before its first row a contract has no expiry', () => {
    expect(nextExpiry('NIFTY', '2024-01-01')).toBeNull();
  });
});

describe('gains tax', () => {
  function equityLaw(): GainsLaw {
    return valueOf(gainsLawOn({ kind: 'equity' }, '2026-11-21', '2025-01-01'));
  }

  test.each([
    // long, short: tax before cess
    [125_000, 0, 0],
    [125_001, 0, 0],
    [225_000, 0, 12_500],
    [0, 50_000, 10_000],
    [225_000, 50_000, 22_500],
    // A short-term loss lowers the long-term gain; a long-term loss lowers no short-term one.
    [325_000, -100_000, 12_500],
    [-100_000, 50_000, 10_000],
    [100_000, -300_000, 0],
  ])('gains of %p long and %p short bear %p', (longTerm, shortTerm, taxRupees) => {
    expect(taxOnGains({ longTerm, shortTerm }, equityLaw()).taxRupees).toBe(taxRupees);
  });

  test.each([
    [5_000_000, 0],
    // 60,950 less relief: 12.5 % of 48.75 lakh is 6,09,375, and 1,000 more may cost 1,000: 125 and 875.
    [5_001_000, 875],
    [6_125_000, 75_000],
  ])('long gains of %p bear a surcharge of %p', (longTerm, surchargeRupees) => {
    const tax = taxOnGains({ longTerm, shortTerm: 0 }, equityLaw());
    expect(tax.surchargeRupees).toBe(surchargeRupees);
  });

  test('the excess above the threshold is taken from the short gain first, as the tax calculator does', () => {
    // 50,000 above 50 lakh, of it 20 % tax saved: 40,000 are left for the surcharge, not 12.5 % and 43,750.
    const gains = { longTerm: 2_525_000, shortTerm: 2_525_000 };
    expect(taxOnGains(gains, equityLaw()).surchargeRupees).toBe(40_000);
    // No short gain is left at the threshold: 50,000 less 20 % of 10,000 and 12.5 % of 40,000.
    const mostlyLong = { longTerm: 5_040_000, shortTerm: 10_000 };
    expect(taxOnGains(mostlyLong, equityLaw()).surchargeRupees).toBe(43_000);
  });
});

test('a row is due for a newer one from the month on in which it is so old', () => {
  const row = { from: '2026-01-27' } as const;
  expect(isRevisionDue(row, 6, '2026-07-26')).toBe(false);
  expect(isRevisionDue(row, 6, '2026-07-27')).toBe(true);
});

describe('tax years', () => {
  /** The clock, not a day of the test: when the newest year has ended, the table needs a successor. */
  test('today lies in a year of the table: else add the next one (CONTRIBUTING.md, Add a tax year)', () => {
    expect(rowOn(taxYears, dateInIndia(new Date()))).not.toBeNull();
  });

  test.each([
    ['2023-03-31', undefined],
    ['2023-04-01', 'FY 2023-24'],
    ['2025-03-31', 'FY 2024-25'],
    ['2026-03-31', 'FY 2025-26'],
    ['2026-04-01', 'Tax Year 2026-27'],
    ['2027-03-31', 'Tax Year 2026-27'],
  ] as const)('%s lies in %s', (date, label) => {
    expect(rowOn(taxYears, date)?.value.label).toBe(label);
  });

  test('each is a financial year, and the Act of 2025 begins with 2026', () => {
    const first = 2023;
    for (const [index, { from, to, value }] of taxYears.entries()) {
      expect(value.year).toBe(first + index);
      expect([value.year, value.act]).toEqual([
        value.year,
        value.year < 2026 ? 'act1961' : 'act2025',
      ]);
      expect(from).toBe(`${value.year}-04-01`);
      expect(to).toBe(`${value.year + 1}-03-31`);
      expect(financialYearOf(from)).toBe(value.year);
    }
    expect(financialYearOf('2026-03-31')).toBe(2025);
    expect(rowOn(taxYears, `${first + taxYears.length}-04-01`)).toBeNull();
  });
});

const { lawSources } = messages();

const folders = ['content/law', 'lib/law'].map((name) => join(process.cwd(), name));

function isRow(value: unknown): value is DatedRow<unknown> {
  return typeof value === 'object' && value !== null && 'id' in value && 'source' in value;
}

/** Tables are lists of rows, alone or by name in a record. */
function tablesIn(value: unknown): (readonly DatedRow<unknown>[])[] {
  if (Array.isArray(value)) return value.length > 0 && value.every(isRow) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tablesIn) : [];
}

const tables = folders
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .flatMap((path) => {
    const loaded: unknown = jest.requireActual(path);
    return tablesIn(loaded);
  });
const rows = tables.flat();

test('the tables are found', () => {
  expect(tables.length).toBeGreaterThan(55);
  expect(rows.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['new-slabs-2025', 'vda-2022-04-01', 'stt-options-2026-04-01', '80d']),
  );
});

test('every row has a name of its own', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** Price lists, studies and circulars without a number that we know. */
const unnumbered = ['bse-charges', 'stockbroker-fees', 'sebi-derivative-study', 'npci-circular'];
/** Papers of which no day is known. */
const undated = ['bse-charges', 'stockbroker-fees', 'mutual-fund-regulations-2026'];

test('every row names the paper that it rests on, its number, its day and when it was read', () => {
  for (const { id, from, to, section, source } of rows) {
    const { kind, paper, number, dated, readOn, isPrimary, readIn } = source;
    expect([id, lawSources.papers[paper].length > 5]).toEqual([id, true]);
    expect([id, number !== null || unnumbered.includes(paper)]).toEqual([id, true]);
    const isDated = dated !== null || undated.includes(paper) || number === 'FAOP75239';
    expect([id, isDated]).toEqual([id, true]);
    expect([id, readOn >= '2026-11-21', readIn.length > 5]).toEqual([id, true, true]);
    expect([id, isPrimary]).toEqual([id, false]);
    expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(to === null || from <= to).toBe(true);
    const isIncomeTax = kind === 'act' && paper.startsWith('income-tax');
    const own = isIncomeTax ? (section.act2025 ?? section.act1961) : number;
    expect([id, number]).toEqual([id, own]);
  }
});

test('an address is that of the paper itself: the Gazette, the department, an exchange or a regulator', () => {
  const hosts =
    /^https:\/\/(egazette\.gov\.in|(www\.)?incometaxindia\.gov\.in|nsearchives\.nseindia\.com|www\.sebi\.gov\.in)\//;
  const linked = rows.filter(({ source: { url } }) => url !== null);
  expect(linked.filter(({ source: { url } }) => !hosts.test(url ?? ''))).toEqual([]);
  expect(linked.length).toBeGreaterThan(70);
});

test.each(['en', 'hi'] as const)('no page prints an id of our notes, in %s', (language) => {
  const sourcesMessages = messages(language).tax.law.sources;
  for (const { source } of rows) {
    const text = `${lawCitationText(source, sourcesMessages)} ${source.readIn}`;
    expect(text).not.toMatch(
      /public code|index(es)? \d|idx|general knowledge|github|\{|undefined/i,
    );
  }
  expect(JSON.stringify(messages(language))).not.toMatch(
    /No section known|general knowledge|public code/i,
  );
  const cited = rows.map(({ source }) => lawCitationText(source, sourcesMessages)).join(' ');
  expect(/Schedule|Chapter|Article|Table|Sl\./.test(cited)).toBe(language === 'en');
  expect(sourcesMessages.secondary).toMatch(
    language === 'en'
      ? 'Read in secondary sources; not checked against the official text.'
      : 'द्वितीयक स्रोत',
  );
});

test.each([
  ['new-slabs-2025', 'Income-tax Act 2025 (30 of 2025), section 202'],
  ['agricultural-income', 'Income-tax Act 2025 (30 of 2025), Schedule II (Table: Sl. No. 1)'],
  ['hra-rule-279', 'Income-tax Rules 2026 (G.S.R. 198(E)), rule 279(1)(c) of 20 Mar 2026'],
  ['stt-options-2026-04-01', 'NSE circular FATAX73524 of 31 Mar 2026'],
  ['derivative-losses-2025-26', 'SEBI study of individuals in equity derivatives of 20 Aug 2026'],
])('%s is cited as %s', (id, text) => {
  const row = rows.find((each) => each.id === id);
  expect(row && lawCitationText(row.source, lawSources)).toBe(text);
});

test('the rows of a table follow one another without a gap and without an overlap', () => {
  // Lots have a row for each expiry too.
  const lots = new Set<unknown>(Object.values(indexLots));
  for (const table of tables.filter((each) => !lots.has(each))) {
    const sorted = [...table].sort((a, b) => (a.from < b.from ? -1 : 1));
    sorted.slice(1).forEach(({ id, from }, index) => {
      const endOfLast = sorted[index]?.to ?? 'open';
      const dayAfter = new Date(`${endOfLast}T00:00:00Z`);
      dayAfter.setUTCDate(dayAfter.getUTCDate() + 1);
      expect({ id, from }).toEqual({ id, from: dayAfter.toISOString().slice(0, 10) });
    });
  }
});

test('no contract has two lots on one day', () => {
  type Span = { from: IsoDate; to: IsoDate | null };
  const overlap = (one: Span, other: Span) =>
    one.from <= (other.to ?? '9999') && other.from <= (one.to ?? '9999');
  const pairs = Object.values(indexLots).flatMap((table) =>
    table.flatMap((row, index) => table.slice(index + 1).map((other) => [row, other] as const)),
  );
  expect(pairs.length).toBeGreaterThan(40);
  const doubled = pairs.filter(
    ([one, other]) => overlap(one, other) && overlap(one.value.expiring, other.value.expiring),
  );
  expect(doubled).toEqual([]);
});

test('a row in force today cites the section of the Act of 2025 wherever one was found', () => {
  const missing = rows
    .filter(({ to, section }) => to === null && section.act1961 && !section.act2025)
    .map(({ id }) => id);
  expect(missing).toEqual([]);
});
