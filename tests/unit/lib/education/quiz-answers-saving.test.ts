import { computedRules } from '@/components/education/computed-rules';
import { advanceTax } from '@/content/law/advance-tax';
import { equityLongTermGains, specifiedFundGains } from '@/content/law/capital-gains';
import { professionalTax } from '@/content/law/deductions';
import { providentFund, wages } from '@/content/law/everyday-rules';
import { shareBuyback } from '@/content/law/other-assets';
import { rebate } from '@/content/law/rebate';
import {
  securitiesTransactionTax,
  transactionTaxRounding,
} from '@/content/law/securities-transaction-tax';
import { stampDuty } from '@/content/law/trading-duties';
import { type IsoDate, formatDate } from '@/lib/calendar/iso-date';
import { monthsPerYear } from '@/lib/calendar/date-parts';
import { instalmentOf } from '@/lib/cashflow/annuity';
import { cagrPercent } from '@/lib/cashflow/cagr';
import { citedFigure } from '@/lib/education/domain/law-citation';
import { rowHolding, rowOn } from '@/lib/law/dated-row';
import { messages } from '@/lib/messages';
import { inflatedRupees, realReturnPercent, realRupees } from '@/lib/sip/domain/real-value';
import * as quiz from './quiz-answers';

const { afterTax, newTax, on, rowOf, salary, saved, slabs, taxOf, textOf, today } = quiz;
const rebateEnds = on(rebate.new).incomeLimitRupees + quiz.deduction;

const sipRows = ['June', 'July', 'August', 'September', 'October'].map((month) =>
  rowOf('saving-and-funds/sip-and-lump-sum', month),
);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const statement = (name: string) => rowOf('stocks/reading-the-statements', name);
const growth = (name: string) => {
  const [before = NaN, after = NaN] = statement(name);
  return after / before;
};
const [bid = NaN, , ask = NaN] = rowOf('stocks/how-a-trade-works', '300');

// A row of words alone is a matter of arithmetic or of the lesson, worked out in docs/content-review.
const firstSalary = quiz.casesOf('first-salary', [
  ['reading-your-payslip:q2', /counted on wages/, on(wages).maxLeftOutPercent < 100],
  [
    // Each employer sees half of ₹15 lakh and counts every benefit once more.
    'reading-your-payslip:q4',
    /^Too little tax/,
    newTax(1_500_000) - 2 * newTax(750_000) >= on(advanceTax).dueFromRupees,
  ],
  [
    'accounts-and-upi:q2',
    ([rate = NaN, inflation = NaN]) =>
      rate > 0 && realRupees(100 + rate, inflation, monthsPerYear) < 100
        ? /^The balance grows but it buys less/
        : NaN,
  ],
  [
    // Where the rebate ends, its relief takes more than a raise brings, but no slab does.
    'tax-from-first-salary:q1',
    /only the part inside the new slab/,
    slabs
      .map(({ aboveRupees }) => aboveRupees + quiz.deduction)
      .every((edge) => edge === rebateEnds || newTax(edge + 10_000) - newTax(edge) < 10_000),
  ],
  [
    'tax-from-first-salary:q2',
    /^Relief keeps the tax near/,
    newTax(rebateEnds) === 0 &&
      newTax(rebateEnds + 1000) > 0 &&
      newTax(rebateEnds + 1000) <= 1000 * quiz.cessFactor,
  ],
  [
    'tax-from-first-salary:q3',
    /which regime costs less/,
    saved('new', { section80c: 150_000 }, {}, 1_500_000) === 0 &&
      newTax(1_500_000) <
        taxOf({ ...salary(1_500_000), deductionsRupees: { section80c: 150_000 } }, 'old'),
  ],
  [
    'credit-card-and-score:q3',
    /^A cheaper loan/,
    instalmentOf(60_000, 15, 24) < instalmentOf(60_000, 42, 24),
  ],
  ['time-and-inflation:q1', /^The last/, 1.08 ** 30 - 1.08 ** 20 > 1.08 ** 20 - 1.08 ** 10],
  ['time-and-inflation:q2', ([years = NaN]) => 72 / years, Math.round(cagrPercent(1, 2, 3)) === 26],
  [
    'time-and-inflation:q3',
    ([rate = NaN, inflation = NaN]) =>
      realReturnPercent(rate, inflation) < 1 &&
      realReturnPercent(afterTax(rate, slabs.at(-1)!.ratePercent), inflation) < 0
        ? /^Close to nothing/
        : NaN,
  ],
  ['time-and-inflation:q4', /more years to grow/],
]);

