import 'server-only';
import { dayMs } from '@/lib/calendar/day-count';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { createHash, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { firestore } from '@/lib/firebase/admin';
import { deleteAll, readAll } from '@/lib/firebase/pages';
import { namelessKey } from '@/lib/limits/visitor-source';
import { failure, success, type Result } from '@/lib/result';
import { wallLimits, type WallEntry } from './wall-entry';
import type { Asker } from '@/lib/limits/store';

/** The public part of an entry. */
export type ShownEntry = WallEntry & { id: string };

/** Both are made by the browser before its first attempt, so that a second press or a retry adds nothing. */
export const wallKeySchema = z.object({ id: z.uuid(), secret: z.uuid() });

export type WallKey = z.infer<typeof wallKeySchema>;

const entrySchema = z.object({
  name: z.string(),
  message: z.string(),
  amountRupees: z.number().nullable(),
});

/**
 * wall/{id}: an entry waits until the operator approves it (`npm run wall`), which sets `approvedAt`. Of the secret
 * only a hash is stored; a member's entry also names its member.
 */
const wall = () => firestore().collection('wall');

/** Newest approval first. Firestore leaves out documents without the field; not every fake of it does. */
export async function readWall(): Promise<ShownEntry[]> {
  const { docs } = await wall().orderBy('approvedAt', 'desc').limit(wallLimits.approvedShown).get();
  return docs.filter((document) => document.get('approvedAt') !== undefined).flatMap(entryOf);
}

/** All of this member's entries, including those waiting for review: the export holds them. */
export async function readWallOf(uid: string): Promise<(ShownEntry & { isShown: boolean })[]> {
  const docs = await readAll(wall().where('uid', '==', uid));
  return docs.flatMap((document) =>
    entryOf(document).map((entry) => ({
      ...entry,
      isShown: document.get('approvedAt') !== undefined,
    })),
  );
}

/**
 * Whether an entry is shown or still waits; null if its sender has no such entry, because it was not approved, was
 * replaced by newer ones, or was removed.
 */
export async function readEntryState(
  id: string,
  owner: { secret: string | null; uid: string | null },
): Promise<'shown' | 'waiting' | null> {
  const document = await wall().doc(id).get();
  if (!isOwner(document, owner)) return null;
  return document.get('approvedAt') === undefined ? 'waiting' : 'shown';
}

/**
 * Adds an entry for review. What its sender sends again under the same id replaces it while it waits, counted like a
 * new entry. `approved`: it was approved meanwhile, and stays as it was read. When the list is full, the oldest
 * waiting entries are deleted, so that filling it does not block others. `taken`: the id belongs to another person's
 * entry.
 */
export async function addToWall(
  { id, secret }: WallKey,
  entry: WallEntry,
  sender: Asker,
  now = new Date(),
): Promise<Result<null, 'taken' | 'approved' | SenderProblem>> {
  const oldest = await oldestBeyondLimit();
  return firestore().runTransaction(async (transaction) => {
    const document = wall().doc(id);
    const known = await transaction.get(document);
    if (known.exists) {
      if (!isOwner(known, { secret, uid: null })) return failure('taken');
      const [before] = entryOf(known);
      const isSame = isDeepStrictEqual(before, { ...entry, id });
      if (isSame) return success(null);
      if (known.get('isWaiting') !== true) return failure('approved');
    }
    const checked = await checkSender(transaction, id, sender, now);
    if (!checked.ok) return checked;
    if (known.exists) {
      checked.value();
      transaction.update(document, { ...entry });
      return success(null);
    }
    // Read again: the operator may have approved one of them just now.
    const leaving = await Promise.all(oldest.map((each) => transaction.get(each)));
    for (const { ref } of leaving.filter((each) => each.get('isWaiting') === true)) {
      transaction.delete(ref);
    }
    checked.value();
    transaction.create(document, {
      ...entry,
      uid: sender.uid,
      secretHash: hashOf(secret),
      isWaiting: true,
      writtenAt: Timestamp.fromDate(now),
    });
    return success(null);
  });
}

/** The waiting entries to delete so that one more fits. Few: each new entry deletes only what it needs. */
async function oldestBeyondLimit(): Promise<DocumentReference[]> {
  const { docs } = await wall()
    .where('isWaiting', '==', true)
    .select('writtenAt')
    .limit(wallLimits.waiting * 2)
    .get();
  const writtenAtMs = (document: DocumentSnapshot) => {
    const writtenAt: unknown = document.get('writtenAt');
    return writtenAt instanceof Timestamp ? writtenAt.toMillis() : 0;
  };
  return docs
    .sort((one, other) => writtenAtMs(one) - writtenAtMs(other))
    .slice(0, Math.max(docs.length - wallLimits.waiting + 1, 0))
    .map(({ ref }) => ref);
}

/** False where they have no such entry, and also where another person has it, so that guessing reveals nothing. */
export async function removeFromWall(
  id: string,
  owner: { secret: string | null; uid: string | null },
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const document = wall().doc(id);
    const known = await transaction.get(document);
    if (!isOwner(known, owner)) return false;
    transaction.delete(document);
    return true;
  });
}

