/**
 * Which entries of the wall are this browser's, each with the secret that takes it off. lib/policies/data-inventory.ts
 * names the key.
 */
export type KeptEntry = { id: string; secret: string; name: string; message: string };

const key = 'wall-entries';
const most = 20;

export function readKeptEntries(): readonly KeptEntry[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? read.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function keepEntry(entry: KeptEntry): void {
  write([entry, ...readKeptEntries().filter(({ id }) => id !== entry.id)].slice(0, most));
}

export function forgetEntry(id: string): void {
  write(readKeptEntries().filter((entry) => entry.id !== id));
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const entryFragment = new RegExp(`^#entry=(${uuid})\\.(${uuid})$`);

/** An entry named by the link that its writer kept: #entry=id.secret, which no server ever sees. */
export function entryOfFragment(fragment: string): { id: string; secret: string } | null {
  const match = entryFragment.exec(fragment);
  return match?.[1] && match[2] ? { id: match[1], secret: match[2] } : null;
}

function write(entries: readonly KeptEntry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // A browser that keeps nothing: the link on the page still takes the entry off.
  }
}

function isEntry(value: unknown): value is KeptEntry {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['id', 'secret', 'name', 'message'].every((name) => typeof fields[name] === 'string');
}
