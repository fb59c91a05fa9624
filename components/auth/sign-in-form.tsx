'use client';

import { useEffect } from 'react';
import { looksLikeEmail } from '@/lib/auth/domain/email';
import { continueTo, continueWithGoogle, signIn } from '@/lib/auth/client/auth-client';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import { passwordOf, isPasswordTooLong } from '@/lib/auth/domain/password';
import { shortTextOf } from '@/lib/form-text';
import type { Messages } from '@/lib/messages';
import { announceSession } from '@/lib/auth/client/session-channel';
import { removePersonalEntries } from '@/lib/browser-storage/entries';
import { forgetLessons } from '@/lib/offline/saved-caches';
import {
  problemText,
  type AuthErrors,
  FormFrame,
  useAuthForm,
  type AuthAnswer,
} from './form-frame';
import { EmailField } from './email-field';
import { GoogleButton, isWithGoogle } from './google-button';
import { PasswordField, type PasswordLabels } from './password-field';

type FieldName = 'email' | 'password';

type SignInFormProps = {
  config: FirebaseClientConfig;
  /** Where to go afterwards; has been through `safeReturnUrl`. */
  returnUrl: string;
  labels: Pick<Messages['auth']['signIn'], 'submit' | 'submitting'> &
    PasswordLabels & { email: string; google: Messages['auth']['google'] };
  errors: AuthErrors;
};

export function SignInForm({ config, returnUrl, labels, errors }: SignInFormProps) {
  const sent = useAuthForm<FieldName>(async (values) => {
    const isGoogle = isWithGoogle(values);
    const email = shortTextOf(values, 'email').trim();
    const password = passwordOf(values, 'password');
    const mistakes = isGoogle ? null : findMistakes(email, password, errors);
    if (mistakes) return mistakes;
    const result = isGoogle
      ? await continueWithGoogle(config, null)
      : await signIn(config, { email, password });
    if (!result.ok) {
      const text = problemText(errors, result.problem);
      return result.problem === 'wrong-credentials' && !isGoogle
        ? { kind: 'fields', errors: { password: text }, isJoint: true }
        : { kind: 'form', error: text };
    }
    continueTo(returnUrl);
    return { kind: 'leaving' };
  }, errors.problems.unavailable);
  const { errorOf, frame } = sent;

  return (
    <FormFrame
      {...frame}
      labels={labels}
      otherWay={<GoogleButton config={config} isBusy={frame.isBusy} messages={labels.google} />}
    >
      <EmailField label={labels.email} error={errorOf('email')} />
      <PasswordField
        id="password"
        autoComplete="current-password"
        labels={labels}
        error={errorOf('password')}
      />
    </FormFrame>
  );
}

function findMistakes(
  email: string,
  password: string,
  errors: AuthErrors,
): Extract<AuthAnswer<FieldName>, { kind: 'fields' }> | null {
  const mistakes = {
    ...(looksLikeEmail(email) ? {} : { email: errors.problems['invalid-email'] }),
    ...(password === '' ? { password: errors.passwordEmpty } : {}),
    ...(isPasswordTooLong(password) ? { password: errors.newPassword['too-long'] } : {}),
  };
  return Object.keys(mistakes).length > 0 ? { kind: 'fields', errors: mistakes } : null;
}

/**
 * When the server ended the session and not this tab: drops the lessons that this browser saved for offline reading,
 * and notifies its other tabs that the session is over.
 * @param isLogOut after "Sign out everywhere", which removes the member's entries as any log-out does. After a
 * session that ran out they stay: an enquiry that was typed meanwhile is among them.
 */
export function SignedOutElsewhere({ isLogOut = false }: { isLogOut?: boolean }) {
  useEffect(() => {
    // Learning events that were not sent yet wait for their owner, who is no longer known here.
    if (isLogOut) removePersonalEntries(null);
    forgetLessons().catch(() => undefined); // The service worker tries again at the next sign-in page.
    announceSession(isLogOut ? 'logged-out' : 'signed-out');
  }, [isLogOut]);
  return null;
}
