'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { buttonClasses } from '@/components/ui/button';
import { applyVerification, checkLink, confirmReset } from '@/lib/auth/client/auth-client';
import { passwordOf, type PasswordOwner, passwordProblem } from '@/lib/auth/domain/password';
import { withAddress } from '@/lib/auth/domain/reset-address';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';
import type { Messages } from '@/lib/messages';
import { type AuthErrors, problemText, FormFrame, useAuthForm } from './form-frame';
import { NewPasswordField, type PasswordLabels } from './password-field';

type NewPasswordMessages = Messages['auth']['newPassword'];

type NewPasswordFormProps = {
  config: FirebaseClientConfig;
  /** The one-time code of the link. */
  code: string;
  links: { signIn: string; reset: string };
  labels: PasswordLabels &
    Pick<Messages['auth']['fields'], 'passwordRules'> &
    Pick<
      NewPasswordMessages,
      | 'logsOut'
      | 'submit'
      | 'submitting'
      | 'doneTitle'
      | 'done'
      | 'toSignIn'
      | 'usedText'
      | 'askAgain'
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
      return { kind: 'fields', errors: { password: errors.newPassword[problem] } };
    }
    const result = await confirmReset(config, { code, password });
    if (result.ok) return { kind: 'done' };
    const error = problemText(errors, result.problem);
    return result.problem === 'weak-password'
      ? { kind: 'fields', errors: { password: error } }
      : { kind: 'form', error };
  }, errors.problems.unavailable);

  return (
    <MailLinkForm
      link={link}
      sent={sent}
      badLink={errors.problems['bad-link']}
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
      <p className="text-sm text-ink-soft">{labels.logsOut}</p>
    </MailLinkForm>
  );
}

type VerifyEmailFormProps = {
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
  }, errors.problems.unavailable);

  return (
    <MailLinkForm
      link={link}
      sent={sent}
      badLink={errors.problems['bad-link']}
      labels={labels}
      next={{ href: links.dashboard, label: labels.toDashboard }}
      newLink={{ href: links.account, label: labels.askAgain }}
    />
  );
}

/**
 * A form behind a one-time e-mail link. A notice replaces it when it is done, or when the link no longer works:
 * that is known when the page opens, or at the latest when the form is sent.
 */
function MailLinkForm({
  link,
  sent,
  badLink,
  labels,
  next,
  newLink,
  children,
}: {
  link: LinkState;
  sent: Pick<ReturnType<typeof useAuthForm>, 'frame' | 'isDone'>;
  /** The message of a link that no longer works. */
  badLink: string;
  labels: Readonly<Record<'submit' | 'submitting' | 'doneTitle' | 'done' | 'usedText', string>>;
  /** Where to go when the form is done. */
  next: { href: string; label: string };
  /** Where to ask for a new link. */
  newLink: { href: string; label: string };
  children?: ReactNode;
}) {
  const isRefused = sent.frame.error === badLink;
  const isUsed = !sent.isDone && (isRefused || link.kind === 'bad');
  return (
    <>
      <DoneNotice isDone={sent.isDone} title={labels.doneTitle} text={labels.done} link={next} />
      <UsedLink
        isShown={isUsed}
        takesFocus={isRefused}
        title={badLink}
        text={labels.usedText}
        next={newLink}
      />
      {sent.isDone || isUsed ? null : (
        <FormFrame {...sent.frame} labels={labels}>
          {children}
        </FormFrame>
      )}
    </>
  );
}

/** `unknown`: not answered yet, or not reachable; then the submission decides. */
type LinkState = { kind: 'unknown' } | { kind: 'good'; email: string | null } | { kind: 'bad' };

/**
 * Asks Firebase when the page opens whether its one-time link still works. The client that the submission needs is
 * loaded by it as well.
 */
function useLinkCheck(config: FirebaseClientConfig, code: string): LinkState {
  const [state, setState] = useState<LinkState>({ kind: 'unknown' });
  const { apiKey, projectId, authDomain, authEmulatorHost } = config;

  useEffect(() => {
    let isMounted = true;
    void checkLink({ apiKey, projectId, authDomain, authEmulatorHost }, code).then((answer) => {
      if (!isMounted) return;
      if (answer.ok) setState({ kind: 'good', email: answer.value.email });
      // For a deleted account Firebase answers "user not found", which `authProblem` reads as wrong credentials.
      else if (answer.problem === 'bad-link' || answer.problem === 'wrong-credentials')
        setState({ kind: 'bad' });
    });
    return () => {
      isMounted = false;
    };
  }, [apiKey, authDomain, authEmulatorHost, code, projectId]);

  return state;
}

/**
 * Replaces the form once its link no longer works, and offers the next step. The live region is there from the start,
 * so that the change is announced.
 */
function UsedLink({
  isShown,
  takesFocus,
  title,
  text,
  next,
}: {
  isShown: boolean;
  /** After a press of the form's button, which is gone now. */
  takesFocus: boolean;
  title: string;
  text: string;
  next: { href: string; label: string };
}) {
  const place = useFocusWhen(isShown && takesFocus);
  return (
    <>
      <LiveRegion isUrgent>
        {isShown ? (
          <div ref={place} tabIndex={-1}>
            <Alert tone="warn" title={title}>
              {text}
            </Alert>
          </div>
        ) : null}
      </LiveRegion>
      {isShown ? (
        // A full navigation, so that the next page finds the fragment of its address.
        <a href={next.href} className={buttonClasses('primary', 'mt-5 w-full')}>
          {next.label}
        </a>
      ) : null}
    </>
  );
}

/** Says that the form is done, and links to the next page. The button that was pressed is gone. */
function DoneNotice({
  isDone,
  title,
  text,
  link,
}: {
  isDone: boolean;
  title: string;
  text: string;
  link: { href: string; label: string };
}) {
  const place = useFocusWhen(isDone);
  return (
    <LiveRegion>
      {isDone ? (
        <div ref={place} tabIndex={-1}>
          <Alert tone="good" title={title}>
            {text}{' '}
            <a href={link.href} className="link font-semibold">
              {link.label}
            </a>
          </Alert>
        </div>
      ) : null}
    </LiveRegion>
  );
}

/** The place that takes the focus once `isDue`. */
function useFocusWhen(isDue: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDue) place.current?.focus();
  }, [isDue]);
  return place;
}
