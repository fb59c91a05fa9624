export type Problems = Readonly<Partial<Record<string, unknown>>>;

/**
 * What is wrong now and was so when the typing paused: a message appears once the visitor has stopped typing, and
 * disappears as soon as its cause does.
 */
export function lastingProblems<Found extends Problems>(
  found: Found,
  settled: Problems,
): Partial<Found> {
  const both = Object.entries(found).filter(([name]) => name in settled);
  return Object.fromEntries(both) as Partial<Found>;
}
