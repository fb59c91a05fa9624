'use client';

import { confirmReset } from '@/lib/auth/client/auth-client';
import { passwordOf, passwordProblem, type PasswordOwner } from '@/lib/auth/domain/password';
import { withAddress } from '@/lib/auth/domain/reset-address';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import type { Messages } from '@/lib/messages';
import { newPasswordText, problemText, type AuthErrors } from './auth-errors';
import { useAuthForm } from './form-frame';
import { NewPasswordField, type PasswordLabels } from './password-field';
import { MailLinkForm, useLinkCheck } from './mail-link-form';

type NewPasswordMessages = Messages['auth']['newPassword'];

export type NewPasswordFormProps = {
  config: FirebaseClientConfig;
  /** The one-time code of the link. */
  code: string;
  links: { signIn: string; reset: string };
  labels: PasswordLabels &
    Pick<Messages['auth']['fields'], 'passwordRules'> &
    Pick<
      NewPasswordMessages,
      'submit' | 'submitting' | 'doneTitle' | 'done' | 'toSignIn' | 'usedText' | 'askAgain'
    > & {
      hint: string;
    };
  errors: AuthErrors;
};

/** The new password behind a reset link. A new link is asked for with the address filled in, where Firebase named it. */
export function NewPasswordForm({ config, code, links, labels, errors }: NewPasswordFormProps) {
  const link = useLinkCheck(config, code);
  const email = link.kind === 'good' ? link.email : null;
  const owner: PasswordOwner = email ? { email } : {};
  const sent = useAuthForm<'password'>(async (values) => {
    const password = passwordOf(values, 'password');
    const problem = await passwordProblem(password, owner);
    if (problem) {
      return { kind: 'fields', errors: { password: newPasswordText(errors, problem) } };
    }
    const result = await confirmReset(config, { code, password });
    if (result.ok) return { kind: 'done' };
    const error = problemText(errors, result.problem);
    return result.problem === 'weak-password'
      ? { kind: 'fields', errors: { password: error } }
      : { kind: 'form', error };
  }, errors.unavailable);

  return (
    <MailLinkForm
      link={link}
      sent={sent}
      badLink={errors.badLink}
      labels={labels}
      next={{ href: links.signIn, label: labels.toSignIn }}
      newLink={{ href: withAddress(links.reset, email), label: labels.askAgain }}
    >
      {email ? (
        // For password managers, which store a password under a name.
        <input type="hidden" name="username" autoComplete="username" value={email} />
      ) : null}
      <NewPasswordField
        id="password"
        owner={owner}
        labels={labels}
        hint={labels.hint}
        error={sent.errorOf('password')}
      />
    </MailLinkForm>
  );
}
