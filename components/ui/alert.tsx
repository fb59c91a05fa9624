import type { ReactNode } from 'react';
import { classNames } from './class-names';

type AlertTone = 'info' | 'good' | 'warn' | 'bad';

const tones: Record<AlertTone, string> = {
  info: 'border-accent bg-accent-soft',
  good: 'border-gain bg-gain-soft',
  warn: 'border-warn bg-warn-soft',
  bad: 'border-loss bg-loss-soft',
};

/**
 * A message within the page. Put it into a `LiveRegion` when it appears after the page has loaded,
 * so that it is announced.
 */
export function Alert({
  tone = 'info',
  title,
  children,
  className,
}: {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={classNames(
        'rounded border-l-4 px-3 py-2 text-xs text-ink',
        tones[tone],
        className,
      )}
    >
      {title ? <p className="font-semibold">{title}</p> : null}
      {children}
    </div>
  );
}

/** A live region whose changes are read out. It is in the page from the start; empty, it takes no space. */
export function LiveRegion({
  isUrgent = false,
  children,
  className,
}: {
  isUrgent?: boolean;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={classNames('empty:hidden', className)}>
      {children}
    </div>
  );
}
