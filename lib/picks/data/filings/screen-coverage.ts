import type { IsoDate } from '@/lib/calendar/iso-date';
import { importedUniverse } from '@/lib/picks/data/imported-universe';
import type { StoredUniverse } from '@/lib/picks/data/stored-files';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-rows';
import { worksWithoutPrices } from '@/lib/picks/domain/screen/reasons';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { screens } from '@/lib/picks/domain/screen/screens';

export type ScreenCoverage = {
  id: string;
  worksWithoutPrices: boolean;
  companies: number;
  /** Of how many the figures decide whether they pass. */
  decided: number;
  passed: number;
};

/** What each of the site's screens makes of imported companies without any price. */
export function screenCoverage(
  { companies, actions }: Pick<StoredUniverse, 'companies' | 'actions'>,
  today: IsoDate,
): ScreenCoverage[] {
  const rows = ratioRows(importedUniverse(companies, actions, [], today), {
    asOf: today,
    priceLagDays: 0,
  });
  return screens.map((screen) => {
    const result = runScreen(screen, rows, today);
    return {
      id: screen.id,
      worksWithoutPrices: worksWithoutPrices(screen),
      companies: result.companies,
      decided: result.companies - result.undecided,
      passed: result.passed.length + result.notTaken,
    };
  });
}
