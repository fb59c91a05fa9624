/**
 * A rank among others: a longer bar is a better rank, and a tick marks the middle rank. Its style is `.rank-bar` of
 * app/globals.css, because a list sends the bar with each row.
 */
export function RankBar({
  rank,
  count,
  label,
}: {
  /** 1 is first. */
  rank: number;
  count: number;
  /** "3 of 31"; absent where the same text is beside the bar. */
  label?: string;
}) {
  const share = count > 1 ? 1 - (rank - 1) / (count - 1) : 1;
  // The last one also has a visible bar.
  const percent = Math.round(Math.max(0.03, share) * 10_000) / 100;
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg {...named} className="rank-bar">
      <rect width="100%" />
      <rect width={`${percent}%`} />
      <rect />
    </svg>
  );
}
