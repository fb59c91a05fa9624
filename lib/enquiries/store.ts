import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { requireUser, type Member } from '@/lib/auth/server/session';
import { withFallback } from '@/lib/errors';
import { firestore, storageBucket } from '@/lib/firebase/admin';
import { isNotFound } from '@/lib/firebase/error-codes';
import { deleteStoredFile } from '@/lib/firebase/stored-file';
import { readAll } from '@/lib/firebase/pages';
import { failure, success, type Result } from '@/lib/result';
import {
  enquiryBudgets,
  enquiryLimits,
  enquiryScopes,
  ticketStatuses,
  type Enquiry,
  type Ticket,
} from './enquiry';
import { fileKinds, type FileKind } from './file-kind';
import { newTicketNumber, ticketNumberOf } from './ticket-number';

export type EnquiryFile = { name: string; kind: FileKind; bytes: Buffer };

const stepSchema = z.object({
  at: z.instanceof(Timestamp),
  status: z.enum(ticketStatuses),
  text: z.string().nullable(),
});

const ticketSchema = z.object({
  number: z.string().optional(),
  scope: z.enum(enquiryScopes),
  budget: z.enum(enquiryBudgets),
  message: z.string(),
  file: z
    .object({
      key: z.string(),
      name: z.string(),
      isStored: z.boolean(),
      /** SHA-256 of the bytes. Early files have none. */
      hash: z.string().optional(),
    })
    .nullable(),
  status: z.enum(ticketStatuses),
  history: z.array(stepSchema),
});

/**
 * users/{uid}/enquiries/{id}: the id is the form's own, so that sending again is the same enquiry; what the same form
 * says anew, after the browser's Back, is another one. The number is the server's, because another member may send the
 * same id. The document names its file in Cloud Storage (`enquiries/{random}`) before there are bytes, so that a
 * failure in between leaves no file without a document.
 */
const enquiriesOf = (uid: string) =>
  firestore().collection('users').doc(uid).collection('enquiries');

/** The signed-in member's tickets, newest first. @throws when Firebase cannot be reached */
export async function readMyTickets(): Promise<Ticket[]> {
  const { uid } = await requireUser();
  const { docs } = await enquiriesOf(uid).limit(enquiryLimits.perPerson).get();
  return docs
    .flatMap(ticketOf)
    .sort((one, other) => beganAt(other).getTime() - beganAt(one).getTime());
}

/** @param id a UUID that the form made @returns the ticket's number */
export async function sendMyEnquiry(
  { uid }: Pick<Member, 'uid'>,
  id: string,
  enquiry: Enquiry,
  file: EnquiryFile | null,
): Promise<Result<string, 'unavailable' | 'full'>> {
  return withFallback('An enquiry could not be stored', failure('unavailable'), async () => {
    const ticket = await openTicket(uid, id, enquiry, file);
    if (ticket === 'full') return failure('full');
    if (file && ticket.fileKey) await storeFile(uid, ticket.id, ticket.fileKey, file);
    return success(ticket.number);
  });
}

type OpenTicket = {
  /** The id of its document. */
  id: string;
  number: string;
  /** Where its file has to go; null when nothing is left to be stored. */
  fileKey: string | null;
};

/**
 * The ticket's document, made unless this member has sent the same with the same form before. A file that the ticket does not
 * have says something anew.
 */
