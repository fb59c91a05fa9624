import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** One figure with its name, and in small print what it means or where it comes from. Goes into a `dl`. */
export function Stat({
  label,
  value,
  note,
  isMain = false,
  className,
}: {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  isMain?: boolean;
  className?: string;
}) {
  return (
    <div className={classNames('grid content-start gap-0.5', className)}>
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd
        className={classNames(
          'font-semibold tabular-nums',
          isMain ? 'text-3xl md:text-4xl' : 'text-2xl',
        )}
      >
        {value}
      </dd>
      {note ? <dd className="text-xs text-ink-soft">{note}</dd> : null}
    </div>
  );
}
