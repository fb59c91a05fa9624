import { pictureAddress } from '@/lib/account/picture-rules';
import { personalJson, problemAnswer, unavailableAnswer, withCookies } from '@/lib/answers';
import { liveSession, memberOf } from '@/lib/auth/server/session';
import { expiredCookieHeaders } from '@/lib/auth/edge/session-cookies';
import { ownerOf } from '@/lib/auth/domain/owner';

/** Pseudonym, name and picture for the user area; asked only by browsers that hold the hint cookie. */
export async function GET(): Promise<Response> {
  try {
    const session = await liveSession();
    switch (session.kind) {
      case 'live': {
        const { uid, username, profileImage } = memberOf(session);
        return personalJson({
          owner: ownerOf(uid),
          username,
          profileImage: pictureAddress(profileImage, 'small'),
        });
      }
      case 'stale':
        return problemAnswer('unavailable', 503);
      case 'guest':
      case 'ended':
        return withCookies(problemAnswer('signed-out', 401), expiredCookieHeaders());
    }
  } catch (error) {
    return unavailableAnswer('The session could not be checked', error);
  }
}
