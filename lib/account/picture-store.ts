import 'server-only';
import { randomBytes } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Member } from '@/lib/auth/server/session';
import { profileReference, readProfile } from '@/lib/auth/server/session-store';
import { errorCode, logFailure } from '@/lib/errors';
import { firestore, storageBucket } from '@/lib/firebase/admin';
import { deleteStoredFile } from '@/lib/firebase/stored-file';
import { readAll } from '@/lib/firebase/pages';
import { failure, success, type Result } from '@/lib/result';
import type { Picture } from './picture';
import { fileOfAddress, pictureFile, pictureKey } from './picture-rules';

/** An upload that has not become the picture by then never will. */
const staleMs = 10 * 60 * 1000;

/**
 * users/{uid}/pictures/{name} is written before the bytes of `avatars/{name}` and deleted after them. A failure in
 * between therefore leaves no bytes without a document that names them.
 */
const picturesOf = (uid: string) => profileReference(uid).collection('pictures');

/** Stores the picture of this member and removes the earlier one. @returns its key. */
export async function saveMyPicture(
  { uid }: Pick<Member, 'uid'>,
  { large, small }: Picture,
): Promise<string> {
  const name = randomBytes(24).toString('base64url');
  const note = picturesOf(uid).doc(name);
  const key = pictureKey(name);
  await note.create({ storedAt: FieldValue.serverTimestamp() });
  await Promise.all([
    saveFile(pictureFile(key, 'large'), large),
    saveFile(pictureFile(key, 'small'), small),
  ]);
  const replaced = await firestore().runTransaction(async (transaction) => {
    const [profile, known] = await transaction.getAll(profileReference(uid), note);
    if (!profile?.exists || !known?.exists) return null;
    transaction.update(profileReference(uid), { profileImage: key });
    return { before: readProfile(profile).profileImage };
  });
  if (!replaced) {
    // Deleted meanwhile, with all of the account: it must not come back, and no later deletion would find its bytes.
    await erasePicture(uid, name);
    throw new Error('The account of a picture is gone');
  }
  await removeLeftovers(uid, { now: key, before: replaced.before }).catch((error: unknown) => {
    // They are noted: the next change of the picture, or the deletion of the account, removes them.
    logFailure('An old picture could not be removed', error);
  });
  return key;
}

/** Back to the bundled picture, also where another tab stores a picture meanwhile. */
export async function removeMyPicture({ uid }: Pick<Member, 'uid'>): Promise<void> {
  await profileReference(uid).update({ profileImage: null });
  const erased = await eraseAllPictures(uid);
  await firestore().runTransaction(async (transaction) => {
    const profile = await transaction.get(profileReference(uid));
    if (!profile.exists) return;
    const { profileImage } = readProfile(profile);
    if (profileImage === null || !erased.includes(profileImage)) return;
    transaction.update(profileReference(uid), { profileImage: null });
  });
}

/**
 * The bytes for the last part of an address (lib/account/picture-rules.ts). Anyone who has the address may read it.
 */
export async function readPictureFile(part: string): Promise<Result<Buffer, 'missing'>> {
  const path = fileOfAddress(part);
  if (!path) return failure('missing');
  try {
    const [bytes] = await storageBucket().file(path).download();
    return success(bytes);
  } catch (error) {
    if (errorCode(error) === 404) return failure('missing');
    throw error;
  }
}

/** The stored picture and its upload time. */
export async function exportPictures(uid: string) {
  const docs = await readAll(picturesOf(uid));
  return Promise.all(
    docs.map(async (note) => {
      const storedAt: unknown = note.get('storedAt');
      const file = storageBucket().file(pictureFile(pictureKey(note.id), 'large'));
      const [bytes] = await file.download().catch((error: unknown) => {
        if (errorCode(error) === 404) return [null];
        throw error;
      });
      return {
        storedAt: storedAt instanceof Timestamp ? storedAt.toDate().toISOString() : null,
        webp: bytes && bytes.toString('base64'),
      };
    }),
  );
}

export async function erasePictures(uid: string): Promise<void> {
  await eraseAllPictures(uid);
}

/** @returns the keys of the erased pictures */
async function eraseAllPictures(uid: string): Promise<string[]> {
  const names = (await picturesOf(uid).listDocuments()).map(({ id }) => id);
  for (const name of names) await erasePicture(uid, name);
  return names.map(pictureKey);
}

async function removeLeftovers(
  uid: string,
  { now, before }: { now: string; before: string | null },
): Promise<void> {
  for (const note of await readAll(picturesOf(uid))) {
    const key = pictureKey(note.id);
    const storedAt: unknown = note.get('storedAt');
    const isStale = storedAt instanceof Timestamp && storedAt.toMillis() < Date.now() - staleMs;
    if (key === before || (key !== now && isStale)) await erasePicture(uid, note.id);
  }
}

async function erasePicture(uid: string, name: string): Promise<void> {
  const key = pictureKey(name);
  await Promise.all([
    deleteStoredFile(pictureFile(key, 'large')),
    deleteStoredFile(pictureFile(key, 'small')),
  ]);
  await picturesOf(uid).doc(name).delete();
}

async function saveFile(path: string, bytes: Buffer): Promise<void> {
  await storageBucket().file(path).save(bytes, { contentType: 'image/webp', resumable: false });
}
