/**
 * The colour of a change by its printed sign, for a cell or a line of text with nothing else in it. A change without a
 * sign, level or not known, has no colour.
 */
export function changeClass(text: string): string | undefined {
  if (text.startsWith('+')) return 'text-gain';
  return text.startsWith('−') ? 'text-loss' : undefined;
}
