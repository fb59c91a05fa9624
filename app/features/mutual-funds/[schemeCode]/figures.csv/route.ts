import { sentenceAnswer } from '@/lib/answers';
import { csvResponse } from '@/lib/csv/csv';
import { comparatorsOf } from '@/lib/funds/domain/comparators';
import { loadMarket, loadSeries } from '@/lib/funds/server/source';
import { fundFileRoute } from '@/lib/funds/server/fund-file-route';
import { indexReturnsBeside } from '@/lib/funds/domain/market/market';
import { figuresCsv } from '@/lib/funds/domain/list/fund-csv';
import { messages } from '@/lib/messages';
import { readRiskless } from '@/lib/funds/domain/fund-query';

const { funds } = messages();

/** Returns and risk of a scheme beside its category and index fund, with a source line; a riskless rate as on the page. */
export const GET = fundFileRoute(async ({ origin, series, scheme }, typed) => {
  const riskless = readRiskless(typed);
  if (!riskless.ok) return sentenceAnswer(funds.files.badRiskless, 400);
  const [market, allSeries] = await Promise.all([loadMarket(), loadSeries()]);
  const comparators = comparatorsOf(scheme, allSeries);
  const group = market.groupOf(scheme.code);
  const indexFund = comparators.index?.fund ?? group?.indexFund;
  const indexReturns = indexReturnsBeside(market, indexFund, series.at(-1)?.date ?? null);
  const text = figuresCsv(origin, series, riskless.value, { comparators, group, indexReturns });
  return csvResponse(`figures-${origin.scheme.code}.csv`, text);
});
