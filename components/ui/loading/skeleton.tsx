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

/** Content of the server: pale and inert while the code that will draw it anew is loading. */
export function BusyArea({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div
      inert={isBusy}
      aria-busy={isBusy || undefined}
      className={isBusy ? 'opacity-50' : undefined}
    >
      {children}
    </div>
  );
}
