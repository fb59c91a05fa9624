/**
 * The first and the last of a list that has one by the rules of its owner: a published history, the runs of a test.
 * An empty list is our own mistake, and throws.
 */
export function endsOf<Item>(items: readonly Item[]): { first: Item; last: Item } {
  const [first] = items;
  const last = items.at(-1);
  if (first === undefined || last === undefined) throw new Error('An empty list has no ends');
  return { first, last };
}
