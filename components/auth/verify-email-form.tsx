'use client';

import { applyVerification } from '@/lib/auth/client/auth-client';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import type { Messages } from '@/lib/messages';
import { problemText, type AuthErrors } from './auth-errors';
import { useAuthForm } from './form-frame';
import { MailLinkForm, useLinkCheck } from './mail-link-form';

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

  return (
    <MailLinkForm
      link={link}
      sent={sent}
      badLink={errors.badLink}
      labels={labels}
      next={{ href: links.dashboard, label: labels.toDashboard }}
      newLink={{ href: links.account, label: labels.askAgain }}
    />
  );
}
