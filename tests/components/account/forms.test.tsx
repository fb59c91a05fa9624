import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AvatarCard } from '@/components/account/avatar-card';
import { DeletionForm } from '@/components/account/deletion-form';
import { NameForm, PasswordForm } from '@/components/account/account-forms';
import { PlainValueView } from '@/components/account/plain-value-view';
import type { NameAnswer } from '@/lib/account/paths';
import { sendPicture, deletePicture } from '@/lib/account/send-picture';
import { changePassword, deleteAccount } from '@/lib/auth/client/auth-client';
import { messages } from '@/lib/messages';
import { leaveFor } from '@/lib/navigation/leave-for';
import { failure, success } from '@/lib/result';
import { firebaseConfig as config } from '@/tests/factories/firebase-config';
import { textsOf } from '@/tests/components/texts-of';

jest.mock('@/lib/auth/client/auth-client', () => ({
  changePassword: jest.fn(),
  deleteAccount: jest.fn(),
}));
jest.mock('@/lib/navigation/leave-for', () => ({ leaveFor: jest.fn() }));
jest.mock('@/lib/account/send-picture', () => ({
  sendPicture: jest.fn(),
  deletePicture: jest.fn(),
}));
jest.mock('@/components/account/avatar-crop', () => ({
  AvatarCrop: ({ onCut, onCancel }: { onCut: (picture: Blob) => void; onCancel: () => void }) => (
    <>
      <button onClick={() => onCut(new Blob(['cut']))}>cut</button>
      <button onClick={onCancel}>leave</button>
    </>
  ),
}));

const { account, auth } = messages();
const { errors, fields } = auth;
const user = userEvent.setup();
const put = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
});

