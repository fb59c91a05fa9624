import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SignInForm, SignedOutElsewhere } from '@/components/auth/sign-in-form';
import {
  continueTo,
  continueWithGoogle,
  googleRedirect,
  signIn,
  signUp,
} from '@/lib/auth/client/auth-client';
import { messages } from '@/lib/messages';
import { failure, success } from '@/lib/result';
import { firebaseConfig as config } from '@/tests/factories/firebase-config';
import { announceSession } from '@/lib/auth/client/session-channel';
import { SignUpForm } from '@/components/auth/sign-up-form';

jest.mock('@/lib/auth/client/auth-client', () => ({
  ...jest.requireActual<object>('@/lib/auth/client/auth-client'),
  signIn: jest.fn(),
  signUp: jest.fn(),
  continueWithGoogle: jest.fn(),
  continueTo: jest.fn(),
}));

jest.mock('@/lib/auth/client/session-channel', () => ({ announceSession: jest.fn() }));

describe('signing in', () => {
  const { auth } = messages();

  const props = {
    config,
    returnUrl: '/account',
    labels: { ...auth.fields, ...auth.signIn, google: auth.google },
    errors: auth.errors,
  };

  function show(ofConfig: Partial<Record<'authDomain', null>> = {}) {
    render(<SignInForm {...props} config={{ ...config, ...ofConfig }} />);
    return {
      user: userEvent.setup(),
      email: screen.getByLabelText(auth.fields.email),
      password: screen.getByLabelText(auth.fields.password),
      submit: screen.getByRole('button', { name: auth.signIn.submit }),
    };
  }

  beforeEach(() => jest.resetAllMocks());

  test('the empty form says what is missing at each field and sends no request', async () => {
    const { user, email, password, submit } = show();
    await user.click(submit);
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription(auth.errors.problems['invalid-email']);
    expect(password).toHaveAccessibleDescription(auth.errors.passwordEmpty);
    expect(signIn).not.toHaveBeenCalled();
  });

  test('right credentials lead to where the visitor wanted to go; the password is sent as typed', async () => {
    jest.mocked(signIn).mockResolvedValue(success(null));
    const { user, email, password, submit } = show();
    await user.type(email, ' asha@example.in ');
    await user.type(password, '  blanks stay  ');
    await user.click(submit);
    const credentials = { email: 'asha@example.in', password: '  blanks stay  ' };
    expect(signIn).toHaveBeenCalledWith(config, credentials);
    expect(continueTo).toHaveBeenCalledWith('/account');
  });

  test('wrong credentials show an error at the password, which clears when either is corrected', async () => {
    jest.mocked(signIn).mockResolvedValue(failure('wrong-credentials'));
    const { user, email, password, submit } = show();
    await user.type(email, 'asha@example.in');
    await user.type(password, 'wrong{Enter}');
    expect(password).toHaveFocus();
    expect(password).toHaveAccessibleDescription(auth.errors.problems['wrong-credentials']);
    expect(email).toHaveValue('asha@example.in');
    expect(password).toHaveValue('wrong');
    expect(submit).toHaveAccessibleName(auth.signIn.submit);
    expect(continueTo).not.toHaveBeenCalled();
    await user.type(email, '.in');
    expect(password).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText(auth.errors.problems['wrong-credentials'])).not.toBeInTheDocument();
    await waitFor(() => expect(email).toHaveFocus());
  });

  test.each([
    ['too-many-attempts', auth.errors.problems['too-many-attempts']],
    ['offline', auth.errors.problems.offline],
    ['disabled', auth.errors.problems.disabled],
    ['unavailable', auth.errors.problems.unavailable],
    [{ retryAfterSeconds: 42 }, 'Too many attempts. Try again in 42 seconds.'],
  ] as const)('%j is announced in the place that was there before', async (problem, text) => {
    jest.mocked(signIn).mockResolvedValue(failure(problem));
    const { user, email, password } = show();
    const place = screen.getByRole('alert');
    expect(place).toBeEmptyDOMElement();
    await user.type(email, 'asha@example.in');
    await user.type(password, 'secret{Enter}');
    await waitFor(() => expect(place).toHaveTextContent(text));
    await waitFor(() => expect(place).toContainElement(document.activeElement as HTMLElement));
    expect(password).toHaveValue('secret');
    expect(continueTo).not.toHaveBeenCalled();
  });

  test('sending that fails in an unforeseen way is answered, and the form can be sent again', async () => {
    jest.mocked(signIn).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    jest.mocked(signIn).mockResolvedValueOnce(success(null));
    const { user, email, password } = show();
    await user.type(email, 'asha@example.in');
    await user.type(password, 'secret{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(auth.errors.problems.unavailable),
    );
    expect(password).toHaveValue('secret');
    await user.type(password, '{Enter}');
    await waitFor(() => expect(continueTo).toHaveBeenCalledWith('/account'));
  });

  test('a button shows the password and hides it again; password managers know both fields', async () => {
    const { user, email, password } = show();
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: auth.fields.showPasswordFull }));
    expect(password).toHaveAttribute('type', 'text');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: auth.fields.hidePasswordFull }));
    expect(password).toHaveAttribute('type', 'password');
  });

  describe('with Google', () => {
    const google = () => screen.getByRole('button', { name: auth.google.submit });

    test('the button signs in without e-mail and password; Enter in a field does not press it', async () => {
      jest.mocked(continueWithGoogle).mockResolvedValue(success(null));
      const { user, email } = show();
      await user.type(email, 'asha{Enter}');
      expect(continueWithGoogle).not.toHaveBeenCalled();
      await user.click(google());
      expect(continueWithGoogle).toHaveBeenCalledWith(config, null);
      expect(continueTo).toHaveBeenCalledWith('/account');
      expect(signIn).not.toHaveBeenCalled();
    });

    test.each([
      ['cancelled', auth.errors.problems.cancelled],
      ['no-account', auth.errors.problems['no-account']],
      ['address-unconfirmed', auth.errors.problems['address-unconfirmed']],
      // Firebase's answer to a credential of Google that it cannot read; no password was sent.
      ['wrong-credentials', auth.errors.problems['wrong-credentials']],
    ] as const)('%s is announced, and the page stays', async (problem, text) => {
      jest.mocked(continueWithGoogle).mockResolvedValue(failure(problem));
      const { user } = show();
      await user.click(google());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      expect(continueTo).not.toHaveBeenCalled();
    });

    test('a site that has not set it up does not offer it', () => {
      show({ authDomain: null });
      expect(screen.queryByRole('button', { name: auth.google.submit })).not.toBeInTheDocument();
    });

    test('after the way back from Google the form continues without another click', async () => {
      jest.mocked(continueWithGoogle).mockResolvedValue(success(null));
      googleRedirect.write({ consentVersion: null });
      await act(async () => void render(<SignInForm {...props} />));
      await waitFor(() => expect(continueTo).toHaveBeenCalledWith('/account'));
      googleRedirect.remove();
    });
  });

  describe('signed out elsewhere', () => {
    beforeEach(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

    test('drops the saved lessons and notifies the other tabs', async () => {
      const names = new Set(['pages', 'lessons-a', 'lessons-b']);
      const caches = {
        keys: () => Promise.resolve([...names]),
        delete: (name: string) => Promise.resolve(names.delete(name)),
      };
      Object.assign(globalThis, { caches });
      render(<SignedOutElsewhere />);
      await waitFor(() => expect([...names]).toEqual(['pages']));
      expect(announceSession).toHaveBeenCalledWith('signed-out');
    });

    test.each([
      ['a session that ran out keeps', false, ['enquiry-draft', 'recent-searches', 'theme']],
      ['“Log out everywhere” removes', true, ['theme']],
    ])('%s what the member left in the browser', (_, isLogOut, left) => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('recent-searches', '["gold"]');
      sessionStorage.setItem('enquiry-draft', '{}');
      render(<SignedOutElsewhere isLogOut={isLogOut} />);
      expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()).toEqual(left);
    });
  });
});

