/**
 * The colour of a change by the sign that it prints, for a cell or a line of text whose whole content it is; none where it
 * prints none, since it is level or not known.
 */
export function changeClass(text: string): string | undefined {
  if (text.startsWith('+')) return 'text-gain';
  return text.startsWith('−') ? 'text-loss' : undefined;
}
