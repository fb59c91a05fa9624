/** Whether a text from outside is one of ours. */
export function isOneOf<Known extends string>(
  known: readonly Known[],
  text: string,
): text is Known {
  return known.some((each) => each === text);
}
