import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemberHousehold } from '@/components/dashboard/household/member-household';
import type { HouseholdTyped } from '@/lib/household/read-household';
import { messages } from '@/lib/messages';

jest.mock('@/lib/dashboard/server/actions', () => ({ saveHousehold: jest.fn() }));

const { checks, outcomes } = messages().dashboard;
const { fields, fillIn } = checks.form;

function show(typed: HouseholdTyped = {}) {
  render(
    <MemberHousehold typed={typed} today="2026-11-28" messages={checks} outcomes={outcomes} />,
  );
}

function answerAsGuest(savedOn: string) {
  const answers = { monthlyIncomeRupees: '1 lakh', longTermSavingsRupees: '50,000' };
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
