import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useEarlyInput } from '@/components/forms/use-early-input';

const heard = jest.fn();

/** Holds its texts in one state, as the calculators do. */
function Form() {
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

function Note() {
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  return (
    <form ref={form}>
      <textarea aria-label="note" defaultValue="as sent" />
    </form>
  );
}

/** The page as the server sent it, typed into, and then taken over. */
function takeOver(typed: Record<string, string>) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
  for (const [name, text] of Object.entries(typed)) {
    screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name).value = text;
  }
  return render(<Form />, { container, hydrate: true });
}

beforeEach(() => heard.mockReset());

test('what was typed before the scripts ran is heard, each text once, and stays', async () => {
  takeOver({ first: 'uno', second: 'due' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('uno, due, three, b'));
  expect(heard.mock.calls).toEqual([
    ['first', 'uno'],
    ['second', 'due'],
  ]);
  await userEvent.type(screen.getByLabelText('third'), '!');
  expect(screen.getByLabelText('first')).toHaveValue('uno');
  expect(screen.getByLabelText('second')).toHaveValue('due');
  expect(screen.getByRole('status')).toHaveTextContent('uno, due, three!, b');
});

test('a choice made before hydration is heard after the texts, and stays', async () => {
  takeOver({ choice: 'c', third: 'tre' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('one, , tre, c'));
  expect(heard.mock.calls).toEqual([
    ['third', 'tre'],
    ['choice', 'c'],
  ]);
  expect(screen.getByLabelText('choice')).toHaveValue('c');
});

test('what was typed into a text that was sent is heard, too, although React writes the sent one over it', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const note = <Note />;
  container.innerHTML = renderToString(note);
  const area = screen.getByLabelText<HTMLTextAreaElement & { typed?: string }>('note');
  // What lib/security/first-script.ts leaves.
  area.value = area.typed = 'as sent, and more';
  render(note, { container, hydrate: true });
  await waitFor(() => expect(area).toHaveValue('as sent, and more'));
});

test('an untouched field reports nothing, after a page load or a client-side route change', async () => {
  takeOver({}).unmount();
  render(<Form />);
  await Promise.resolve();
  expect(heard).not.toHaveBeenCalled();
});
