import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemberHousehold } from '@/components/dashboard/household/member-household';
import { saveHousehold } from '@/lib/dashboard/server/actions';
import type { HouseholdState } from '@/lib/dashboard/domain/form-states';
import { householdFields, shownPrefix } from '@/lib/household/household';
import type { HouseholdTyped } from '@/lib/household/read-household';
import { messages } from '@/lib/messages';
import { holdAnswer } from '@/tests/factories/hold-answer';

jest.mock('@/lib/dashboard/server/actions', () => ({ saveHousehold: jest.fn() }));

const { checks, outcomes } = messages().dashboard;
const { fields, fillIn } = checks.form;
const savedButChanged = `${outcomes.saved} ${outcomes.changedMeanwhile}`;

function show(typed: HouseholdTyped = {}) {
  render(
    <MemberHousehold typed={typed} today="2026-11-28" messages={checks} outcomes={outcomes} />,
  );
}

function answerAsGuest(savedOn: string) {
  const answers = {
    monthlyIncomeRupees: '1 lakh',
    longTermSavingsRupees: '50,000',
    hasDependants: 'yes',
  };
  localStorage.setItem('household', JSON.stringify({ ...answers, savedOn }));
}

afterEach(() => localStorage.clear());

test('the answers of before the sign-up are filled in, without those about a past tax year', async () => {
  answerAsGuest('2026-03-31');
  show();
  await userEvent.click(screen.getByRole('button', { name: fillIn }));
  expect(screen.getByLabelText(fields.monthlyIncomeRupees)).toHaveValue('1 lakh');
  expect(screen.getByLabelText(fields.longTermSavingsRupees)).toHaveValue('');
});

test.each([
  ['no answers in this browser', {}, false],
  ['answers in the account', { monthlyIncomeRupees: '2 lakh' }, true],
])('with %s nothing is offered', (_, typed, isAnswered) => {
  if (isAnswered) answerAsGuest('2026-11-01');
  show(typed);
  expect(screen.queryByRole('button', { name: fillIn })).not.toBeInTheDocument();
});

/** Presses the button that saves. @returns what answers with what was sent. */
async function press() {
  const give = holdAnswer(jest.mocked(saveHousehold));
  await userEvent.click(screen.getByRole('button', { name: checks.form.submit }));
  const sent = jest.mocked(saveHousehold).mock.lastCall?.[1];
  const typed = Object.fromEntries(
    householdFields.map((field) => [field, String(sent?.get(field) ?? '')]),
  );
  return (status: HouseholdState['status']) =>
    act(async () => give({ status, typed, shown: status === 'saved' ? typed : {}, problems: {} }));
}

test('what is typed while the answers are being saved stays, and saved answers are shown', async () => {
  show({ monthlyIncomeRupees: '2 lakh', regime: 'old' });
  await userEvent.selectOptions(screen.getByLabelText(fields.regime), 'new');
  const answer = await press();
  await userEvent.type(screen.getByLabelText(fields.savingsRupees), '5 lakh');
  await answer('saved');
  expect(screen.getAllByText(savedButChanged)).not.toHaveLength(0);
  expect(screen.getByLabelText(fields.savingsRupees)).toHaveValue('5 lakh');
  expect(screen.getByLabelText(fields.regime)).toHaveValue('new');
});

test('a choice that is changed while the answers are being saved stays', async () => {
  show({ regime: 'old' });
  await userEvent.selectOptions(screen.getByLabelText(fields.regime), 'new');
  const answer = await press();
  await userEvent.selectOptions(screen.getByLabelText(fields.regime), '');
  await answer('saved');
  expect(screen.getAllByText(savedButChanged)).not.toHaveLength(0);
  expect(screen.getByLabelText(fields.regime)).toHaveValue('');
});

test('answers that are filled in while others are being saved stay', async () => {
  answerAsGuest('2026-11-01');
  show();
  await userEvent.type(screen.getByLabelText(fields.savingsRupees), '5 lakh');
  const answer = await press();
  await userEvent.click(screen.getByRole('button', { name: fillIn }));
  await answer('saved');
  expect(screen.getAllByText(savedButChanged)).not.toHaveLength(0);
  expect(screen.getByLabelText(fields.monthlyIncomeRupees)).toHaveValue('1 lakh');
  expect(screen.getByLabelText(fields.hasDependants)).toHaveValue('yes');
});

test('answers that were filled in stay where saving them failed', async () => {
  answerAsGuest('2026-11-01');
  show();
  await userEvent.type(screen.getByLabelText(fields.monthlyIncomeRupees), '9');
  await userEvent.click(screen.getByRole('button', { name: fillIn }));
  jest.mocked(saveHousehold).mockRejectedValue(new Error('No network'));
  await userEvent.click(screen.getByRole('button', { name: checks.form.submit }));
  expect(await screen.findByText(outcomes.unavailable)).toBeVisible();
  expect(screen.getByLabelText(fields.monthlyIncomeRupees)).toHaveValue('1 lakh');
  expect(screen.getByLabelText(fields.hasDependants)).toHaveValue('yes');
});

test('the answers are sent with those that they change: what was shown, and then what was saved', async () => {
  show({ monthlyIncomeRupees: '2 lakh' });
  const shownWhenSent = () =>
    jest.mocked(saveHousehold).mock.lastCall?.[1].get(`${shownPrefix}monthlyIncomeRupees`);
  await userEvent.type(screen.getByLabelText(fields.monthlyIncomeRupees), 's');
  const answer = await press();
  expect(shownWhenSent()).toBe('2 lakh');
  await answer('saved');
  await press();
  expect(shownWhenSent()).toBe('2 lakhs');
});
