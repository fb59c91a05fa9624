'use client';

import { useEffect } from 'react';
import { looksLikeEmail } from '@/lib/auth/domain/email';
import { sendReset } from '@/lib/auth/client/auth-client';
import { readAddress } from '@/lib/auth/domain/reset-address';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import { shortTextOf } from '@/lib/form-text';
import type { Messages } from '@/lib/messages';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { problemText, type AuthErrors, FormFrame, useAuthForm } from './form-frame';
import { EmailField } from './email-field';

type ResetFormProps = {
  config: FirebaseClientConfig;
  labels: Pick<Messages['auth']['reset'], 'submit' | 'submitting' | 'sentTitle' | 'sent'> & {
    email: string;
  };
  errors: AuthErrors;
};

/** Asks for the link. The answer is the same whether or not the address has an account. */
export function ResetForm({ config, labels, errors }: ResetFormProps) {
  const sent = useAuthForm<'email'>(async (values) => {
    const email = shortTextOf(values, 'email').trim();
    if (!looksLikeEmail(email))
      return { kind: 'fields', errors: { email: errors.problems['invalid-email'] } };
    const result = await sendReset(config, email);
    if (result.ok) return { kind: 'done' };
    const error = problemText(errors, result.problem);
    return result.problem === 'invalid-email'
      ? { kind: 'fields', errors: { email: error } }
      : { kind: 'form', error };
  }, errors.problems.unavailable);

  const { ref } = sent.frame.form;

  // A link of a mail that was already used leads here, with the e-mail address in the fragment. What the visitor has
  // typed meanwhile stays.
  useEffect(() => {
    const field = ref.current?.elements.namedItem('email');
    const address = readAddress(window.location.hash);
    if (address && field instanceof HTMLInputElement && field.value === '') field.value = address;
  }, [ref]);

  return (
    <div className="grid gap-5">
      <LiveRegion>
        {sent.isDone ? (
          <Alert tone="good" title={labels.sentTitle}>
            {labels.sent}
          </Alert>
        ) : null}
      </LiveRegion>
      <FormFrame {...sent.frame} labels={labels}>
        <EmailField label={labels.email} error={sent.errorOf('email')} />
      </FormFrame>
    </div>
  );
}
