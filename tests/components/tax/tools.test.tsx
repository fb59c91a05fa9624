import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { CalendarCard } from '@/components/news/calendar-card';
import { answerOf } from '@/components/tax/answer-of';
import { LossesLeft } from '@/components/tax/details/limits-and-relief';
import { TaxDetails } from '@/components/tax/details/tax-details';
import { ExampleAnswer } from '@/components/tax/tax-answer';
import { firstMessages } from '@/components/tax/first-messages';
import { useToolRupees } from '@/components/tax/form/engine-fields';
import { formGroups, startFacts } from '@/components/tax/form/form-groups';
import type { ToolEdit } from '@/components/tax/form/tax-form';
import { Hideable, Money, Sentence } from '@/components/tax/money';
import { TaxCalculator } from '@/components/tax/tax-calculator';
import { TaxPage } from '@/components/tax/tax-page';
import { AdvanceTax } from '@/components/tax/tools/advance-tax';
import {
  removeCalculation,
  saveCalculation,
  savedCalculations,
  SaveCard,
} from '@/components/tax/tools/save-card';
import { stepsCsv } from '@/components/tax/tools/steps-csv';
import { TakeHome } from '@/components/tax/tools/take-home';
import { ShareCalculation } from '@/components/tax/tools/tax-tools';
import { saveFile } from '@/components/ui/files/save-file';
import { spanFrom } from '@/lib/agenda/agenda-entry';
import { publicDates } from '@/lib/agenda/public-dates';
import { messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import { taxPath } from '@/lib/navigation/page-paths';
import { compareRegimes } from '@/lib/tax/domain/compute-tax';
import { defaultYear, exampleInput, type TaxInput } from '@/lib/tax/domain/inputs/input';
import type { ToolField, ToolTexts } from '@/lib/tax/domain/inputs/fields';
import { finishedTasks } from '@/lib/dashboard/domain/task';
import { enterText } from '@/tests/components/enter-text';
import { passTime } from '@/tests/components/pass-time';
import { giveBlobsTheirBytes } from '@/tests/factories/blob-bytes';
import { person, salaried } from '@/tests/factories/tax-person';

jest.mock('@/lib/tax/server/actions', () => ({ saveTaxCalculation: jest.fn() }));
jest.mock('@/components/ui/files/save-file', () => ({ saveFile: jest.fn() }));

const { tax: sentences, taxGlossary } = messages();
const tax = { ...sentences, glossary: taxGlossary };
const advanceMessages = tax.tools.advance;

/** A tool with the state that the calculator holds for it. */
function WithTools({ children }: { children: (tools: ToolEdit) => ReactElement }) {
  const [texts, setTexts] = useState<ToolTexts>({});
  const onTool = (field: ToolField, text: string) =>
    setTexts((before) => ({ ...before, [field]: text }));
  return children({ texts, onTool });
}

const showTakeHome = (input: TaxInput) =>
  render(<WithTools>{(tools) => <TakeHome {...{ input, tools }} messages={tax} />}</WithTools>);

const showAdvanceTax = (input: TaxInput) => {
  const answer = answerOf(input);
  render(<WithTools>{(tools) => <AdvanceTax {...{ answer, tools }} messages={tax} />}</WithTools>);
};

/** The row of a table that begins with a text. */
const row = (name: string) => {
  const found = screen
    .getAllByRole('row', { hidden: true })
    .find(({ textContent }) => textContent.startsWith(name));
  if (!found) throw new Error(`no row begins with ${name}`);
  return found;
};

/** The name and the text of the file that the browser was given to save. */
async function savedFile() {
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [[name, file]] = jest.mocked(saveFile).mock.calls as [[string, Blob]];
  return { name, text: new TextDecoder().decode(await file.arrayBuffer()) };
}

beforeAll(giveBlobsTheirBytes);
beforeEach(() => jest.mocked(saveFile).mockClear());

test('cost to company less its parts and the tax is what reaches the bank', async () => {
  showTakeHome(salaried(2_000_000));
  expect(row(tax.tools.takeHome.rows.month)).toHaveTextContent('₹1,50,633');
  const { fields, rows } = tax.tools.takeHome;
  enterText(screen.getByLabelText(fields.costToCompany), '20L');
  enterText(screen.getByLabelText(fields.employerEpf), '1L');
  enterText(screen.getByLabelText(fields.gratuity), '50000');
  enterText(screen.getByLabelText(fields.employeeEpf), 'x');
  expect(row(rows.gross)).toHaveTextContent('₹18,50,000');
  expect(screen.getByText(tax.problems['not-a-number'])).toBeInTheDocument();
});

test.each([
  ['en', 'Pay after tax, new regime', 'take-home'],
  ['hi', 'टैक्स के बाद वेतन, नई व्यवस्था', 'हाथ में'],
] as const)(
  'what is paid before the own EPF and what reaches the bank after it have two names, in %s',
  (language, name, takeHome) => {
    const { tax: words, taxGlossary: glossary } = messages(language);
    const { rows, lead } = words.tools.takeHome;
    const all = { ...words, glossary };
    const input = salaried(2_000_000);
    render(<ExampleAnswer answer={answerOf(input)} messages={all} />);
    const head = screen.getByRole('region', { name: words.answer.exampleTitle });
    expect(head).toHaveTextContent(new RegExp(`${name}[^₹]*₹1,50,633`));
    expect(head.textContent.toLowerCase()).not.toContain(takeHome);
    render(
      <WithTools>{(tools) => <TakeHome input={input} tools={tools} messages={all} />}</WithTools>,
    );
    enterText(screen.getByLabelText(words.tools.takeHome.fields.employeeEpf), '1.2L');
    expect(row(rows.month)).toHaveTextContent('₹1,40,633');
    expect(rows.month.toLowerCase()).toContain(takeHome);
    expect(lead).toContain(`“${name.split(',')[0]}”`);
  },
);

test('instalments follow the regime and the tax deducted; below the least nothing is due', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), advanceTimers: true });
  showAdvanceTax(salaried(2_000_000));
  expect(row('15 Jun 2026 (past)')).toHaveTextContent('15%₹28,860');
  expect(row('15 Dec 2026 (next)')).toHaveTextContent('75%');
  expect(row('15 Mar 2027')).toHaveTextContent('₹1,92,400');
  await userEvent.click(screen.getByRole('button', { name: advanceMessages.ics }));
  expect(await savedFile()).toEqual({
    name: 'advance-tax.ics',
    text: expect.stringContaining('DTSTART;VALUE=DATE:20261215'),
  });
  enterText(screen.getByLabelText(advanceMessages.tds), '1,85,000');
  expect(screen.getByText(/No advance tax is due: less than ₹10,000/)).toBeInTheDocument();
  jest.useRealTimers();
});

