import { render, screen, within } from '@testing-library/react';
import { goalInWords } from '@/components/sip/goal-words';
import { groupSummaries } from '@/components/sip/form-words';
import { answerSentence, planInWords, spanInWords } from '@/components/sip/plan-sentence';
import { SipDetails } from '@/components/sip/details/sip-details';
import { equityLongTermGains } from '@/content/law/capital-gains';
import { rowHolding } from '@/lib/law/dated-row';
import { messages } from '@/lib/messages';
import { answerOf } from '@/lib/sip/domain/answer';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { startInputs } from '@/lib/sip/domain/inputs/inputs';
import type { TabId } from '@/lib/sip/domain/inputs/tabs';
import { examplePlan } from '@/lib/sip/domain/plan';
import type { DetailedPlan } from '@/lib/sip/domain/schedule';
import { today } from './draw-page';

const { sip } = messages();
const plan = (changes: Partial<DetailedPlan>): DetailedPlan => ({ ...examplePlan, ...changes });
const inputs = (changes: Partial<SipInputs>): SipInputs => ({ ...startInputs, ...changes });

function draw(tab: TabId | null, changes: Partial<SipInputs> = {}) {
  const chosen = inputs(changes);
  render(
    <SipDetails
      inputs={chosen}
      answer={answerOf(chosen, today)}
      today={today}
      tab={tab}
      savedQuery=""
      hasHistory={false}
      messages={sip}
    />,
  );
}

test.each<[Partial<DetailedPlan>, string]>([
  [{}, '₹10,000 a month for 20 years at 12% a year'],
  [{ months: 12 }, '₹10,000 a month for 1 year at 12% a year'],
  [{ months: 30 }, '₹10,000 a month for 2 years and 6 months at 12% a year'],
  [{ yearlyStepUpPercent: 10 }, '₹10,000 a month, 10% more every year, for 20 years at 12% a year'],
  [
    { stepUpRupees: 500, stepUpEveryMonths: 6, instalmentCapRupees: 50_000 },
    '₹10,000 a month, ₹500 more every 6 months up to ₹50,000, for 20 years at 12% a year',
  ],
  [{ monthlyRupees: 0, lumpSumRupees: 100_000 }, '₹1 lakh once for 20 years at 12% a year'],
  [
    { lumpSumRupees: 100_000 },
    '₹10,000 a month and ₹1 lakh at the start for 20 years at 12% a year',
  ],
  [
    {
      topUps: [
        { month: 240, rupees: 50_000 },
        { month: 241, rupees: 9000 },
      ],
      pauses: [
        { fromMonth: 10, months: 3 },
        { fromMonth: 12, months: 2 },
      ],
    },
    '₹10,000 a month for 20 years at 12% a year with ₹50,000 of top-ups and 4 months skipped',
  ],
])('%j reads %s', (changes, words) => {
  expect(planInWords(plan(changes), sip.answer)).toBe(words);
});

test.each([
  [1, '1 month'],
  [13, '1 year and 1 month'],
  [24, '2 years'],
])('%d months read %s', (months, words) => {
  expect(spanInWords(months, sip.answer)).toBe(words);
});

test('the sentence goes from the value to the amount after tax and its buying power', () => {
  const { main } = answerOf(startInputs, today);
  expect(answerSentence(main, sip.answer)).toMatch(
    /₹75\.91 lakh gained\. After ₹10\.\d+ lakh of tax you keep ₹\d+\.\d+ lakh, worth ₹\d+\.\d+ lakh in today’s money\.$/,
  );
});

test('a loss is called a loss', () => {
  const losing = inputs({ annualReturnPercent: -10, years: 1 });
  expect(answerSentence(answerOf(losing, today).main, sip.answer)).toMatch(
    /would fall to ₹1\.1\d lakh: ₹1\.2 lakh invested and ₹[\d,]+ lost\. It is worth/,
  );
});

test.each([
  ['monthly', /^invest ₹[\d,]+ a month$/],
  ['years', /^invest for \d+ years( and \d+ months?)?$/],
  ['return', /^the plan must earn \d+(\.\d+)?% a year after costs$/],
  ['step-up', /^raise the instalment by \d+(\.\d+)?% every year$/],
] as const)('a goal that asks for %s is answered in words', (goalUnknown, words) => {
  const wanted = inputs({ goalRupees: 5_000_000, goalUnknown });
  const { goal } = answerOf(wanted, today);
  const said = goal && goalInWords(goal, wanted.goalRupees, today, sip.answer);
  expect(said).toEqual({
    aim: expect.stringMatching(/^₹50 lakh in today’s money, which is ₹[\d.]+ crore by /),
    answer: expect.stringMatching(words),
  });
});

test('each group says in a line what is set', () => {
  expect(groupSummaries(startInputs, sip)).toEqual({
    lumpSum: 'None',
    steps: 'Every 12 months',
    sums: 'None',
    goal: 'None',
    costs: '6%, equity fund',
    withdrawals: 'None',
    compare: 'None',
  });
  expect(
    groupSummaries(
      inputs({
        lumpSumRupees: 200_000,
        instalmentCapRupees: 50_000,
        extraMonths: 6,
        topUp1Rupees: 5,
        topUp3Rupees: 5,
        pause2Month: 3,
        goalRupees: 10_000_000,
        expenseRatioPercent: 0.5,
        fund: 'debt',
        withdrawalRupees: 40_000,
        'c.years': 5,
      }),
      sip,
    ),
  ).toEqual({
    lumpSum: '₹2 lakh',
    steps: 'Every 12 months, up to ₹50,000, 6 extra months',
    sums: '2 top-ups, 1 pause',
    goal: '₹1 crore in today’s money',
    costs: '6%, debt fund, 0.5% costs',
    withdrawals: '₹40,000 a month, 30 years',
    compare: 'Plans A and C',
  });
});

