import { useState } from 'react';

/** Copies a text and reports the outcome until `subject`, which the text is about, changes. */
export function useCopy(subject: string) {
  const [last, setLast] = useState<{ subject: string; isDone: boolean } | null>(null);

  const copy = (text: string) => {
    const note = (isDone: boolean) => () => setLast({ subject, isDone });
    // On plain http the browser has no clipboard for us.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error());
    writing.then(note(true), note(false));
  };

  const isOfThis = last?.subject === subject;
  return { copy, outcome: isOfThis ? (last.isDone ? 'copied' : 'notCopied') : null } as const;
}