test('while the tax deducted is no amount, the instalments are those of the last one', () => {
  showAdvanceTax(salaried(2_000_000));
  const tds = screen.getByLabelText(advanceMessages.tds);
  enterText(tds, '1,00,000');
  // 15% of 92,400, to ten rupees.
  expect(row('15 Jun 2026')).toHaveTextContent('15%₹13,860');
  enterText(tds, '1.1 lakh rupees each');
  expect(tds).toBeInvalid();
  expect(row('15 Jun 2026')).toHaveTextContent('15%₹13,860');
  enterText(tds, '');
  expect(row('15 Jun 2026')).toHaveTextContent('15%₹28,860');
});

test('a resident of 60 without business pays none in advance, with business the instalments', async () => {
  showAdvanceTax(person(2026, { age: 65, salaryRupees: { gross: 2_000_000 } }));
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

test('the CSV of the steps is saved as a file', async () => {
  const { take } = tax.tools;
  render(
    <ShareCalculation
      answer={answerOf(salaried(2_000_000))}
      fragment=""
      address=""
      isStale={false}
      messages={tax}
    />,
  );
  expect(screen.getByText(tax.tools.ofExample)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: take.csv }));
  expect(await savedFile()).toEqual({
    name: take.file,
    text: expect.stringContaining('Tax for the year,192400'),
  });
});

test('the tax of a year is deducted month by month, a bonus at its rate', async () => {
  showTakeHome(salaried(2_000_000));
  enterText(screen.getByLabelText(tax.tools.months.bonus), '8L');
  await userEvent.selectOptions(screen.getByLabelText(tax.tools.months.bonusMonth), '10');
  expect(row('Apr 2026')).toHaveTextContent('₹9,620₹90,380₹20,670');
  expect(row('Oct 2026')).toHaveTextContent('₹86,580₹8,13,420');
  expect(screen.getByText(/average rate of the year \(s. 392\)/)).toBeInTheDocument();
});

