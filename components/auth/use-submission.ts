'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';

/**
 * What a press of the button came to: all went well, here or on the page that is on its way; or words for
 * single fields, or for the whole form.
 */
export type Outcome<FieldName extends string> =
  | { kind: 'done' }
  | { kind: 'leaving' }
  | { kind: 'fields'; errors: Partial<Record<FieldName, string>> }
  | { kind: 'form'; error: string };

/**
 * Runs one submission at a time and keeps what went wrong. Afterwards the focus stands on the first field in
 * error, or on the form's own message. The inputs keep what was typed: nothing here writes to them.
 */
export function useSubmission<FieldName extends string>(
  submit: (values: FormData) => Promise<Outcome<FieldName>>,
) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<FieldName> | null>(null);
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
    setOutcome(await submit(new FormData(event.currentTarget)));
    setBusy(false);
  };

  return {
    isDone: outcome?.kind === 'done',
    /** What `FormFrame` needs. */
    frame: {
      formRef: form,
      isBusy: isBusy || outcome?.kind === 'leaving',
      error: outcome?.kind === 'form' ? outcome.error : null,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    },
    errorOf: (name: FieldName) => (outcome?.kind === 'fields' && outcome.errors[name]) || null,
  };
}
