import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { redirect } from 'next/navigation';
import { Component, type ReactNode, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useEarlyInput } from '@/components/forms/use-early-input';
import { useFormAction } from '@/components/forms/use-form-action';
import { GoalForm, problemInWords } from '@/components/examples/forms/goal-form';
import {
  freshGoal,
  type GoalAnswer,
  goalFields,
  goalProblems,
  maxStatementBytes,
} from '@/lib/examples/goal';
import { messages } from '@/lib/messages';
import { provideBrowserParts } from '../ui/browser-parts';
import { hrefOf } from '@/tests/components/href-of';
import { enterText } from '@/tests/components/enter-text';
import { holdAnswer } from '@/tests/factories/hold-answer';

// A redirect must reach Next itself.
jest.unmock('next/navigation');

type Answer = {
  status: 'fresh' | 'saved' | 'invalid' | 'unavailable';
  typed: string;
  nextId?: string;
};
type Action = (previous: Answer, form: FormData) => Promise<Answer>;

const fresh: Answer = { status: 'fresh', typed: 'first', nextId: 'first' };

function Form({ action }: { action: Action }) {
  const { answer, isPending, correction, form } = useFormAction(action, fresh, {
    failed: { status: 'unavailable' },
    resetsAfter: ({ status }) => status === 'saved',
  });
  return (
    <form {...form} aria-busy={isPending}>
      <textarea
        name="text"
        aria-label="text"
        aria-invalid={answer.status === 'invalid' || undefined}
        defaultValue={answer.typed}
      />
      <input type="checkbox" name="tick" aria-label="tick" />
      <input type="hidden" name="id" value={correction?.id ?? answer.nextId ?? ''} />
      <button type="submit">send</button>
      <output>{answer.status}</output>
    </form>
  );
}

const text = () => screen.getByLabelText<HTMLTextAreaElement>('text');
const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }));
const status = (expected: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(expected));

const answers =
  (answer: Answer['status']): Action =>
  async (_, form) => ({ status: answer, typed: String(form.get('text')) });

test('a failed request is answered, loses nothing that was entered, and can be sent again', async () => {
  const action = jest
    .fn<Promise<Answer>, Parameters<Action>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(answers('saved'));
  render(<Form action={action} />);
  await userEvent.type(text(), ', more');
  await userEvent.click(screen.getByLabelText('tick'));
  await send();
  await status('unavailable');
  expect(text()).toHaveValue('first, more');
  expect(screen.getByLabelText('tick')).toBeChecked();
  await send();
  await status('saved');
  expect(action.mock.calls.map(([, form]) => form.get('text'))).toEqual([
    'first, more',
    'first, more',
  ]);
});

test('a problem focuses its field and changes no control', async () => {
  render(<Form action={answers('invalid')} />);
  await userEvent.type(text(), '!');
  await userEvent.click(screen.getByLabelText('tick'));
  await send();
  await waitFor(() => expect(text()).toHaveFocus());
  expect(text()).toHaveValue('first!');
  expect(screen.getByLabelText('tick')).toBeChecked();
});

test('after success the controls show what the answer says', async () => {
  render(<Form action={() => Promise.resolve({ status: 'saved', typed: 'next' })} />);
  await userEvent.type(text(), '!');
  await userEvent.click(screen.getByLabelText('tick'));
  await send();
  await status('saved');
  expect(text()).toHaveValue('next');
  expect(screen.getByLabelText('tick')).not.toBeChecked();
});

test('text that is typed while a save is pending stays, and the next save sends it', async () => {
  let finish: () => void = () => undefined;
  const action = jest.fn(
    (_: Answer, form: FormData) =>
      new Promise<Answer>((resolve) => {
        finish = () => resolve({ status: 'saved', typed: String(form.get('text')) });
      }),
  );
  render(<Form action={action} />);
  await userEvent.type(text(), ', more');
  await send();
  await userEvent.type(text(), ', and later');
  finish();
  await status('saved');
  expect(text()).toHaveValue('first, more, and later');
  await send();
  finish();
  await waitFor(() => expect(text().defaultValue).toBe('first, more, and later'));
  expect(action.mock.calls.map(([, form]) => form.get('text'))).toEqual([
    'first, more',
    'first, more, and later',
  ]);
});

