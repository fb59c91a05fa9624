/** What search can find: a page or an action with its title and the group that it stands in. */
type Findable = { title: string; group: string };

/**
 * The entries whose words begin with the words of the query, in any order: first those that match in their
 * title. An empty query finds all.
 */
export function matchEntries<Entry extends Findable>(
  entries: readonly Entry[],
  query: string,
): Entry[] {
  const wanted = words(query);
  const inTitle = entries.filter((entry) => beginsAll(words(entry.title), wanted));
  const inGroup = entries.filter(
    (entry) =>
      !inTitle.includes(entry) && beginsAll([...words(entry.title), ...words(entry.group)], wanted),
  );
  return [...inTitle, ...inGroup];
}

function beginsAll(present: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((word) => present.some((candidate) => candidate.startsWith(word)));
}

function words(text: string): string[] {
  return text
    .toLocaleLowerCase('en-IN')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
