import { extent, percent } from '@/components/charts/parts/paths';
import { fillClasses } from './series';

/** A part of a whole as a thin bar: how many pass, how much of a limit is used. */
export function ShareBar({
  share,
  label,
}: {
  /** 0 to 1. */
  share: number;
  /** "17 of 218 pass" */
  label: string;
}) {
  const length = Math.min(1, Math.max(0, share)) * extent;
  return (
    <svg role="img" aria-label={label} className="inline-block h-1.5 w-16 align-middle">
      <rect width="100%" height="100%" rx="1" className="fill-line" />
      <rect width={percent(length)} height="100%" rx="1" className={fillClasses.first} />
    </svg>
  );
}
