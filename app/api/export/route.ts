import { fileAnswer } from '@/lib/answers';
import { refusal } from '@/lib/dashboard/domain/saved-items-refusal';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { findUser } from '@/lib/auth/server/session';
import { refuseExport } from '@/lib/limits/file-limit-store';
import { listSavedItemsOf } from '@/lib/saved/store';

/** All saved items of the signed-in member, as stored. */
export async function GET(): Promise<Response> {
  const user = await findUser();
  if (!user.ok) return refusal(user.problem);
  const refused = await refuseExport(user.value.uid);
  if (refused) return refused;
  const saved = await listSavedItemsOf(user.value);
  if (!saved.ok) return refusal(saved.problem);
  const now = new Date();
  const exported = { format: 'arthayatra', version: 1, exportedAt: now, items: saved.value };
  return fileAnswer(
    `arthayatra-export-${dateInIndia(now)}.json`,
    'application/json; charset=utf-8',
    JSON.stringify(exported, null, 2),
  );
}
