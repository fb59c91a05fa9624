import { csvResponse } from '@/lib/csv/csv-response';
import { findUser } from '@/lib/auth/session';
import { refuseExport } from '@/lib/limits/file-limit-store';
import { lotsCsv } from '@/lib/crypto/crypto-csv';
import { loadMarket } from '@/lib/crypto/source';
import { lotRowsOf, yourCoins } from '@/lib/crypto/your-coins';
import { messages } from '@/lib/messages';
import { listMySavedItems } from '@/lib/saved/store';
import { textAnswer } from '../text-answer';
import { vdaLawToday } from '../vda-law-today';

const { yours } = messages().crypto;

/** The purchases of whoever is signed in. A guest's are in the browser, which makes its own file. */
export async function GET(): Promise<Response> {
  const user = await findUser();
  const refused = user.ok ? await refuseExport(user.value.uid) : null;
  if (refused) return refused;
  const [items, market] = await Promise.all([listMySavedItems(), loadMarket()]);
  if (!items.ok && items.problem === 'unavailable') return textAnswer(503, yours.unavailable);
  if (!items.ok) return textAnswer(401, yours.form.outcomes.guest);
  const { data, ...origin } = market.ok ? market.value : { data: null };
  const coins = yourCoins(items.value, data?.coins ?? [], vdaLawToday().law);
  const known = 'source' in origin ? origin : null;
  return csvResponse('crypto-purchases.csv', lotsCsv(known, lotRowsOf(coins)));
}
