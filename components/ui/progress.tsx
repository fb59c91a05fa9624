import type { ReactNode } from 'react';

/** How far something is, or, without a value, that it runs. The words say what it is. */
export function Progress({ label, percent }: { label: ReactNode; percent?: number }) {
  return (
    <label className="grid w-full gap-1 text-sm">
      <span className="flex justify-between gap-4">
        {label}
        {percent === undefined ? null : (
          <span className="whitespace-nowrap tabular-nums">{percent}%</span>
        )}
      </span>
      <progress max={100} value={percent} className="progress" />
    </label>
  );
}
