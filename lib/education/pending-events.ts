import type { LearningEvent } from './learning-event';

/**
 * Events that wait in this browser until the site has them. Each is an entry of its own, so that two tabs never write
 * over each other's; `owner` is the member whose they are (owner.ts).
 */
const entryName = 'learning';

type EventStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** More than one can answer on a long journey; beyond it the oldest stay and nothing new is kept. */
const mostPending = 500;

const keyOf = (owner: string, id: string) => `${entryName}:${owner}:${id}`;

/** False where this browser keeps nothing: then the event lives in the page alone. */
export function keepEvent(storage: EventStorage, owner: string, event: LearningEvent): boolean {
  try {
    if (keysOf(storage, owner).length >= mostPending) return false;
    storage.setItem(keyOf(owner, event.id), JSON.stringify(event));
    return true;
  } catch {
    return false;
  }
}

/** The oldest first. An entry that is none of ours any more is taken out. */
export function pendingEvents(storage: EventStorage, owner: string): readonly LearningEvent[] {
  const events = keysOf(storage, owner).flatMap((key) => {
    const event = eventIn(storage.getItem(key));
    if (!event) storage.removeItem(key);
    return event ?? [];
  });
  return events.sort((one, other) => one.atMs - other.atMs);
}

export function dropEvents(storage: EventStorage, owner: string, ids: readonly string[]): void {
  ids.forEach((id) => storage.removeItem(keyOf(owner, id)));
}

/** At log-out: nothing of anybody's learning stays in this browser. */
export function forgetEvents(storage: EventStorage): void {
  keysOf(storage).forEach((key) => storage.removeItem(key));
}

function keysOf(storage: EventStorage, owner?: string): string[] {
  const beginning = owner === undefined ? `${entryName}:` : keyOf(owner, '');
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(beginning) ?? false,
  );
}

/** No schema: this runs in the browser, and the server reads every event with care. */
function eventIn(text: string | null): LearningEvent | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    const isEvent = typeof read === 'object' && read !== null && 'id' in read && 'atMs' in read;
    return isEvent && typeof read.atMs === 'number' ? (read as LearningEvent) : null;
  } catch {
    return null;
  }
}
