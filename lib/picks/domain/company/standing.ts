import type { IsoDate } from '@/lib/calendar/iso-date';
import { ratioColumns } from '@/lib/picks/domain/ratios/ratio-columns';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { compileExpression, compileRule, isUnknown } from '@/lib/picks/domain/screen/compile-rule';
import { readCheckedScreen } from '@/lib/picks/domain/screen/read-screen';
import { compileReasons } from '@/lib/picks/domain/screen/reasons';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import type { Reason, Screen } from '@/lib/picks/domain/screen/screen';

/** How a company stands to a screen. */
export type Standing = {
  screenId: string;
  /** `not-taken`: it meets the rule but ranked too low. `undecided`: a number that decides is not known. */
  verdict: 'picked' | 'not-taken' | 'failed' | 'undecided';
  /** 1 is first; null when it is not picked. */
  place: number | null;
  /** How many the screen lists at most; null where it lists all. */
  take: number | null;
  reasons: readonly Reason[];
};

/** @param rows all companies of the day: what is taken depends on the others. @param row one of them. */
export function standingOf(
  screen: Screen,
  row: RatioRow,
  rows: readonly RatioRow[],
  asOf: IsoDate,
): Standing {
  const { rule, criteria } = readCheckedScreen(screen);
  const columns = ratioColumns([row]);
  const place =
    runScreen(screen, rows, asOf).passed.find(({ isin }) => isin === row.isin)?.place ?? null;
  const passes = compileRule(rule, columns)(0);
  const isRanked = criteria.every(
    ({ expression }) => !isUnknown(compileExpression(expression, columns)(0)),
  );
  return {
    screenId: screen.id,
    verdict:
      place !== null
        ? 'picked'
        : passes === false
          ? 'failed'
          : passes && isRanked
            ? 'not-taken'
            : 'undecided',
    place,
    take: screen.ranking?.take ?? null,
    reasons: compileReasons(rule, [row])(0),
  };
}