describe('signing up', () => {
  const { auth } = messages();
  const { errors, fields } = auth;
  const { rules } = fields.passwordRules;
  const user = userEvent.setup();

  const form = (
    <SignUpForm
      config={config}
      returnUrl="/analytics"
      consentVersion="2026-11-23"
      links={{ signIn: '/auth/signin', reset: '/auth/reset-password' }}
      labels={{ ...fields, ...auth.signUp, google: auth.google }}
      errors={errors}
    />
  );

  function show() {
    render(form);
    return {
      username: screen.getByLabelText(fields.username),
      email: screen.getByLabelText(fields.email),
      password: screen.getByLabelText(fields.password),
      age: screen.getByLabelText(auth.signUp.age),
      consent: screen.getByRole('checkbox', { name: /privacy policy/ }),
      submit: screen.getByRole('button', { name: auth.signUp.submit }),
    };
  }

  /** The line of a rule in the list. */
  const ruleLine = (rule: string) =>
    within(screen.getByRole('list', { name: fields.passwordRules.title }))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.startsWith(rule));

  beforeEach(() => jest.resetAllMocks());

  describe('errors', () => {
    test('each clears while its own field is corrected, and the others stay', async () => {
      const { username, email, password, age, consent, submit } = show();
      await user.click(submit);
      await waitFor(() => expect(username).toHaveFocus());
      for (const [field, text] of [
        [username, errors.username.empty],
        [email, errors.problems['invalid-email']],
        [password, errors.newPassword.empty],
        [age, errors.ageMissing],
        [consent, errors.consentMissing],
      ] as const) {
        expect(field).toBeInvalid();
        expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
      }

      await user.type(email, 'a');
      expect(email).not.toHaveAttribute('aria-invalid');
      expect(email).not.toHaveAccessibleDescription(errors.problems['invalid-email']);
      expect(email).toHaveFocus();
      await user.click(consent);
      expect(consent).not.toHaveAttribute('aria-invalid');
      for (const field of [username, password, age]) expect(field).toHaveAttribute('aria-invalid');

      // An error comes back with the next submission.
      await user.click(submit);
      await waitFor(() => expect(email).toHaveAttribute('aria-invalid'));
    });
  });

  const put = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

  async function fill({ username, email, password, age, consent }: ReturnType<typeof show>) {
    put(username, 'Asha');
    put(email, 'asha@example.in');
    put(password, 'a long walk by the sea');
    await user.click(age);
    await user.click(consent);
  }

  describe('the age statement', () => {
    test('names the rule and its source; without it nothing is sent, with it the account is made', async () => {
      jest.mocked(signUp).mockResolvedValue(success(null));
      const inputs = show();
      expect(inputs.age).toHaveAccessibleDescription(
        /below 18 is a child.*Act 2023, sections 2\(f\)/,
      );
      await fill(inputs);
      await user.click(inputs.age);
      await user.click(inputs.submit);
      await waitFor(() => expect(inputs.age).toHaveFocus());
      expect(inputs.age).toHaveAccessibleDescription(new RegExp(errors.ageMissing));
      expect(signUp).not.toHaveBeenCalled();
      await user.click(inputs.age);
      await user.click(inputs.submit);
      await waitFor(() => expect(continueTo).toHaveBeenCalledWith('/analytics'));
    });
  });

  describe('the rules of a password', () => {
    test('stand as text without scripts, with no state', () => {
      const markup = String(renderToString(form));
      for (const rule of Object.values(rules)) expect(markup).toContain(rule);
      expect(markup).not.toContain(`: ${fields.passwordRules.met}`);
      expect(markup).not.toContain(`: ${fields.passwordRules.unmet}`);
    });

    test('have a state while the password is typed, announced politely', async () => {
      const { password } = show();
      const place = screen
        .getAllByRole('status')
        .find((region) => region.previousElementSibling?.tagName === 'UL');
      expect(place).toBeEmptyDOMElement();
      await user.type(password, 'passwor');
      expect(ruleLine(rules.length)).toHaveTextContent(`${rules.length}: not met`);
      expect(ruleLine(rules.uncommon)).toHaveTextContent(new RegExp(`${rules.uncommon}$`));
      expect(place).toHaveTextContent(`0 of 3 password rules met. Not met: ${rules.length}.`);

      await user.type(password, 'd');
      await waitFor(() => expect(ruleLine(rules.uncommon)).toHaveTextContent(/: not met$/));
      expect(ruleLine(rules.length)).toHaveTextContent(/: met$/);

      await user.type(password, ' of my own');
      await waitFor(() => expect(place).toHaveTextContent(/^3 of 3 password rules met\.$/));
      expect(password).toHaveAttribute('aria-details', 'password-rules');
    });

    test('follow the e-mail address and the username, also when they are typed later', async () => {
      const { username, email, password } = show();
      put(password, 'asha.rao@example.in');
      await waitFor(() => expect(ruleLine(rules.impersonal)).toHaveTextContent(/: met$/));
      put(email, 'Asha.Rao@example.in');
      expect(ruleLine(rules.impersonal)).toHaveTextContent(/: not met$/);
      put(password, 'asha.rao');
      expect(ruleLine(rules.impersonal)).toHaveTextContent(/: not met$/);
      put(email, '');
      put(username, 'ASHA.RAO');
      expect(ruleLine(rules.impersonal)).toHaveTextContent(/: not met$/);
    });

    test.each([
      ['password123', errors.newPassword['too-common']],
      ['asha@example.in', errors.newPassword.personal],
    ])(
      'are those of the submission, which refuses %s and keeps all input',
      async (typed, error) => {
        const inputs = show();
        await fill(inputs);
        put(inputs.password, typed);
        await user.click(inputs.submit);
        await waitFor(() => expect(inputs.password).toHaveFocus());
        expect(inputs.password).toHaveAccessibleDescription(expect.stringContaining(error));
        expect(inputs.password).toHaveValue(typed);
        expect(inputs.password).toHaveAttribute('autocomplete', 'new-password');
        expect(inputs.email).toHaveValue('asha@example.in');
        expect(signUp).not.toHaveBeenCalled();
      },
    );
  });

  describe('with Google', () => {
    const google = () => screen.getByRole('button', { name: auth.google.submit });

    test('age and consent are asked for, and nothing else is', async () => {
      jest.mocked(continueWithGoogle).mockResolvedValue(success(null));
      const { username, age, consent } = show();
      await user.click(google());
      await waitFor(() => expect(age).toHaveFocus());
      expect(age).toHaveAccessibleDescription(new RegExp(errors.ageMissing));
      expect(consent).toHaveAccessibleDescription(errors.consentMissing);
      expect(username).not.toHaveAttribute('aria-invalid');
      expect(continueWithGoogle).not.toHaveBeenCalled();
      await user.click(age);
      await user.click(consent);
      await user.click(google());
      expect(continueWithGoogle).toHaveBeenCalledWith(config, '2026-11-23');
      await waitFor(() => expect(continueTo).toHaveBeenCalledWith('/analytics'));
      expect(signUp).not.toHaveBeenCalled();
    });

    test('after the way back from Google the ticks are not asked for again', async () => {
      jest.mocked(continueWithGoogle).mockResolvedValue(failure('address-unconfirmed'));
      googleRedirect.write({ consentVersion: '2026-11-23' });
      await act(async () => void render(form));
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent(errors.problems['address-unconfirmed']),
      );
      expect(continueWithGoogle).toHaveBeenCalledTimes(1);
      googleRedirect.remove();
    });
  });
});