describe('the name', () => {
  const problems = {
    empty: 'empty',
    'too-long': 'too long',
    'forbidden-character': 'forbidden',
    'too-many-marks': 'accents',
    'site-name': 'site name',
    'too-many': 'wait',
    'signed-out': 'signed out',
    unavailable: 'try again',
  };
  /** As a reload does. */
  let leave: () => void = () => undefined;
  const show = (action: (form: FormData) => Promise<NameAnswer>, owner = 'asha') => {
    const { unmount } = render(
      <NameForm
        action={(_previous, form) => action(form)}
        username="Asha"
        owner={owner}
        savedPath="/account?saved"
        messages={account.name}
        problems={problems}
      />,
    );
    leave = unmount;
    return screen.getByLabelText(account.name.label);
  };

  test.each([
    ['site-name', 'site name'],
    ['unavailable', 'try again'],
  ])('%s is said at the field, which keeps what was typed', async (status, text) => {
    const field = show((form) =>
      Promise.resolve({ status, typed: String(form.get('username')) } as NameAnswer),
    );
    await user.type(field, ' of Pune{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toHaveAccessibleDescription(`${account.name.hint} ${text}`));
    expect(field).toHaveValue('Asha of Pune');
    // As a page without scripts prints it.
    expect((field as HTMLInputElement).defaultValue).toBe('Asha of Pune');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test('a saved name loads the page with its notice', async () => {
    const field = show(() => Promise.resolve({ status: 'saved', typed: 'Asha' }));
    await user.type(field, '{Enter}');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account?saved'));
  });

  test.each([
    ['the same member', 'asha', 'Asha of Pune'],
    ['another member', 'ravi', 'Asha'],
  ])('what was typed is back after a reload by %s', async (_, owner, value) => {
    const unsent = () => Promise.reject(new Error('not sent'));
    await user.type(show(unsent), ' of Pune');
    leave();
    expect(show(unsent, owner)).toHaveValue(value);
  });

  test('what was typed is not back once it is saved', async () => {
    const save = () => Promise.resolve({ status: 'saved', typed: 'Asha!' } as const);
    await user.type(show(save), '!{Enter}');
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    leave();
    expect(show(save)).toHaveValue('Asha');
  });

  test('without a connection nothing is lost', async () => {
    const field = show(() => Promise.reject(new Error('offline')));
    await user.type(field, '!{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(`${account.name.hint} try again`),
    );
    expect(field).toHaveValue('Asha!');
  });
});

describe('the password', () => {
  const show = () => {
    render(
      <PasswordForm
        config={config}
        email="asha@example.in"
        changedPath="/account?changed"
        messages={account.password}
        labels={fields}
        errors={errors}
      />,
    );
    return {
      current: screen.getByLabelText(account.password.current),
      next: screen.getByLabelText(fields.newPassword),
    };
  };
  /** Sends both passwords. @returns their fields */
  const send = async (current: string, next: string) => {
    const inputs = show();
    put(inputs.current, current);
    put(inputs.next, next);
    await user.type(inputs.next, '{Enter}');
    return inputs;
  };

  test.each([
    ['', 'a long walk by the sea', 'current', errors.passwordEmpty],
    ['old one', '', 'next', `${fields.newPasswordHint} ${errors.newPassword.empty}`],
    ['old one', 'short', 'next', `${fields.newPasswordHint} ${errors.newPassword['too-short']}`],
    ['the same one', 'the same one', 'next', `${fields.newPasswordHint} ${account.password.same}`],
  ] as const)('%j and %j are not sent', async (current, next, at, text) => {
    const inputs = show();
    put(inputs.current, current);
    put(inputs.next, next);
    await user.click(screen.getByRole('button', { name: account.password.submit }));
    // The list of common passwords arrives with the first that is long enough.
    await waitFor(() => expect(inputs[at]).toHaveFocus());
    await waitFor(() => expect(inputs[at]).toHaveAccessibleDescription(text));
    expect(changePassword).not.toHaveBeenCalled();
  });

  test('the error that both are the same clears when either is corrected', async () => {
    const { current, next } = await send('the same one', 'the same one');
    await waitFor(() => expect(next).toHaveAttribute('aria-invalid'));
    await user.type(current, ', or not');
    expect(next).not.toHaveAttribute('aria-invalid');
  });

  test('the address of the account is refused as a new one', async () => {
    const { next } = await send('old one', 'Asha@example.in');
    await waitFor(() =>
      expect(next).toHaveAccessibleDescription(
        `${fields.newPasswordHint} ${errors.newPassword.personal}`,
      ),
    );
    expect(changePassword).not.toHaveBeenCalled();
  });

  test('a wrong one is said at its field', async () => {
    jest.mocked(changePassword).mockResolvedValue(failure('wrong-credentials'));
    const { current, next } = await send('wrong', 'a long walk by the sea');
    await waitFor(() => expect(current).toHaveAccessibleDescription(account.password.wrong));
    expect(next).toHaveValue('a long walk by the sea');
  });

  test.each([
    ['too-many-attempts', account.password.tooMany],
    ['offline', errors.problems.offline],
    ['session-ended', errors.problems['session-ended']],
    ['password-changed', errors.problems['password-changed']],
    ['unavailable', errors.problems.unavailable],
  ] as const)('%s is said of the whole form', async (problem, text) => {
    jest.mocked(changePassword).mockResolvedValue(failure(problem));
    const { current } = await send('old one', 'a long walk by the sea');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(current).toHaveValue('old one');
  });
});

describe('deleting the account', () => {
  const show = async (outcome: Awaited<ReturnType<typeof deleteAccount>>) => {
    jest.mocked(deleteAccount).mockResolvedValue(outcome);
    render(
      <DeletionForm
        config={config}
        email="asha@example.in"
        owner="asha"
        paths={{ deleted: '/gone', begun: '/going' }}
        messages={account.deletion}
        labels={fields}
        errors={errors}
      />,
    );
    const field = screen.getByLabelText(account.deletion.password);
    put(field, 'my password');
    await user.type(field, '{Enter}');
    return field;
  };

  test.each([
    [true, '/gone'],
    [false, '/going'],
  ])('when all is gone: %s, leads to %s', async (isFinished, path) => {
    await show(success({ isFinished }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(path));
  });

  test.each(['deletion-not-known', 'unavailable', 'offline'] as const)(
    'after %s it says whether the deletion may have begun',
    async (problem) => {
      await show(failure(problem));
      expect(await screen.findByRole('alert')).toHaveTextContent(errors.problems[problem]);
      expect(leaveFor).not.toHaveBeenCalled();
    },
  );

  test('a wrong password deletes nothing and says so at the field', async () => {
    const field = await show(failure('wrong-credentials'));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        `${account.deletion.passwordHint} ${account.deletion.wrong}`,
      ),
    );
    expect(field).toHaveValue('my password');
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

describe('the picture', () => {
  const show = (address: string | null = null) => {
    render(
      <AvatarCard
        address={address}
        savedPath="/saved"
        removedPath="/removed"
        messages={account.picture}
      />,
    );
    return screen.getByLabelText(account.picture.label);
  };
  const file = (content = 'bytes', name = 'me.png') =>
    new File([content], name, { type: 'image/png' });

  test.each(['damaged', 'too-many'] as const)(
    '%s is said at the field, and another try is open',
    async (problem) => {
      jest.mocked(sendPicture).mockResolvedValue(failure({ problem, seconds: 1 }));
      const field = show();
      await user.upload(field, file());
      await user.click(await screen.findByText('cut'));
      const { problems, tooMany } = account.picture;
      const text = problem === 'too-many' ? tooMany.one : problems[problem];
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(`${account.picture.hint} ${text}`),
      );
      await waitFor(() => expect(field).toHaveFocus());
      expect(screen.getByText('cut')).toBeInTheDocument();
    },
  );

  test('an empty file is refused before anything is loaded', async () => {
    const field = show();
    await user.upload(field, file(''));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        `${account.picture.hint} ${account.picture.problems.empty}`,
      ),
    );
  });

  test('cancelling the crop empties the field', async () => {
    await user.upload(show(), file());
    await user.click(await screen.findByText('leave'));
    expect(screen.queryByText('cut')).not.toBeInTheDocument();
    expect(screen.getByLabelText(account.picture.label)).toHaveProperty('files.length', 0);
  });

  test('an uploaded picture can be removed', async () => {
    show('/api/avatar/x-256.webp');
    for (const problem of ['signed-out', 'offline', 'unavailable'] as const) {
      jest.mocked(deletePicture).mockResolvedValueOnce(failure({ problem, seconds: 60 }));
      await user.click(screen.getByRole('button', { name: account.picture.remove }));
      // A removal that failed half-way has changed the picture.
      await waitFor(() =>
        expect(screen.getByLabelText(account.picture.label)).toHaveAccessibleDescription(
          `${account.picture.hint} ${account.picture.removeProblems[problem]}`,
        ),
      );
    }
    jest.mocked(deletePicture).mockResolvedValue(success(null));
    await user.click(screen.getByRole('button', { name: account.picture.remove }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/removed'));
  });

  test('the bundled picture cannot be removed', () => {
    show();
    expect(screen.queryByRole('button', { name: account.picture.remove })).not.toBeInTheDocument();
  });
});

test('stored data are shown with its names, its lists and its gaps', () => {
  const value = { kind: 'sip-plan', data: { years: 15, lots: ['a', 'b'] }, note: null };
  const { container } = render(<PlainValueView value={value} />);
  expect(container).toHaveTextContent('kindsip-plandatayears15lotsabnote–');
  expect(textsOf('listitem')).toEqual(['a', 'b']);
});

test('of a long list inside an item the first entries are shown, and where the others are', () => {
  const lots = Array.from({ length: 3_000 }, (_, index) => index);
  render(<PlainValueView value={{ lots }} />);
  expect(textsOf('listitem')).toEqual(['0', '1', '2', '3', '4']);
  expect(screen.getByText('Showing the first 5. The file has all of them.')).toBeInTheDocument();
});