async function openTicket(
  uid: string,
  formId: string,
  enquiry: Enquiry,
  file: EnquiryFile | null,
): Promise<OpenTicket | 'full'> {
  const tickets = enquiriesOf(uid);
  const fileHash = file && sha256(file.bytes);
  return firestore().runTransaction(async (transaction) => {
    const ofForm = await transaction.get(tickets.doc(formId));
    const isAnother = ofForm.exists && !isSameEnquiry(ofForm, enquiry, fileHash);
    const id = isAnother ? `${formId}-${hashOf(enquiry, fileHash)}` : formId;
    const known = isAnother ? await transaction.get(tickets.doc(id)) : ofForm;
    if (known.exists) {
      const knownFile = ticketSchema.shape.file.safeParse(known.get('file')).data;
      return {
        id,
        number: ticketNumberOf(known),
        fileKey: knownFile && !knownFile.isStored ? knownFile.key : null,
      };
    }
    const all = await transaction.get(tickets.select().limit(enquiryLimits.perPerson));
    if (all.size >= enquiryLimits.perPerson) return 'full';
    const number = await freeNumber(transaction);
    const fileKey = file ? `enquiries/${randomBytes(24).toString('base64url')}` : null;
    const now = Timestamp.now();
    transaction.create(numberDocument(number), { takenAt: now });
    transaction.create(tickets.doc(id), {
      ...enquiry,
      number,
      file:
        file && fileKey
          ? { key: fileKey, name: file.name, kind: file.kind, isStored: false, hash: fileHash }
          : null,
      status: 'received',
      history: [{ at: now, status: 'received', text: null }],
    });
    return { id, number, fileKey };
  });
}

function isSameEnquiry(
  document: DocumentSnapshot,
  { scope, budget, message }: Enquiry,
  fileHash: string | null,
): boolean {
  const read = ticketSchema.pick({ scope: true, budget: true, message: true, file: true });
  const known = read.safeParse(document.data()).data;
  const isSameText = known?.scope === scope && known.budget === budget && known.message === message;
  return isSameText && (fileHash === null || known.file?.hash === fileHash);
}

function hashOf({ scope, budget, message }: Enquiry, fileHash: string | null): string {
  return sha256(JSON.stringify([scope, budget, message, fileHash])).slice(0, 16);
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** A number that was given out stays taken, also when its enquiry is deleted. The document names no person. */
function numberDocument(number: string) {
  return firestore().collection('enquiry-numbers').doc(number);
}

const maxTries = 5;

/** A number that no ticket has. Two of 2^40 that meet are rare, so that a few tries are more than enough. */
async function freeNumber(transaction: Transaction): Promise<string> {
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const number = newTicketNumber();
    if (!(await transaction.get(numberDocument(number))).exists) return number;
  }
  throw new Error('No free ticket number was found');
}

/** Bytes alone: no name of the visitor's and no type that a browser would open. */
async function storeFile(uid: string, id: string, key: string, file: EnquiryFile): Promise<void> {
  await storageBucket()
    .file(key)
    .save(file.bytes, {
      resumable: false,
      contentType: 'application/octet-stream',
      metadata: {
        contentDisposition: `attachment; filename="enquiry.${fileKinds[file.kind]}"`,
        cacheControl: 'private, no-store',
      },
    });
  try {
    await enquiriesOf(uid).doc(id).update({ 'file.isStored': true });
  } catch (error) {
    // Deleted meanwhile, with all of the account: no later deletion would find the file.
    if (isNotFound(error)) await deleteStoredFile(key);
    throw error;
  }
}

/** All of a file's record that its deletion needs, so that a record of another shape leaves no file behind. */
const fileKeySchema = z.object({ key: z.string() });

/** Deletes every enquiry of this person and its file; again, also after a failure half-way. */
export async function eraseEnquiries(uid: string): Promise<void> {
  for (const document of await readAll(enquiriesOf(uid))) {
    const file = fileKeySchema.safeParse(document.get('file')).data;
    if (file) await deleteStoredFile(file.key);
    await document.ref.delete();
  }
}

function ticketOf(document: DocumentSnapshot): Ticket[] {
  const read = ticketSchema.safeParse(document.data());
  if (!read.success) {
    console.error(`Enquiry ${document.id} has no known shape`);
    return [];
  }
  const { file, history, ...rest } = read.data;
  return [
    {
      ...rest,
      number: ticketNumberOf(document),
      fileName: file?.isStored ? file.name : null,
      history: history.map((step) => ({ ...step, at: step.at.toDate() })),
    },
  ];
}

function beganAt({ history }: Ticket): Date {
  return history[0]?.at ?? new Date(0);
}
