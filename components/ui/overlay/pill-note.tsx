import { InformationCircleIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

const tones = {
  plain: 'bg-surface-sunken text-ink-soft',
  warn: 'bg-warn-soft text-warn',
  accent: 'bg-accent-soft text-accent-strong',
} as const;

/** A few words in a title row that open to what they mean; the browser's own popover, so it needs no script. */
export function PillNote({
  id,
  tone,
  text,
  details,
  children,
}: {
  id: string;
  tone: keyof typeof tones;
  text: string;
  /** What opens, for screen readers. */
  details: string;
  children: ReactNode;
}) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(
          'inline-flex min-h-7 items-center gap-1 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap max-lg:min-h-9 max-sm:gap-0.5 max-sm:px-1.5',
          tones[tone],
        )}
      >
        {text}
        <InformationCircleIcon aria-hidden="true" className="size-4" />
        <span className="sr-only"> ({details})</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="help-note w-80 max-w-[90vw] rounded border border-line bg-surface-raised p-4 text-sm text-ink shadow-raised"
      >
        {children}
      </div>
    </>
  );
}
