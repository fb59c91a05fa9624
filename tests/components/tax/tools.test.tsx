import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { answerOf } from '@/components/tax/answer-of';
import { LossesLeft } from '@/components/tax/details/limits-and-relief';
import { TaxDetails } from '@/components/tax/details/tax-details';
import { ExampleAnswer } from '@/components/tax/example-answer';
import type { ToolEdit } from '@/components/tax/form/tax-typed';
import { Hideable, Money, Sentence } from '@/components/tax/money';
import { TaxPage } from '@/components/tax/tax-page';
import { AdvanceTax } from '@/components/tax/tools/advance-tax';
import {
  removeCalculation,
  saveCalculation,
  savedCalculations,
} from '@/components/tax/tools/saved-calculations';
import { SaveCard } from '@/components/tax/tools/save-card';
import { stepsCsv } from '@/components/tax/tools/steps-csv';
import { TakeHome } from '@/components/tax/tools/take-home';
import { messages } from '@/lib/messages';
import { compareRegimes } from '@/lib/tax/domain/compare-regimes';
import {
  defaultYear,
  emptyInput,
  exampleInput,
  type TaxInput,
} from '@/lib/tax/domain/inputs/input';
import type { ToolField, ToolTexts } from '@/lib/tax/domain/inputs/tool-texts';

jest.mock('@/lib/tax/server/actions', () => ({ saveTaxCalculation: jest.fn() }));

const { tax: sentences, taxGlossary } = messages();
const tax = { ...sentences, glossary: taxGlossary };
const advanceMessages = tax.tools.advance;

function salaried(gross: number, age = 30) {
  const empty = emptyInput(2026);
  return { ...empty, age, salaryRupees: { ...empty.salaryRupees, gross } };
}

/** A tool with the state that the calculator holds for it. */
function WithTools({ children }: { children: (tools: ToolEdit) => ReactElement }) {
  const [texts, setTexts] = useState<ToolTexts>({});
  const onTool = (field: ToolField, text: string) =>
    setTexts((before) => ({ ...before, [field]: text }));
  return children({ texts, onTool });
}

const showTakeHome = (input: TaxInput) =>
  render(
    <WithTools>{(tools) => <TakeHome input={input} tools={tools} messages={tax} />}</WithTools>,
  );

const showAdvanceTax = (input: TaxInput) =>
  render(
    <WithTools>
      {(tools) => <AdvanceTax answer={answerOf(input)} tools={tools} messages={tax} />}
    </WithTools>,
  );

const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

/** The row of a table that begins with a text. */
const row = (name: string) => {
  const found = screen
    .getAllByRole('row', { hidden: true })
    .find(({ textContent }) => textContent.startsWith(name));
  if (!found) throw new Error(`no row begins with ${name}`);
  return found;
};

test('cost to company less its parts and the tax is what reaches the bank', async () => {
  showTakeHome(salaried(2_000_000));
  expect(row(tax.tools.takeHome.rows.month)).toHaveTextContent('₹1,50,633');
  type(screen.getByLabelText(tax.tools.takeHome.fields.costToCompany), '20L');
  type(screen.getByLabelText(tax.tools.takeHome.fields.employerEpf), '1L');
  type(screen.getByLabelText(tax.tools.takeHome.fields.gratuity), '50000');
  type(screen.getByLabelText(tax.tools.takeHome.fields.employeeEpf), 'x');
  expect(row(tax.tools.takeHome.rows.gross)).toHaveTextContent('₹18,50,000');
  expect(screen.getByText(tax.problems['not-a-number'])).toBeInTheDocument();
});

test('instalments follow the regime and the tax deducted; below the least nothing is due', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), advanceTimers: true });
  showAdvanceTax(salaried(2_000_000));
  expect(row('15 Jun 2026 (past)')).toHaveTextContent('15%₹28,860');
  expect(row('15 Dec 2026 (next)')).toHaveTextContent('75%');
  expect(row('15 Mar 2027')).toHaveTextContent('₹1,92,400');
  type(screen.getByLabelText(advanceMessages.tds), '1,85,000');
  expect(screen.getByText(/No advance tax is due: less than ₹10,000/)).toBeInTheDocument();
  jest.useRealTimers();
});

test('a resident of 60 without business pays none in advance, with business the instalments', async () => {
  showAdvanceTax(salaried(2_000_000, 65));
  expect(screen.getByText(advanceMessages.senior)).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText(advanceMessages.hasBusiness));
  expect(screen.getByRole('table', { name: advanceMessages.caption })).toBeInTheDocument();
});