describe('a late return and the old regime', () => {
  const { interest } = tax.tools;
  /** HRA, a home loan, 80C and 80CCD(1B): the old regime is the cheaper one, by far. */
  const inOld = person(2025, {
    hraCity: 'mumbai',
    salaryRupees: {
      ...{ gross: 2_400_000, basicAndDa: 1_200_000, hraReceived: 600_000, rentPaid: 600_000 },
    },
    houseRupees: { selfOccupiedInterest: 200_000 },
    deductionsRupees: { section80c: 150_000, ownPension: 50_000 },
  });
  const { comparison } = answerOf(inOld);
  const taxIn = (regime: 'new' | 'old') =>
    `plus ${formatRupees(comparison[regime].taxRupees)} of tax to be paid`;
  const regime = () => screen.getByLabelText(advanceMessages.regime);
  const warning = () => screen.queryByText(/A return filed after 31 Jul 2026 cannot/);
  const sum = () => screen.getByText(/of interest, plus/);

  test('filed late, the interest is on the tax of the new regime, which is the only one left', () => {
    showAdvanceTax(inOld);
    expect(regime()).toHaveValue('old');
    expect(sum()).toHaveTextContent(taxIn('old'));
    const filedOn = screen.getByLabelText(interest.filedOn);
    enterText(filedOn, '2026-07-31');
    expect(regime()).toHaveValue('old');
    expect(warning()).not.toBeInTheDocument();
    enterText(filedOn, '2026-12-05');
    expect(regime()).toHaveValue('new');
    expect(sum()).toHaveTextContent(taxIn('new'));
    expect(warning()).not.toBeInTheDocument();
    expect(screen.getByText(/the old regime can no longer be chosen/)).toHaveTextContent(
      /s. 115BAC\(6\).*not carried forward \(s. 80, 139\(3\)\)/,
    );
    expect(row(interest.rules.losses)).toHaveTextContent(/section 80, 139\(3\)$/);
    enterText(filedOn, '2026-07-31');
    expect(screen.queryByText(/not carried forward/)).not.toBeInTheDocument();
  });

  test('who chooses the old one for it is warned, with the law that forbids it', async () => {
    showAdvanceTax(inOld);
    await userEvent.selectOptions(regime(), 'old');
    enterText(screen.getByLabelText(interest.filedOn), '2026-12-05');
    expect(regime()).toHaveValue('old');
    expect(sum()).toHaveTextContent(taxIn('old'));
    expect(warning()).toBeInTheDocument();
    expect(row(interest.rules.choice)).toHaveTextContent('s. 115BAC(6)');
    // With business the return is due a month later; then only that is late.
    await userEvent.click(screen.getByLabelText(advanceMessages.hasBusiness));
    expect(warning()).not.toBeInTheDocument();
    expect(screen.getByText(/A return filed after 31 Aug 2026 cannot/)).toBeInTheDocument();
  });
});

test('interest for late advance tax and a late return, each with its section and its source', async () => {
  const { interest } = tax.tools;
  showAdvanceTax(salaried(2_000_000));
  // Nothing in advance, all with the return in time: 3 % three times, 1 %, and four months of 1 %.
  expect(screen.getByText(/^₹17,408 of interest/)).toBeInTheDocument();
  enterText(screen.getByLabelText('Paid until 15 Jun 2026'), '28,860');
  expect(row('Instalment of 15 Jun 2026')).toHaveTextContent('₹0₹0');
  enterText(screen.getByLabelText('Then until 15 Mar 2027'), '1,63,540');
  expect(row('Advance tax shortfall on 31 Mar 2027')).toHaveTextContent('s. 424');
  expect(row('Advance tax shortfall on 31 Mar 2027')).toHaveTextContent('₹0₹0');
  enterText(screen.getByLabelText(interest.filedOn), '2027-09-01');
  expect(row('Return due on 31 Jul 2027')).toHaveTextContent('1% a month for 2 months, s. 423₹0₹0');
  expect(screen.getByText(interest.rules['late-return'])).toBeInTheDocument();
  // Such a day may be left over from another year.
  enterText(screen.getByLabelText(interest.filedOn), '2026-07-31');
  expect(screen.getByLabelText(interest.filedOn)).toBeInvalid();
  expect(screen.getByLabelText(interest.filedOn)).toHaveAccessibleDescription(/from 1 Apr 2027 on/);
  expect(row('Return due on 31 Jul 2027')).not.toHaveTextContent('months');
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
    const english =
      /\b(?:lakh|crore|rupees?|Jan|Feb|Apr|Jul|Oct|Dec|Schedule|Rule|Table|Chapter)\b/;
    expect(text).not.toMatch(english);
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
  const name = messages(language).tax.law.caption;
  const rules = screen.getByRole('table', { name, hidden: true });
  expect(rules).not.toHaveTextContent(foreign);
});

