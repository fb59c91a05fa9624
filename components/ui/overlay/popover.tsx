import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button';

/**
 * A button and the panel that it opens below itself: the browser's own popover, so it works without scripts, and Escape
 * or a press elsewhere closes it.
 */
export function Popover({
  id,
  label,
  icon,
  className,
  children,
}: {
  id: string;
  /** Names the button. */
  label: string;
  /** Before the label. */
  icon?: ReactNode;
  /** Of the button. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClasses('secondary', className)}>
        {icon}
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="help-note max-h-[80dvh] w-96 max-w-[92vw] overflow-y-auto rounded border border-line bg-surface-raised p-4 text-left text-sm text-ink shadow-raised"
      >
        {children}
      </div>
    </>
  );
}