test('the CSV says its year, and has every step as a plain number with the id of its rule', () => {
  const lines = stepsCsv(compareRegimes(salaried(2_000_000)), tax, '2026-11-26').split('\r\n');
  expect(lines.slice(0, 4)).toEqual([
    'Tax Year 2026-27',
    'Calculated by Arthayatra on 26 Nov 2026',
    '',
    'Regime,Step,Rupees,Section,Rule',
  ]);
  expect(lines).toContain(
    'New regime,"₹16 lakh to ₹20 lakh: 20% of ₹3,25,000",65000,s. 202,new-slabs-2025',
  );
  expect(lines).toContain('New regime,Standard deduction,-75000,s. 19,standard-deduction-new-2024');
  expect(lines.filter((line) => line.includes('Tax for the year'))).toEqual([
    'New regime,Tax for the year,192400,–,',
    'Old regime,Tax for the year,413400,–,',
  ]);
});

test('the tax of a year is deducted month by month, a bonus at its rate', async () => {
  showTakeHome(salaried(2_000_000));
  type(screen.getByLabelText(tax.tools.months.bonus), '8L');
  await userEvent.selectOptions(screen.getByLabelText(tax.tools.months.bonusMonth), '10');
  expect(row('Apr 2026')).toHaveTextContent('₹9,620₹90,380₹20,670');
  expect(row('Oct 2026')).toHaveTextContent('₹86,580₹8,13,420');
  expect(screen.getByText(/average rate of the year \(s. 392\)/)).toBeInTheDocument();
});

test('interest for late advance tax and a late return, each with its section and its source', async () => {
  const { interest } = tax.tools;
  showAdvanceTax(salaried(2_000_000));
  // Nothing in advance, all with the return in time: 3 % three times, 1 %, and four months of 1 %.
  expect(screen.getByText(/^₹17,408 of interest/)).toBeInTheDocument();
  type(screen.getByLabelText('Paid until 15 Jun 2026'), '28,860');
  expect(row('Instalment of 15 Jun 2026')).toHaveTextContent('₹0₹0');
  type(screen.getByLabelText('Then until 15 Mar 2027'), '1,63,540');
  expect(row('Advance tax shortfall on 31 Mar 2027')).toHaveTextContent('s. 424');
  expect(row('Advance tax shortfall on 31 Mar 2027')).toHaveTextContent('₹0₹0');
  fireEvent.change(screen.getByLabelText(interest.filedOn), { target: { value: '2027-09-01' } });
  expect(row('Return due on 31 Jul 2027')).toHaveTextContent('1% a month for 2 months, s. 423₹0₹0');
  expect(screen.getByText(interest.rules['late-return'])).toBeInTheDocument();
});

describe('amounts', () => {
  test('tax is written to the rupee in every format; a round amount as the Display menu says', () => {
    const { rerender } = render(<Money rupees={1_227_200} messages={tax} />);
    expect(screen.getByText('₹12,27,200')).not.toHaveAttribute('data-figures');
    rerender(<Money rupees={1_500_000} isRound messages={tax} />);
    expect(screen.getByText('₹15 lakh')).toHaveAttribute('data-figures', 'lakh');
    expect(screen.getByText('₹15,00,000')).toHaveAttribute('data-figures', 'full');
    expect(screen.getByText(tax.hidden.amount)).toHaveClass('sr-only');
    rerender(<Hideable messages={tax}>figures</Hideable>);
    expect(screen.getByText(tax.hidden.block)).toHaveAttribute('data-figures', 'hidden');
  });

  test('a sentence has its values in place; one that it lacks is our mistake', () => {
    const { container } = render(
      <Sentence text="{a} and {b}." values={{ a: 'One', b: <i>two</i> }} />,
    );
    expect(container).toHaveTextContent('One and two.');
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<Sentence text="{a} and {b}." values={{ a: 'One' }} />)).toThrow(
      'No value for {b}',
    );
    jest.mocked(console.error).mockRestore();
  });

  test('the example, its caps and every step are Hindi, figures included', () => {
    const hindi = { ...messages('hi').tax, glossary: messages('hi').taxGlossary };
    const answer = answerOf(exampleInput(defaultYear));
    render(
      <>
        <ExampleAnswer answer={answer} messages={hindi} />
        {(['steps', 'caps', 'nextRupee', 'slabs'] as const).map((part) => (
          <TaxDetails key={part} part={part} answer={answer} messages={hindi} />
        ))}
      </>,
    );
    const text = document.body.textContent;
    expect(
      /\b(?:lakh|crore|rupees?|Jan|Feb|Apr|Jul|Oct|Dec|Schedule|Rule|Table|Chapter)\b/.exec(
        text,
      )?.[0],
    ).toBeUndefined();
    expect(text).toContain('लाख');
    expect(text).toMatch(/\d+ (?:अप्रैल|फ़रवरी|जुलाई) 20\d\d/);
  });
});

