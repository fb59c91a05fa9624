'use client';

import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';

/**
 * What a press of the button came to: all went well, here or on the page that is on its way; or words for
 * single fields, or for the whole form.
 */
export type Outcome<FieldName extends string> =
  | { kind: 'done' }
  | { kind: 'leaving' }
  | {
      kind: 'fields';
      errors: Partial<Record<FieldName, string>>;
      /** The errors concern several fields together: a change of any field clears them all. */
      isJoint?: boolean;
    }
  | { kind: 'form'; error: string };

/**
 * Runs one submission at a time and holds what went wrong. Afterwards the focus stands on the first field in
 * error, or on the form's own message. An error of a field clears as soon as that field is edited. The inputs keep
 * what was typed: nothing here writes to them.
 */
export function useSubmission<FieldName extends string>(
  submit: (values: FormData) => Promise<Outcome<FieldName>>,
) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<FieldName> | null>(null);
  /** Names of the fields that were edited since the last submission. */
  const [edited, setEdited] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (outcome?.kind === 'fields') {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    if (outcome?.kind === 'form') {
      form.current?.querySelector<HTMLElement>('[data-form-message]')?.focus();
    }
  }, [outcome]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    setEdited([]);
    setOutcome(await submit(new FormData(event.currentTarget)));
    setBusy(false);
  };

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    // React types the target as the form; at run time it is the control that changed.
    const { name } = target;
    if (outcome?.kind === 'fields' && !edited.includes(name)) setEdited([...edited, name]);
  };

  const errorOf = (name: FieldName) => {
    if (outcome?.kind !== 'fields') return null;
    const isCleared = outcome.isJoint ? edited.length > 0 : edited.includes(name);
    return isCleared ? null : (outcome.errors[name] ?? null);
  };

  return {
    isDone: outcome?.kind === 'done',
    /** What `FormFrame` needs. */
    frame: {
      formRef: form,
      isBusy: isBusy || outcome?.kind === 'leaving',
      error: outcome?.kind === 'form' ? outcome.error : null,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
      onChange,
    },
    errorOf,
  };
}
