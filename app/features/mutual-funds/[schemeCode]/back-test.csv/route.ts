import { endsOf } from '@/lib/ends-of';
import { sentenceAnswer } from '@/lib/answers';
import { jumpInBackTest, readBackTest, runBackTest } from '@/lib/funds/domain/back-test';
import { backTestCsv } from '@/lib/funds/domain/list/fund-csv';
import { jumpSentence } from '@/components/funds/fund-sentences';
import { messages } from '@/lib/messages';
import { csvResponse } from '@/lib/csv/csv';
import { fundFileRoute } from '@/lib/funds/server/fund-file-route';

const { funds } = messages();

/** The cash flows of a back-test: the query is that of the page. */
export const GET = fundFileRoute(({ origin, series }, typed) => {
  const { first, last } = endsOf(series);
  const days = { first: first.date, last: last.date };
  const test = readBackTest(typed, days).request;
  const jump = test && jumpInBackTest(series, test);
  if (jump) return sentenceAnswer(jumpSentence(jump, funds.fund.backTest.jump), 400);
  const result = test && runBackTest(series, test);
  if (!test || !result) return sentenceAnswer(funds.files.noInstalments, 400);
  return csvResponse(`back-test-${origin.scheme.code}.csv`, backTestCsv(origin, test, result));
});
