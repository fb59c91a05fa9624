import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { firestore } from '@/lib/firebase/admin';
import { failure, success, type Result } from '@/lib/result';
import { wallLimits, type WallEntry } from './wall-entry';

/** An entry as everybody sees it. */
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
 * wall/{id}: an entry waits until the operator approves it (`npm run wall`), which is when it gets `approvedAt`. The
 * secret is kept as a hash only; a member's entry also knows its member.
 */
const wall = () => firestore().collection('wall');

/** Newest approval first. Firestore leaves out what lacks the field; not every double of it does. */
export async function readWall(): Promise<ShownEntry[]> {
  const { docs } = await wall().orderBy('approvedAt', 'desc').limit(wallLimits.approvedShown).get();
  return docs.filter((document) => document.get('approvedAt') !== undefined).flatMap(entryOf);
}

/** What this member put on the wall, also what still waits. */
export async function readWallOf(uid: string): Promise<(ShownEntry & { isShown: boolean })[]> {
  const { docs } = await wall().where('uid', '==', uid).limit(wallLimits.approvedShown).get();
  return docs.flatMap((document) =>
    entryOf(document).map((entry) => ({
      ...entry,
      isShown: document.get('approvedAt') !== undefined,
    })),
  );
}

/** `taken`: the id is somebody else's; `full`: too many wait already. */
export async function addToWall(
  { id, secret }: WallKey,
  entry: WallEntry,
  uid: string | null,
): Promise<Result<null, 'full' | 'taken'>> {
  const waiting = await wall()
    .where('isWaiting', '==', true)
    .select()
    .limit(wallLimits.waiting)
    .get();
  return firestore().runTransaction(async (transaction) => {
    const document = wall().doc(id);
    const known = await transaction.get(document);
    if (known.exists)
      return isOwner(known, { secret, uid: null }) ? success(null) : failure('taken');
    if (waiting.size >= wallLimits.waiting) return failure('full');
    transaction.create(document, {
      ...entry,
      uid,
      secretHash: hashOf(secret),
      isWaiting: true,
      writtenAt: Timestamp.now(),
    });
    return success(null);
  });
}

/** False where there is no such entry of theirs: whoever guesses learns nothing more. */
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

/** Takes all that a member put on the wall off it. */
export async function removeWallOf(uid: string): Promise<void> {
  const { docs } = await wall().where('uid', '==', uid).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

function isOwner(
  document: DocumentSnapshot,
  { secret, uid }: { secret: string | null; uid: string | null },
): boolean {
  if (!document.exists) return false;
  if (uid !== null && document.get('uid') === uid) return true;
  const kept: unknown = document.get('secretHash');
  if (secret === null || typeof kept !== 'string') return false;
  const [one, other] = [Buffer.from(kept), Buffer.from(hashOf(secret))];
  return one.length === other.length && timingSafeEqual(one, other);
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function entryOf(document: DocumentSnapshot): ShownEntry[] {
  const read = entrySchema.safeParse(document.data());
  return read.success ? [{ ...read.data, id: document.id }] : [];
}
