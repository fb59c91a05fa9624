/** Which direction is good news: a gain rises, a cost or a debt falls. */
export type GoodWhen = 'up' | 'down';

/**
 * The colour of a change by the sign that it prints, for a cell or a line of text whose whole content it is; none where it
 * prints none, since it is level or not known.
 */
export function changeClass(text: string, goodWhen: GoodWhen = 'up'): string | undefined {
  const direction = text.startsWith('+') ? 'up' : text.startsWith('−') ? 'down' : null;
  if (direction === null) return undefined;
  return direction === goodWhen ? 'text-gain' : 'text-loss';
}
