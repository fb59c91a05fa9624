import { noSessionAnswer, personalJson, unavailableAnswer } from '@/lib/answers';
import { findUser } from '@/lib/auth/server/session';
import { readWallOf } from '@/lib/support/wall-store';

/** The signed-in member's entries on the wall, from all devices. */
export async function GET(): Promise<Response> {
  const user = await findUser();
  if (!user.ok) return noSessionAnswer(user.problem);
  try {
    return personalJson({ entries: await readWallOf(user.value.uid) });
  } catch (error) {
    return unavailableAnswer('The wall could not be read', error);
  }
}
