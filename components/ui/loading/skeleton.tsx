import { classNames } from '@/components/ui/class-names';
import type { ReactNode } from 'react';

/** Reserves the space of content that is loading. `label` is read out by screen readers. */
export function Skeleton({
  label,
  lines = 3,
  className,
}: {
  label: string;
  lines?: number;
  className?: string;
}) {
  return (
    <div role="status" className={classNames('grid gap-2', className)}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          aria-hidden="true"
          className="h-5 animate-pulse rounded bg-surface-sunken last:w-2/3 only-of-type:w-full"
        />
      ))}
    </div>
  );
}

/** What the server drew, pale and out of reach while the code that will redraw it is on its way. */
export function Waiting({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  return (
    <div
      inert={isWaiting}
      aria-busy={isWaiting || undefined}
      className={isWaiting ? 'opacity-50' : undefined}
    >
      {children}
    </div>
  );
}
