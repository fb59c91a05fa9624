import { firstOf, readSearchParams } from '@/lib/query-values';
import type { NextRequest } from 'next/server';
import { personalRedirect, unavailableAnswer } from '@/lib/answers';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { safeReturnUrl } from '@/lib/auth/domain/return-url';
import { liveSession } from '@/lib/auth/server/session';
import { expiredCookieHeaders } from '@/lib/auth/edge/session-cookies';

/**
 * A page that finds its session ended cannot expire cookies, so it redirects here. This route checks again, expires
 * the cookies only when the session is truly over, and redirects to sign-in. A link from another site therefore signs
 * no one out.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const wanted = safeReturnUrl(firstOf(readSearchParams(request.nextUrl.searchParams).returnUrl));
  try {
    const session = await liveSession();
    switch (session.kind) {
      case 'live':
        return personalRedirect(wanted);
      case 'ended':
        return personalRedirect(
          `${signInUrl(wanted)}&reason=ended`,
          expiredCookieHeaders(request.cookies),
        );
      case 'guest':
      case 'stale':
        return personalRedirect(signInUrl(wanted));
    }
  } catch (error) {
    return unavailableAnswer('The session could not be checked', error);
  }
}
