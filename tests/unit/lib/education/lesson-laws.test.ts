import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computedRules } from '@/components/education/computed-rules';
import { lessonsOf } from '@/lib/education/domain/course';
import { findTerm, glossaryTerms, termOf } from '@/lib/education/data/glossary';
import { citedFigure, citedRows, lawChangesSince } from '@/lib/education/domain/law-citation';
import { loadCourse } from '@/lib/education/server/source';

const today = '2026-11-23';

const newRegime = ['slabs#newRegimeSlabs', 'standard-deduction#standardDeduction'];
const oldRegime = ['slabs#oldRegimeSlabs', 'standard-deduction#standardDeduction'];
const afterSlabs = ['rebate#rebate', 'cess#healthAndEducationCess'];

/** The rows of law that a computed figure follows; every other rule is arithmetic. */
const rowsBehind: Readonly<Record<string, readonly string[]>> = {
  'tax-new': [...newRegime, ...afterSlabs],
  'tax-old': [...oldRegime, ...afterSlabs],
  'regime-break-even': [...newRegime, ...oldRegime, ...afterSlabs],
  'ltcg-tax': ['capital-gains#equityLongTermGains', 'cess#healthAndEducationCess'],
};

const arithmetic =
  /^(sip-|lump-sum|real-value|emi|cagr|rule-of-72|option-|withdrawal-|emergency|percent-of|years-to-crore|law$)/;

function textOf(id: string): string {
  return readFileSync(join(process.cwd(), 'content/lessons', `${id}.mdx`), 'utf8');
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

test('every rule of a computed figure is one of law or one of arithmetic', () => {
  for (const name of Object.keys(computedRules)) {
    expect([name, name in rowsBehind || arithmetic.test(name)]).toEqual([name, true]);
  }
  for (const citation of Object.values(rowsBehind).flat()) {
    expect([citation, citedRows(citation)?.length ?? 0]).not.toContain(0);
  }
});

test('each of the 43 lessons lists every row of law that its figures and its terms rest on', async () => {
  const lessons = lessonsOf(await loadCourse());
  expect(lessons).toHaveLength(43);
  for (const { id, laws, terms } of lessons) {
    const text = textOf(id);
    const used = [
      ...matches(text, /row="([^"]+)"/g),
      ...matches(text, /rule="([^"]+)"/g).flatMap((name) => rowsBehind[name] ?? []),
      ...terms.flatMap((slug) => termOf(slug).lawRow ?? []),
    ];
    const missing = [...new Set(used)].filter((citation) => !laws.includes(citation));
    expect([id, missing]).toEqual([id, []]);
  }
});

test('a change of law after the review flags every lesson that rests on the row', async () => {
  const lessons = lessonsOf(await loadCourse());
  const flagged = lessons
    .filter(({ laws }) => lawChangesSince({ laws, reviewedOn: '2026-09-16' }, today).length > 0)
    .map(({ id }) => id as string);
  // The provident fund ceiling changed on 17 September 2026.
  expect(flagged).toEqual(expect.arrayContaining(['first-salary/reading-your-payslip']));
  const now = lessons.filter((lesson) => lawChangesSince(lesson, today).length > 0);
  expect(now).toEqual([]);
});

describe('facts that were wrong or missing', () => {
  const figure = (citation: string, field?: string) => citedFigure(citation, field, today).figure;

  test('a fund of funds is not taxed by what lies below it, but for the 90 % structure', () => {
    expect(termOf('fund-of-funds').definition).toMatch(/not taxed by what lies below it/);
    expect(figure('fund-rules#equityOrientedFund', 'inTradedFundPercent')).toBe(90);
    expect(figure('fund-rules#equityOrientedFund', 'tradedFundEquityPercent')).toBe(90);
    const said = /(tax|treatment)[^.]*follows what the funds/i;
    for (const { definition } of glossaryTerms) expect(definition).not.toMatch(said);
    expect(textOf('tax/tax-on-investments')).toMatch(/fund of funds\*\* is not taxed by/);
    expect(textOf('saving-and-funds/selling-a-fund')).toMatch(/not taxed by what lies below/);
  });

  test.each([
    ...['gold-etf', 'silver-etf', 'gold-fund', 'sovereign-gold-bond', 'reit', 'invit'],
    ...['non-resident-indian', 'restricted-stock-unit', 'life-cycle-fund'],
    ...['specialised-investment-fund', 'base-expense-ratio', 'form-168', 'wages-labour-codes'],
  ])('the glossary explains %s with a row of law and a Hindi name', (slug) => {
    expect(findTerm(slug)?.hindi).toMatch(/\p{Script=Devanagari}/u);
    expect(citedRows(findTerm(slug)?.lawRow ?? '')).not.toBeNull();
  });

  test('the tax path explains what selling a fund promises of it', () => {
    const text = textOf('tax/tax-on-investments');
    for (const word of ['Gold funds', 'Sovereign Gold Bonds', 'REIT', 'InvIT', 'NRI', 'RSU']) {
      expect(text).toContain(word);
    }
    expect(text).toMatch(/not settled whether/);
  });

  test('ceilings lie on the base expense ratio since 1 April 2026', () => {
    const [row] = citedRows('fund-rules#fundCosts') ?? [];
    expect(row).toMatchObject({ from: '2026-04-01', value: { indexFundPercent: 0.9 } });
    expect(textOf('saving-and-funds/cost-of-a-fund')).toMatch(/ceilings lie on this part/);
  });

  test('STT on exercise and on sale of an option are both 0.15 %', () => {
    const tax = 'securities-transaction-tax#securitiesTransactionTax';
    expect(figure(tax, 'options.ratePercent')).toBe(0.15);
    expect(figure(tax, 'optionExercise.ratePercent')).toBe(0.15);
    expect(termOf('exercise-of-option').definition).toMatch(/the same as on the premium/);
  });

  test('Rule 279 is one of the Income-tax Rules 2026', () => {
    const row = citedRows('hra#hra')?.find(({ to }) => to === null);
    expect(row?.source).toMatchObject({ paper: 'income-tax-rules-2026', number: '279(1)(c)' });
    expect(textOf('tax/rent-and-home-loan')).toContain('Rule 279 of the Income-tax Rules 2026');
  });

  test('the payslip knows the wage rule and the ceiling of the provident fund', () => {
    const text = textOf('first-salary/reading-your-payslip');
    expect(text).toContain('everyday-rules#wages');
    expect(figure('everyday-rules#wages', 'leftOutAtMostPercent')).toBe(50);
    expect(figure('everyday-rules#providentFund', 'wageCeilingRupees')).toBe(25_000);
    expect(
      citedFigure('everyday-rules#providentFund', 'wageCeilingRupees', '2026-09-16').figure,
    ).toBe(15_000);
  });

  test('collect requests between persons ended, and Form 26AS is Form 168', () => {
    expect(figure('everyday-rules#personalCollectRequests')).toBe('2025-10-01');
    expect(termOf('upi').definition).toMatch(/no person can send another a collect request/);
    expect(figure('everyday-rules#taxForms', 'taxCreditStatement')).toBe('168');
    expect(textOf('tax/tds-and-advance-tax')).toContain('everyday-rules#taxForms');
  });
});
