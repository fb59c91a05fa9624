import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOf } from '@/components/tax/answer-words';
import { AdvanceTax } from '@/components/tax/tools/advance-tax';
import { stepsCsv } from '@/components/tax/tools/steps-csv';
import { TakeHome } from '@/components/tax/tools/take-home';
import { messages } from '@/lib/messages';
import { compareRegimes } from '@/lib/tax/compare-regimes';
import { emptyInput } from '@/lib/tax/input';

const { tax: sentences, taxGlossary } = messages();
const tax = { ...sentences, glossary: taxGlossary };
const words = tax.tools.advance;

function salaried(gross: number, age = 30) {
  const empty = emptyInput(2026);
  return { ...empty, age, salaryRupees: { ...empty.salaryRupees, gross } };
}

/** The row of a table that begins with a text. */
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

test('cost to company less its parts and the tax is what reaches the bank', async () => {
  render(<TakeHome input={salaried(2_000_000)} messages={tax} />);
  expect(row(tax.tools.takeHome.rows.month)).toHaveTextContent('₹1,50,633');
  await userEvent.type(screen.getByLabelText(tax.tools.takeHome.fields.totalRupees), '20L');
  await userEvent.type(screen.getByLabelText(tax.tools.takeHome.fields.employerEpfRupees), '1L');
  await userEvent.type(screen.getByLabelText(tax.tools.takeHome.fields.gratuityRupees), '50000');
  await userEvent.type(screen.getByLabelText(tax.tools.takeHome.fields.employeeEpfRupees), 'x');
  expect(row(tax.tools.takeHome.rows.gross)).toHaveTextContent('₹18,50,000');
  expect(screen.getByText(tax.problems['not-a-number'])).toBeInTheDocument();
});

test('instalments follow the regime and the tax deducted; below the least nothing is due', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), advanceTimers: true });
  render(<AdvanceTax answer={answerOf(salaried(2_000_000))} messages={tax} />);
  expect(row('15 Jun 2026 \\(past\\)')).toHaveTextContent('15%₹28,860');
  expect(row('15 Dec 2026 \\(next\\)')).toHaveTextContent('75%');
  expect(row('15 Mar 2027')).toHaveTextContent('₹1,92,400');
  await userEvent.type(screen.getByLabelText(words.tds), '1,85,000');
  expect(screen.getByText(/Nothing is due in advance: less than ₹10,000/)).toBeInTheDocument();
  jest.useRealTimers();
});

test('a resident of 60 without business pays none in advance, with business the instalments', async () => {
  render(<AdvanceTax answer={answerOf(salaried(2_000_000, 65))} messages={tax} />);
  expect(screen.getByText(words.senior)).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText(words.business));
  expect(screen.getByRole('table', { name: words.caption })).toBeInTheDocument();
});

test('the CSV has every step as a plain number with the id of its rule', () => {
  const lines = stepsCsv(compareRegimes(salaried(2_000_000)), tax).split('\r\n');
  expect(lines[0]).toBe('Regime,Step,Rupees,Section,Rule');
  expect(lines).toContain(
    'New regime,"₹16 lakh to ₹20 lakh: 20% of ₹3,25,000",65000,s. 202,new-slabs-2025',
  );
  expect(lines).toContain('New regime,Standard deduction,-75000,s. 19,standard-deduction-new-2024');
  expect(lines.filter((line) => line.includes('Tax of the year'))).toEqual([
    'New regime,Tax of the year,192400,–,',
    'Old regime,Tax of the year,413400,–,',
  ]);
});
