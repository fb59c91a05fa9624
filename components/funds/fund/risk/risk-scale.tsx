import { classNames } from '@/components/ui/class-names';
import { riskLevels, type RiskLevel } from '@/lib/funds/domain/facts/scheme-facts';

/** A picture of the risk-o-meter: six steps, filled up to the level. The word beside it says the same. */
export function RiskScale({ level }: { level: RiskLevel }) {
  const reached = riskLevels.indexOf(level);
  return (
    <span aria-hidden="true" className="mt-1 flex gap-0.5">
      {riskLevels.map((each, index) => (
        <span
          key={each}
          className={classNames(
            'h-1.5 w-5 rounded-full border',
            index <= reached ? 'border-warn bg-warn' : 'border-ink-faint',
          )}
        />
      ))}
    </span>
  );
}
