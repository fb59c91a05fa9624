type Item = { id: string; kind: string; data: unknown };
type DatedItem = Item & { updatedAt: Date };

/** Kinds of which two items of the same content say the same thing. Two equal purchases are two purchases. */
const saysItOnce = ['watchlist', 'sip-plan'];

/**
 * What of a browser's copy is new to an account: by id the newest wins, and what the account says already is not said
 * twice. Merging again, also from a second tab at the same moment, adds nothing.
 */
export function newToAccount<New extends DatedItem>(
  brought: readonly New[],
  account: readonly DatedItem[],
): New[] {
  const byId = new Map(account.map((item) => [item.id, item]));
  const newer = brought.filter(
    ({ id, updatedAt }) => (byId.get(id)?.updatedAt ?? updatedAt) < updatedAt,
  );
  const after = new Map([...account, ...newer].map((item) => [item.id, item]));
  const said = new Set([...after.values()].flatMap((item) => sayingOf(item) ?? []));
  const added = brought.filter((item) => {
    if (byId.has(item.id)) return false;
    const saying = sayingOf(item);
    const isNew = saying === null || !said.has(saying);
    if (saying !== null) said.add(saying);
    return isNew;
  });
  return [...newer, ...added];
}

function sayingOf({ kind, data }: Item): string | null {
  return saysItOnce.includes(kind)
    ? `${kind} ${inOrder(kind === 'watchlist' ? unnamed(data) : data)}`
    : null;
}

/** A browser saves the name of what a guest watches beside it; the name says nothing more. */
function unnamed(data: unknown): unknown {
  return typeof data === 'object' && data !== null ? { ...data, name: undefined } : data;
}

/** The database gives the fields of an object in an order of its own. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
