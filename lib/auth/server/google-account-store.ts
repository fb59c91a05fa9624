import 'server-only';
import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { decideGoogleSignIn, googleProvider } from '@/lib/auth/domain/google-account';
import { adminAuth } from '@/lib/firebase/admin';
import { failure, success, type Result } from '@/lib/result';
import { endAllSessions, profileReference, readProfile, type ProfileRecord } from './session-store';

/** Clocks of two of Google's services. */
const toleranceMs = 60_000;

export type GoogleRefusal = 'no-account' | 'address-unconfirmed';

/**
 * Decides about a fresh sign-in with Google before it opens a session, and links Google to the account of the same
 * confirmed address. A refused one leaves nothing behind: no account without consent, no Google on an account whose
 * address was never confirmed.
 */
export async function admitGoogleSignIn(
  token: DecodedIdToken,
  { hasConsent }: { hasConsent: boolean },
): Promise<Result<null, GoogleRefusal>> {
  const { uid } = token;
  const reference = profileReference(uid);
  const [document, user] = await Promise.all([reference.get(), adminAuth().getUser(uid)]);
  const profile = document.exists ? readProfile(document) : null;
  const hasPassword = hasProvider(user, 'password');
  const decision = decideGoogleSignIn({
    isAddressConfirmed: token.email_verified === true,
    hasProfile: profile !== null,
    wasLinked: Boolean(profile?.googleSince),
    hasPassword,
    hasConsent,
  });
  if (decision === 'no-account') {
    if (!hasPassword && isOfThisSignIn(user, token)) await adminAuth().deleteUser(uid);
    return failure('no-account');
  }
  if (decision === 'address-unconfirmed') {
    if (!hasPassword) await unlinkGoogle(user, profile);
    return failure('address-unconfirmed');
  }
  if (decision === 'link') await reference.update({ googleSince: FieldValue.serverTimestamp() });
  return success(null);
}

export function hasProvider({ providerData }: UserRecord, id: string): boolean {
  return providerData.some(({ providerId }) => providerId === id);
}

/** Whether Firebase made the account for this sign-in: one with data is never deleted here. */
function isOfThisSignIn({ metadata }: UserRecord, { auth_time: seconds }: DecodedIdToken): boolean {
  return Date.parse(metadata.creationTime) >= seconds * 1000 - toleranceMs;
}

/** The password is gone already, and so are the sessions that it opened; the link of a reset confirms the address. */
async function unlinkGoogle(user: UserRecord, profile: ProfileRecord | null): Promise<void> {
  await adminAuth().updateUser(user.uid, {
    emailVerified: false,
    // Firebase put Google's name in its place.
    displayName: profile?.username ?? null,
    ...(hasProvider(user, googleProvider) ? { providersToUnlink: [googleProvider] } : {}),
  });
  await Promise.all([endAllSessions(user.uid), adminAuth().revokeRefreshTokens(user.uid)]);
}
