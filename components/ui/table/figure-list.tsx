import { classNames } from '@/components/ui/class-names';

type Figure = {
  label: string;
  value: string;
  /** A sum of figures above it: below a line. */
  isSum?: boolean;
};

/** Figures under each other, as in an account. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid content-start text-sm tabular-nums">
      {figures.map(({ label, value, isSum = false }) => (
        <div
          key={label}
          className={classNames(
            'flex justify-between gap-4 py-1.5',
            isSum ? 'border-t border-line font-semibold' : null,
          )}
        >
          <dt>{label}</dt>
          <dd className="whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