test('each place on a page to which a public date leads is there', () => {
  const dates = publicDates(spanFrom('2026-11-21', 365));
  const places = new Set(dates.map(({ path }) => path).filter((path) => path.includes('#')));
  const pages: Readonly<Record<string, ReactElement>> = {
    [taxPath]: <TaxPage language="en" siteUrl="https://arthayatra.example" />,
    '/features/financial-news': <CalendarCard entries={[]} today="2026-11-21" allHref="/" />,
  };
  expect(places.size).toBeGreaterThan(1);
  for (const place of places) {
    const [page = ''] = place.split('#');
    const { unmount } = render(pages[page]);
    const regions = screen.getAllByRole('region', { hidden: true });
    expect(regions.map((region) => `${page}#${region.id}`)).toContain(place);
    unmount();
  }
});

test.each(['en', 'hi'] as const)(
  'the flat rate on dividends of non-residents is named as not computed wherever it matters, in %s',
  (language) => {
    const { tax: words, taxGlossary: meanings } = messages(language);
    for (const text of [
      words.answer.notes['non-resident'],
      meanings.otherRupees.dividends,
      words.law.notComputed,
    ]) {
      expect(text).toContain('20%');
    }
    expect(words.law.notComputed).toMatch(/115A.*207/);
  },
);

test.each(['en', 'hi'] as const)(
  'the year whose other long-term gains are taxed after indexation is named at their field, in %s',
  (language) => {
    expect(messages(language).taxGlossary.gainsRupees.longTermOther).toContain('2023-24');
  },
);

test.each([
  ['en', 'taxed by slab'],
  ['hi', 'स्लैब'],
] as const)(
  'deductions beside gains alone are said to exceed what the slabs tax, not all income, in %s',
  (language, slab) => {
    const { tax: words, taxGlossary: glossary } = messages(language);
    const input = person(2026, {
      gainsRupees: { shortTermEquity: 1_000_000 },
      deductionsRupees: { section80c: 150_000 },
    });
    render(<ExampleAnswer answer={answerOf(input)} messages={{ ...words, glossary }} />);
    expect(screen.getByText(words.answer.notes['deductions-above-income'])).toHaveTextContent(slab);
    expect(words.details.working.lines.deductionsAboveIncome).toContain(slab);
  },
);

test('where one rupee more ends the whole rebate, the extra tax is shown, and no rate in lakhs of percent', () => {
  render(<ExampleAnswer answer={answerOf(salaried(550_000))} messages={tax} />);
  // 12,500 of slab tax at 5 lakh, and 4 %.
  expect(screen.getByRole('region', { name: tax.regimes.old })).toHaveTextContent(
    /₹13,000.* more tax just above this income/,
  );
  expect(document.body).not.toHaveTextContent('13,00,020');
});

test('a house loss that the income limits, not the cap, says so', () => {
  const stepsOf = (selfOccupiedInterest: number, letOutInterest: number) => {
    const houseRupees = { selfOccupiedInterest, letOutInterest };
    const input = person(2026, { houseRupees, otherRupees: { normal: 100_000 } });
    return stepsCsv(compareRegimes(input), tax, '2026-11-26');
  };
  for (const [steps, loss] of [
    [stepsOf(150_000, 0), '₹1,50,000'],
    [stepsOf(200_000, 100_000), '₹3,00,000'],
  ] as const) {
    expect(steps).toContain(
      `Old regime,"Loss from house property, ₹1,00,000 of ${loss}: no more income to set it off against",-100000`,
    );
  }
});

