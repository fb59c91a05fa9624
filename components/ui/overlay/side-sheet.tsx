import { XMarkIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** A small button of a panel's head: 36 px, 44 on phones. */
export const toolClasses =
  'inline-flex min-h-9 items-center gap-1.5 rounded border border-line bg-surface px-2.5 text-xs text-ink-soft whitespace-nowrap hover:bg-surface-sunken hover:text-ink max-lg:min-h-11 ';

/**
 * A button and the sheet at the right edge that it opens, for filters that do not fit into a row. The browser's own
 * popover: it works without scripts, and Escape or a press beside it closes it.
 */
export function SideSheet({
  id,
  title,
  closeLabel,
  button,
  buttonLabel,
  buttonClassName,
  children,
}: {
  id: string;
  title: string;
  closeLabel: string;
  button: ReactNode;
  /** Names the button where it shows a sign alone. */
  buttonLabel?: string;
  buttonClassName?: string;
  children: ReactNode;
}) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={buttonLabel}
        className={classNames(toolClasses, buttonClassName)}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className="inset-y-0 right-0 left-auto h-dvh max-h-none w-96 max-w-[92vw] overflow-y-auto border-l border-line bg-surface p-4 text-ink shadow-raised backdrop:bg-scrim/50 md:p-5"
      >
        <div className="mb-3 flex items-center justify-between gap-4">
          <h2 className="text-lg font-semibold">{title}</h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
            className="-mr-2 grid size-11 place-items-center rounded text-ink-soft hover:bg-surface-sunken"
          >
            <XMarkIcon aria-hidden="true" className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </>
  );
}
