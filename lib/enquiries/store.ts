import 'server-only';
import { randomBytes } from 'node:crypto';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { nameOf, requireUser, requireUserForAction } from '@/lib/auth/session';
import { firestore, storageBucket } from '@/lib/firebase/admin';
import { failure, success, type Result } from '@/lib/result';
import { enquiryBudgets, enquiryLimits, enquiryScopes, type Enquiry } from './enquiry';
import { fileKinds, type FileKind } from './file-kind';
import { ticketNumber, ticketStatuses, type Ticket } from './ticket';

export type EnquiryFile = { name: string; kind: FileKind; bytes: Buffer };

const stepSchema = z.object({
  at: z.instanceof(Timestamp),
  status: z.enum(ticketStatuses),
  text: z.string().nullable(),
});

const ticketSchema = z.object({
  number: z.string(),
  scope: z.enum(enquiryScopes),
  budget: z.enum(enquiryBudgets),
  message: z.string(),
  file: z.object({ key: z.string(), name: z.string(), isStored: z.boolean() }).nullable(),
  status: z.enum(ticketStatuses),
  history: z.array(stepSchema),
});

/**
 * users/{uid}/enquiries/{id}: the id is the form's own, so that sending again is the same enquiry. The document names
 * its file in Cloud Storage (`enquiries/{random}`) before there are bytes: whatever fails in between, no bytes of a
 * person lie where nobody finds them.
 */
const enquiriesOf = (uid: string) =>
  firestore().collection('users').doc(uid).collection('enquiries');

/** Newest first, of whoever is asking. @throws when Firebase cannot be reached */
export async function readMyTickets(): Promise<Ticket[]> {
  const { uid } = await requireUser();
  const { docs } = await enquiriesOf(uid).limit(enquiryLimits.perPerson).get();
  return docs
    .flatMap(ticketOf)
    .sort((one, other) => beganAt(other).getTime() - beganAt(one).getTime());
}

/** @param id a UUID that the form made @returns the ticket's number */
export async function sendMyEnquiry(
  id: string,
  enquiry: Enquiry,
  file: EnquiryFile | null,
): Promise<Result<string, 'signed-out' | 'unavailable' | 'full'>> {
  const user = await requireUserForAction();
  if (!user.ok) return user;
  const { uid } = user.value;
  try {
    const key = await openTicket(uid, id, enquiry, file);
    if (key === 'full') return failure('full');
    if (file && key) await storeFile(uid, id, key, file);
    return success(ticketNumber(id));
  } catch (error) {
    console.error('An enquiry could not be kept:', nameOf(error));
    return failure('unavailable');
  }
}

/** The ticket's document. @returns where its file has to go, null when nothing is left to be stored. */
async function openTicket(
  uid: string,
  id: string,
  enquiry: Enquiry,
  file: EnquiryFile | null,
): Promise<string | 'full' | null> {
  const tickets = enquiriesOf(uid);
  return firestore().runTransaction(async (transaction) => {
    const known = await transaction.get(tickets.doc(id));
    if (known.exists) {
      const kept = ticketSchema.shape.file.safeParse(known.get('file')).data;
      return kept && !kept.isStored ? kept.key : null;
    }
    const all = await transaction.get(tickets.select().limit(enquiryLimits.perPerson));
    if (all.size >= enquiryLimits.perPerson) return 'full';
    const key = file ? `enquiries/${randomBytes(24).toString('base64url')}` : null;
    const now = Timestamp.now();
    transaction.create(tickets.doc(id), {
      ...enquiry,
      number: ticketNumber(id),
      file: file && key ? { key, name: file.name, kind: file.kind, isStored: false } : null,
      status: 'received',
      history: [{ at: now, status: 'received', text: null }],
    });
    return key;
  });
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
  await enquiriesOf(uid).doc(id).update({ 'file.isStored': true });
}

/** Deletes every enquiry of this person and its file; again, also after a failure half-way. */
export async function eraseEnquiries(uid: string): Promise<void> {
  const { docs } = await enquiriesOf(uid).get();
  for (const document of docs) {
    const file = ticketSchema.shape.file.safeParse(document.get('file')).data;
    if (file) await storageBucket().file(file.key).delete({ ignoreNotFound: true });
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
      fileName: file?.isStored ? file.name : null,
      history: history.map((step) => ({ ...step, at: step.at.toDate() })),
    },
  ];
}

function beganAt({ history }: Ticket): Date {
  return history[0]?.at ?? new Date(0);
}
