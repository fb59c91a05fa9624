import { useState, type SubmitEvent } from 'react';
import type { JournalTypedProblem, ReadTyped } from '@/lib/options/domain/journal/journal-typed';

type Change = { target: { value: string } };

/**
 * A form of the journal: its texts are read when it is sent. The first field with a problem takes the focus; without one the
 * value is saved.
 */
export function useTypedForm<Name extends string, Value>({
  first,
  idOf,
  labels,
  problemMessages,
  read,
  save,
}: {
  /** The texts at first, in the order of the fields. */
  first: () => Record<Name, string>;
  idOf: (name: Name) => string;
  labels: Record<Name, string>;
  problemMessages: Record<JournalTypedProblem, string>;
  read: (typed: Record<Name, string>) => ReadTyped<Value, Record<Name, string>>;
  save: (value: Value) => Promise<unknown>;
}) {
  const [typed, setTyped] = useState(first);
  const [problems, setProblems] = useState<Partial<Record<Name, JournalTypedProblem>>>({});
  const [isSaving, setSaving] = useState(false);
  const change = (texts: Partial<Record<Name, string>>) => setTyped({ ...typed, ...texts });
  const field = (name: Name) => {
    const problem = problems[name];
    return {
      id: idOf(name),
      label: labels[name],
      value: typed[name],
      error: problem ? problemMessages[problem] : null,
    };
  };
  return {
    isSaving,
    change,
    setTyped,
    field,
    text: (name: Name) => ({
      ...field(name),
      autoComplete: 'off',
      onChange: ({ target }: Change) => setTyped({ ...typed, [name]: target.value }),
    }),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSaving) return;
      const answer = read(typed);
      const found = answer.ok ? {} : answer.problems;
      setProblems(found);
      if (!answer.ok) {
        const wrong = (Object.keys(typed) as Name[]).find((name) => name in found);
        if (wrong) focusField(idOf(wrong));
        return;
      }
      setSaving(true);
      void save(answer.value).then(() => setSaving(false));
    },
  };
}

function focusField(id: string): void {
  const element = document.getElementById(id);
  // In a radio group the first choice takes the focus.
  (element?.querySelector<HTMLElement>('input') ?? element)?.focus();
}
