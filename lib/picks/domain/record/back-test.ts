import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import { listOutcome, type ListOutcome } from './list-outcome';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-rows';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import type { Screen } from '@/lib/picks/domain/screen/screen';
import type { Universe } from '@/lib/picks/domain/company/universe';

const backTestYears = [1, 3, 5] as const;

/** Computed today, with a rule whose author knew the later prices. It is no part of the record and labelled so. */
export type BackTest = ListOutcome & {
  kind: 'back-test';
  years: (typeof backTestYears)[number];
  /** How many companies the screen looked at, those that are gone since among them. */
  companies: number;
};

export type BackTestSetting = {
  universe: Universe;
  /** An index fund's NAV, or the sample's market. */
  benchmark: readonly DatedValue[];
  /** The newest day whose prices may be shown. */
  to: IsoDate;
  /** As in the runs that go on record: the past is screened as the present is. */
  priceLagDays: number;
};

/**
 * What each screen would have picked 1, 3 and 5 years before `to`, from what was public then (`ratioRows`), and the
 * outcome of those lists, by the screen's id. Of a restated year the first filing counts, where both were imported. All
 * lists are of one universe. The ratios of a whole market take longest, so that they are computed once for all screens.
 */
export function backTestScreens(
  screens: readonly Screen[],
  { universe, benchmark, to, priceLagDays }: BackTestSetting,
): ReadonlyMap<string, readonly BackTest[]> {
  const pasts = backTestYears.map((years) => {
    const from = shiftMonths(to, -12 * years);
    return { years, from, rows: ratioRows(universe, { asOf: from, priceLagDays }) };
  });
  return new Map(
    screens.map((screen) => [
      screen.id,
      pasts.map(({ years, from, rows }) => ({
        kind: 'back-test',
        years,
        companies: rows.length,
        ...listOutcome(runScreen(screen, rows, from).passed, universe, benchmark, { from, to }),
      })),
    ]),
  );
}
