import { formatSignedPercent } from '@/lib/money/signed-percent';

/** A change in percent: the sign says up or down, the colour says it again. */
export function ChangeText({ percent }: { percent: number | null }) {
  return <span className={changeClass(percent)}>{formatSignedPercent(percent)}</span>;
}

/** The class of a cell whose whole text is a change. */
export function changeClass(percent: number | null): string | undefined {
  if (percent === null || percent === 0) return undefined;
  return percent > 0 ? 'text-gain' : 'text-loss';
}
