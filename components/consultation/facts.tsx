import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

type FactsProps = {
  facts: readonly { name: string; value: ReactNode }[];
  /** In a narrow column the value stands below its name, on any screen. */
  isNarrow?: boolean;
};

/** Names and what belongs to them. */
export function Facts({ facts, isNarrow = false }: FactsProps) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-x-6',
        isNarrow ? 'gap-y-3' : 'gap-y-1 sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]',
      )}
    >
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className={isNarrow ? undefined : 'grid sm:col-span-2 sm:grid-cols-subgrid sm:py-1'}
        >
          <dt className={classNames('text-sm text-ink-soft', isNarrow ? null : 'sm:pt-0.5')}>
            {name}
          </dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
