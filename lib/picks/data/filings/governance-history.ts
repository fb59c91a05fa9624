import { monthsPerYear, yearOf } from '@/lib/calendar/date-parts';
import { daysBetween } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import { groupBy } from '@/lib/group-by';
import {
  shareOf,
  figureNames,
  figuresBy,
  withoutFlows,
  type AuditorRemark,
  type Dated,
  type Figures,
  type GovernanceHistory,
  type Surveillance,
  type FigureName,
  type FiscalYear,
} from '@/lib/picks/domain/company/company';
import { compareTexts } from '@/lib/text/compare-texts';
import type { ImportContent } from './imported-file';
import type { ResultsFiling } from './results-filing';

/** Two filings of the same company and year with different figures. The one published later counts. */
export type Contradiction = {
  isin: string;
  year: number;
  figures: readonly FigureName[];
};

export type FilingOfDay = { filing: ResultsFiling; publishedOn: IsoDate };

/**
 * The fiscal years of one basis, since a year of the parent alone does not compare with one of the group: consolidated
 * where one of the two newest years was filed so. A company that sold its subsidiaries files standalone years only. A year
 * of another length than twelve months, as after a change of the year's end, has the figures of its last day alone.
 * @param own by day of publication, oldest first.
 */
export function yearsOf(own: readonly FilingOfDay[]) {
  const annual = own.filter(({ filing }) => filing.periodEndsOn === filing.yearEndsOn);
  const newest = Math.max(...annual.map(({ filing }) => yearOf(filing.yearEndsOn)));
  const isOfGroup = annual.some(
    ({ filing }) => filing.basis === 'consolidated' && yearOf(filing.yearEndsOn) >= newest - 1,
  );
  const basis = isOfGroup ? 'consolidated' : 'standalone';
  const years: FiscalYear[] = [];
  const contradictions: Omit<Contradiction, 'isin'>[] = [];
  for (const { filing, publishedOn } of annual.filter(({ filing }) => filing.basis === basis)) {
    const year = yearOf(filing.yearEndsOn);
    const earlier = years.findLast((each) => each.year === year);
    const figures = isOfTwelveMonths(filing) ? filing.toDate : withoutFlows(filing.toDate);
    const next = { year, endsOn: filing.yearEndsOn, publishedOn, figures };
    if (!earlier) {
      years.push(next);
      continue;
    }
    const changed = differingFigures(earlier, next);
    if (changed.length > 0) contradictions.push({ year, figures: changed });
    const revised = { ...next, figures: withFigures(earlier.figures, next.figures) };
    if (earlier.publishedOn === publishedOn) years[years.indexOf(earlier)] = revised;
    else if (changed.length > 0 || hasMore(revised, earlier)) years.push(revised);
  }
  const covered = new Set(years.map(({ year }) => year));
  const others = new Set(
    annual.map(({ filing }) => yearOf(filing.yearEndsOn)).filter((year) => !covered.has(year)),
  );
  const otherLengths = annual.filter(
    ({ filing }) => filing.basis === basis && !isOfTwelveMonths(filing),
  );
  return {
    years,
    contradictions,
    otherBasisYears: others.size,
    otherLengthYears: new Set(otherLengths.map(({ filing }) => filing.yearEndsOn)).size,
  };
}

/** Some filers write the first or last day of a year wrongly by a few days. */
const maxDaysOff = 10;

function isOfTwelveMonths({ yearStartsOn, yearEndsOn }: ResultsFiling): boolean {
  const wanted = shiftMonths(yearStartsOn, monthsPerYear);
  return Math.abs(daysBetween(wanted, yearEndsOn)) <= maxDaysOff;
}

/** Beyond a thousandth, which is rounding. A figure that one of them lacks contradicts nothing. */
function differingFigures(one: FiscalYear, other: FiscalYear): FigureName[] {
  return figureNames.filter((name) => {
    const [before, after] = [one.figures[name], other.figures[name]];
    if (before === null || after === null) return false;
    return Math.abs(after - before) > Math.max(Math.abs(before), Math.abs(after)) / 1000;
  });
}

