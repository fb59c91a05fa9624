import { useState, type ChangeEvent } from 'react';
import { useSentForm } from '@/components/forms/use-form-action';

/** How a form that works with Firebase in the browser was answered. */
export type AuthAnswer<FieldName extends string> =
  | { kind: 'fresh' }
  | { kind: 'done' }
  /** Another page is being loaded. */
  | { kind: 'leaving' }
  | {
      kind: 'fields';
      errors: Partial<Record<FieldName, string>>;
      /** The errors concern several fields together: a change of any field clears them all. */
      isJoint?: boolean;
    }
  | { kind: 'form'; error: string };

/**
 * A form of `useSentForm` that shows no problem while it is sent, and not that of a field which was edited since.
 * @param unavailable what is said when sending fails in an unforeseen way
 */
export function useAuthForm<FieldName extends string>(
  send: (values: FormData) => Promise<AuthAnswer<FieldName>>,
  unavailable: string,
) {
  const { answer, isPending, form } = useSentForm<AuthAnswer<FieldName>>(
    (_, values) => send(values),
    { kind: 'fresh' },
    { failed: { kind: 'form', error: unavailable } },
  );
  const [edits, setEdits] = useState<{ answer: object; names: readonly string[] }>({
    answer,
    names: [],
  });
  const edited = edits.answer === answer ? edits.names : [];

  const errorOf = (name: FieldName) => {
    if (isPending || answer.kind !== 'fields') return null;
    const isCleared = answer.isJoint ? edited.length > 0 : edited.includes(name);
    return isCleared ? null : (answer.errors[name] ?? null);
  };

  return {
    isDone: !isPending && answer.kind === 'done',
    /** What `FormFrame` needs. */
    frame: {
      form,
      isBusy: isPending || answer.kind === 'leaving',
      error: !isPending && answer.kind === 'form' ? answer.error : null,
      // React types the target as the form; at run time it is the control that changed.
      onChange: ({ target: { name } }: ChangeEvent<HTMLFormElement>) =>
        setEdits({ answer, names: [...edited, name] }),
    },
    errorOf,
  };
}
