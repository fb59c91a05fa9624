import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { fieldsOf } from '@/lib/fields-of';

/** An entry of the wall that was sent from this browser, with the secret that removes it. */
export type OwnEntry = { id: string; secret: string; name: string; message: string };

const most = 20;

const entries = browserStorage<readonly OwnEntry[]>('wall-entries', (stored) =>
  Array.isArray(stored) ? stored.filter(isEntry) : null,
);

export function ownEntries(): readonly OwnEntry[] {
  return entries.read() ?? [];
}

/** Where storage is blocked, the link on the page still removes the entry. */
export function addOwnEntry(entry: OwnEntry): void {
  entries.write([entry, ...ownEntries().filter(({ id }) => id !== entry.id)].slice(0, most));
}

export function removeOwnEntry(id: string): void {
  const others = ownEntries().filter((entry) => entry.id !== id);
  if (others.length === 0) entries.remove();
  else entries.write(others);
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const entryFragment = new RegExp(`^#entry=(${uuid})\\.(${uuid})$`);

/** An entry named by the link that its writer saved: #entry=id.secret, which no server ever sees. */
export function entryOfFragment(fragment: string): { id: string; secret: string } | null {
  const match = entryFragment.exec(fragment);
  return match?.[1] && match[2] ? { id: match[1], secret: match[2] } : null;
}

function isEntry(value: unknown): value is OwnEntry {
  const fields = fieldsOf(value);
  return ['id', 'secret', 'name', 'message'].every((name) => typeof fields[name] === 'string');
}
