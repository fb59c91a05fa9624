// Apart from iso-date.ts, which nearly every page loads: these names are read on few.
const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** The number of a month, 1 being January, by its English name or its first three letters or more; 0 for another text. */
export function monthNumberOf(text: string): number {
  if (text.length < 3) return 0;
  const beginning = text.toLowerCase();
  return months.findIndex((name) => name.startsWith(beginning)) + 1;
}
