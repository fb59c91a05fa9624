/** A name of a column as it is compared: small letters and digits, so that `DATE1`, ` Date 1` and `date_1` are one. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Where the named columns stand in a header, in any order. Of two with one name the first. */
export function findColumns<Name extends string>(
  header: readonly string[],
  names: Readonly<Record<Name, readonly string[]>>,
): { at: Readonly<Record<Name, number>>; missing: readonly string[] } {
  const places = new Map<string, number>();
  header.forEach((cell, index) => {
    const name = plainName(cell);
    if (!places.has(name)) places.set(name, index);
  });
  const found = Object.entries<readonly string[]>(names).map(([name, spellings]) => {
    const index = spellings
      .map((spelling) => places.get(plainName(spelling)))
      .find((place) => place !== undefined);
    return [name, index ?? -1] as const;
  });
  return {
    at: Object.fromEntries(found) as Record<Name, number>,
    missing: found.flatMap(([name, index]) => (index < 0 ? [names[name as Name][0] ?? name] : [])),
  };
}
