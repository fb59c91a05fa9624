'use client';

import { changePassword, continueTo } from '@/lib/auth/client/auth-client';
import { isPasswordTooLong, passwordOf, passwordProblem } from '@/lib/auth/domain/password';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import type { Messages } from '@/lib/messages';
import {
  newPasswordText,
  problemText,
  type AuthErrors,
  FormFrame,
  useAuthForm,
} from '@/components/auth/form-frame';
import {
  NewPasswordField,
  PasswordField,
  type PasswordLabels,
} from '@/components/auth/password-field';

export type PasswordFormProps = {
  config: FirebaseClientConfig;
  email: string;
  changedPath: string;
  messages: Messages['account']['password'];
  labels: PasswordLabels &
    Pick<Messages['auth']['fields'], 'newPassword' | 'newPasswordHint' | 'passwordRules'>;
  errors: AuthErrors;
};

/** Changes the password of a member who gives the present one. */
export function PasswordForm(props: PasswordFormProps) {
  const { config, email, changedPath, messages, labels, errors } = props;
  const { frame, errorOf } = useAuthForm<'current' | 'new'>(async (values) => {
    const [password, newPassword] = [passwordOf(values, 'current'), passwordOf(values, 'new')];
    const slip = await passwordProblem(newPassword, { email });
    const slips = {
      ...(password === '' ? { current: errors.passwordEmpty } : {}),
      ...(isPasswordTooLong(password) ? { current: errors.passwordTooLong } : {}),
      ...(slip ? { new: newPasswordText(errors, slip) } : {}),
    };
    if (Object.keys(slips).length > 0) return { kind: 'fields', errors: slips };
    if (newPassword === password) {
      return { kind: 'fields', errors: { new: messages.same }, isJoint: true };
    }
    const result = await changePassword(config, { email, password, newPassword });
    if (result.ok) {
      continueTo(changedPath);
      return { kind: 'leaving' };
    }
    const { problem } = result;
    if (problem === 'wrong-credentials') {
      return { kind: 'fields', errors: { current: messages.wrong } };
    }
    if (problem === 'weak-password') {
      return { kind: 'fields', errors: { new: errors.passwordTooCommon } };
    }
    const isTooOften = problem === 'too-many-attempts';
    return { kind: 'form', error: isTooOften ? messages.tooMany : problemText(errors, problem) };
  }, errors.unavailable);

  return (
    <div className="max-w-md">
      <FormFrame {...frame} submitLabel={messages.submit} busyLabel={messages.submitting}>
        {/* For password managers, which save a password under a name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          id="current-password"
          name="current"
          autoComplete="current-password"
          labels={{ ...labels, password: messages.current }}
          error={errorOf('current')}
        />
        <NewPasswordField
          id="new-password"
          name="new"
          owner={{ email }}
          labels={{ ...labels, password: labels.newPassword }}
          hint={labels.newPasswordHint}
          error={errorOf('new')}
        />
      </FormFrame>
    </div>
  );
}
