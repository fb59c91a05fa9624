import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { isOneOf } from './is-one-of';
import { ticketStatuses, type TicketStatus } from './ticket';

/** For `npm run enquiries`, which brings its own connection. */
export type OperatorTicket = {
  number: string;
  status: string;
  scope: string;
  budget: string;
  message: string;
  file: { key: string; kind: string } | null;
  began: Date | null;
};

/** Every ticket of everybody, oldest first. */
export async function listTickets(db: Firestore): Promise<OperatorTicket[]> {
  const { docs } = await db.collectionGroup('enquiries').get();
  return docs
    .map(ticketOf)
    .sort((one, other) => (one.began?.getTime() ?? 0) - (other.began?.getTime() ?? 0));
}

/**
 * Moves a ticket on, with words for its member or without. Words and status are the operator's; the history only grows.
 * @returns whether there is such a ticket
 */
export async function answerTicket(
  db: Firestore,
  { number, status, text }: { number: string; status: string; text: string | null },
  now: Date,
): Promise<boolean> {
  if (!isTicketStatus(status)) {
    throw new Error(`The status is one of: ${ticketStatuses.join(', ')}.`);
  }
  const { docs } = await db.collectionGroup('enquiries').get();
  const found = docs.find((document) => document.get('number') === number);
  if (!found) return false;
  return db.runTransaction(async (transaction) => {
    const current = await transaction.get(found.ref);
    if (!current.exists) return false;
    const history: unknown = current.get('history');
    const step = { at: Timestamp.fromDate(now), status, text };
    const before = Array.isArray(history) ? (history as unknown[]) : [];
    transaction.update(found.ref, { status, history: [...before, step] });
    return true;
  });
}

function ticketOf(document: DocumentSnapshot): OperatorTicket {
  const { number, status, scope, budget, message, file, history } = (document.data() ??
    {}) as Record<string, unknown>;
  const first: unknown = Array.isArray(history) ? history[0] : null;
  const at = isRecord(first) ? first.at : null;
  return {
    number: String(number),
    status: String(status),
    scope: String(scope),
    budget: String(budget),
    message: String(message),
    file:
      isRecord(file) && file.isStored === true
        ? { key: String(file.key), kind: String(file.kind) }
        : null,
    began: at instanceof Timestamp ? at.toDate() : null,
  };
}

function isTicketStatus(text: string): text is TicketStatus {
  return isOneOf(ticketStatuses, text);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
