import { useState } from 'react';

/** Copies a text and tells how it went, for as long as `subject`, of which the text speaks, stays the same. */
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
