import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { fieldsOf } from '@/lib/fields-of';
import type { TypedWallEntry, WallEntry, WallProblems } from '@/lib/support/wall-entry';
import { isUuid } from '@/lib/text/uuid';

export type WallRow = WallEntry & { id: string; state: EntryState };

/** `unknown`: the server could not be asked. */
type EntryState = 'shown' | 'waiting' | 'not-published' | 'unknown';

export type SendAnswer =
  | { status: 'sent' }
  | { status: 'mistakes'; problems: WallProblems }
  | { status: 'too-many'; seconds: number }
  | { status: 'approved' | 'many-waiting' | 'many-today' | 'failed' };

const address = '/api/support/wall';

/** The approved entries and, for a member, also the member's own; null when the wall cannot be fetched. */
export async function fetchWall(
  signal: AbortSignal,
): Promise<{ rows: readonly WallRow[]; mine: readonly string[] } | null> {
  try {
    const [shown, own] = await Promise.all([
      entriesAt(address, signal),
      'member' in document.documentElement.dataset ? entriesAt(`${address}/mine`, signal) : null,
    ]);
    if (!shown) return null;
    const rows = shown.map((entry): WallRow => ({ ...entry, state: 'shown' }));
    const waiting = (own ?? []).filter(({ state }) => state !== 'shown');
    return { rows: [...waiting, ...rows], mine: (own ?? []).map(({ id }) => id) };
  } catch {
    return null;
  }
}

async function entriesAt(url: string, signal: AbortSignal): Promise<WallRow[] | null> {
  const response = await fetch(url, { signal });
  if (!response.ok) return null;
  const { entries } = fieldsOf(await response.json());
  return Array.isArray(entries) ? entries.flatMap((entry) => readRow(entry) ?? []) : null;
}

/** `isShown` is left out of the approved entries. */
function readRow(entry: unknown): WallRow | null {
  const { id, name, message, amountRupees, isShown } = fieldsOf(entry);
  const isRow = [id, name, message].every((text) => typeof text === 'string');
  if (!isRow) return null;
  return {
    id: String(id),
    name: String(name),
    message: String(message),
    amountRupees: typeof amountRupees === 'number' ? amountRupees : null,
    state: isShown === true ? 'shown' : 'waiting',
  };
}

/** What became of an entry that was sent from this browser and is not on the wall as fetched. */
export async function fetchEntryState(
  { id, secret }: { id: string; secret: string },
  signal: AbortSignal,
): Promise<EntryState> {
  try {
    const response = await fetch(`${address}/${id}`, {
      headers: { 'x-entry-secret': secret },
      signal,
    });
    if (response.status === 404) return 'not-published';
    const { state } = response.ok ? fieldsOf(await response.json()) : {};
    return state === 'shown' || state === 'waiting' ? state : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Sends an entry under the id and the secret that the form made: sent again, it is still one. */
export async function sendEntry(
  key: { id: string; secret: string },
  typed: TypedWallEntry & { website: string },
): Promise<SendAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...key, ...typed }),
    });
    if (response.ok) return { status: 'sent' };
    const { problem, problems, retryAfterSeconds } = fieldsOf(await response.json());
    if (areProblems(problems)) return { status: 'mistakes', problems };
    if (response.status === 429) {
      const seconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 60;
      return { status: 'too-many', seconds };
    }
    return { status: sendProblems.find((each) => each === problem) ?? 'failed' };
  } catch {
    return { status: 'failed' };
  }
}

const sendProblems = ['approved', 'many-waiting', 'many-today'] as const;

const wallProblems = ['missing', 'too-long', 'not-an-amount', 'link', 'site-name'];

function areProblems(value: unknown): value is WallProblems {
  const { name, message, amount } = fieldsOf(value);
  const problems = [name, message, amount].filter((problem) => problem !== undefined);
  return problems.length > 0 && problems.every((problem) => wallProblems.includes(String(problem)));
}

/** True also when the entry is gone already. */
export async function removeEntry(id: string, secret: string | null): Promise<boolean> {
  try {
    const response = await fetch(`${address}/${id}`, {
      method: 'DELETE',
      headers: secret ? { 'x-entry-secret': secret } : {},
    });
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}

/** An entry of the wall that was sent from this browser, with the secret that removes it. */
export type OwnEntry = { id: string; secret: string; name: string; message: string };

const max = 20;

const entries = browserStorage<readonly OwnEntry[]>('wall-entries', (stored) =>
  Array.isArray(stored) ? stored.filter(isEntry) : null,
);

export function ownEntries(): readonly OwnEntry[] {
  return entries.read() ?? [];
}

/** Where storage is blocked, the link on the page still removes the entry. */
export function addOwnEntry(entry: OwnEntry): void {
  entries.write([entry, ...ownEntries().filter(({ id }) => id !== entry.id)].slice(0, max));
}

export function removeOwnEntry(id: string): void {
  const others = ownEntries().filter((entry) => entry.id !== id);
  if (others.length === 0) entries.remove();
  else entries.write(others);
}

const fragmentStart = '#entry=';

/** An entry named by the link that its writer saved: #entry=id.secret. A fragment is in no request log. */
export function entryOfFragment(fragment: string): { id: string; secret: string } | null {
  if (!fragment.startsWith(fragmentStart)) return null;
  const [id, secret, ...rest] = fragment.slice(fragmentStart.length).split('.');
  return isUuid(id) && isUuid(secret) && rest.length === 0 ? { id, secret } : null;
}

function isEntry(value: unknown): value is OwnEntry {
  const fields = fieldsOf(value);
  return ['id', 'secret', 'name', 'message'].every((name) => typeof fields[name] === 'string');
}
