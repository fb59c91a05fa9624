import { pictureAddress } from '@/lib/account/picture-rules';
import { personalJson, problemAnswer, withCookies } from '@/lib/answers';
import { liveSession, memberOf } from '@/lib/auth/server/session';
import { expiredCookieHeaders } from '@/lib/auth/edge/session-cookies';
import { errorName } from '@/lib/errors';

/** Name and picture for the user area; asked only by browsers that hold the hint cookie. */
export async function GET(): Promise<Response> {
  try {
    const session = await liveSession();
    switch (session.kind) {
      case 'live': {
        const { username, profileImage } = memberOf(session);
        return personalJson({ username, profileImage: pictureAddress(profileImage, 'small') });
      }
      case 'stale':
        return problemAnswer('unavailable', 503);
      case 'guest':
      case 'ended':
        return withCookies(problemAnswer('signed-out', 401), expiredCookieHeaders());
    }
  } catch (error) {
    console.error('The session could not be checked:', errorName(error));
    return problemAnswer('unavailable', 503);
  }
}
