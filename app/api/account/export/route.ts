import { exportStream } from '@/lib/account/user-data';
import { fileAnswer, noSessionAnswer } from '@/lib/answers';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { findUser } from '@/lib/auth/server/session';
import { refuseExport } from '@/lib/limits/file-limit-store';

/** Streams all data that the site stores about the signed-in member, written while it is read. */
export async function GET(): Promise<Response> {
  const user = await findUser();
  if (!user.ok) return noSessionAnswer(user.problem);
  const refused = await refuseExport(user.value.uid);
  if (refused) return refused;
  const now = new Date();
  return fileAnswer(
    `arthayatra-everything-${dateInIndia(now)}.json`,
    'application/json; charset=utf-8',
    exportStream(user.value, now),
  );
}
