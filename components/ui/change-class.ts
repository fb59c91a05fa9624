import { directionOf } from '@/lib/money/change';

/** Which direction is good news: a gain rises, a cost or a debt falls. */
export type GoodWhen = 'up' | 'down';

/** The colour of a change, for a cell or a line of text whose whole content it is; none for a level or unknown one. */
export function changeClass(amount: number | null, goodWhen: GoodWhen = 'up'): string | undefined {
  const direction = directionOf(amount);
  if (direction === null || direction === 'level') return undefined;
  return direction === goodWhen ? 'text-gain' : 'text-loss';
}