test('a house loss names its cap, and what waits for later years is below; without losses nothing is', () => {
  const input = person(2026, {
    salaryRupees: { gross: 2_400_000 },
    houseRupees: { selfOccupiedInterest: 300_000, letOutInterest: 150_000 },
  });
  const { comparison } = answerOf(input);
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
  expect(container).toHaveTextContent(/For the new regime, published sources disagree/);
  rerender(<LossesLeft comparison={answerOf(person(2026)).comparison} messages={tax} />);
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
    render(
      <SaveCard
        fragment="#v=1&y=2026&sg=51"
        isStale={false}
        suggestedName="Raise"
        messages={tax}
      />,
    );
    fireEvent.click(screen.getByText(tax.tools.savedCalculations.submit));
    expect(screen.getByText(tax.tools.savedCalculations.full)).toBeInTheDocument();
    expect(savedCalculations.read()?.map(({ id }) => id)).toHaveLength(50);
    expect(savedCalculations.read()?.at(-1)).toEqual(item('1', 'A new name'));
  });

  test('a rename says whether the browser kept it', () => {
    saveCalculation(item('1'));
    render(
      <SaveCard fragment="#v=1&y=2026&sg=1" isStale={false} suggestedName="Raise" messages={tax} />,
    );
    const texts = tax.tools.savedCalculations;
    const rename = (name: string) => {
      const field = screen.getByLabelText(texts.rename);
      enterText(field, name);
      fireEvent.blur(field);
    };
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    rename('Raise');
    expect(screen.getByText(texts.full)).toBeInTheDocument();
    setItem.mockRestore();
    rename('Raise of May');
    expect(screen.queryByText(texts.full)).not.toBeInTheDocument();
    expect(screen.getByText(texts.done)).toBeInTheDocument();
    expect(savedCalculations.read()?.map(({ name }) => name)).toEqual(['Raise of May']);
  });

  test.each(['{"a":1}', '[1, null, {"id": "x"}]'])(
    'a stored text that is no list of calculations (%s) is read as none',
    (text) => {
      localStorage.setItem('tax-calculations', text);
      expect(savedCalculations.read() ?? []).toEqual([]);
    },
  );
});

