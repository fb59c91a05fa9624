import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Company, FigureName, FiscalYear } from '@/lib/picks/domain/company/company';

/** A figure of the newest year that was public (0), of the one before it (1) and so on; null where not known. */
export type KnownYears = {
  newest: FiscalYear | null;
  figure: (name: FigureName, yearsAgo?: number) => number | null;
};

/**
 * What anybody could read on a day: years and revisions published later are not there. A year that is missing stays
 * missing.
 */
export function knownYears(company: Company, asOf: IsoDate): KnownYears {
  const byYear = new Map<number, FiscalYear>();
  let newest: FiscalYear | null = null;
  for (const year of company.years) {
    if (year.publishedOn > asOf) continue;
    byYear.set(year.year, year);
    if (!newest || year.year >= newest.year) newest = year;
  }
  return {
    newest,
    figure: (name, yearsAgo = 0) =>
      (newest && byYear.get(newest.year - yearsAgo)?.figures[name]) ?? null,
  };
}
