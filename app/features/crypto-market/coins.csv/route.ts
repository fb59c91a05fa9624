import { readSearchParams } from '@/lib/query-values';
import type { NextRequest } from 'next/server';
import { sentenceAnswer } from '@/lib/answers';
import { csvResponse } from '@/lib/csv/csv';
import { marketCsv } from '@/lib/crypto/domain/crypto-csv';
import { inCurrency, listedCoins } from '@/lib/crypto/domain/market-view';
import { readMarketQuery } from '@/lib/crypto/domain/market-query';
import { loadCategoryMembers, loadDollarRate, loadMarket } from '@/lib/crypto/server/source';
import { refuseFile } from '@/lib/limits/file-limit-store';
import { offeredCount } from '@/lib/crypto/data/trending-payload';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const { table } = messages().crypto;

/** All pages of the table in one file, for the query of the page. */
export async function GET(request: NextRequest): Promise<Response> {
  const refused = await refuseFile(request);
  if (refused) return refused;
  const query = readMarketQuery(readSearchParams(request.nextUrl.searchParams));
  const [market, members, rate] = await Promise.all([
    loadMarket(),
    query.category ? loadCategoryMembers(query.category) : null,
    query.currency === 'usd' ? loadDollarRate() : null,
  ]);
  if (members?.ok === false && members.problem === 'not-found') {
    return sentenceAnswer(fill(table.noFileOfCategory, { count: offeredCount }), 404);
  }
  // No file rather than one with all coins, or with prices in rupees, under the wrong name.
  if (!market.ok || members?.ok === false || rate?.ok === false) {
    return sentenceAnswer(table.noFile, 503);
  }
  const { data, ...origin } = market.value;
  const { coins, currency } = inCurrency(data, rate);
  const memberIds = members ? new Set(members.value.data) : null;
  return csvResponse(
    'crypto-market.csv',
    marketCsv(origin, listedCoins(coins, query, memberIds), currency, rate?.value),
  );
}
