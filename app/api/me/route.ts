import { pictureAddress } from '@/lib/account/picture-rules';
import { personalJson, problemAnswer, unavailableAnswer } from '@/lib/answers';
import { liveSession, memberOf } from '@/lib/auth/server/session';
import { ownerOf } from '@/lib/auth/domain/owner';

/**
 * Pseudonym, name and picture for the user area; asked only by browsers that hold the hint cookie. It expires no cookie: where
 * another tab signs in meanwhile, the answer would expire those of the new session.
 */
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
        return problemAnswer('signed-out', 401);
    }
  } catch (error) {
    return unavailableAnswer('The session could not be checked', error);
  }
}
