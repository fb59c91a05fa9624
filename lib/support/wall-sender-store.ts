import 'server-only';
import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { firestore } from '@/lib/firebase/admin';
import { namelessKey } from '@/lib/limits/nameless-key-source';
import { failure, success, type Result } from '@/lib/result';
import { wallLimits } from './wall-entry';

/** Who sends an entry: a member, or a guest behind an address as `visitorAddress` gives it. */
export type WallSender = { uid: string | null; address: string | null };

/** Why a sender has to wait: too many of theirs are not read yet, or were sent in the last 24 hours. */
export type SenderProblem = 'many-waiting' | 'many-today';

const dayMs = 24 * 60 * 60 * 1_000;
const expiresAfterMs = 7 * dayMs;

const sentSchema = z.array(z.object({ id: z.string(), at: z.instanceof(Timestamp) }));

/**
 * Checks inside the transaction that adds an entry whether its sender may add one more. @returns the function that
 * records the entry for the sender. For an unknown sender, only the length of the whole list limits entries.
 *
 * `limits/wall:{key}` has the ids of the sender's entries of the last day and of those that still wait. The key is an
 * HMAC, so that it reveals neither an address nor an account; it expires seven days after the last entry.
 */
export async function checkSender(
  transaction: Transaction,
  sender: WallSender,
  wall: FirebaseFirestore.CollectionReference,
  now: Date,
): Promise<Result<(id: string) => void, SenderProblem>> {
  const document = documentOf(sender);
  if (!document) return success(() => undefined);
  const known = sentSchema.safeParse((await transaction.get(document)).get('entries'));
  const sent = known.success ? known.data : [];
  const found = await Promise.all(sent.map(({ id }) => transaction.get(wall.doc(id))));
  const waiting = new Set(
    found.filter((entry) => entry.get('isWaiting') === true).map(({ id }) => id),
  );
  const today = sent.filter(({ at }) => now.getTime() - at.toMillis() < dayMs);
  if (waiting.size >= wallLimits.waitingPerSender) return failure('many-waiting');
  if (today.length >= wallLimits.perDayAndSender) return failure('many-today');
  return success((id) => {
    const others = sent.filter((entry) => today.includes(entry) || waiting.has(entry.id));
    transaction.set(document, {
      entries: [...others, { id, at: Timestamp.fromDate(now) }],
      expiresAt: Timestamp.fromMillis(now.getTime() + expiresAfterMs),
    });
  });
}

export async function forgetSender(sender: WallSender): Promise<void> {
  await documentOf(sender)?.delete();
}

function documentOf({ uid, address }: WallSender): DocumentReference | null {
  const name = uid ? `person ${uid}` : address && `address ${address}`;
  return name
    ? firestore()
        .collection('limits')
        .doc(`wall:${namelessKey(name)}`)
    : null;
}
