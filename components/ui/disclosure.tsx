import { ChevronDownIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';

/**
 * A title that shows or hides what belongs to it. The browser's own element: it works before and without
 * scripts, and a search in the page opens it.
 */
export function Disclosure({
  title,
  note,
  isOpen = false,
  children,
}: {
  title: string;
  /** Below the title, quietly: what the closed part holds. */
  note?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="group rounded border border-line bg-surface">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded px-4 py-2 font-semibold hover:bg-surface-sunken [&::-webkit-details-marker]:hidden">
        {note ? (
          <span className="grid min-w-0">
            {title}
            <span className="text-sm font-normal wrap-anywhere text-ink-soft">{note}</span>
          </span>
        ) : (
          title
        )}
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-calm group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