test('a form that was changed while its save was pending corrects what was saved, until it is reset', async () => {
  const finish: ((answer: Answer) => void)[] = [];
  const fail: (() => void)[] = [];
  const action = jest.fn(
    (..._: Parameters<Action>) =>
      new Promise<Answer>((resolve, reject) => {
        finish.push(resolve);
        fail.push(() => reject(new TypeError('Failed to fetch')));
      }),
  );
  render(<Form action={action} />);
  const sentIds = () => action.mock.calls.map(([, form]) => form.get('id'));
  await send();
  await userEvent.type(text(), ', and later');
  finish[0]?.({ status: 'saved', typed: '', nextId: 'second' });
  await status('saved');
  await send();
  fail[1]?.();
  await status('unavailable');
  await send();
  finish[2]?.({ status: 'saved', typed: '', nextId: 'third' });
  await waitFor(() => expect(text()).toHaveValue(''));
  await send();
  expect(sentIds()).toEqual(['first', 'first', 'first', 'third']);
  finish[3]?.(fresh);
  await status('fresh');
});

test('while a request is pending, another press sends nothing', async () => {
  const action = jest.fn<Promise<Answer>, []>();
  const finish = holdAnswer(action);
  render(<Form action={action} />);
  await send();
  expect(screen.getByLabelText('text').closest('form')).toHaveAttribute('aria-busy', 'true');
  await send();
  finish({ status: 'saved', typed: '' });
  await status('saved');
  expect(action).toHaveBeenCalledTimes(1);
});

class Boundary extends Component<{ children: ReactNode }, { digest: string | null }> {
  override state = { digest: null };
  static getDerivedStateFromError({ digest }: { digest?: string }) {
    return { digest: digest ?? 'none' };
  }
  override render() {
    return this.state.digest ? <p>{this.state.digest}</p> : this.props.children;
  }
}

test('a redirect is no failure: it reaches Next', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const action: Action = async () => redirect('/elsewhere');
  render(
    <Boundary>
      <Form action={action} />
    </Boundary>,
  );
  await send();
  expect(await screen.findByText(/NEXT_REDIRECT.*\/elsewhere/)).toBeInTheDocument();
});

test('input entered before hydration stays, although React writes the sent text over it', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const form = <Form action={answers('saved')} />;
  container.innerHTML = renderToString(form);
  const area: HTMLTextAreaElement & { typed?: string } = text();
  // As lib/security/first-script.ts records it.
  area.value = area.typed = 'early';
  render(form, { container, hydrate: true });
  await waitFor(() => expect(area).toHaveValue('early'));
});

test('in HTML without scripts, the form posts to the server action itself', () => {
  const action = Object.assign(answers('saved'), {
    $$FORM_ACTION: () => ({
      name: '$ACTION_ID_1',
      action: '',
      method: 'POST',
      encType: 'multipart/form-data',
      data: null,
    }),
    $$IS_SIGNATURE_EQUAL: () => false,
  });
  // React binds the previous answer to the reference, as it does with a server action.
  action.bind = () => action;
  const view = renderToString(<Form action={action} />);
  expect(view).toContain('method="POST"');
  expect(view).toContain('$ACTION_ID_1');
});

const heard = jest.fn();

