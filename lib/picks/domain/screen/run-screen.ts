import type { IsoDate } from '@/lib/calendar/iso-date';
import { printRule } from './print-rule';
import { ranked, type RankedRow } from '@/lib/picks/domain/ratios/ranked';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { readScreen, type ReadScreen } from './read-screen';
import { compileReasons, type ReasonsOf } from './reasons';
import type { Screen, ScreenedCompany, ScreenResult } from './screen';

/**
 * Which companies meet the rule on a day, in the order of the ranking, each with its reasons.
 * @param rows of that day (ratioRows). @throws for a screen that readScreen refuses.
 */
export function runScreen(screen: Screen, rows: readonly RatioRow[], asOf: IsoDate): ScreenResult {
  const read = screenOf(screen);
  const { ordered, failed, undecided } = sift(read, rows);
  const taken = ordered.slice(0, read.take ?? ordered.length);
  const reasonsOf = compileReasons(read.rule);
  return {
    screenId: read.id,
    ruleText: printRule(read.rule),
    asOf,
    companies: rows.length,
    failed,
    undecided,
    notTaken: ordered.length - taken.length,
    passed: taken.map((entry, index) => screened(entry, index + 1, reasonsOf)),
  };
}

function screenOf(screen: Screen): ReadScreen {
  const read = readScreen(screen);
  if (!read.ok) throw new Error(`Screen ${screen.id}, ${read.at}: ${read.error.problem}`);
  return read.value;
}

/** All that pass, in the order of the ranking. */
export function sift(read: ReadScreen, rows: readonly RatioRow[]) {
  const passed: RatioRow[] = [];
  let failed = 0;
  for (const row of rows) {
    const verdict = read.verdict(row.values);
    if (verdict) passed.push(row);
    else if (verdict === false) failed += 1;
  }
  const { ranked: ordered } = ranked(passed, read.criteria);
  return { ordered, failed, undecided: rows.length - failed - ordered.length };
}

function screened({ row, score }: RankedRow, place: number, reasonsOf: ReasonsOf): ScreenedCompany {
  const { isin, symbol, name, sector, industry, redFlags } = row;
  return {
    isin,
    symbol,
    name,
    sector,
    industry,
    place,
    score,
    redFlags,
    reasons: reasonsOf(row),
  };
}
