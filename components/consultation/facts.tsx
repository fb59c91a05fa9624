import type { ReactNode } from 'react';

/** Names and what belongs to them, one a line. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid sm:col-span-2 sm:grid-cols-subgrid sm:py-1">
          <dt className="text-sm text-ink-soft sm:pt-0.5">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