test.each([
  ['en', 'Main rules of Tax Year 2026-27', /[\u0900-\u097f]/],
  ['hi', 'कर वर्ष 2026-27 के मुख्य नियम', /[A-Z][a-z]+/],
] as const)('the rules that the server lists name their year, in %s', (language, text, foreign) => {
  render(<TaxPage language={language} siteUrl="https://arthayatra.example" />);
  expect(document.body).toHaveTextContent(text);
  const rules = screen.getByRole('table', {
    name: messages(language).tax.law.caption,
    hidden: true,
  });
  expect(rules).not.toHaveTextContent(foreign);
});

test('the rupee that ends the whole rebate is no rate of lakhs of percent', () => {
  render(<ExampleAnswer answer={answerOf(salaried(550_000))} messages={tax} />);
  // 12,500 of slab tax at 5 lakh, and 4 %.
  expect(screen.getByRole('region', { name: tax.regimes.old })).toHaveTextContent(
    /₹13,000.* more tax just above this income/,
  );
  expect(document.body).not.toHaveTextContent('13,00,020');
});

test('a house loss names its cap, and what waits for later years is below; without losses nothing is', () => {
  const empty = emptyInput(2026);
  const { comparison } = answerOf({
    ...salaried(2_400_000),
    houseRupees: { ...empty.houseRupees, selfOccupiedInterest: 300_000, letOutInterest: 150_000 },
  });
  const steps = stepsCsv(comparison, tax, '2026-11-26');
  expect(steps).toContain(
    'Old regime,"Loss from house property, ₹2,00,000 of ₹3,50,000: at most ₹2,00,000 a year",-200000',
  );
  expect(steps).toContain(
    'New regime,"Loss from house property of ₹1,50,000: no set-off in this regime",0',
  );
  const { rerender, container } = render(<LossesLeft comparison={comparison} messages={tax} />);
  expect(row('House property')).toHaveTextContent('₹1,50,000₹1,50,000');
  expect(screen.queryByRole('row', { name: /^Long-term/ })).not.toBeInTheDocument();
  rerender(<LossesLeft comparison={answerOf(empty).comparison} messages={tax} />);
  expect(container).toBeEmptyDOMElement();
});

describe('calculations saved in the browser', () => {
  const item = (id: string, name = id) => ({
    id,
    name,
    fragment: `#v=1&y=2026&sg=${id}`,
    savedAt: '2026-11-21T06:00:00.000Z',
  });

  beforeEach(() => localStorage.clear());

  test('the newest calculation is first, a rename keeps its place, and a removed one is gone', () => {
    saveCalculation(item('1'));
    saveCalculation(item('2'));
    saveCalculation(item('1', 'Raise'));
    expect(savedCalculations.read()?.map(({ name }) => name)).toEqual(['2', 'Raise']);
    removeCalculation('2');
    expect(savedCalculations.read()).toEqual([item('1', 'Raise')]);
    removeCalculation('1');
    expect(localStorage).toHaveLength(0);
  });

  test('the 51st is refused, and the oldest stays until its owner removes one', () => {
    for (let id = 1; id <= 50; id += 1) saveCalculation(item(String(id)));
    expect(saveCalculation(item('1', 'A new name'))).toBeNull();
    render(<SaveCard fragment="#v=1&y=2026&sg=51" suggestedName="Raise" messages={tax} />);
    fireEvent.click(screen.getByText(tax.tools.savedCalculations.submit));
    expect(screen.getByText(tax.tools.savedCalculations.full)).toBeInTheDocument();
    expect(savedCalculations.read()?.map(({ id }) => id)).toHaveLength(50);
    expect(savedCalculations.read()?.at(-1)).toEqual(item('1', 'A new name'));
  });

  test.each(['{"a":1}', '[1, null, {"id": "x"}]'])(
    'what is no list of ours (%s) is none',
    (text) => {
      localStorage.setItem('tax-calculations', text);
      expect(savedCalculations.read() ?? []).toEqual([]);
    },
  );
});
