import { signedOutOr } from '@/lib/auth/domain/account-problem';
import { personalJson, problemAnswer } from '@/lib/answers';
import { findUser } from '@/lib/auth/server/session';
import { errorName } from '@/lib/errors';
import { readWallOf } from '@/lib/support/wall-store';

/** The signed-in member's entries on the wall, from all devices. */
export async function GET(): Promise<Response> {
  const user = await findUser();
  if (!user.ok)
    return problemAnswer(signedOutOr(user.problem), user.problem === 'unavailable' ? 503 : 401);
  try {
    return personalJson({ entries: await readWallOf(user.value.uid) });
  } catch (error) {
    console.error('The wall could not be read:', errorName(error));
    return problemAnswer('unavailable', 503);
  }
}
