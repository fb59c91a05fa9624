import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstMessages } from '@/components/tax/first-messages';
import { formGroups, startFacts } from '@/components/tax/form/form-group-list';
import { TaxCalculator } from '@/components/tax/tax-calculator';
import { messages } from '@/lib/messages';

jest.mock('@/lib/tax/server/actions', () => ({ saveTaxCalculation: jest.fn() }));

const { tax: sentences, taxGlossary } = messages();
const tax = { ...sentences, glossary: taxGlossary };
const path = '/features/income-tax-calculator';
const years = [
  {
    value: '2026',
    label: 'Tax Year 2026-27',
    banner: 'Law of 2026',
    hraNote: 'Form 124',
    last: '2027-03-31' as const,
  },
  {
    value: '2024',
    label: 'FY 2024-25',
    banner: 'Law of 2024',
    hraNote: 'Form 12BB',
    last: '2025-03-31' as const,
  },
];

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const salary = () => screen.getByLabelText(tax.fields['salaryRupees.gross'].label);
const panel = (regime: 'new' | 'old') => screen.getByRole('region', { name: tax.regimes[regime] });

/** Lets pauses pass that messages, announcements, drawings and the address wait for. */
const pause = () => act(() => jest.advanceTimersByTimeAsync(2500));

async function open(hash = '') {
  window.history.replaceState(null, '', path + hash);
  render(
    <TaxCalculator
      title="Income Tax Calculator"
      languageLink={null}
      notice={null}
      start={startFacts(2026)}
      groups={formGroups.map(({ id }) => id)}
      years={years}
      messages={firstMessages(tax)}
      exampleBar={<p>example bar</p>}
      exampleAnswer={<p>example answer</p>}
      exampleParts={{
        steps: <p>example steps</p>,
        nextRupee: <p>example rates</p>,
        slabs: <p>example slabs</p>,
      }}
      rulesAndSources={<p>rules and sources</p>}
    />,
  );
  // The rules are fetched at the first sign of the person. Once for them to come, once for what they draw.
  fireEvent.pointerOver(document.body);
  await pause();
  await pause();
}

/** The field is searched for once: that takes longer here than to answer. */
async function typeSalary(text: string) {
  const box = salary();
  act(() => box.focus());
  fireEvent.change(box, { target: { value: text } });
  await pause();
  return box;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') });
});

afterEach(() => {
  jest.useRealTimers();
});

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
  expect(window.location.hash).toBe('#v=1&y=2026&sg=1275000');
  await user.tab();
  expect(box).toHaveValue('12,75,000');
});

test('an address with figures opens with their answer, also when it changes; one that is not ours is not followed', async () => {
  await open('#v=1&y=2026&on=5100000');
  expect(panel('new')).toHaveTextContent('₹12,27,200');
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

test('a mistake keeps its text, gets words at the field, and the last answer stays, marked', async () => {
  await open('#v=1&y=2026&sg=2000000');
  const box = await typeSalary('1001 cr');
  expect(box).toHaveValue('1001 cr');
  expect(box).toHaveAccessibleDescription(expect.stringContaining('Enter ₹1,000 crore or less.'));
  expect(panel('new')).toHaveTextContent('₹1,92,400');
  expect(screen.getAllByText(tax.answer.stale)).not.toHaveLength(0);
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
    fireEvent.change(screen.getByLabelText(before), { target: { value: text } });
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
  fireEvent.change(slider, { target: { value: '100000' } });
  expect(within(card).getAllByText('₹22,100 more')).toHaveLength(1);
  expect(card).toHaveTextContent('Of ₹1,00,000 more pay, you keep ₹77,900');

  const field = screen.getByLabelText(tax.tools.takeHome.fields.costToCompany);
  expect(field).toHaveValue('22,00,000');
  fireEvent.change(field, { target: { value: '25L' } });
  await pause();
  expect(window.location.hash).toBe('#v=1&y=2026&sg=2000000&tc=2500000&tw=100000');
});

test('a table older than the day says so', async () => {
  jest.setSystemTime(new Date('2027-04-01T06:00:00Z'));
  await open();
  expect(screen.getByText(tax.law.yearIsOver)).toBeInTheDocument();
});
