import { extent, percent } from './frame';

/** A rank among others: the longer the bar, the more of them it leaves behind; a tick stands at the middle one. */
export function RankBar({
  rank,
  count,
  label,
}: {
  /** 1 is first. */
  rank: number;
  count: number;
  /** "3 of 31" */
  label: string;
}) {
  const share = count > 1 ? 1 - (rank - 1) / (count - 1) : 1;
  // Also the last one has a bar that can be seen.
  const length = Math.max(0.03, share) * extent;
  return (
    <svg role="img" aria-label={label} className="inline-block h-3 w-16 align-middle">
      <rect y="3" width="100%" height="6" rx="1" className="fill-line" />
      <rect y="3" width={percent(length)} height="6" rx="1" className="fill-chart-1" />
      <line x1="50%" x2="50%" y1="1" y2="11" strokeWidth="2" className="stroke-ink" />
    </svg>
  );
}
