import { cert, getApp, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getRequestCookiesTokens } from 'next-firebase-auth-edge/next/tokens';
import { cookies } from 'next/headers';

export const metadata = { title: 'Member' };

/** A members' page with the checks of ours and nothing else: revocation, profile and session document. */
export default async function MemberPage() {
  const tokens = await getRequestCookiesTokens(await cookies(), {
    cookieName: 'session',
    cookieSignatureKeys: process.env.AUTH_COOKIE_KEYS.split(','),
  });
  const { uid } = await getAuth(app()).verifyIdToken(tokens.idToken, true);
  const db = getFirestore(app());
  const profile = db.doc(`users/${uid}`);
  const [{ id }, session] = await db.getAll(
    profile,
    profile.collection('sessions').doc(tokens.metadata.sid),
  );
  if (!session.exists) throw new Error('This session is over.');
  return (
    <main>
      <h1>Member</h1>
      <p>{id}</p>
    </main>
  );
}

function app() {
  if (getApps().length > 0) return getApp();
  const projectId = process.env.FIREBASE_PROJECT_ID;
  return initializeApp({
    projectId,
    credential: cert({
      projectId,
      clientEmail: process.env.FIREBASE_CLIENT_EMAIL,
      privateKey: process.env.FIREBASE_PRIVATE_KEY,
    }),
  });
}
