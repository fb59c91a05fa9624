import 'server-only';
import { FieldValue } from 'firebase-admin/firestore';
import { errorCode } from '@/lib/errors';
import { adminAuth } from '@/lib/firebase/admin';
import { profileReference } from './session-store';
import { readUsername } from '@/lib/auth/domain/username';

const alreadyExists = 6; // google.rpc.Code.ALREADY_EXISTS

/**
 * Creates `users/{uid}` when it is missing, with the username that sign-up left as the account's display
 * name. Two sign-ins at once create it once.
 */
export async function ensureProfile(
  uid: string,
  { consentVersion, isGoogle }: { consentVersion: string | null; isGoogle: boolean },
): Promise<void> {
  const reference = profileReference(uid);
  if ((await reference.get()).exists) return;
  const { displayName } = await adminAuth().getUser(uid);
  const username = readUsername(displayName ?? '');
  try {
    await reference.create({
      username: username.ok ? username.value : null,
      profileImage: null,
      consent: consentVersion && { version: consentVersion, at: FieldValue.serverTimestamp() },
      googleSince: isGoogle ? FieldValue.serverTimestamp() : null,
      createdAt: FieldValue.serverTimestamp(),
    });
  } catch (error) {
    if (errorCode(error) !== alreadyExists) throw error;
  }
}