/** Holds its texts in one state, as the calculators do. */
function Controls() {
  const [texts, setTexts] = useState({ first: 'one', second: '', third: 'three' });
  const [choice, setChoice] = useState('b');
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  const field = (name: keyof typeof texts) => ({
    'aria-label': name,
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => {
      heard(name, target.value);
      setTexts({ ...texts, [name]: target.value });
    },
  });
  return (
    <form ref={form}>
      <input {...field('first')} />
      <textarea {...field('second')} />
      <input {...field('third')} />
      <select
        aria-label="choice"
        value={choice}
        onChange={({ target }) => {
          heard('choice', target.value);
          setChoice(target.value);
        }}
      >
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </select>
      <input type="checkbox" aria-label="ticked" onChange={() => heard('ticked')} />
      <input
        type="range"
        aria-label="slid"
        min={5}
        max={9}
        defaultValue={2}
        onChange={() => heard('slid')}
      />
      <output>{[...Object.values(texts), choice].join(', ')}</output>
    </form>
  );
}

/** The page as the server sent it, typed into, and then taken over. */
function takeOver(typed: Record<string, string>) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Controls />);
  for (const [name, text] of Object.entries(typed)) {
    screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name).value = text;
  }
  return render(<Controls />, { container, hydrate: true });
}

beforeEach(() => heard.mockReset());

test('input entered before hydration is reported once for each control, texts first, and stays', async () => {
  takeOver({ choice: 'c', first: 'uno', second: 'due' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('uno, due, three, c'));
  expect(heard.mock.calls).toEqual([
    ['first', 'uno'],
    ['second', 'due'],
    ['choice', 'c'],
  ]);
  await userEvent.type(screen.getByLabelText('third'), '!');
  expect(screen.getByLabelText('first')).toHaveValue('uno');
  expect(screen.getByLabelText('choice')).toHaveValue('c');
  expect(screen.getByRole('status')).toHaveTextContent('uno, due, three!, c');
});

test('an untouched field reports nothing, after a page load or a client-side route change', async () => {
  takeOver({}).unmount();
  render(<Controls />);
  await Promise.resolve();
  expect(heard).not.toHaveBeenCalled();
});

describe('goal form', () => {
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
    expect(screen.getByText('Enter ₹500 or more.')).toBeInTheDocument();
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
    expect(hrefOf(labels.goal)).toBe('#goal-goal');
    await user.type(goal(), '!');
    expect(screen.getByText(forms.goal.mistakes.one)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox'));
    expect(screen.queryByText(forms.goal.mistakes.one)).not.toBeInTheDocument();
  });

  test('a file that is too large is not sent, and its field has the focus', async () => {
    const action = jest.fn(() => Promise.resolve(freshGoal));
    show(action);
    const statement = screen.getByLabelText(new RegExp(`^${labels.statement}`));
    const bytes = new Uint8Array(maxStatementBytes + 1);
    await user.upload(statement, new File([bytes], 'all-years.pdf', { type: 'application/pdf' }));
    await send();
    expect(statement).toBeInvalid();
    expect(statement).toHaveFocus();
    expect(action).not.toHaveBeenCalled();
  });

  test('a server that cannot be reached is named, and the input stays', async () => {
    show(() => Promise.reject(new TypeError('Failed to fetch')));
    await user.type(goal(), 'House');
    await send();
    expect(await screen.findByText(forms.goal.unreachable)).toBeVisible();
    expect(goal()).toHaveValue('House');
  });

  test('slider and box of the years show the same number', async () => {
    show(async () => freshGoal);
    const slider = screen.getByRole('slider', { name: forms.goal.yearsSlider });
    const years = screen.getByRole('textbox', { name: labels.years });
    enterText(slider, '16');
    expect(years).toHaveValue('16');
    enterText(years, '20');
    expect(slider).toHaveValue('20');
    expect(slider).toHaveAttribute('aria-valuetext', '20 years');
  });

  test('every problem of every field has a message without an unfilled placeholder', () => {
    for (const field of goalFields) {
      for (const problem of goalProblems) {
        expect(problemInWords(field, problem, forms, today)).toMatch(/^[^{}]+\.$/);
      }
    }
  });
});
