/** Which direction is good news: a gain rises, a cost or a debt falls. */
export type GoodWhen = 'up' | 'down';

/**
 * The colour of a change by the sign that it prints, for a cell or a line of text whose whole content it is; none where it
 * prints none, since it is level or not known.
 */
export function changeClass(text: string, goodWhen: GoodWhen = 'up'): string | undefined {
  const sign = text[0];
  if (sign !== '+' && sign !== '−') return undefined;
  return (sign === '+') === (goodWhen === 'up') ? 'text-gain' : 'text-loss';
}