const savingAndFunds = quiz.casesOf('saving-and-funds', [
  [
    'deposits-and-small-savings:q4',
    /^It gives no deduction/,
    saved('new', { section80c: 150_000 }) === 0 && saved('old', { section80c: 150_000 }) > 0,
  ],
  [
    'deposits-and-small-savings:q5',
    /^Their slabs differ/,
    afterTax(7, slabs[0]!.ratePercent) > 6 && afterTax(7, slabs.at(-1)!.ratePercent) < 6,
  ],
  // The same pot in units of either price; what it holds gains a tenth. New units cost what the old ones are worth.
  ['what-a-fund-is:q2', /same percentage/],
  ['what-a-fund-is:q3', /^Nothing/],
  ['what-a-fund-is:q4', ([payout]) => new RegExp(`falls by about ₹${payout} `)],
  ['kinds-of-funds-and-risk:q3', 9],
  ['kinds-of-funds-and-risk:q4', ([fall = NaN]) => cagrPercent(100 - fall, 100, 1)],
  ['cost-of-a-fund:q4', /a large sum over decades/],
  [
    'sip-and-lump-sum:q1',
    /bought more units/,
    sipRows.every(([nav = NaN, count]) => count === 2000 / nav) &&
      2000 / mean(sipRows.map(([, count = NaN]) => count)) <
        mean(sipRows.map(([nav = NaN]) => nav)),
  ],
  // ₹50, then ₹40, then ₹25: more units at each instalment, and a loss all the same.
  ['sip-and-lump-sum:q2', /^Prevent a loss/, (2000 / 50 + 2000 / 40 + 2000 / 25) * 25 < 6000],
  ['sip-and-lump-sum:q3', /last years of a long plan/],
  ['sip-and-lump-sum:q4', /instalment in its last year/],
  [
    'measuring-returns:q1',
    ([percent = NaN]) =>
      cagrPercent(100, 100 + percent, 2) > 20 && cagrPercent(100, 100 + percent, 12) < 5
        ? /^The period$/
        : NaN,
  ],
  ['measuring-returns:q2', /^XIRR$/],
  ['measuring-returns:q3', /shortly before a fall/],
  ['measuring-returns:q4', /day of starting/],
  ['goals-and-mix:q1', /^Its likely cost/, inflatedRupees(1, 8, 12 * monthsPerYear) > 2],
  ['selling-a-fund:q2', /^The oldest$/],
  [
    'selling-a-fund:q3',
    ([received = NaN, cost = NaN]) => received - cost,
    on(equityLongTermGains).yearlyExemptionRupees > 0, // "a yearly free amount"
  ],
  ['selling-a-fund:q4', /^At her slab/, '2024-11-23' >= on(specifiedFundGains).unitsBoughtFrom],
  ['selling-a-fund:q5', /part of it gain/],
  ['selling-a-fund:q6', /gone when prices return/],
]);

