import { exportStream } from '@/lib/account/user-data';
import { signedOutOr } from '@/lib/auth/domain/account-problem';
import { problemAnswer } from '@/lib/auth/domain/answers';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { findUser } from '@/lib/auth/server/session';
import { refuseExport } from '@/lib/limits/file-limit-store';

/** Streams all data that the site stores about the signed-in member, written while it is read. */
export async function GET(): Promise<Response> {
  const user = await findUser();
  if (!user.ok)
    return problemAnswer(signedOutOr(user.problem), user.problem === 'unavailable' ? 503 : 401);
  const refused = await refuseExport(user.value.uid);
  if (refused) return refused;
  const now = new Date();
  return new Response(exportStream(user.value, now), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="arthayatra-everything-${dateInIndia(now)}.json"`,
      'cache-control': 'private, no-store',
    },
  });
}
