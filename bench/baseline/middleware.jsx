import { NextResponse } from 'next/server';
import { getFirebaseAuth } from 'next-firebase-auth-edge/auth';
import { getRequestCookiesTokens } from 'next-firebase-auth-edge/next/tokens';

export const config = { matcher: ['/member'] };

/** The same library as the site's, at the same work: our signature, then Google's. */
export async function middleware(request) {
  const { idToken } = await getRequestCookiesTokens(request.cookies, {
    cookieName: 'session',
    cookieSignatureKeys: process.env.AUTH_COOKIE_KEYS.split(','),
  });
  const auth = getFirebaseAuth({
    apiKey: process.env.FIREBASE_API_KEY,
    serviceAccount: {
      projectId: process.env.FIREBASE_PROJECT_ID,
      clientEmail: process.env.FIREBASE_CLIENT_EMAIL,
      privateKey: process.env.FIREBASE_PRIVATE_KEY,
    },
  });
  await auth.verifyIdToken(idToken);
  return NextResponse.next();
}
