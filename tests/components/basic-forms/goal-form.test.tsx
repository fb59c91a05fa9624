import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GoalForm } from '@/components/basic-forms/goal-form';
import { problemInWords } from '@/components/basic-forms/goal-problem';
import { freshGoal, goalFields, goalProblems, type GoalAnswer } from '@/lib/forms/goal';
import { messages } from '@/lib/messages';
import { provideBrowserParts } from '../ui/browser-parts';

const user = userEvent.setup();
const { forms } = messages();
const { labels, submit } = forms.goal;
const today = '2026-11-21';

beforeEach(() => provideBrowserParts());

function show(action: (form: FormData) => Promise<GoalAnswer>) {
  render(<GoalForm action={(_previous, form) => action(form)} today={today} messages={forms} />);
}

const mistakes = (problems: GoalAnswer['problems']): GoalAnswer => ({
  ...freshGoal,
  status: 'mistakes',
  problems,
});

const send = () => user.click(screen.getByRole('button', { name: submit }));
const goal = () => screen.getByRole('textbox', { name: labels.goal });
const monthly = () => screen.getByRole('textbox', { name: labels.monthly });

test('a number is checked when its field is left, and the message goes while it is mended', async () => {
  show(async () => freshGoal);
  await user.clear(monthly());
  await user.type(monthly(), '-5000');
  expect(monthly()).toBeValid();
  await user.tab();
  expect(monthly()).toBeInvalid();
  expect(screen.getByText('The least is ₹500.')).toBeInTheDocument();
  await user.type(monthly(), '{Home}{Delete}');
  expect(monthly()).toBeValid();
  expect(monthly()).toHaveValue('5,000');
});

test('errors of the server are at each field and in a list, and the first has the focus', async () => {
  show(async () => mistakes({ goal: 'taken', agree: 'missing' }));
  await user.type(goal(), 'Emergency fund');
  await send();
  await waitFor(() => expect(goal()).toHaveFocus());
  expect(goal()).toHaveAccessibleDescription(`Up to 40 characters. ${forms.problems.taken}`);
  expect(goal()).toHaveValue('Emergency fund');
  expect(screen.getByText('2 fields have mistakes')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: labels.goal })).toHaveAttribute('href', '#goal-goal');
  await user.type(goal(), '!');
  expect(screen.getByText(forms.goal.mistakes.one)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox'));
  expect(screen.queryByText(forms.goal.mistakes.one)).not.toBeInTheDocument();
});

test('every problem of every field has a message without an unfilled placeholder', () => {
  for (const field of goalFields) {
    for (const problem of goalProblems) {
      expect(problemInWords(field, problem, forms, today)).toMatch(/^[^{}]+\.$/);
    }
  }
});