describe('tax calculator', () => {
  const path = '/features/income-tax-calculator';
  const years = [
    { value: '2026', hraNote: 'Form 124', last: '2027-03-31' as const },
    { value: '2024', hraNote: 'Form 12BB', last: '2025-03-31' as const },
  ].map((year) => ({ ...year, label: `Year ${year.value}`, banner: `Law of ${year.value}` }));

  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const salary = () => screen.getByLabelText(tax.fields['salaryRupees.gross'].label);
  const panel = (regime: 'new' | 'old') =>
    screen.getByRole('region', { name: tax.regimes[regime] });

  /** Lets pauses pass that messages, announcements, drawings and the address wait for. */
  const pause = () => passTime(2500);

  function show(hash = '') {
    window.history.replaceState(null, '', path + hash);
    return render(
      <TaxCalculator
        title="Income Tax Calculator"
        languageLink={null}
        notice={null}
        start={startFacts(2026)}
        groups={formGroups.map(({ id }) => id)}
        years={years}
        messages={firstMessages(tax)}
        drawnExample={{
          bar: <p>example bar</p>,
          answer: <p>example answer</p>,
          parts: {
            steps: <p>example steps</p>,
            nextRupee: <p>example rates</p>,
            slabs: <p>example slabs</p>,
          },
        }}
        rulesAndSources={<p>rules and sources</p>}
      />,
    );
  }

  async function open(hash = '') {
    const view = show(hash);
    // The rules are fetched at the first sign of the person. Once for them to come, once for what they draw.
    fireEvent.pointerDown(document.body);
    await pause();
    await pause();
    return view;
  }

  /** The field is searched for once: that takes longer here than to answer. */
  async function typeSalary(text: string) {
    const box = salary();
    act(() => box.focus());
    enterText(box, text);
    await pause();
    return box;
  }

  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') });
  });
  afterEach(() => void jest.useRealTimers());

  test('what the server drew stays until the first figure, whose answer and address follow; no field could be posted', async () => {
    await open();
    expect(screen.getByText('example answer')).toBeInTheDocument();
    for (const part of ['bar', 'steps', 'slabs']) {
      expect(screen.getByText(`example ${part}`)).toBeInTheDocument();
    }
    // The server drew an excerpt of these; the engine draws the whole as soon as it is there.
    expect(screen.queryByText('example rates')).not.toBeInTheDocument();
    expect(screen.getByText(tax.details.caps.lead)).toBeInTheDocument();
    expect(screen.getByLabelText(tax.details.nextRupee.around)).toBeInTheDocument();
    expect(screen.getByText('Law of 2026')).toBeInTheDocument();
    // By label: roles of the whole tree take seconds.
    const controls = screen.getAllByLabelText(/./, { selector: 'input:not([type=radio]), select' });
    expect(controls.length).toBeGreaterThan(5);
    for (const control of controls) expect(control).not.toHaveAttribute('name');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');

    const box = await typeSalary('12.75L');
    expect(panel('new')).toHaveTextContent('₹0');
    expect(
      screen.queryByText(/^example (?:bar|answer|steps|caps|rates|slabs)$/),
    ).not.toBeInTheDocument();
    expect(screen.getByText('rules and sources')).toBeInTheDocument();
    expect(window.location.hash).toBe('#v=1&y=2026&pa=&sg=1275000');
    await user.tab();
    expect(box).toHaveValue('12,75,000');
  });

  test('an address with figures opens with their answer, also when it changes; one that is not ours is not followed', async () => {
    await open('#v=1&y=2026&on=5100000');
    expect(panel('new')).toHaveTextContent('₹12,27,200');
    expect(screen.getAllByText(tax.details.working.lines.surchargeRelief)).not.toHaveLength(0);
    expect(screen.getByLabelText(tax.fields['otherRupees.normal'].label)).toHaveValue('51,00,000');
    expect(screen.getByText('Other: ₹51,00,000')).toBeInTheDocument();

    const go = async (hash: string) => {
      window.history.replaceState(null, '', path + hash);
      act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
      await pause();
    };
    await go('#v=1&y=2026&on=1210000');
    expect(panel('new')).toHaveTextContent('₹10,400');
    await go('#content');
    expect(panel('new')).toHaveTextContent('₹10,400');
  });

  test('what is typed and chosen before the engine has come stays beside the figures of the address', async () => {
    show('#v=1&y=2026&sg=2000000&pa=45&dc=150000&tc=2200000');
    enterText(salary(), '25,00,000');
    fireEvent.change(screen.getByLabelText(tax.fields.year.label), { target: { value: '2024' } });
    await pause();
    await pause();
    expect(salary()).toHaveValue('25,00,000');
    expect(screen.getByLabelText(tax.fields.age.label)).toHaveValue('45');
    expect(window.location.hash).toBe('#v=1&y=2024&pa=45&sg=2500000&dc=150000&tc=2200000');
    // A later address, such as a saved calculation, replaces all of it.
    window.history.replaceState(null, '', `${path}#v=1&y=2026&sg=1000000`);
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    await pause();
    expect(salary()).toHaveValue('10,00,000');
    expect(screen.getByLabelText(tax.fields.year.label)).toHaveValue('2026');
  });

  test('gains that only another year asks for are there again when that year is chosen after a reload', async () => {
    const chooseYear = async (value: string) => {
      fireEvent.change(screen.getByLabelText(tax.fields.year.label), { target: { value } });
      await pause();
    };
    const { unmount } = await open('#v=1&y=2024&sg=2000000&es=500000');
    await chooseYear('2026');
    const { hash } = window.location;
    expect(hash).toBe('#v=1&y=2026&sg=2000000&es=500000');
    unmount();
    await open(hash);
    expect(panel('new')).toHaveTextContent('₹1,92,400');
    await chooseYear('2024');
    const { label } = tax.fields['earlierGainsRupees.shortTermEquity'];
    expect(screen.getByLabelText(label)).toHaveValue('5,00,000');
  });

  test.each([
    ['', ''],
    ['30', '30'],
    ['67', '67'],
    ['1967-04-01', '1967-04-01'],
  ])('an age of %p is %p after a reload', async (typed, shown) => {
    const { unmount } = await open('#v=1&y=2026&sg=2000000&pa=45');
    const age = () => screen.getByLabelText(tax.fields.age.label);
    enterText(age(), typed);
    await pause();
    const { hash } = window.location;
    unmount();
    await open(hash);
    expect(age()).toHaveValue(shown);
  });

  test('a mistake keeps its text, gets words at the field, and the last answer stays, marked', async () => {
    await open('#v=1&y=2026&sg=2000000');
    for (const [text, problem] of [
      ['-5', tax.problems.negative],
      ['twenty', tax.problems['not-a-number']],
      ['1001 cr', 'Enter ₹1,000\u00A0crore or less.'],
    ] as const) {
      const box = await typeSalary(text);
      expect(box).toHaveValue(text);
      expect(box).toBeInvalid();
      expect(box).toHaveAccessibleDescription(expect.stringContaining(problem));
      expect(panel('new')).toHaveTextContent('₹1,92,400');
      expect(screen.getAllByText(tax.answer.stale)).not.toHaveLength(0);
      // A calculation saved now has the figures of before.
      const saving = screen.getByRole('region', { name: tax.tools.savedCalculations.title });
      expect(within(saving).getByText(tax.answer.stale)).toBeInTheDocument();
    }
    expect(window.location.hash).toBe('#v=1&y=2026&sg=2000000');
  });

  test('while a field is wrong, the address holds the last valid value of it and every other edit', async () => {
    await open('#v=1&y=2026&sg=2000000');
    await typeSalary('twenty');
    const section80c = screen.getByLabelText(tax.fields['deductionsRupees.section80c'].label);
    enterText(section80c, '1.5L');
    await pause();
    expect(window.location.hash).toBe('#v=1&y=2026&sg=2000000&dc=150000');
    // What is saved now are the figures that the page shows.
    fireEvent.click(screen.getByText(tax.tools.savedCalculations.submit));
    expect(savedCalculations.read()).toMatchObject([{ fragment: '#v=1&y=2026&sg=2000000' }]);
    await typeSalary('25L');
    enterText(section80c, 'x');
    await typeSalary('30L');
    await typeSalary('thirty');
    expect(window.location.hash).toBe('#v=1&y=2026&sg=3000000&dc=150000');
  });

  test('a first figure that is wrong is not in the address, one beside it is', async () => {
    await open();
    await typeSalary('twenty');
    expect(window.location.hash).toBe('');
    enterText(screen.getByLabelText(tax.fields['otherRupees.normal'].label), '50000');
    await pause();
    expect(window.location.hash).toBe('#v=1&y=2026&pa=&on=50000');
  });

  test('an age that the chosen year does not allow is left out of its address', async () => {
    await open('#v=1&y=2026&sg=2000000&pa=2026-05-01');
    await user.selectOptions(screen.getByLabelText(tax.fields.year.label), '2024');
    await pause();
    expect(window.location.hash).toBe('#v=1&y=2024&pa=&sg=2000000');
  });

  test('a year, an age or a choice alone is in the address, and no calculation yet', async () => {
    const { unmount } = await open();
    await user.selectOptions(screen.getByLabelText(tax.fields.year.label), '2024');
    await pause();
    expect(window.location.hash).toBe('#v=1&y=2024&pa=');
    enterText(screen.getByLabelText(tax.fields.age.label), '67');
    await user.selectOptions(screen.getByLabelText(tax.fields.residency.label), 'nonResident');
    await pause();
    const { hash } = window.location;
    expect(hash).toBe('#v=1&y=2024&pa=67&pr=nonResident');
    expect(finishedTasks.read()).toBeNull();
    unmount();
    await open(hash);
    expect(screen.getByLabelText(tax.fields.year.label)).toHaveValue('2024');
    expect(screen.getByLabelText(tax.fields.age.label)).toHaveValue('67');
    expect(screen.getByText(tax.answer.exampleTitle)).toBeInTheDocument();
    await typeSalary('20L');
    expect(finishedTasks.read()).toEqual(['tax']);
  });

  test('a deduction above the income is a note, not an error', async () => {
    await open('#v=1&y=2026&sg=100000&do=500000');
    expect(screen.getByText(tax.answer.notes['deductions-above-income'])).toBeInTheDocument();
    expect(screen.queryByText(tax.answer.stale)).not.toBeInTheDocument();
  });

  test('the year with two rates asks for what was sold before, and its law takes effect', async () => {
    await open('#v=1&y=2026&on=710000');
    const before = tax.fields['earlierGainsRupees.longTermEquity'].label;
    expect(screen.queryByLabelText(before)).not.toBeInTheDocument();
    expect(screen.getByText('Form 124')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(tax.fields.year.label), '2024');
    await pause();
    expect(screen.getByLabelText(before)).toBeInTheDocument();
    expect(screen.getByText('Law of 2024')).toBeInTheDocument();
    expect(screen.getByText('Form 12BB')).toBeInTheDocument();
    expect(panel('new')).toHaveTextContent('₹10,400');
    // Typed for that year, and out of sight in another, where it neither counts nor asks to be corrected.
    for (const text of ['5,00,000', 'abc']) {
      enterText(screen.getByLabelText(before), text);
      await user.selectOptions(screen.getByLabelText(tax.fields.year.label), '2026');
      await pause();
      expect(panel('new')).toHaveTextContent('₹0');
      expect(screen.queryAllByText(tax.answer.stale)).toHaveLength(0);
      await user.selectOptions(screen.getByLabelText(tax.fields.year.label), '2024');
      expect(screen.getByLabelText(before)).toHaveValue(text);
    }
  });

  test('a non-resident reads what does not apply; clearing brings the example back and empties the address', async () => {
    await open('#v=1&y=2026&sg=1200000&pr=nonResident');
    expect(screen.getByText(tax.answer.notes['non-resident'])).toBeInTheDocument();
    fireEvent.click(screen.getByText(tax.form.clear));
    await pause();
    const box = salary();
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    expect(screen.getByText(tax.answer.exampleTitle)).toBeInTheDocument();
    expect(window.location.hash).toBe('');
  });

  test('the slider of what-ifs shows what a raise leaves; the address holds and restores the tools', async () => {
    await open('#v=1&y=2026&sg=2000000&tc=2200000');
    const card = screen.getByRole('region', { name: tax.tools.whatIf.title });
    const slider = within(card).getByRole('slider');
    enterText(slider, '100000');
    expect(within(card).getAllByText('₹22,100 more')).toHaveLength(1);
    expect(card).toHaveTextContent('If your pay rises by ₹1,00,000, you keep ₹77,900.');

    const field = screen.getByLabelText(tax.tools.takeHome.fields.costToCompany);
    expect(field).toHaveValue('22,00,000');
    enterText(field, '25L');
    await pause();
    expect(window.location.hash).toBe('#v=1&y=2026&sg=2000000&tc=2500000&tw=100000');
  });

  test('while a field of a tool is wrong, the address and a saved calculation hold its last valid amount', async () => {
    await open('#v=1&y=2026&sg=2000000');
    const tds = screen.getByLabelText(advanceMessages.tds);
    enterText(tds, '1,00,000');
    await pause();
    enterText(tds, 'much');
    enterText(screen.getByLabelText(tax.tools.takeHome.fields.costToCompany), '22L');
    await pause();
    const whole = '#v=1&y=2026&sg=2000000&tc=2200000&td=100000';
    expect(window.location.hash).toBe(whole);
    fireEvent.click(screen.getByText(tax.tools.savedCalculations.submit));
    expect(savedCalculations.read()).toMatchObject([{ fragment: whole }]);
    for (const none of ['0', '']) {
      enterText(tds, none);
      await pause();
      expect(window.location.hash).toBe('#v=1&y=2026&sg=2000000&tc=2200000');
    }
  });

  test('the link of the example has its year and what is typed in its tools', async () => {
    await open('#v=1&y=2024&pa=&tc=2500000');
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    fireEvent.click(screen.getByText(tax.tools.take.link));
    await pause();
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(/#v=1&y=2024&pa=&tc=2500000$/));
    expect(screen.getByText(tax.tools.take.linkNote)).toBeInTheDocument();
    copied.mockRestore();
  });

  test('what is typed in a tool of the example is in the address and comes back from it', async () => {
    await open('#v=1&y=2026&pa=&tc=2500000');
    const field = screen.getByLabelText(tax.tools.takeHome.fields.costToCompany);
    expect(field).toHaveValue('25,00,000');
    expect(screen.getByText(tax.answer.exampleTitle)).toBeInTheDocument();
    enterText(field, '30L');
    await pause();
    expect(window.location.hash).toBe('#v=1&y=2026&pa=&tc=3000000');
    enterText(field, '');
    await pause();
    expect(window.location.hash).toBe('');
  });

  test('a table older than the day says so', async () => {
    jest.setSystemTime(new Date('2027-04-01T06:00:00Z'));
    await open();
    expect(screen.getByText(tax.law.yearIsOver)).toBeInTheDocument();
  });
});

test('an amount of a tool goes with its field, and stays while the field is mistyped', () => {
  const { result, rerender } = renderHook(
    ({ texts }: { texts: ToolTexts }) => useToolRupees(texts)('tds'),
    { initialProps: { texts: { tds: '2,00,000' } } as { texts: ToolTexts } },
  );
  expect(result.current).toBe(200_000);
  rerender({ texts: { tds: '2,00,000x' } });
  expect(result.current).toBe(200_000);
  // Cleared, or another calculation opened.
  rerender({ texts: {} });
  expect(result.current).toBe(0);
  rerender({ texts: { tds: 'x' } });
  expect(result.current).toBe(0);
});
