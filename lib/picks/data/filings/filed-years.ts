import type { IsoDate } from '@/lib/calendar/iso-date';
import { figureNames, type FigureName, type FiscalYear } from '@/lib/picks/domain/company/company';
import type { ResultsFiling } from './results-filing';

/** Two filings of the same company and year that say different things. The one published later counts. */
export type Contradiction = {
  isin: string;
  year: number;
  figures: readonly FigureName[];
};

export type FilingOfDay = { filing: ResultsFiling; publishedOn: IsoDate; importedOn: IsoDate };

export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/**
 * The fiscal years of one basis: consolidated where the company ever filed so, since a year of the parent alone does not
 * compare with one of the group.
 * @param own by day of publication, oldest first.
 */
export function yearsOf(own: readonly FilingOfDay[]) {
  const annual = own.filter(({ filing }) => filing.periodEndsOn === filing.yearEndsOn);
  const basis = annual.some(({ filing }) => filing.basis === 'consolidated')
    ? 'consolidated'
    : 'standalone';
  const years: FiscalYear[] = [];
  const contradictions: Omit<Contradiction, 'isin'>[] = [];
  for (const { filing, publishedOn } of annual.filter(({ filing }) => filing.basis === basis)) {
    const year = Number(filing.yearEndsOn.slice(0, 4));
    const earlier = years.findLast((each) => each.year === year);
    const next = { year, endsOn: filing.yearEndsOn, publishedOn, figures: filing.toDate };
    const figures = earlier ? differingFigures(earlier, next) : [];
    if (figures.length > 0) contradictions.push({ year, figures });
    if (!earlier) years.push(next);
    else if (earlier.publishedOn === publishedOn) years[years.indexOf(earlier)] = next;
    else if (figures.length > 0) years.push(next);
  }
  const covered = new Set(years.map(({ year }) => year));
  const others = new Set(
    annual
      .map(({ filing }) => Number(filing.yearEndsOn.slice(0, 4)))
      .filter((year) => !covered.has(year)),
  );
  return { years, contradictions, otherBasisYears: others.size };
}

/** Beyond a thousandth, which is rounding. A figure that one of them lacks contradicts nothing. */
function differingFigures(one: FiscalYear, other: FiscalYear): FigureName[] {
  return figureNames.filter((name) => {
    const [before, after] = [one.figures[name], other.figures[name]];
    if (before === null || after === null) return false;
    return Math.abs(after - before) > Math.max(Math.abs(before), Math.abs(after)) / 1000;
  });
}

export function differing(
  isin: string,
  table: readonly FiscalYear[],
  filed: readonly FiscalYear[],
): Contradiction[] {
  return table.flatMap((year) => {
    const filing = filed.findLast((each) => each.year === year.year);
    const figures = filing ? differingFigures(year, filing) : [];
    return figures.length > 0 ? [{ isin, year: year.year, figures }] : [];
  });
}