/** Removes all entries of a member from the wall. */
export async function removeWallOf(uid: string): Promise<void> {
  await deleteAll(wall().where('uid', '==', uid));
  await forgetSender({ uid, address: null });
}

function isOwner(
  document: DocumentSnapshot,
  { secret, uid }: { secret: string | null; uid: string | null },
): boolean {
  if (!document.exists) return false;
  if (uid !== null && document.get('uid') === uid) return true;
  const storedHash: unknown = document.get('secretHash');
  if (secret === null || typeof storedHash !== 'string') return false;
  const [one, other] = [Buffer.from(storedHash), Buffer.from(hashOf(secret))];
  return one.length === other.length && timingSafeEqual(one, other);
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function entryOf(document: DocumentSnapshot): ShownEntry[] {
  const read = entrySchema.safeParse(document.data());
  return read.success ? [{ ...read.data, id: document.id }] : [];
}

/** Why a sender has to wait: too many of theirs are not read yet, or were sent in the last 24 hours. */
type SenderProblem = 'many-waiting' | 'many-today';

const expiresAfterMs = 7 * dayMs;

const sentSchema = z.array(z.object({ id: z.string(), at: z.instanceof(Timestamp) }));

/**
 * Checks inside the transaction that adds or replaces an entry whether its sender may send one more. @returns the
 * function that records it for the sender. For an unknown sender, only the length of the whole list limits entries.
 *
 * `limits/wall:{key}` has the ids of the sender's entries of the last day and of those that still wait. The key is an
 * HMAC, so that it reveals neither an address nor an account; it expires seven days after the last entry.
 */
async function checkSender(
  transaction: Transaction,
  id: string,
  sender: Asker,
  now: Date,
): Promise<Result<() => void, SenderProblem>> {
  const document = documentOf(sender);
  if (!document) return success(() => undefined);
  const known = sentSchema.safeParse((await transaction.get(document)).get('entries'));
  const sent = known.success ? known.data : [];
  // An entry that was replaced still waits, and its id is in the list once for each time it was sent.
  const otherIds = new Set(sent.map((entry) => entry.id).filter((each) => each !== id));
  const found = await Promise.all([...otherIds].map((each) => transaction.get(wall().doc(each))));
  const waiting = new Set(
    found.filter((entry) => entry.get('isWaiting') === true).map((entry) => entry.id),
  );
  const today = sent.filter(({ at }) => now.getTime() - at.toMillis() < dayMs);
  if (waiting.size >= wallLimits.waitingPerSender) return failure('many-waiting');
  if (today.length >= wallLimits.perDayAndSender) return failure('many-today');
  return success(() => {
    const others = sent.filter((entry) => today.includes(entry) || waiting.has(entry.id));
    transaction.set(document, {
      entries: [...others, { id, at: Timestamp.fromDate(now) }],
      expiresAt: Timestamp.fromMillis(now.getTime() + expiresAfterMs),
    });
  });
}

async function forgetSender(sender: Asker): Promise<void> {
  await documentOf(sender)?.delete();
}

function documentOf({ uid, address }: Asker): DocumentReference | null {
  const name = uid ? `person ${uid}` : address && `address ${address}`;
  return name
    ? firestore()
        .collection('limits')
        .doc(`wall:${namelessKey(name)}`)
    : null;
}
