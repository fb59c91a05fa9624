'use client';

import { CheckIcon, ClipboardDocumentIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';

export type CopyLabels = { copy: string; copied: string; notCopied: string };

/** Copies the text of the element with this id, and says whether it could. */
export function CopyButton({ targetId, labels }: { targetId: string; labels: CopyLabels }) {
  const { copy, outcome } = useCopy(targetId);
  const copyTarget = () => copy(document.getElementById(targetId)?.textContent ?? '');
  const Sign = outcome === 'copied' ? CheckIcon : ClipboardDocumentIcon;
  return (
    <div className="needs-scripts flex items-center gap-2 text-sm">
      <LiveRegion className="text-ink-soft">{outcome ? labels[outcome] : null}</LiveRegion>
      <button
        type="button"
        onClick={copyTarget}
        className="inline-flex min-h-11 items-center gap-2 rounded px-3 font-semibold text-accent hover:bg-accent-soft"
      >
        <Sign aria-hidden="true" className="size-5" />
        {labels.copy}
      </button>
    </div>
  );
}

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
