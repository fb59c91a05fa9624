import { paperFacts } from '@/components/picks/paper/paper-facts';
import { requireUser } from '@/lib/auth/server/session';
import { formatDate } from '@/lib/calendar/iso-date';
import { sentenceAnswer } from '@/lib/answers';
import { csvResponse } from '@/lib/csv/csv';
import { loadFundValues } from '@/lib/funds/server/source';
import { refuseExport } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { tradesCsv } from '@/lib/picks/domain/paper/paper-result';
import { loadPapers, readMyPapers } from '@/lib/picks/server/paper-source';
import { loadMarket } from '@/lib/picks/server/source';

const { picks, picksOwn, picksPaper } = messages();
const { page } = picksPaper;

/** All trades of one of the member's paper portfolios. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const member = await requireUser();
  const refused = await refuseExport(member.uid);
  if (refused) return refused;
  const [{ id }, market, mine] = await Promise.all([
    params,
    loadMarket(new Date()),
    readMyPapers(member),
  ]);
  if (!mine.ok) return sentenceAnswer(picksOwn.own.accountDown, 503);
  const portfolio = mine.value.find((each) => each.id === id);
  if (!portfolio) return sentenceAnswer(picks.missing.text, 404);
  if (!market) return sentenceAnswer(picksOwn.own.noMarket, 503);
  const { papers } = await loadPapers([portfolio], market, loadFundValues);
  const result = papers[0]?.result;
  if (!result) return sentenceAnswer(page.recordDown, 503);
  const notes = [
    portfolio.title,
    paperFacts(portfolio),
    ...(portfolio.source.kind === 'own'
      ? [fill(page.csv.rule, { rule: portfolio.source.ruleText })]
      : []),
    fill(page.csv.made, {
      date: formatDate(market.asOf),
      prices: formatDate(market.universe.pricesEndOn ?? market.pricesTo),
    }),
    page.disclaimer,
    ...(market.universe.kind === 'sample' ? [page.csv.sample] : []),
  ];
  return csvResponse(
    'paper-trades.csv',
    tradesCsv(result.figures?.trades ?? [], notes, {
      ...page.trades,
      ...page.csv,
      parts: page.costs.parts,
    }),
  );
}
