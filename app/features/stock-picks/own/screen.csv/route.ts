import { withFallback } from '@/lib/errors';
import { readSearchParams } from '@/lib/query-values';
import type { NextRequest } from 'next/server';
import { requireUser } from '@/lib/auth/server/session';
import { sentenceAnswer } from '@/lib/answers';
import { csvResponse } from '@/lib/csv/csv';
import { refuseExport } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';
import {
  columnsOf,
  listedCompanies,
  readCompanyList,
} from '@/lib/picks/domain/company/company-list';
import { permissionOf } from '@/lib/picks/domain/company/universe';
import { ownScreenCsv } from '@/lib/picks/domain/screen/own-screen-run';
import { readOwnScreen } from '@/lib/picks/domain/screen/own-screen-query';
import { readNewestStamp } from '@/lib/picks/server/record-store';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { loadMarket } from '@/lib/picks/server/source';
import { readMyPicks, watchedIsins } from '@/lib/picks/server/store';

const { picks, picksOwn } = messages();
const { record, own } = picksOwn;
const { universe } = picks;
const { csv, noMarket, accountDown } = own;

/** The companies that pass the screen in the query, with the columns, order and filters that it names, and with the newest hash of the record. For members. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  const member = await requireUser();
  const refused = await refuseExport(member.uid);
  if (refused) return refused;
  const query = readSearchParams(searchParams);
  const { screen, typed } = readOwnScreen(query);
  if (!screen) return sentenceAnswer(csv.unreadable, 400);
  const [market, mine, stamp] = await Promise.all([
    loadMarket(new Date()),
    typed.isWatchedOnly || query.col !== undefined ? readMyPicks(member) : null,
    readStamp(),
  ]);
  if (stamp === 'down') return sentenceAnswer(record.down, 503);
  if (!market) return sentenceAnswer(noMarket, 503);
  if (mine?.ok === false) return sentenceAnswer(accountDown, 503);
  const own = mine?.value.ratios ?? [];
  const watched = mine && typed.isWatchedOnly && new Set(watchedIsins(mine.value, market.universe));
  const rows = watched ? market.rows.filter(({ isin }) => watched.has(isin)) : market.rows;
  const list = readCompanyList(query, own, []);
  const columns = columnsOf(list.columns, own);
  const result = runScreen(screen, rows, market.asOf);
  const text = ownScreenCsv(
    result,
    { companies: listedCompanies(result.passed, rows, columns, list, own), columns },
    {
      newest: stamp,
      isSample: market.universe.kind === 'sample',
      permission: permissionOf(market, universe),
    },
    csv,
  );
  return csvResponse('own-screen.csv', text);
}

/** Without its hash a file cannot be compared with the record, so it is refused. */
async function readStamp() {
  return withFallback('The newest hash could not be read', 'down', () => readNewestStamp());
}
