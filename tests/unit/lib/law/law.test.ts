import {
  equityLongTermGains,
  equityShortTermGains,
  specifiedFundGains,
} from '@/content/law/capital-gains';
import { healthAndEducationCess } from '@/content/law/cess';
import { rowOn, type DatedRow } from '@/lib/law/dated-row';
import { incomeTaxLaw } from '@/lib/law/citation';
import { isTradingDay } from '@/lib/calendar/holidays';
import { contractExpiries, nextExpiry } from '@/lib/law/contract-expiries';
import { expiryDays, type ListedContract } from '@/content/law/expiry-days';
import { financialYearOf } from '@/lib/law/financial-year';
import { gainsLawOn, type GainsLaw } from '@/lib/law/gains-law';
import { taxOnGains } from '@/lib/law/gains-tax';
import { isRevisionDue } from '@/lib/law/revision-due';

describe('law', () => {
  const row = (id: string, from: DatedRow<number>['from'], to: DatedRow<number>['to']) => ({
    id,
    from,
    to,
    value: 1,
    ...incomeTaxLaw(null, '1', { readIn: 'a test', readOn: '2026-11-21' }),
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

  test('two rows on one day are refused', () => {
    expect(() => rowOn([...rows, row('twice', '2025-01-01', null)], '2026-01-01')).toThrow(
      'new, twice',
    );
  });

  test('long-term equity gains are taxed at 12.5 % above 1.25 lakh a year (112A, 198)', () => {
    expect(rowOn(equityLongTermGains, '2026-11-21')).toMatchObject({
      value: { ratePercent: 12.5, yearlyExemptionRupees: 125_000 },
      section: { act1961: '112A', act2025: '198' },
    });
  });

  test('short-term equity gains are taxed at 20 % (111A, 196)', () => {
    expect(rowOn(equityShortTermGains, '2026-11-21')).toMatchObject({
      value: { ratePercent: 20, yearlyExemptionRupees: 0 },
      section: { act1961: '111A', act2025: '196' },
    });
  });

  test('debt fund units bought since 1 April 2023 are always short-term (50AA)', () => {
    expect(rowOn(specifiedFundGains, '2026-11-21')).toMatchObject({
      value: { unitsBoughtFrom: '2023-04-01' },
      section: { act1961: '50AA' },
    });
  });

  test('the cess is 4 %', () => {
    expect(rowOn(healthAndEducationCess, '2026-11-21')?.value.ratePercent).toBe(4);
  });
});

describe('contract expiries', () => {
  const contracts = Object.keys(expiryDays) as ListedContract[];

  /** Days that the exchanges' own lists, or reports of the day, give. */
  test.each([
    ['NIFTY', '2026-11-21', '2026-11-23', 'Guru Nanak Jayanti'],
    ['NIFTY', '2026-11-23', '2026-11-23', 'Guru Nanak Jayanti'],
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

  test.each(contracts)(
    '%s expires on trading days alone, twelve times a year or every week',
    (of) => {
      const dates = contractExpiries(of, { from: '2026-09-01', to: '2027-08-31' });
      const weeks = { NIFTY: 53, SENSEX: 52 }[of as string];
      expect(dates).toHaveLength(weeks ?? 12);
      expect(dates.filter(({ isMonthly }) => isMonthly)).toHaveLength(12);
      for (const { date, rule } of dates) expect(isTradingDay(date, rule.exchange)).toBe(true);
    },
  );

  test('before the first row there is none', () => {
    expect(nextExpiry('NIFTY', '2024-01-01')).toBeNull();
  });
});

describe('financial year', () => {
  test.each([
    ['2026-03-31', 2025],
    ['2026-04-01', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
  ] as const)('%s belongs to the financial year that began in %p', (date, year) => {
    expect(financialYearOf(date)).toBe(year);
  });
});

describe('gains tax', () => {
  function equityLaw(): GainsLaw {
    const law = gainsLawOn({ kind: 'equity' }, '2026-11-21', '2025-01-01');
    if (!law.ok) throw new Error(law.problem);
    return law.value;
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

  test('the result names the rows of the law', () => {
    const law = equityLaw();
    expect(law.kind === 'equity' && [law.longTerm.id, law.shortTerm.id, law.cess.id]).toEqual([
      'equity-ltcg-2024-07-23',
      'equity-stcg-2024-07-23',
      'cess-2018-04-01',
    ]);
  });
});

describe('revision due', () => {
  test('a row is due for a newer one from the month on in which it is so old', () => {
    const row = { from: '2026-01-27' } as const;
    expect(isRevisionDue(row, 6, '2026-07-26')).toBe(false);
    expect(isRevisionDue(row, 6, '2026-07-27')).toBe(true);
    expect(isRevisionDue(row, 12, '2026-11-21')).toBe(false);
  });
});
