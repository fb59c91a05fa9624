import { render, screen } from '@testing-library/react';
import { PlanWorking } from '@/components/sip/plan-working';
import { answerSentence, planInWords } from '@/components/sip/plan-sentence';
import { TaxNote } from '@/components/sip/tax-note';
import { equityLongTermGains, equityShortTermGains } from '@/lib/law/capital-gains';
import { rowOn } from '@/lib/law/dated-row';
import { messages } from '@/lib/messages';
import { examplePlan, type SipPlan } from '@/lib/sip/plan';
import { projectSip } from '@/lib/sip/project';

const { sip } = messages();
const plan = (changes: Partial<SipPlan>): SipPlan => ({ ...examplePlan, ...changes });

test.each([
  [{}, '₹10,000 a month for 20 years at 12% a year'],
  [{ months: 12 }, '₹10,000 a month for 1 year at 12% a year'],
  [{ months: 30 }, '₹10,000 a month for 30 months at 12% a year'],
  [{ yearlyStepUpPercent: 10 }, '₹10,000 a month, 10% more every year, for 20 years at 12% a year'],
  [{ monthlyRupees: 0, lumpSumRupees: 100_000 }, '₹1 lakh once for 20 years at 12% a year'],
  [
    { lumpSumRupees: 100_000 },
    '₹10,000 a month and ₹1 lakh at the start for 20 years at 12% a year',
  ],
])('%j reads %s', (changes, words) => {
  expect(planInWords(plan(changes), sip.answer)).toBe(words);
});

test('a loss is called a loss', () => {
  const losing = plan({ annualReturnPercent: -10, months: 12 });
  expect(answerSentence(losing, projectSip(losing), sip.answer)).toMatch(
    /would come to ₹1\.1\d lakh: ₹1\.2 lakh paid in and ₹[\d,]+ lost\.$/,
  );
});

test('the worked arithmetic holds rate, count, factor and the other conventions', () => {
  render(<PlanWorking plan={examplePlan} messages={sip.details.working} />);
  expect(screen.getByText('Monthly rate i = 12% ÷ 12 = 1%')).toBeVisible();
  expect(screen.getByText(/^₹10,000 × 999\.1479\d+ = ₹99,91,479\.19$/)).toBeVisible();
  expect(screen.getByText(/₹98,92,554.*₹91,98,574/)).toBeVisible();
});

test('at a rate of zero the arithmetic divides by nothing', () => {
  render(<PlanWorking plan={plan({ annualReturnPercent: 0 })} messages={sip.details.working} />);
  expect(screen.getByText(sip.details.working.formulaAtZero)).toBeVisible();
  expect(screen.getByText('₹10,000 × 240 = ₹24,00,000')).toBeVisible();
});

test('a step-up and a lump sum have lines of their own', () => {
  render(
    <PlanWorking
      plan={plan({ yearlyStepUpPercent: 10, lumpSumRupees: 100_000 })}
      messages={sip.details.working}
    />,
  );
  expect(screen.getByText(/₹11,000 in the second/)).toBeVisible();
  expect(screen.getByText(/^All instalments together: ₹1,98,88,715\.\d+$/)).toBeVisible();
  expect(screen.getByText(/^Lump sum: ₹1,00,000 .* = ₹10,89,255\.\d+$/)).toBeVisible();
  expect(screen.getByText('Together, rounded to the rupee: ₹2,09,77,971')).toBeVisible();
});

test('the tax note prints rate, date, sections, source and how far it was checked', () => {
  const longTerm = rowOn(equityLongTermGains, '2026-11-21');
  const shortTerm = rowOn(equityShortTermGains, '2026-11-21');
  if (!longTerm || !shortTerm) throw new Error('no rows');
  render(<TaxNote longTerm={longTerm} shortTerm={shortTerm} messages={sip.page.law} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    '12.5% on gains above ₹1.25 lakh in a year, for sales from 23 Jul 2024. Section 198 of the Income-tax Act 2025, section 112A',
  );
  expect(first).toHaveTextContent('not in the Gazette');
  expect(second).toHaveTextContent('20%');
});
