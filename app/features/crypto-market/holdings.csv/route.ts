import { sentenceAnswer } from '@/lib/answers';
import { csvResponse } from '@/lib/csv/csv';
import type { AccountProblem } from '@/lib/auth/domain/account-problem';
import { findUser } from '@/lib/auth/server/session';
import { refuseExport } from '@/lib/limits/file-limit-store';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { lotsCsv } from '@/lib/crypto/domain/crypto-csv';
import { vdaLawOn } from '@/lib/crypto/domain/vda-law';
import { loadMarket } from '@/lib/crypto/server/source';
import { lotRowsOf, yourCoins } from '@/lib/crypto/domain/your-coins';
import { messages } from '@/lib/messages';
import { listSavedItemsOf } from '@/lib/saved/store';

const { yours } = messages().crypto;

function refusal(problem: AccountProblem): Response {
  return problem === 'unavailable'
    ? sentenceAnswer(yours.unavailable, 503)
    : sentenceAnswer(yours.form.outcomes.guest, 401);
}

/** The member's purchases. A guest's purchases are in the browser, which makes its own file. */
export async function GET(): Promise<Response> {
  const user = await findUser();
  if (!user.ok) return refusal(user.problem);
  const refused = await refuseExport(user.value.uid);
  if (refused) return refused;
  const [items, market] = await Promise.all([listSavedItemsOf(user.value), loadMarket()]);
  if (!items.ok) return refusal(items.problem);
  const { data, ...origin } = market.ok ? market.value : { data: null };
  const today = dateInIndia(new Date());
  const { law } = vdaLawOn(today);
  const coins = yourCoins(items.value, data?.coins ?? [], law);
  const known = 'source' in origin ? origin : null;
  return csvResponse('crypto-purchases.csv', lotsCsv(known, lotRowsOf(coins), today));
}
