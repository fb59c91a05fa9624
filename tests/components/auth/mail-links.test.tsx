import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewPasswordForm, VerifyEmailForm } from '@/components/auth/mail-link-forms';
import { ResetForm } from '@/components/auth/reset-form';
import { applyVerification, checkLink, confirmReset } from '@/lib/auth/client/auth-client';
import { messages } from '@/lib/messages';
import { failure, success } from '@/lib/result';
import { firebaseConfig as config } from '@/tests/factories/firebase-config';
import { hrefOf } from '@/tests/components/href-of';

jest.mock('@/lib/auth/client/auth-client', () => ({
  applyVerification: jest.fn(),
  checkLink: jest.fn(),
  confirmReset: jest.fn(),
  sendReset: jest.fn(),
}));

const { auth } = messages();
const { errors, fields, newPassword, verifyEmail, reset } = auth;
const user = userEvent.setup();

beforeEach(() => {
  jest.resetAllMocks();
  window.location.hash = '';
});

function showNewPassword() {
  render(
    <NewPasswordForm
      config={config}
      code="the-code"
      links={{ signIn: '/auth/signin', reset: '/auth/reset-password' }}
      labels={{
        ...fields,
        ...newPassword,
        password: fields.newPassword,
        hint: fields.newPasswordHint,
      }}
      errors={errors}
    />,
  );
}

const passwordInput = () => screen.queryByLabelText(fields.newPassword);

describe('a reset link', () => {
  test.each(['bad-link', 'wrong-credentials'] as const)(
    'that no longer works (%s) says so when it is opened, and offers a new one',
    async (problem) => {
      jest.mocked(checkLink).mockResolvedValue(failure(problem));
      showNewPassword();
      const [place] = screen.getAllByRole('alert');
      await waitFor(() => expect(place).toHaveTextContent(errors.problems['bad-link']));
      expect(checkLink).toHaveBeenCalledWith(config, 'the-code');
      expect(passwordInput()).not.toBeInTheDocument();
      expect(hrefOf(newPassword.askAgain)).toBe('/auth/reset-password');
    },
  );

  test('that stops working while the page is open offers a new one with the address', async () => {
    jest.mocked(checkLink).mockResolvedValue(success({ email: 'asha+1@example.in' }));
    jest.mocked(confirmReset).mockResolvedValue(failure('bad-link'));
    showNewPassword();
    await user.type(screen.getByLabelText(fields.newPassword), 'a long walk by the sea{Enter}');
    const link = await screen.findByRole('link', { name: newPassword.askAgain });
    expect(link).toHaveAttribute('href', '/auth/reset-password#email=asha%2B1%40example.in');
    expect(screen.queryByText(newPassword.logsOut)).not.toBeInTheDocument();
    expect(screen.getByText(errors.problems['bad-link']).closest('[tabindex]')).toHaveFocus();
  });

  test.each(['offline', 'unavailable'] as const)(
    'that cannot be checked (%s) keeps its form',
    async (problem) => {
      jest.mocked(checkLink).mockResolvedValue(failure(problem));
      jest.mocked(confirmReset).mockResolvedValue(success(null));
      showNewPassword();
      await user.type(screen.getByLabelText(fields.newPassword), 'a long walk by the sea{Enter}');
      expect(await screen.findByText(newPassword.doneTitle)).toBeInTheDocument();
      await user.tab();
      expect(screen.getByRole('link', { name: newPassword.toSignIn })).toHaveFocus();
    },
  );

  test('refuses the address of its account as a password', async () => {
    jest.mocked(checkLink).mockResolvedValue(success({ email: 'asha.rao@example.in' }));
    showNewPassword();
    await waitFor(() => expect(document.querySelector('[name=username]')).not.toBeNull());
    const input = screen.getByLabelText(fields.newPassword);
    await user.type(input, 'asha.rao{Enter}');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(new RegExp(errors.newPassword.personal)),
    );
    expect(confirmReset).not.toHaveBeenCalled();
    await user.type(input, ' walks');
    expect(input).not.toHaveAttribute('aria-invalid');
  });
});

describe('a link that confirms an address', () => {
  const show = () =>
    render(
      <VerifyEmailForm
        config={config}
        code="the-code"
        links={{ dashboard: '/analytics', account: '/account' }}
        labels={verifyEmail}
        errors={errors}
      />,
    );

  test('that no longer works says so when it is opened, and leads to the account', async () => {
    jest.mocked(checkLink).mockResolvedValue(failure('bad-link'));
    show();
    const [place] = screen.getAllByRole('alert');
    await waitFor(() => expect(place).toHaveTextContent(errors.problems['bad-link']));
    expect(hrefOf(verifyEmail.askAgain)).toBe('/account');
    expect(screen.queryByRole('button', { name: verifyEmail.submit })).not.toBeInTheDocument();
  });

  test('that was used in another tab says so after the press', async () => {
    jest.mocked(checkLink).mockResolvedValue(success({ email: 'asha@example.in' }));
    jest.mocked(applyVerification).mockResolvedValue(failure('bad-link'));
    show();
    await user.click(screen.getByRole('button', { name: verifyEmail.submit }));
    expect(await screen.findByRole('link', { name: verifyEmail.askAgain })).toBeInTheDocument();
  });
});

describe('the page that mails a reset link', () => {
  const show = () => {
    render(
      <ResetForm config={config} labels={{ ...reset, email: fields.email }} errors={errors} />,
    );
    return screen.getByLabelText(fields.email);
  };

  test('has the address of the fragment filled in', () => {
    window.location.hash = '#email=asha%2B1%40example.in';
    expect(show()).toHaveValue('asha+1@example.in');
  });

  test.each([
    ['none', ''],
    ['an empty address', '#email='],
    ['no address', '#email=no-address'],
    ['a very long one', `#email=${'a'.repeat(5_000)}@example.in`],
    ['a broken escape', '#email=%FF%'],
  ])('stays empty for %s', (_, hash) => {
    window.location.hash = hash;
    expect(show()).toHaveValue('');
  });
});
