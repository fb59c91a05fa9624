import { endsOf } from '@/lib/ends-of';
import { sentenceAnswer } from '@/lib/answers';
import { readSearchParams } from '@/lib/query-values';
import { jumpInBackTest, readBackTest, runBackTest } from '@/lib/funds/domain/back-test';
import { backTestCsv } from '@/lib/funds/domain/list/fund-csv';
import { readFundQuery } from '@/lib/funds/domain/fund-query';
import { jumpSentence } from '@/components/funds/fund-sentences';
import { messages } from '@/lib/messages';
import { csvResponse } from '@/lib/csv/csv';
import { loadForFile } from '@/lib/funds/server/load-for-file';

const { funds } = messages();

/** The cash flows of a back-test: the query is that of the page. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ schemeCode: string }> },
): Promise<Response> {
  const loaded = await loadForFile(request, params);
  if (loaded instanceof Response) return loaded;
  const { origin, series } = loaded;
  const typed = readFundQuery(readSearchParams(new URL(request.url).searchParams));
  const { first, last } = endsOf(series);
  const days = { first: first.date, last: last.date };
  const test = readBackTest(typed, days).request;
  const jump = test && jumpInBackTest(series, test);
  if (jump) return sentenceAnswer(jumpSentence(jump, funds.fund.backTest.jump), 400);
  const result = test && runBackTest(series, test);
  if (!test || !result) return sentenceAnswer(funds.files.noInstalments, 400);
  return csvResponse(`back-test-${origin.scheme.code}.csv`, backTestCsv(origin, test, result));
}
