import { sentenceAnswer } from '@/lib/answers';
import { csvResponse } from '@/lib/csv/csv';
import { listCsv } from '@/lib/funds/domain/list/fund-csv';
import { readListQuery } from '@/lib/funds/domain/list/list-query';
import { loadListPage, loadSchemes } from '@/lib/funds/server/source';
import { refuseFile } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';
import { readSearchParams } from '@/lib/query-values';

const { funds } = messages();

/** All funds that match the query, with every figure. */
export async function GET(request: Request): Promise<Response> {
  const refused = await refuseFile(request);
  if (refused) return refused;
  const query = readListQuery(readSearchParams(new URL(request.url).searchParams));
  const list = await loadSchemes();
  if (!list.ok) return sentenceAnswer(funds.files.listDown, 503);
  const { data, ...origin } = list.value;
  const { page, market } = await loadListPage(data, query);
  // No file rather than one with all funds under the wrong name.
  if (page.hasUnknownFilter) return sentenceAnswer(funds.files.unknownFilter, 404);
  return csvResponse('funds.csv', listCsv(origin, page.allRows, market));
}
