import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import { rounded } from '@/lib/rounded';

/** What a figure is of: all of the year, or its last day. Imported files are stored with the figures in this order. */
const figurePeriods = {
  sales: 'year',
  costOfGoods: 'year',
  operatingProfit: 'year',
  otherIncome: 'year',
  depreciation: 'year',
  interest: 'year',
  profitBeforeTax: 'year',
  tax: 'year',
  netProfit: 'year',
  equity: 'last-day',
  borrowings: 'last-day',
  totalAssets: 'last-day',
  currentAssets: 'last-day',
  currentLiabilities: 'last-day',
  cash: 'last-day',
  inventories: 'last-day',
  receivables: 'last-day',
  netFixedAssets: 'last-day',
  operatingCashFlow: 'year',
  capitalSpending: 'year',
  dividends: 'year',
  shares: 'last-day',
} as const;

export type FigureName = keyof typeof figurePeriods;

/** The figures of a statement, in ₹ crore; shares in crore. Null: not published, or not known. */
export const figureNames = Object.keys(figurePeriods) as readonly FigureName[];

/**
 * operatingProfit is before depreciation, interest, tax and other income. dividends and capitalSpending are
 * positive when paid. shares are those at the year's end, adjusted for later splits, bonuses and rights as prices are.
 */
export type Figures = Readonly<Record<FigureName, number | null>>;

/** A balance of the last day is not below zero, but for equity, which losses can use up. */
export function canBeBelowZero(name: FigureName): boolean {
  return figurePeriods[name] === 'year' || name === 'equity';
}

/** The figures of the last day alone. */
export function withoutFlows(figures: Figures): Figures {
  return figuresBy((name) => (figurePeriods[name] === 'year' ? null : figures[name]));
}

export function figuresBy(of: (name: FigureName) => number | null): Figures {
  return Object.fromEntries(figureNames.map((name) => [name, of(name)])) as Figures;
}

export type FiscalYear = {
  /** The year it ends in: 2026 is the fiscal year 2025-26. */
  year: number;
  endsOn: IsoDate;
  /** When it became public: nothing computed for an earlier day may use it. */
  publishedOn: IsoDate;
  figures: Figures;
};

/** Something that was true on a day and became public on a later one. */
export type Dated<T> = { value: T; asOf: IsoDate; publishedOn: IsoDate };

/** The exchanges' lists: additional (asm) and graded (gsm) surveillance measures. */
export type Surveillance = 'none' | 'asm' | 'gsm';
export type AuditorRemark = 'none' | 'changed' | 'resigned' | 'qualified';

/** Oldest first, of one day by publication; surveillance by publication alone. An empty list: not known. */
export type GovernanceHistory = {
  /** Percent of all shares that the promoters hold. */
  promoterPercent: readonly Dated<number>[];
  /** Percent of the promoters' shares that are pledged. */
  pledgedPercent: readonly Dated<number>[];
  /** Null: no longer known, as after one list (ASM or GSM) without the share while the other list is unknown. */
  surveillance: readonly Dated<Surveillance | null>[];
  auditor: readonly Dated<AuditorRemark>[];
};

export const noGovernance: GovernanceHistory = {
  promoterPercent: [],
  pledgedPercent: [],
  surveillance: [],
  auditor: [],
};

export type Delisting = {
  on: IsoDate;
  reason: 'insolvent' | 'merged' | 'voluntary' | 'unknown';
  /** A share's worth at the end: zero for most insolvencies, null where it is not known. */
  lastRupees: number | null;
};

export type CompanyName = {
  isin: string;
  symbol: string;
  name: string;
  sector: string;
  industry: string;
};

/** The sector and industry of a company that no list classifies. */
export const unclassified = 'Not classified';

export function companyNameOf({ isin, symbol, name, sector, industry }: CompanyName): CompanyName {
  return { isin, symbol, name, sector, industry };
}

export type Company = CompanyName & {
  /** Banks and lenders: many ratios say nothing about them. */
  isFinancial: boolean;
  listedOn: IsoDate | null;
  delisted: Delisting | null;
  /**
   * Oldest first. A year that was published again with other figures occurs once for each publication, in their order.
   */
  years: readonly FiscalYear[];
  governance: GovernanceHistory;
};

/** A company with a name and years of figures. */
export function companyOfYears(name: string, years: readonly FiscalYear[]): Company {
  return {
    isin: '',
    symbol: '',
    name,
    sector: '',
    industry: '',
    isFinancial: false,
    listedOn: null,
    delisted: null,
    years,
    governance: noGovernance,
  };
}

