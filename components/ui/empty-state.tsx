import type { ReactNode } from 'react';

/** Nothing is here yet: why, and what to do about it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-control px-6 py-10 text-center">
      <p className="font-semibold">{title}</p>
      {children ? <div className="max-w-prose text-sm text-ink-soft">{children}</div> : null}
      {action}
    </div>
  );
}
