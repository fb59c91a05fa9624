import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { storedKeys } from '@/lib/browser-storage/entries';
import { fieldsOf } from '@/lib/fields-of';
import type { LearningEvent } from './progress';

/**
 * Events that wait in this browser until the site has them. Each is an entry of its own, so that two tabs never write
 * over each other's; `owner` is the member whose they are (owner.ts).
 */
const entryOf = (owner: string, id: string) => browserStorage(`learning:${owner}:${id}`, readEvent);

/** More than anyone answers while offline; beyond it no new event is saved. */
const maxPending = 500;

/** False where the browser refuses: then the event lives in the page alone. */
export function saveEvent(owner: string, event: LearningEvent): boolean {
  return idsOf(owner).length < maxPending && entryOf(owner, event.id).write(event) === null;
}

/** The oldest first. An entry that cannot be read is removed. */
export function pendingEvents(owner: string): readonly LearningEvent[] {
  const events = idsOf(owner).flatMap((id) => {
    const event = entryOf(owner, id).read();
    if (!event) entryOf(owner, id).remove();
    return event ?? [];
  });
  return events.sort((one, other) => one.atMs - other.atMs);
}

export function removeEvents(owner: string, ids: readonly string[]): void {
  ids.forEach((id) => entryOf(owner, id).remove());
}

function idsOf(owner: string): string[] {
  const beginning = `learning:${owner}:`;
  return storedKeys()
    .filter((key) => key.startsWith(beginning))
    .map((key) => key.slice(beginning.length));
}

/** Only what this browser needs is checked: the server reads every event with care. */
function readEvent(stored: unknown): LearningEvent | null {
  const { id, atMs } = fieldsOf(stored);
  return typeof id === 'string' && typeof atMs === 'number' ? (stored as LearningEvent) : null;
}