test('the worked arithmetic holds rate, count, factor and the other conventions', () => {
  draw('working');
  expect(screen.getByText('Monthly rate i = 12% ÷ 12 = 1%')).toBeVisible();
  expect(screen.getByText(/^₹10,000 × 999\.1479\d+ = ₹99,91,479\.19$/)).toBeVisible();
  expect(screen.getByText('₹98,92,554')).toBeVisible();
  expect(screen.getByText('₹91,98,574')).toBeVisible();
  expect(screen.getByText(/Most calculators in India use this convention/)).toBeVisible();
});

test('it follows the convention that is chosen, and links lead to the others', () => {
  draw('working', { rateConvention: 'effective', paidAt: 'end' });
  expect(screen.getByText(sip.details.working.formulaAtEnd)).toBeVisible();
  expect(screen.getByText(/= 0\.948879%$/)).toBeVisible();
  expect(screen.getByRole('link', { name: sip.fields.choices.effective })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(screen.getByRole('link', { name: sip.fields.choices.start })).toHaveAttribute(
    'href',
    '/features/sip-calculator?m=10000&r=12&y=20&cr=effective&v=1&tab=working#sip-convention',
  );
});

test('at a rate of zero the arithmetic divides by nothing', () => {
  draw('working', { annualReturnPercent: 0 });
  expect(screen.getByText(sip.details.working.formulaAtZero)).toBeVisible();
  expect(screen.getByText('₹10,000 × 240 = ₹24,00,000')).toBeVisible();
});

test('steps, a lump sum and top-ups have lines of their own', () => {
  draw('working', { stepUp: 10, lumpSumRupees: 100_000, topUp1Rupees: 50_000, topUp1Month: 240 });
  expect(screen.getByText(/^All instalments together: ₹1,98,88,715\.\d+$/)).toBeVisible();
  expect(screen.getByText(/^Months 13 to 24: ₹11,000 × /)).toBeInTheDocument();
  expect(
    screen.getByText(/^Lump sum, compounded yearly: ₹1,00,000 .* = ₹9,64,629\.\d+$/),
  ).toBeVisible();
  expect(screen.getByText('All top-ups together: ₹50,474.44')).toBeVisible();
  expect(screen.getByText('Together, rounded to the rupee: ₹2,09,03,819')).toBeVisible();
});

test('the tax prints rate, date, sections, and source, and once that only secondary sources were read', () => {
  draw('tax');
  const rule = screen.getByText(/Equity funds, units held for more than 12 months/);
  expect(rule).toHaveTextContent(
    '12.5% on gains above ₹1.25 lakh in a year, for sales from 23 Jul 2024. Section 198 of the Income-tax Act 2025, section 112A',
  );
  expect(rule).toHaveTextContent('Source: Income-tax Act 2025 (30 of 2025), section 198.');
  expect(within(rule).getByRole('link')).toHaveAttribute(
    'href',
    rowHolding(equityLongTermGains, '2026-11-21').source.url,
  );
  expect(screen.getAllByText(sip.details.tax.sources.secondary)).toHaveLength(1);
  const ages = screen.getByRole('table', { name: sip.details.tax.ages, hidden: true });
  expect(ages).toHaveTextContent('201–12₹1,20,000₹8,093Short-term');
});

test('a debt fund is taxed by slab, and tax can be left out', () => {
  draw('tax', { fund: 'debt' });
  expect(screen.getByText(/taxed by slab, 30% here/)).toBeVisible();
  expect(screen.queryByText(sip.details.tax.exempt)).not.toBeInTheDocument();
});

test('costs and waiting are shown in money, and waiting as the dearer instalment too', () => {
  draw('costs', { expenseRatioPercent: 1 });
  expect(
    screen.getByText(
      /^Costs of 1% a year leave 10\.88% of a return of 12%\. They lower the final value by ₹/,
    ),
  ).toBeVisible();
  expect(
    screen.getByText(/^Starting 1 year later .* To catch up, invest ₹[\d,]+ a month more: ₹/),
  ).toBeVisible();
});

test('withdrawals say how long the money lasts, and at what age it ends', () => {
  draw(null, { withdrawalRupees: 100_000, withdrawalRisePercent: 5, age: 40 });
  expect(
    screen.getByText(
      /^₹1 lakh a month, raised by 5% every year, from (Nov|Dec) 2046: the money lasts \d+ years.* is tax\. You would be 6\d then\.$/,
    ),
  ).toBeVisible();
});

test('plans are side by side with the difference', () => {
  draw(null, { 'b.annualReturnPercent': 10 });
  const table = screen.getByRole('table', { name: sip.details.compare.table });
  expect(table).toHaveTextContent('Plan APlan B');
  expect(table).toHaveTextContent('₹99,91,479₹76,56,969');
  expect(table).toHaveTextContent('–−₹23,34,510');
});

test('every month can be listed instead of every year', () => {
  draw(null, { tableOf: 'months', years: 2 });
  const table = screen.getByRole('table', { name: sip.details.table.monthlyTitle });
  expect(table).toHaveTextContent('24 · Oct 2028');
});

test('wrong published figures are beside the right ones', () => {
  draw('working');
  const table = screen.getByRole('table', { name: sip.details.print.table });
  expect(table).toHaveTextContent('₹11,65,918₹11,61,695No convention gives this figure.');
});
