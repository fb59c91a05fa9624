'use client';

import { confirmReset } from '@/lib/auth/front-door';
import { passwordProblem } from '@/lib/auth/password';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import { textOf } from '@/lib/form-text';
import type { Messages } from '@/lib/messages';
import { newPasswordText, problemText, type AuthErrors } from './auth-errors';
import { DoneNotice } from './done-notice';
import { FormFrame } from './form-frame';
import { PasswordField, type PasswordLabels } from './password-field';
import { useSubmission } from './use-submission';

type Words = Messages['auth']['newPassword'];

export type NewPasswordFormProps = {
  config: FirebaseClientConfig;
  /** The one-time code of the link. */
  code: string;
  links: { signIn: string; reset: string };
  labels: PasswordLabels &
    Pick<Words, 'submit' | 'submitting' | 'doneTitle' | 'done' | 'toSignIn'> & {
      hint: string;
      askAgain: string;
    };
  errors: AuthErrors;
};

/** The new password behind a reset link. A link that no longer works says so and leads to a new one. */
export function NewPasswordForm({ config, code, links, labels, errors }: NewPasswordFormProps) {
  const submission = useSubmission<'password'>(async (values) => {
    const password = textOf(values, 'password');
    const problem = await passwordProblem(password);
    if (problem) {
      return { kind: 'fields', errors: { password: newPasswordText(errors, problem) } };
    }
    const result = await confirmReset(config, { code, password });
    if (result.ok) return { kind: 'done' };
    const error = problemText(errors, result.problem);
    return result.problem === 'weak-password'
      ? { kind: 'fields', errors: { password: error } }
      : { kind: 'form', error };
  });
  const { error: formError } = submission.frame;

  return (
    <>
      <DoneNotice
        isDone={submission.isDone}
        title={labels.doneTitle}
        text={labels.done}
        link={{ href: links.signIn, label: labels.toSignIn }}
      />
      {submission.isDone ? null : (
        <FormFrame
          {...submission.frame}
          error={
            formError === errors.badLink ? (
              <>
                {formError}{' '}
                <a href={links.reset} className="font-semibold text-accent underline">
                  {labels.askAgain}
                </a>
              </>
            ) : (
              formError
            )
          }
          submitLabel={labels.submit}
          busyLabel={labels.submitting}
        >
          <PasswordField
            id="password"
            autoComplete="new-password"
            labels={labels}
            hint={labels.hint}
            error={submission.errorOf('password')}
          />
        </FormFrame>
      )}
    </>
  );
}
