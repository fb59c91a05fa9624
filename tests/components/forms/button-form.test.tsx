import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ButtonForm } from '@/components/forms/button-form';
import { pressOutcomes } from '@/lib/messages/en/save-outcomes';

/** Rows of a page that is shown anew once one of them is removed. */
function List({ first }: { first: readonly string[] }) {
  const [rows, setRows] = useState(first);
  const remove = (row: string) => () => {
    setRows((before) => before.filter((each) => each !== row));
    return Promise.resolve({ status: 'saved' } as const);
  };
  return (
    <>
      <div>
        <button>Add</button>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <ButtonForm action={remove(row)} values={{ id: row }} outcomes={pressOutcomes}>
              <button>Remove {row}</button>
            </ButtonForm>
          </li>
        ))}
      </ul>
    </>
  );
}

test('a press that removes its row leaves the focus at the next row, the one before, or the list', async () => {
  render(<List first={['one', 'two', 'three']} />);
  for (const [row, next] of [
    ['two', 'Remove three'],
    ['three', 'Remove one'],
    ['one', 'Add'],
  ] as const) {
    screen.getByRole('button', { name: `Remove ${row}` }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: next })).toHaveFocus());
    expect(screen.queryByRole('button', { name: `Remove ${row}` })).not.toBeInTheDocument();
  }
});

test('a press that removes its form, in no row, leaves the focus in the section', async () => {
  function Section() {
    const [isRemoved, setRemoved] = useState(false);
    const remove = () => {
      setRemoved(true);
      return Promise.resolve({ status: 'saved' } as const);
    };
    return (
      <section>
        <button>Back</button>
        {isRemoved ? null : (
          <ButtonForm action={remove} values={{}} outcomes={pressOutcomes}>
            <button>Remove</button>
          </ButtonForm>
        )}
      </section>
    );
  }
  render(<Section />);
  screen.getByRole('button', { name: 'Remove' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus());
});

test('a refused press says so, with the way to sign-in where its session has ended', async () => {
  const signIn = { href: '/sign-in-again', text: 'Sign in (new tab)' };
  const refuse = () => Promise.resolve({ status: 'ended' } as const);
  render(
    <ButtonForm action={refuse} values={{}} outcomes={{ ...pressOutcomes, signIn }}>
      <button>Remove</button>
    </ButtonForm>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('status')).toHaveTextContent(pressOutcomes.ended);
  expect(screen.getByRole('link', { name: signIn.text })).toHaveAttribute('href', signIn.href);
});