/** The figures of a statement, with those of another in the place of the ones that it has. */
function withFigures(figures: Figures, over: Figures): Figures {
  return figuresBy((name) => over[name] ?? figures[name]);
}

const hasMore = (one: FiscalYear, other: FiscalYear): boolean =>
  figureNames.some((name) => one.figures[name] !== null && other.figures[name] === null);

/**
 * Years as filed and the others of the operator's table, which also gives the figures that filings lack, from the day on
 * which both are public.
 * @param filed of one year by day of publication, oldest first.
 */
export function withTable(
  filed: readonly FiscalYear[],
  table: readonly FiscalYear[],
): readonly FiscalYear[] {
  const typedYears = new Map(table.map((typed) => [typed.year, typed]));
  const filedYears = groupBy(filed, ({ year }) => year);
  const others = table.filter(({ year }) => !filedYears.has(year));
  const completed = [...filedYears].flatMap(([year, revisions]) => {
    const typed = typedYears.get(year);
    if (!typed) return revisions;
    return revisions.flatMap((revision, index) => {
      const full = { ...revision, figures: withFigures(typed.figures, revision.figures) };
      if (typed.publishedOn <= revision.publishedOn) return [full];
      const next = revisions[index + 1];
      const isReplaced = next !== undefined && next.publishedOn <= typed.publishedOn;
      if (isReplaced || !hasMore(full, revision)) return [revision];
      return [revision, { ...full, publishedOn: typed.publishedOn }];
    });
  });
  return [...others, ...completed];
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

type Lists = Extract<ImportContent, { kind: 'surveillance' }>;

type WatchedBy = Partial<Record<Lists['list'], { asOf: IsoDate; isOn: boolean }>>;

/**
 * The surveillance of a share after each published list and each line of the operator's table, as of the list on which it
 * stands. That it is on no list is known from a table, and for shares of the exchange from both lists (ASM and GSM), as
 * of the older one. A share that left one list while the other is unknown: not known.
 */
export function surveillanceByShare(
  lists: readonly Lists[],
  shareOfSymbol: ReadonlyMap<string, string>,
) {
  const published = lists.map(({ list, asOf, rows }) => ({
    list,
    publishedOn: asOf,
    shares: new Set(
      rows.map(({ isin, symbol }) => (isin ? shareOf(isin) : shareOfSymbol.get(symbol))),
    ),
  }));
  return (
    share: string,
    isOfExchange: boolean,
    table: GovernanceHistory['surveillance'] = [],
  ): Dated<Surveillance | null>[] => {
    const inOrder = [...table, ...published].sort((one, other) =>
      compareTexts(one.publishedOn, other.publishedOn),
    );
    const byDay = new Map<IsoDate, Dated<Surveillance | null>>();
    let newest: WatchedBy = {};
    let last: Surveillance | null = null;
    const note = (each: Dated<Surveillance | null>) => {
      last = each.value;
      byDay.set(each.publishedOn, each);
    };
    for (const each of inOrder) {
      const { publishedOn } = each;
      if (!('list' in each)) {
        newest = onTable(each);
        note(each);
        continue;
      }
      newest = { ...newest, [each.list]: { asOf: publishedOn, isOn: each.shares.has(share) } };
      const found = onLists(newest, isOfExchange);
      if (found) note({ ...found, publishedOn });
      else if (last === 'asm' || last === 'gsm') {
        note({ value: null, asOf: publishedOn, publishedOn });
      }
    }
    return [...byDay.values()];
  };
}

function onTable({ value, asOf }: Dated<Surveillance | null>): WatchedBy {
  if (value === null) return {};
  const off = { asOf, isOn: false };
  return value === 'none' ? { asm: off, gsm: off } : { [value]: { asOf, isOn: true } };
}

function onLists({ asm, gsm }: WatchedBy, isOfExchange: boolean) {
  if (gsm?.isOn) return { value: 'gsm', asOf: gsm.asOf } as const;
  if (asm?.isOn) return { value: 'asm', asOf: asm.asOf } as const;
  if (!gsm || !asm || !isOfExchange) return null;
  return { value: 'none', asOf: gsm.asOf < asm.asOf ? gsm.asOf : asm.asOf } as const;
}

export function governanceOf(
  table: GovernanceHistory | undefined,
  own: readonly FilingOfDay[],
  {
    holdings,
    surveillance,
  }: {
    holdings: readonly {
      promoterPercent: number | null;
      pledgedPercent: number | null;
      asOf: IsoDate;
      publishedOn: IsoDate;
    }[];
    surveillance: GovernanceHistory['surveillance'];
  },
): GovernanceHistory {
  const of = (name: 'promoterPercent' | 'pledgedPercent') =>
    holdings.flatMap(({ [name]: value, asOf, publishedOn }) =>
      value === null ? [] : [{ value, asOf, publishedOn }],
    );
  return {
    promoterPercent: merged(table?.promoterPercent, of('promoterPercent')),
    pledgedPercent: merged(table?.pledgedPercent, of('pledgedPercent')),
    surveillance,
    auditor: auditorOf(table?.auditor, opinionsOf(own)),
  };
}

/**
 * The operator's notes about the auditor with the opinions of the filings. A clean opinion says nothing of the auditor's
 * change: a change or resignation of the same year that was noted before stays.
 */
function auditorOf(
  table: readonly Dated<AuditorRemark>[] = [],
  opinions: readonly Dated<AuditorRemark>[],
): Dated<AuditorRemark>[] {
  const remarks = opinions.map((opinion) => {
    const note = table.findLast(
      ({ asOf, publishedOn }) => asOf === opinion.asOf && publishedOn <= opinion.publishedOn,
    );
    const hasLeft = note?.value === 'changed' || note?.value === 'resigned';
    return opinion.value === 'none' && hasLeft ? { ...opinion, value: note.value } : opinion;
  });
  return merged(table, remarks);
}

/**
 * The auditors' opinion on each year, where it changes. It is qualified while that on either basis is: only a filing of
 * a later day and of the same basis can say otherwise.
 * @param own by day of publication, oldest first.
 */
function opinionsOf(own: readonly FilingOfDay[]): Dated<AuditorRemark>[] {
  const opinions: Dated<AuditorRemark>[] = [];
  const years = new Map<
    IsoDate,
    { value: AuditorRemark | null; qualifiedOn: Map<string, IsoDate> }
  >();
  for (const { filing, publishedOn } of own) {
    const { isOpinionClean, periodEndsOn, yearEndsOn: asOf, basis } = filing;
    if (isOpinionClean === null || periodEndsOn !== asOf) continue;
    const year = years.get(asOf) ?? { value: null, qualifiedOn: new Map<string, IsoDate>() };
    years.set(asOf, year);
    if (!isOpinionClean) year.qualifiedOn.set(basis, publishedOn);
    else if (year.qualifiedOn.get(basis) !== publishedOn) year.qualifiedOn.delete(basis);
    const value = year.qualifiedOn.size > 0 ? 'qualified' : 'none';
    if (value !== year.value) opinions.push({ value, asOf, publishedOn });
    year.value = value;
  }
  return opinions;
}

/**
 * Both lists as one: oldest first, and those about one day by publication, because what a later filing corrects was
 * known until then. Where both lists have a statement about one day that was published on one day, that of the filings
 * counts. A statement that only repeats the one before it about the same day is left out.
 */
function merged<T>(table: readonly Dated<T>[] = [], read: readonly Dated<T>[]): Dated<T>[] {
  const all = [...table, ...read].map(
    (each) => [`${each.asOf} ${each.publishedOn}`, each] as const,
  );
  return [...new Map(all)]
    .sort(([one], [other]) => compareTexts(one, other))
    .map(([, each]) => each)
    .filter((each, index, inOrder) => {
      const before = inOrder[index - 1];
      return before?.asOf !== each.asOf || before.value !== each.value;
    });
}