const stocks = quiz.casesOf('stocks', [
  ['what-a-share-is:q2', ([percent = NaN, faceValue = NaN]) => (percent / 100) * faceValue],
  // Earnings stay and the price doubles, as the multiple does.
  ['what-a-share-is:q5', /change of the multiple/],
  ['how-a-trade-works:q2', /^The spread$/, Math.round((ask - bid) * 100) === 40],
  [
    'how-a-trade-works:q6',
    /^The spread$/,
    on(securitiesTransactionTax.equityDelivery).ratePercent > 0 &&
      on(stampDuty.equityDelivery).ratePercent > 0 &&
      on(transactionTaxRounding).toMultipleOfRupees === 1, // "rounded to the rupee"
  ],
  ['corporate-actions:q2', ([, dividend]) => new RegExp(`lower by about ₹${dividend}$`)],
  ['corporate-actions:q3', /^The count has doubled and the price has halved/],
  // One new at 300 for two at 450: after it 400, and the right is worth what the holding loses.
  ['corporate-actions:q5', /^Selling the right/, (2 * 450 + 300) / 3 + (400 - 300) / 2 === 450],
  [
    'corporate-actions:q6',
    /^As the price of a sale/,
    rowHolding(shareBuyback, today).from === '2026-04-01' &&
      rowHolding(shareBuyback, today).section.act2025 === '69',
  ],
  [
    'reading-the-statements:q1',
    /^Interest, which tripled/,
    growth('Interest') === 3 &&
      growth('Materials, wages and other running costs') < growth('Revenue') &&
      Math.abs(growth('Tax') - growth('Profit before tax')) < 1e-9,
  ],
  ['reading-the-statements:q3', /goods on shelves/],
  [
    'price-and-value:q1',
    ([price = NaN, earned = NaN]) =>
      new RegExp(`^${price / earned} and ${(100 * earned) / price}%$`),
  ],
  [
    'price-and-value:q2',
    ([, before = NaN, after = NaN]) => (2 * after === before ? /^It ended where it began$/ : NaN),
  ],
  ['risk-and-spreading:q2', /^Double$/, cagrPercent(50, 100, 1) === 100],
]);

test.each([...firstSalary, ...savingAndFunds, ...stocks])(
  '$question: the option marked as right follows from its rule in this test',
  ({ follows, found, right }) => {
    expect([follows, found]).toEqual([true, right]);
  },
);

test.each([
  [
    'first-salary/reading-your-payslip:q2',
    { 50: 'never less than half of all pay' }[on(wages).maxLeftOutPercent] ?? 'another share',
  ],
  ['stocks/corporate-actions:q6', monthsOf(rowOn(shareBuyback, '2025-11-23')!)],
  // What the profit of 30 and the depreciation of the table leave beside cash of 19.
  ['stocks/reading-the-statements:q3', `${30 + (statement('Depreciation')[1] ?? NaN) - 19} crore`],
])('%s: its explanations name the figure %s', (key, says) => {
  const { options } = quiz.questionCalled(key);
  expect(options.map(({ why }) => why).join(' ')).toContain(says);
});

function monthsOf({ from, to }: { from: IsoDate; to: IsoDate | null }): string {
  const month = (date: IsoDate) => formatDate(date, 'en', 'long').replace(/^\d+ /, '');
  return `${month(from)} to ${month(to!)}`;
}

test('figures that a lesson types are those of the rows', () => {
  const { wageCeilingRupees, sharePercent } = on(providentFund);
  const payslip = textOf('first-salary/reading-your-payslip');
  expect(payslip).toContain(`rupees={${wageCeilingRupees}} percent={${sharePercent}}`);
  expect(payslip).toContain(`Own provident fund, ${sharePercent}% of wages`);
  // ₹200 a month is less than a State may take in a year.
  expect(payslip).toMatch(/Professional tax of her State +\| −₹200/);
  expect(200 * monthsPerYear).toBeLessThanOrEqual(on(professionalTax).capRupees);
  const leftOut = (54_000 * on(wages).maxLeftOutPercent) / 100;
  expect(payslip).toContain(`₹${(34_000 - leftOut).toLocaleString('en-IN')} of it would count`);
  const { ratePercent } = on(securitiesTransactionTax.equityDelivery);
  const trade = textOf('stocks/how-a-trade-works');
  expect(trade).toContain(`rupees={100000} percent={${ratePercent}}`);
  expect(trade).not.toMatch(/rupeesPerCrore" \/> rupees/);
  const context = { today, messages: messages().education.computed };
  for (const [row, field] of [
    ['securities-transaction-tax#securitiesTransactionTax', 'equityIntraday.ratePercent'],
    ['trading-duties#stampDuty', 'equityDelivery.ratePercent'],
    ['trading-duties#stampDuty', 'equityIntraday.ratePercent'],
  ] as const) {
    expect(trade).toContain(`row="${row}" field="${field}"`);
    const { figure } = citedFigure(row, field, today);
    expect(computedRules.law!({ row, field }, context)).toBe(`${figure}%`);
  }
});
