import type { CoinInBrief } from '@/lib/crypto/domain/your-coins';
import { loadMarket } from '@/lib/crypto/server/source';
import { sentenceAnswer } from '@/lib/answers';
import { refuseFile } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';

const { yours } = messages().crypto;

/**
 * Today's prices of all 250 coins, for a guest's list. The list is stored in the browser only, so the browser loads
 * all prices and does not reveal which coins it needs.
 */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseFile(request);
  if (refused) return refused;
  const market = await loadMarket();
  if (!market.ok) return sentenceAnswer(yours.pricesUnknown, 503);
  const { data, ...origin } = market.value;
  const coins = data.coins.map(({ id, name, symbol, price, changePercent }): CoinInBrief => ({
    id,
    name,
    symbol,
    price,
    changePercent: { '24h': changePercent['24h'] },
  }));
  return Response.json({ origin, coins }, { headers: { 'cache-control': 'no-store' } });
}
