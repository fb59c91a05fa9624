import 'server-only';
import { adminAuth } from '@/lib/firebase/admin';
import type { PlainFields } from '@/lib/firebase/plain-values';

/** What Firebase Authentication stores of a person, without the password, which cannot be read. */
export async function exportSignInRecord(uid: string): Promise<PlainFields[]> {
  try {
    const { email, emailVerified, displayName, metadata, providerData } =
      await adminAuth().getUser(uid);
    return [
      {
        email: email ?? null,
        isEmailVerified: emailVerified,
        displayName: displayName ?? null,
        providers: providerData.map(({ providerId }) => providerId),
        signedUpAt: isoOf(metadata.creationTime),
        lastSignInAt: isoOf(metadata.lastSignInTime),
      },
    ];
  } catch (error) {
    if (isUnknownUser(error)) return [];
    throw error;
  }
}

export async function eraseSignInRecord(uid: string): Promise<void> {
  try {
    await adminAuth().deleteUser(uid);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
}

function isoOf(moment: string | null): string | null {
  return moment ? new Date(moment).toISOString() : null;
}

function isUnknownUser(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}
