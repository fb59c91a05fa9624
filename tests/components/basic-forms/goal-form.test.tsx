import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ControlGallery } from '@/components/basic-forms/control-gallery';
import { GoalForm } from '@/components/basic-forms/goal-form';
import { problemInWords } from '@/components/basic-forms/goal-problem';
import { freshGoal, goalFields, goalProblems, type GoalAnswer } from '@/lib/forms/goal';
import { messages } from '@/lib/messages';
import { provideBrowserParts } from '../ui/browser-parts';

const user = userEvent.setup();
const { forms } = messages();
const { labels, submit, busy } = forms.goal;
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

test('a group in error gives the focus to its first button', async () => {
  show(async () => mistakes({ rhythm: 'not-listed' }));
  await send();
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: forms.rhythms.monthly })).toHaveFocus(),
  );
});

test('while the server works the button says so, and a second press sends nothing', async () => {
  let answer = (_answer: GoalAnswer) => {};
  const action = jest.fn(() => new Promise<GoalAnswer>((resolve) => (answer = resolve)));
  show(action);
  await send();
  await user.click(screen.getByRole('button', { name: busy }));
  await user.type(goal(), 'x{Enter}');
  expect(action).toHaveBeenCalledTimes(1);
  answer({ ...freshGoal, status: 'accepted' });
  expect(await screen.findByText(forms.goal.accepted)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: submit })).not.toHaveAttribute('aria-disabled');
  expect(goal()).toHaveValue('x');
});

test('an unreachable server gives a message with the focus, and the next try works', async () => {
  const action = jest.fn(async () => freshGoal).mockRejectedValueOnce(new Error('offline'));
  show(action);
  await user.type(goal(), 'House');
  await send();
  expect(await screen.findByText(forms.goal.unreachable)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(forms.goal.unreachable)).toBeVisible());
  expect(goal()).toHaveValue('House');
  await send();
  await waitFor(() => expect(screen.queryByText(forms.goal.unreachable)).not.toBeInTheDocument());
});

test('a file that its field refuses is not sent', async () => {
  const action = jest.fn(async () => freshGoal);
  show(action);
  const statement = screen.getByLabelText(/Bank statement/);
  await user.upload(statement, new File(['a'.repeat(200_001)], 'years.pdf'));
  await send();
  expect(statement).toHaveFocus();
  expect(action).not.toHaveBeenCalled();
});

test('years: slider and box stay in sync, and bad text leaves the slider where it was', async () => {
  show(async () => freshGoal);
  const box = screen.getByRole('textbox', { name: labels.years });
  const slider = screen.getByRole('slider');
  await user.clear(box);
  await user.type(box, '20');
  expect(slider).toHaveValue('20');
  await user.type(box, 'x');
  expect(slider).toHaveValue('20');
  expect(slider).toHaveAttribute('aria-valuetext', '20 years');
  expect(box).toHaveValue('20x');
});

test('every problem of every field has words, with nothing left to fill in', () => {
  for (const field of goalFields) {
    for (const problem of goalProblems) {
      expect(problemInWords(field, problem, forms, today)).toMatch(/^[^{}]+\.$/);
    }
  }
});

test('the gallery shows each control disabled, at work and with a mistake', () => {
  render(<ControlGallery messages={forms} />);
  for (const name of Object.values(labels)) {
    expect(screen.getAllByLabelText(name)).toHaveLength(3);
  }
  expect(screen.getAllByText(forms.gallery.pending)).toHaveLength(Object.keys(labels).length);
  expect(screen.getAllByText(forms.gallery.mistake)).toHaveLength(Object.keys(labels).length);
});
