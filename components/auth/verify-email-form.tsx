'use client';

import { applyVerification } from '@/lib/auth/client/auth-client';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import type { Messages } from '@/lib/messages';
import { problemText, type AuthErrors } from './auth-errors';
import { FormFrame, useAuthForm } from './form-frame';
import { DoneNotice, UsedLink, useLinkCheck } from './used-link';

export type VerifyEmailFormProps = {
  config: FirebaseClientConfig;
  code: string;
  links: { dashboard: string; account: string };
  labels: Pick<
    Messages['auth']['verifyEmail'],
    'submit' | 'submitting' | 'doneTitle' | 'done' | 'toDashboard' | 'usedText' | 'askAgain'
  >;
  errors: AuthErrors;
};

/**
 * A press confirms the address: programs that look at mails follow links, but press no buttons. A link that no longer
 * works leads to the account page, which says whether the address is confirmed and sends a new one.
 */
export function VerifyEmailForm({ config, code, links, labels, errors }: VerifyEmailFormProps) {
  const link = useLinkCheck(config, code);
  const sent = useAuthForm<never>(async () => {
    const result = await applyVerification(config, code);
    return result.ok
      ? { kind: 'done' }
      : { kind: 'form', error: problemText(errors, result.problem) };
  }, errors.unavailable);
  const isRefused = sent.frame.error === errors.badLink;
  const isUsed = !sent.isDone && (isRefused || link.kind === 'bad');

  return (
    <>
      <DoneNotice
        isDone={sent.isDone}
        title={labels.doneTitle}
        text={labels.done}
        link={{ href: links.dashboard, label: labels.toDashboard }}
      />
      <UsedLink
        isShown={isUsed}
        takesFocus={isRefused}
        title={errors.badLink}
        text={labels.usedText}
        next={{ href: links.account, label: labels.askAgain }}
      />
      {sent.isDone || isUsed ? null : (
        <FormFrame {...sent.frame} submitLabel={labels.submit} busyLabel={labels.submitting}>
          {null}
        </FormFrame>
      )}
    </>
  );
}
