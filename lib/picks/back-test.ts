import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { asKnownOn } from './as-known-on';
import { listOutcome, type ListOutcome } from './list-outcome';
import type { RatioRow } from './ratio-row';
import type { Screen, ScreenRun } from './screen';
import type { Universe } from './universe';

export const backTestYears = [1, 3, 5] as const;

/** Worked out today, by whoever wrote the rule knowing what came after: no part of the record, and labelled so. */
export type BackTest = ListOutcome & { kind: 'back-test'; years: (typeof backTestYears)[number] };

type Tools = {
  rowsOn: (universe: Universe, day: IsoDate) => readonly RatioRow[];
  run: ScreenRun;
};

/**
 * What a screen would have picked 1, 3 and 5 years before `to`, from what was public then, and what became of it.
 * @param to the newest day whose prices may be shown.
 */
export function backTestScreen(
  screen: Screen,
  {
    universe,
    benchmark,
    to,
  }: { universe: Universe; benchmark: readonly DatedValue[]; to: IsoDate },
  { rowsOn, run }: Tools,
): BackTest[] {
  return backTestYears.map((years) => {
    const from = shiftMonths(to, -12 * years);
    const { passed } = run(screen, rowsOn(asKnownOn(universe, from), from), from);
    return {
      kind: 'back-test',
      years,
      ...listOutcome(passed, universe, benchmark, { from, to }),
    };
  });
}
