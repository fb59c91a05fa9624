'use client';

import { looksLikeEmail } from '@/lib/auth/domain/email';
import {
  continueTo,
  continueWithGoogle,
  googleRedirect,
  signUp,
} from '@/lib/auth/client/auth-client';
import { passwordOf, passwordProblem } from '@/lib/auth/domain/password';
import { readUsername, usernameBytes } from '@/lib/auth/domain/username';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import { shortTextOf, textOf } from '@/lib/form-text';
import type { Messages } from '@/lib/messages';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextField } from '@/components/ui/fields/field';
import { problemText, type AuthErrors, FormFrame, useAuthForm } from './form-frame';
import { EmailField } from './email-field';
import { GoogleButton, isWithGoogle } from './google-button';
import { NewPasswordField, type PasswordLabels } from './password-field';

type FieldName = 'username' | 'email' | 'password' | 'age' | 'consent';

type SignUpLabels = PasswordLabels &
  Pick<
    Messages['auth']['fields'],
    'username' | 'usernameHint' | 'email' | 'newPasswordHint' | 'passwordRules'
  > &
  Pick<
    Messages['auth']['signUp'],
    | 'submit'
    | 'submitting'
    | 'age'
    | 'ageHint'
    | 'consentBefore'
    | 'consentLink'
    | 'consentAfter'
    | 'toSignIn'
    | 'toReset'
  > & { google: Messages['auth']['google'] };

type SignUpFormProps = {
  config: FirebaseClientConfig;
  returnUrl: string;
  /** The version of the privacy policy that a tick agrees to. */
  consentVersion: string;
  /** Links for visitors who have an account already. */
  links: { signIn: string; reset: string };
  labels: SignUpLabels;
  errors: AuthErrors;
};

export function SignUpForm(props: SignUpFormProps) {
  const { labels, errors, links } = props;
  const sent = useAuthForm<FieldName>(async (values) => {
    const isGoogle = isWithGoogle(values);
    const account = {
      username: textOf(values, 'username', usernameBytes),
      email: shortTextOf(values, 'email').trim(),
      password: passwordOf(values, 'password'),
    };
    const mistakes = isGoogle
      ? findMissingTicks(values, errors)
      : await findMistakes(account, values, errors);
    // After the redirect from Google the ticks are lost; the consent was stored before.
    if (Object.keys(mistakes).length > 0 && !(isGoogle && googleRedirect.read())) {
      return { kind: 'fields', errors: mistakes };
    }
    const result = isGoogle
      ? await continueWithGoogle(props.config, props.consentVersion)
      : await signUp(props.config, account, props.consentVersion);
    if (!result.ok) {
      const { problem } = result;
      const text = problemText(errors, problem);
      if (problem === 'weak-password') return { kind: 'fields', errors: { password: text } };
      return problem === 'email-in-use' || problem === 'invalid-email'
        ? { kind: 'fields', errors: { email: text } }
        : { kind: 'form', error: text };
    }
    continueTo(props.returnUrl);
    return { kind: 'leaving' };
  }, errors.problems.unavailable);
  const { errorOf, frame } = sent;

  return (
    <FormFrame
      {...frame}
      labels={labels}
      otherWay={
        <GoogleButton config={props.config} isBusy={frame.isBusy} messages={labels.google} />
      }
    >
      <TextField
        id="username"
        name="username"
        autoComplete="nickname"
        required
        label={labels.username}
        hint={labels.usernameHint}
        error={errorOf('username')}
      />
      <div className="grid gap-1">
        <EmailField label={labels.email} error={errorOf('email')} />
        {errorOf('email') === errors.problems['email-in-use'] ? (
          <p className="flex gap-4 text-sm">
            <a href={links.signIn} className="link font-semibold">
              {labels.toSignIn}
            </a>
            <a href={links.reset} className="link font-semibold">
              {labels.toReset}
            </a>
          </p>
        ) : null}
      </div>
      <NewPasswordField
        id="password"
        labels={labels}
        hint={labels.newPasswordHint}
        error={errorOf('password')}
      />
      <Checkbox
        id="age"
        name="age"
        required
        label={labels.age}
        hint={labels.ageHint}
        error={errorOf('age')}
      />
      <Checkbox
        id="consent"
        name="consent"
        required
        error={errorOf('consent')}
        label={
          <>
            {labels.consentBefore}{' '}
            <a href="/privacy-policy" target="_blank" className="link font-semibold">
              {labels.consentLink}
            </a>{' '}
            {labels.consentAfter}
          </>
        }
      />
    </FormFrame>
  );
}

function findMissingTicks(
  values: FormData,
  errors: AuthErrors,
): Partial<Record<'age' | 'consent', string>> {
  return {
    ...(values.has('age') ? {} : { age: errors.ageMissing }),
    ...(values.has('consent') ? {} : { consent: errors.consentMissing }),
  };
}

async function findMistakes(
  account: { username: string; email: string; password: string },
  values: FormData,
  errors: AuthErrors,
): Promise<Partial<Record<FieldName, string>>> {
  const username = readUsername(account.username);
  const problem = await passwordProblem(account.password, account);
  return {
    ...(username.ok ? {} : { username: errors.username[username.problem] }),
    ...(looksLikeEmail(account.email) ? {} : { email: errors.problems['invalid-email'] }),
    ...(problem ? { password: errors.newPassword[problem] } : {}),
    ...findMissingTicks(values, errors),
  };
}
