import type { IsoDate } from '@/lib/calendar/iso-date';
import { ratioColumns } from '@/lib/picks/domain/ratios/ratio-columns';
import { compileExpression, compileRule } from './compile-rule';
import { printRule } from './print-rule';
import { ranked, type RankedRow } from '@/lib/picks/domain/ratios/ranked';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { readCheckedScreen, type ReadScreen } from './read-screen';
import { compileReasons, type ReasonsOf } from './reasons';
import type { Screen, ScreenedCompany, ScreenResult } from './screen';

/**
 * Which companies meet the rule on a day, in the order of the ranking, each with its reasons.
 * @param rows of that day (ratioRows). @throws for a screen that readScreen refuses.
 */
export function runScreen(screen: Screen, rows: readonly RatioRow[], asOf: IsoDate): ScreenResult {
  const read = readCheckedScreen(screen);
  const { best, count, failed, undecided } = sift(read, rows, read.take);
  const reasonsOf = compileReasons(read.rule, rows);
  return {
    screenId: read.id,
    ruleText: printRule(read.rule),
    asOf,
    companies: rows.length,
    failed,
    undecided,
    notTaken: count - best.length,
    passed: best.map((entry, index) => screened(entry, index + 1, reasonsOf)),
  };
}

/** Those that pass, in the order of the ranking. @param take how many of them; null for all */
export function sift(
  { rule, criteria }: ReadScreen,
  rows: readonly RatioRow[],
  take: number | null,
) {
  const columns = ratioColumns(rows);
  const verdictOf = compileRule(rule, columns);
  const passed: number[] = [];
  let failed = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const verdict = verdictOf(at);
    if (verdict) passed.push(at);
    else if (verdict === false) failed += 1;
  }
  const { best, count } = ranked(
    rows,
    passed,
    criteria.map(({ expression, better, weight }) => ({
      numberOf: compileExpression(expression, columns),
      better,
      weight,
    })),
    take,
  );
  return { best, count, failed, undecided: rows.length - failed - count };
}

function screened(
  { row, at, score }: RankedRow,
  place: number,
  reasonsOf: ReasonsOf,
): ScreenedCompany {
  const { isin, symbol, name, sector, industry, redFlags } = row;
  const reasons = reasonsOf(at);
  return { isin, symbol, name, sector, industry, place, score, redFlags, reasons };
}
