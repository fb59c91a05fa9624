import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { isRecord } from '@/lib/fields-of';
import { readAll } from '@/lib/firebase/pages';
import { countCharacters } from '@/lib/text/read-text';
import { ticketStatuses } from './enquiry';
import { readTicketNumber, ticketNumberOf } from './ticket-number';

/** For `npm run enquiries`, which brings its own connection. */
export type OperatorTicket = {
  number: string;
  /** Member and enquiry, `{uid}/{id}`: no two tickets have the same. */
  address: string;
  status: string;
  scope: string;
  budget: string;
  message: string;
  file: { key: string; kind: string } | null;
  /** When it was sent; the day is that in India. */
  began: Date | null;
  day: IsoDate | null;
};

/** All tickets, oldest first. */
export async function listTickets(db: Firestore): Promise<OperatorTicket[]> {
  const docs = await readAll(db.collectionGroup('enquiries'));
  return docs
    .map(ticketOf)
    .sort((one, other) => (one.began?.getTime() ?? 0) - (other.began?.getTime() ?? 0));
}

/**
 * The ticket of a number, an id or an address (`{uid}/{id}`); null for none. Numbers of old tickets were made from the
 * form's id, so that two members may have the same.
 * @throws when more than one is meant; the message lists their addresses
 */
export async function findTicket(db: Firestore, name: string): Promise<OperatorTicket | null> {
  const found = await findTicketDocument(db, name);
  return found && ticketOf(found);
}

/** In characters. */
const maxAnswerLength = 2_000;

/**
 * Moves a ticket on, with words for its member or without. Words and status are the operator's; the history only grows.
 * @param change `number` is the ticket's number, id or address, as `findTicket` takes it
 * @returns whether there is such a ticket
 * @throws when more than one is meant, or the words are too many; then nothing is changed
 */
export async function answerTicket(
  db: Firestore,
  { number, status, text }: { number: string; status: string; text: string | null },
  now: Date,
): Promise<boolean> {
  if (!ticketStatuses.some((known) => known === status)) {
    throw new Error(`The status is one of: ${ticketStatuses.join(', ')}.`);
  }
  const length = countCharacters(text ?? '');
  if (length > maxAnswerLength) {
    throw new Error(
      `The answer has ${length} characters, and at most ${maxAnswerLength} are allowed. Nothing was changed.`,
    );
  }
  const found = await findTicketDocument(db, number);
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

async function findTicketDocument(db: Firestore, name: string): Promise<DocumentSnapshot | null> {
  const docs = await readAll(db.collectionGroup('enquiries'));
  const number = readTicketNumber(name);
  const matches = docs.filter(
    (document) =>
      ticketNumberOf(document) === number || document.id === name || addressOf(document) === name,
  );
  if (matches.length > 1) {
    const lines = matches.map((match) => `  ${addressOf(match)}  ${ticketNumberOf(match)}`);
    throw new Error(
      [`More than one ticket is ${name}. Nothing was changed; name one of:`, ...lines].join('\n'),
    );
  }
  return matches[0] ?? null;
}

function addressOf({ ref, id }: DocumentSnapshot): string {
  return `${ref.parent.parent?.id ?? ''}/${id}`;
}

function ticketOf(document: DocumentSnapshot): OperatorTicket {
  const fields: Readonly<Record<string, unknown>> = document.data() ?? {};
  const { status, scope, budget, message, file, history } = fields;
  const first: unknown = Array.isArray(history) ? history[0] : null;
  const at = isRecord(first) ? first.at : null;
  const began = at instanceof Timestamp ? at.toDate() : null;
  return {
    number: ticketNumberOf(document),
    address: addressOf(document),
    status: String(status),
    scope: String(scope),
    budget: String(budget),
    message: String(message),
    file:
      isRecord(file) && file.isStored === true
        ? { key: String(file.key), kind: String(file.kind) }
        : null,
    began,
    day: began && dateInIndia(began),
  };
}
