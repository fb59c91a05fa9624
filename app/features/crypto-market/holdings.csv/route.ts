import { csvResponse } from '@/lib/csv/csv';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { lotsCsv } from '@/lib/crypto/domain/crypto-csv';
import { savedItemsForFile } from '@/lib/dashboard/server/saved-items-file';
import { vdaLawOn } from '@/lib/crypto/domain/vda-law';
import { loadMarket } from '@/lib/crypto/server/source';
import { lotRowsOf, yourCoins } from '@/lib/crypto/domain/your-coins';

/** What is left of the member's purchases after sales. A guest's purchases are in the browser, which makes its own file. */
export async function GET(): Promise<Response> {
  const items = await savedItemsForFile();
  if (items instanceof Response) return items;
  const market = await loadMarket();
  const { data, ...origin } = market.ok ? market.value : { data: null };
  const today = dateInIndia(new Date());
  const { law } = vdaLawOn(today);
  const coins = yourCoins(items, data?.coins ?? [], law);
  const known = 'source' in origin ? origin : null;
  return csvResponse('crypto-purchases.csv', lotsCsv(known, lotRowsOf(coins), today));
}
