import { fieldsOf } from '@/lib/fields-of';
import type { LearningEvent } from '@/lib/education/domain/learning/progress';
import {
  pendingEvents,
  removeEvents,
  saveEvent,
} from '@/lib/education/domain/learning/pending-events';

/** A learning event without the fields that the outbox adds. */
type NewEvent = LearningEvent extends infer Event
  ? Event extends LearningEvent
    ? Omit<Event, 'id' | 'atMs'>
    : never
  : never;

/** Answers come in bursts: a moment's wait makes one request of them. */
const gatherMs = 1_500;
const retryMs = 20_000;
const perRequest = 50;

export type OutboxState = {
  /** Answers that the site does not have yet; places of reading are not counted. */
  waiting: number;
  problem: 'none' | 'offline' | 'signed-out';
};

/**
 * Sends a member's events from this tab. An event is first written into the browser's storage and removed once the
 * site has stored it, so a lost connection, the rate limit or a closed tab delays it and loses nothing. Two tabs may
 * send the same event: it counts once.
 */
export function createOutbox(owner: string) {
  /** What the browser refused to store. */
  const inPage = new Map<string, LearningEvent>();
  const listeners = new Set<() => void>();
  let state: OutboxState = { waiting: 0, problem: 'none' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  const pending = () => [...pendingEvents(owner), ...inPage.values()];

  function updateState(problem: OutboxState['problem']): void {
    const waiting = pending().filter(({ kind }) => kind === 'answered').length;
    state = { waiting, problem };
    listeners.forEach((listen) => listen());
  }

  function scheduleSend(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  async function send(): Promise<void> {
    const events = pending().slice(0, perRequest);
    if (isSending) return;
    if (events.length === 0) {
      // Another tab has sent what waited.
      if (state.waiting > 0) updateState('none');
      return;
    }
    isSending = true;
    try {
      const response = await fetch('/api/learning', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ owner, sentAtMs: Date.now(), events }),
        keepalive: true,
      });
      await settle(response);
    } catch {
      updateState('offline');
      scheduleSend(retryMs);
    } finally {
      isSending = false;
    }
  }

  async function settle(response: Response): Promise<void> {
    if (response.ok) {
      const { doneIds: sent } = fieldsOf(await response.json());
      const doneIds = Array.isArray(sent) ? sent.filter((id) => typeof id === 'string') : [];
      removeEvents(owner, doneIds);
      doneIds.forEach((id) => inPage.delete(id));
      updateState('none');
      if (doneIds.length > 0 && pending().length > 0) scheduleSend(0);
    } else if (response.status === 401 || response.status === 409) {
      updateState('signed-out');
    } else {
      updateState('offline');
      // A proxy may name a date, which is no number: a timer of NaN would fire at once, again and again.
      const seconds = Number(response.headers.get('retry-after')) || 0;
      scheduleSend(Math.max(seconds * 1000, retryMs));
    }
  }

  return {
    record(newEvent: NewEvent): void {
      const event: LearningEvent = { ...newEvent, id: crypto.randomUUID(), atMs: Date.now() };
      if (!saveEvent(owner, event)) inPage.set(event.id, event);
      updateState(state.problem);
      scheduleSend(gatherMs);
    },
    send,
    state: () => state,
    subscribe(listen: () => void): () => void {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

type Outbox = ReturnType<typeof createOutbox>;

const outboxes = new Map<string, Outbox>();

/** The one outbox of this tab for a member. It also sends when the connection is back and when the tab is left. */
export function outboxOf(owner: string): Outbox {
  const known = outboxes.get(owner);
  if (known) return known;
  const outbox = createOutbox(owner);
  outboxes.set(owner, outbox);
  window.addEventListener('online', () => void outbox.send());
  document.addEventListener('visibilitychange', () => void outbox.send());
  void outbox.send();
  return outbox;
}
