import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';

export const plans = ['direct', 'regular'] as const;
export type Plan = (typeof plans)[number];

export const planOptions = ['growth', 'idcw', 'bonus'] as const;
export type Option = (typeof planOptions)[number];

export const structures = ['open-ended', 'close-ended', 'interval'] as const;

/** One scheme, plan and option of AMFI's list: each has a code and a NAV of its own. */
export type Scheme = {
  code: number;
  /** Unique name with plan and option: 'Udaharan Gilt Fund - Direct Plan - Monthly IDCW'. */
  name: string;
  /** The fund house as AMFI writes it: 'Udaharan Mutual Fund'. */
  house: string;
  structure: (typeof structures)[number];
  /** One name for all spellings of it: 'Equity - Flexi Cap Fund'. AMFI's own words where they are not known. */
  category: string;
  /** As AMFI writes it: 'Equity Schemes - Flexi Cap Fund'. */
  amfiCategory: string;
  /** Null where the list does not say, as for ETFs. */
  plan: Plan | null;
  option: Option | null;
  /** As AMFI writes it: 'MONTHLY IDCW Payout'. Null where the list has no such column or leaves it empty. */
  optionText: string | null;
  isin: string | null;
  reinvestmentIsin: string | null;
  /** Rupees a unit; null where the list has none (N.A. or zero). */
  nav: number | null;
  navDate: IsoDate | null;
};

/** Weekends, holidays and a slow house explain ten days; after them a scheme is wound up or suspended. */
export const maxQuietDays = 10;

/**
 * A scheme whose newest NAV is of an earlier day is no longer offered. @param listDay the day of AMFI's list, not today: in
 * an outage of weeks no scheme has a newer NAV, and none of them has ended.
 */
export function oldestCurrentDay(listDay: IsoDate): IsoDate {
  return shiftDays(listDay, -maxQuietDays);
}

/** Whether a scheme has had no NAV for so long that it is no longer offered. @param listDay as for `oldestCurrentDay`. */
export function isDormant(scheme: Pick<Scheme, 'nav' | 'navDate'>, listDay: IsoDate): boolean {
  return hasNoNavSince(scheme, oldestCurrentDay(listDay));
}

/** The same for a list of schemes: the day is worked out once. @param oldest of `oldestCurrentDay`. */
export function hasNoNavSince(
  { nav, navDate }: Pick<Scheme, 'nav' | 'navDate'>,
  oldest: IsoDate,
): boolean {
  return nav === null || navDate === null || navDate < oldest;
}

/** Whether an option pays out, in money or in units: its NAV leaves that out. */
export function paysOut({ option }: Pick<Scheme, 'option'>): boolean {
  return option === 'idcw' || option === 'bonus';
}

/** A scheme with its NAVs, oldest first; none while its history is not known. */
export type FundHistory = { scheme: Scheme; series: readonly DatedValue[] };

/** The code of a scheme, of at most nine digits, in an address or a file; null for any other text. */
export function readSchemeCode(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
