import type { NextRequest } from 'next/server';
import { requireUser } from '@/lib/auth/server/session';
import { formatDate } from '@/lib/calendar/iso-date';
import { sentenceAnswer } from '@/lib/answers';
import { csvResponse } from '@/lib/csv/csv';
import { loadFundValues } from '@/lib/funds/server/source';
import { refuseExport } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatFixed } from '@/lib/money/rupees';
import { readCompanyList, readSort } from '@/lib/picks/domain/company/company-list';
import { permissionOf } from '@/lib/picks/domain/company/universe';
import {
  screenColumns,
  screensCsv,
  screensNamed,
  sortedScreens,
} from '@/lib/picks/domain/screen/screen-line';
import { loadScreenLines } from '@/lib/picks/server/screen-lines';
import { loadMarket } from '@/lib/picks/server/source';
import { readSearchParams } from '@/lib/query-values';

const { picks, picksOwn, picksScreens } = messages();
const { csv, foot } = picks.list.table;

/** The list of screens in one file, as the address narrows and sorts it. For members. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  const member = await requireUser();
  const refused = await refuseExport(member.uid);
  if (refused) return refused;
  const market = await loadMarket(new Date());
  if (!market) return sentenceAnswer(picksOwn.own.noMarket, 503);
  const query = readSearchParams(searchParams);
  const { words: searched } = readCompanyList(query);
  const { lines: all, benchmark } = await loadScreenLines(market, picksScreens, loadFundValues);
  const lines = sortedScreens(
    screensNamed(all, searched, picksScreens),
    readSort(query, screenColumns),
    picksScreens,
  );
  const notes = [
    fill(foot, {
      date: formatDate(market.asOf),
      market: formatFixed(benchmark ? 100 + benchmark.percent : null, 2),
    }),
    picksOwn.own.csv.notAdvice,
    ...permissionOf(market, picks.universe),
    ...(market.universe.kind === 'sample' ? [picksOwn.own.csv.sample] : []),
  ];
  return csvResponse('stock-screens.csv', screensCsv(lines, picksScreens, notes, csv));
}
