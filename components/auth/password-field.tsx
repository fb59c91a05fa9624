'use client';

import { useState, type ReactNode, useEffect, useRef } from 'react';
import { TextField } from '@/components/ui/fields/field';
import { Icon } from '@/components/ui/icon';
import {
  type PasswordOwner,
  passwordOf,
  passwordRules,
  passwordRuleStates,
  type RuleState,
} from '@/lib/auth/domain/password';
import { shortTextOf } from '@/lib/form-text';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

export type PasswordLabels = {
  password: string;
  showPassword: string;
  hidePassword: string;
  showPasswordFull: string;
  hidePasswordFull: string;
};

/** A password field with a button that shows the password. Paste and password managers work. */
export function PasswordField({
  id,
  name = 'password',
  autoComplete,
  labels,
  hint,
  error,
  detailsId,
}: {
  id: string;
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  labels: PasswordLabels;
  hint?: ReactNode;
  error: string | null;
  /** The id of more text about the value, for `aria-details`. */
  detailsId?: string;
}) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      id={id}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      aria-details={detailsId}
      label={labels.password}
      hint={hint}
      error={error}
      after={
        <button
          type="button"
          aria-label={isShown ? labels.hidePasswordFull : labels.showPasswordFull}
          onClick={() => setShown(!isShown)}
          className="needs-scripts min-h-9 rounded-sm px-3 text-sm font-semibold text-accent hover:bg-accent-soft"
        >
          {isShown ? labels.hidePassword : labels.showPassword}
        </button>
      }
    />
  );
}

/** A field for a new password, with the rules for it below. */
export function NewPasswordField({
  id,
  name = 'password',
  owner,
  labels,
  hint,
  error,
}: {
  id: string;
  name?: string;
  /** What is known of the person and is no field of the form. */
  owner?: PasswordOwner;
  labels: PasswordLabels & { passwordRules: PasswordRulesMessages };
  hint: string;
  error: string | null;
}) {
  const rulesId = `${id}-rules`;
  return (
    <div className="grid gap-2">
      <PasswordField
        id={id}
        name={name}
        autoComplete="new-password"
        labels={labels}
        hint={hint}
        error={error}
        detailsId={rulesId}
      />
      <PasswordRules id={rulesId} field={name} owner={owner} messages={labels.passwordRules} />
    </div>
  );
}

type PasswordRulesMessages = Messages['auth']['fields']['passwordRules'];

const untouched = passwordRuleStates('', {}, null);

/**
 * The rules for a new password, each with its state while the password is typed. Reads the fields of its own form:
 * the password, and the e-mail address and username where they are asked for. Without scripts the rules are plain text.
 */
function PasswordRules({
  id,
  field,
  owner = {},
  messages,
}: {
  id: string;
  /** The name of the password's field. */
  field: string;
  /** What is known of the person and is no field of the form. */
  owner?: PasswordOwner;
  messages: PasswordRulesMessages;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [states, setStates] = useState(untouched);
  const { email, username } = owner;

  useEffect(() => {
    const form = list.current?.closest('form');
    if (!form) return;
    let isMounted = true;
    let commonPasswords: string | null = null;
    let isAsked = false;
    const update = () => {
      const values = new FormData(form);
      const person = {
        email: email ?? shortTextOf(values, 'email'),
        username: username ?? shortTextOf(values, 'username'),
      };
      const password = passwordOf(values, field);
      setStates(passwordRuleStates(password, person, commonPasswords));
      if (password === '' || isAsked) return;
      isAsked = true;
      // 35 KB: loaded with the first character. Where it cannot be loaded, the rule is decided at submission.
      void import('@/content/word-lists/common-passwords').then(
        (loaded) => {
          ({ commonPasswords } = loaded);
          if (isMounted) update();
        },
        () => (isAsked = false),
      );
    };
    form.addEventListener('input', update);
    update();
    return () => {
      isMounted = false;
      form.removeEventListener('input', update);
    };
  }, [email, field, username]);

  const countOf = (state: RuleState) =>
    passwordRules.filter((rule) => states[rule] === state).length;
  const isTouched = states.length !== 'open';
  return (
    <div className="grid gap-1 text-sm">
      <ul ref={list} id={id} aria-label={messages.title} className="grid gap-1">
        {passwordRules.map((rule) => (
          <li key={rule} className="flex items-start gap-2 text-ink-soft">
            <RuleSign state={states[rule]} />
            <span>
              {messages.rules[rule]}
              {states[rule] === 'open' ? null : (
                <span className="sr-only">: {messages[states[rule]]}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {/* One short sentence, so that a screen reader is not interrupted by the whole list at every key. */}
      <p role="status" className="sr-only">
        {isTouched
          ? [
              fill(messages.status, { met: countOf('met'), all: passwordRules.length }),
              ...passwordRules
                .filter((rule) => states[rule] === 'unmet')
                .map((rule) => fill(messages.statusUnmet, { rule: messages.rules[rule] })),
            ].join(' ')
          : null}
      </p>
    </div>
  );
}

function RuleSign({ state }: { state: RuleState }) {
  return state === 'met' ? (
    <Icon name="check-circle" className="mt-px size-5 shrink-0 text-gain" />
  ) : (
    <Icon
      name="minus-circle"
      className={`mt-px size-5 shrink-0 ${state === 'unmet' ? 'text-loss' : 'text-ink-faint'}`}
    />
  );
}
