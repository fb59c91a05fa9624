import { fileAnswer } from '@/lib/answers';
import { savedItemsForFile } from '@/lib/dashboard/server/saved-items-file';
import { dateInIndia } from '@/lib/calendar/iso-date';

/** All saved items of the signed-in member, as stored. */
export async function GET(): Promise<Response> {
  const items = await savedItemsForFile();
  if (items instanceof Response) return items;
  const now = new Date();
  const exported = { format: 'arthayatra', version: 1, exportedAt: now, items };
  return fileAnswer(
    `arthayatra-export-${dateInIndia(now)}.json`,
    'application/json; charset=utf-8',
    JSON.stringify(exported, null, 2),
  );
}
