'use client';

import { CheckIcon, ClipboardDocumentIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';

type Outcome = 'copied' | 'notCopied';

export type CopyLabels = Record<'copy' | Outcome, string>;

/** Copies the text of the element with this id, and says whether it could. */
export function CopyButton({ targetId, labels }: { targetId: string; labels: CopyLabels }) {
  const { copy, outcome, messageOf } = useCopy(targetId);
  const copyTarget = () => copy(document.getElementById(targetId)?.textContent ?? '');
  const Sign = outcome === 'copied' ? CheckIcon : ClipboardDocumentIcon;
  return (
    <div className="needs-scripts flex items-center gap-2 text-sm">
      <LiveRegion className="text-ink-soft">{messageOf(labels)}</LiveRegion>
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

/**
 * Copies a text and reports the outcome until `subject`, which the text is about, changes. `messageOf` gives it for a
 * `LiveRegion`, which announces it again after each press.
 */
export function useCopy(subject: string) {
  const [last, setLast] = useState<{ subject: string; outcome: Outcome; count: number } | null>(
    null,
  );

  const copy = (text: string) => {
    const note = (outcome: Outcome) => () =>
      setLast((before) => ({ subject, outcome, count: (before?.count ?? 0) + 1 }));
    // On plain http the browser has no clipboard for us.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error());
    writing.then(note('copied'), note('notCopied'));
  };

  const shown = last?.subject === subject ? last : null;
  const messageOf = (labels: Record<Outcome, string>) =>
    shown && <span key={shown.count}>{labels[shown.outcome]}</span>;
  return { copy, outcome: shown && shown.outcome, messageOf };
}