/**
 * The issuer and kind of a share, which is the same before and after a split: only the serial number changes that
 * follows (IN, kind of issuer, four of the issuer, a check letter, two for equity, two of the serial number, check digit).
 */
export function shareOf(isin: string): string {
  return isin.slice(0, 9);
}

/** A warning, shown above the other figures of a company. `asOf` is null where a reader's own file names no day. */
export type RedFlag =
  | { kind: 'pledge'; percent: number; asOf: IsoDate | null }
  | { kind: 'promoter-fall'; points: number; asOf: IsoDate | null }
  | { kind: 'surveillance'; list: Exclude<Surveillance, 'none'>; asOf: IsoDate }
  | { kind: 'auditor'; remark: Exclude<AuditorRemark, 'none'>; asOf: IsoDate };

/** A flag whose figures are missing: it must not read as an all-clear. */
export type UnknownFlag = RedFlag['kind'];

/** A fall of the promoters' holding by at least this many percentage points in a year is a red flag. */
export const promoterFallPoints = 2;
/** More than a filing has; fewer than the noise of binary fractions, which would hide a fall of exactly two points. */
const pointDecimals = 6;
export const auditorMonths = 24;
/**
 * A pattern is of the end of a quarter: one that is older than five quarters says nothing about the change in a year.
 */
const maxYearMonths = 15;

/** What was public on a day about promoters, pledges, surveillance and auditor. Unknown is null, never an all-clear. */
export function governanceOn(history: GovernanceHistory, date: IsoDate) {
  const promoter = newestOn(history.promoterPercent, date);
  const pledge = newestOn(history.pledgedPercent, date);
  const { value: onList = null, asOf: listedAsOf } = newestOn(history.surveillance, date) ?? {};
  const surveillance = onList && listedAsOf ? { value: onList, asOf: listedAsOf } : null;
  const yearBefore =
    promoter &&
    history.promoterPercent.findLast(
      ({ asOf, publishedOn }) =>
        publishedOn <= date &&
        asOf <= shiftMonths(promoter.asOf, -12) &&
        asOf >= shiftMonths(promoter.asOf, -maxYearMonths),
    );
  const promoterChange =
    promoter && yearBefore ? rounded(promoter.value - yearBefore.value, pointDecimals) : null;
  // Reports from before these months say nothing of the auditor in them; of one year the newest counts.
  const published = history.auditor.filter(
    ({ asOf, publishedOn }) => publishedOn <= date && asOf > shiftMonths(date, -auditorMonths),
  );
  const audits = [...new Map(published.map((each) => [each.asOf, each])).values()];
  const auditor = audits.at(-1) ?? null;
  const concern = audits.findLast(({ value }) => value !== 'none');
  const redFlags: RedFlag[] = [];
  if (pledge && pledge.value > 0) {
    redFlags.push({ kind: 'pledge', percent: pledge.value, asOf: pledge.asOf });
  }
  if (promoter && promoterChange !== null && promoterChange <= -promoterFallPoints) {
    redFlags.push({ kind: 'promoter-fall', points: -promoterChange, asOf: promoter.asOf });
  }
  if (surveillance && surveillance.value !== 'none') {
    redFlags.push({ kind: 'surveillance', list: surveillance.value, asOf: surveillance.asOf });
  }
  if (concern && concern.value !== 'none') {
    redFlags.push({ kind: 'auditor', remark: concern.value, asOf: concern.asOf });
  }
  const unknownFlags: UnknownFlag[] = [];
  if (!pledge) unknownFlags.push('pledge');
  if (promoterChange === null) unknownFlags.push('promoter-fall');
  if (!surveillance) unknownFlags.push('surveillance');
  if (!auditor) unknownFlags.push('auditor');
  return {
    ratios: {
      promoterHolding: promoter?.value ?? null,
      promoterChange,
      pledged: pledge?.value ?? null,
      underSurveillance: surveillance && Number(surveillance.value !== 'none'),
      auditorConcern: auditor && Number(concern !== undefined),
    },
    // Lists of pledges are other lists than those of holdings, and may be of another quarter.
    asOf: {
      holding: promoter?.asOf ?? null,
      pledge: pledge?.asOf ?? null,
      surveillance: surveillance?.asOf ?? null,
      auditor: auditor?.asOf ?? null,
    },
    redFlags,
    unknownFlags,
  };
}

function newestOn<T>(history: readonly Dated<T>[], date: IsoDate): Dated<T> | null {
  return history.findLast(({ publishedOn }) => publishedOn <= date) ?? null;
}
