'use client';

import { applyVerification } from '@/lib/auth/front-door';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import type { Messages } from '@/lib/messages';
import { problemText, type AuthErrors } from './auth-errors';
import { DoneNotice } from './done-notice';
import { FormFrame } from './form-frame';
import { useSubmission } from './use-submission';

export type VerifyEmailFormProps = {
  config: FirebaseClientConfig;
  code: string;
  dashboard: string;
  labels: Pick<
    Messages['auth']['verifyEmail'],
    'submit' | 'submitting' | 'doneTitle' | 'done' | 'toDashboard'
  >;
  errors: AuthErrors;
};

/** A press confirms the address: programs that look at mails follow links, but press no buttons. */
export function VerifyEmailForm({ config, code, dashboard, labels, errors }: VerifyEmailFormProps) {
  const submission = useSubmission<never>(async () => {
    const result = await applyVerification(config, code);
    return result.ok
      ? { kind: 'done' }
      : { kind: 'form', error: problemText(errors, result.problem) };
  });

  return (
    <>
      <DoneNotice
        isDone={submission.isDone}
        title={labels.doneTitle}
        text={labels.done}
        link={{ href: dashboard, label: labels.toDashboard }}
      />
      {submission.isDone ? null : (
        <FormFrame {...submission.frame} submitLabel={labels.submit} busyLabel={labels.submitting}>
          {null}
        </FormFrame>
      )}
    </>
  );
}
