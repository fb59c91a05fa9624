import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { rounded } from '@/lib/rounded';
import type { NavDay } from './nav-month';

/** AMFI gave another NAV for a day than before. */
export const navCorrectionSchema = z.object({
  code: z.int().positive(),
  day: isoDateSchema,
  before: z.number().positive(),
  after: z.number().positive(),
  foundOn: isoDateSchema,
});
export type NavCorrection = z.infer<typeof navCorrectionSchema>;

/**
 * A history with AMFI's newer NAVs: the provider of the history may still give the earlier ones.
 * @param corrections of the scheme, in the order in which they were found
 */
export function withCorrections(
  series: readonly DatedValue[],
  corrections: readonly NavCorrection[],
): readonly DatedValue[] {
  if (corrections.length === 0) return series;
  const values = new Map(series.map(({ date, value }) => [date, value]));
  for (const { day, before, after } of corrections) {
    if (values.get(day) === before) values.set(day, after);
  }
  return series.map(({ date }) => ({ date, value: values.get(date)! }));
}

/** Corrections are rare: where more NAVs differ, the report is about something else. */
const maxCorrectedShare = 0.02;
const fewCorrections = 50;

/**
 * A stored day with what a later report says of it: the newer NAV replaces the older. A scheme that the report leaves out
 * keeps its NAV, as closed-ended ones do, and so does one of which the report has only an earlier day's.
 * @returns null where too much differs
 */
export function mergeNavDay(
  stored: NavDay | null,
  next: NavDay,
  foundOn: IsoDate,
): { day: NavDay; corrections: readonly NavCorrection[] } | null {
  if (!stored) return { day: next, corrections: [] };
  const navs = new Map(stored.navs);
  const ofOtherDays = new Set(stored.ofOtherDays);
  const corrections: NavCorrection[] = [];
  // Without the days of the stored NAVs a difference may be that of two days.
  const isComparable = stored.ofOtherDays !== undefined && next.ofOtherDays !== undefined;
  for (const [code, after] of next.navs) {
    const before = stored.navs.get(code);
    const wasOfDay = before !== undefined && !stored.ofOtherDays?.has(code);
    const isOfDay = !next.ofOtherDays?.has(code);
    if (isComparable && wasOfDay && !isOfDay) continue;
    if (isComparable && wasOfDay && isOfDay && !isSameNav(before, after)) {
      corrections.push({ code, day: next.date, before, after, foundOn });
    }
    navs.set(code, after);
    if (isOfDay) ofOtherDays.delete(code);
    else ofOtherDays.add(code);
  }
  const max = Math.max(fewCorrections, next.navs.size * maxCorrectedShare);
  if (corrections.length > max) return null;
  const isChecked = next.isChecked || stored.isChecked || false;
  const day: NavDay = {
    date: next.date,
    navs,
    ...(isComparable ? { ofOtherDays } : next.ofOtherDays ? { ofOtherDays: next.ofOtherDays } : {}),
    isChecked,
  };
  return { day, corrections };
}

/** AMFI's list and its report may give a NAV with more decimals than the other: with four, they are the same. */
function isSameNav(one: number, other: number): boolean {
  return rounded(one, 4) === rounded(other, 4);
}

/** A scheme that AMFI's list no longer names: merged, given another code, or wound up. Its NAV is the last known one. */
export type PastScheme = Scheme & {
  /** The day of the first whole list without it; null where only old reports name it. */
  goneSince: IsoDate | null;
};

/** AMFI's list as the job remembers it, for comparison with the next one. */
export type LastList = {
  /** Those of the newest list that was taken as whole. */
  schemes: readonly Scheme[];
  /** A newer list that was taken for a piece, with the codes that it lacked. */
  piece: { asOf: IsoDate; lacked: readonly number[] } | null;
};

export const noLastList: LastList = { schemes: [], piece: null };

/** A list that loses more than this share of its schemes at once is most likely a piece. */
const maxGoneShare = 0.05;

/**
 * The schemes that left the list, and the list to compare the next one with. After a piece that is the list before it, so
 * that nothing is forgotten; what the list of a later day lacks too has left.
 */
export function compareLists(
  last: LastList,
  list: { schemes: readonly Scheme[]; asOf: IsoDate },
): { gone: readonly PastScheme[]; last: LastList } {
  const { schemes: before, piece } = last;
  const current = new Set(list.schemes.map(({ code }) => code));
  const lacking = before.filter(({ code }) => !current.has(code));
  const lackedEarlier = new Set(piece && piece.asOf < list.asOf ? piece.lacked : []);
  const goneAtOnce = lacking.filter(({ code }) => !lackedEarlier.has(code)).length;
  if (goneAtOnce > before.length * maxGoneShare) {
    const lacked = lacking.map(({ code }) => code);
    return { gone: [], last: { schemes: before, piece: { asOf: list.asOf, lacked } } };
  }
  const gone = lacking.map((scheme) => ({ ...scheme, goneSince: list.asOf }));
  return { gone, last: { schemes: list.schemes, piece: null } };
}

/** The past schemes after a new list: schemes that left it are added, schemes that returned are removed. */
export function pastSchemesAfter(
  known: readonly PastScheme[],
  gone: readonly PastScheme[],
  schemes: readonly Scheme[],
): PastScheme[] {
  const current = new Set(schemes.map(({ code }) => code));
  return mergePastSchemes(
    known.filter(({ code }) => !current.has(code)),
    gone,
  );
}

/** Where a scheme has two entries, the one with the later NAV counts, with the earlier day on which a list lacked it. */
export function mergePastSchemes(
  known: readonly PastScheme[],
  found: readonly PastScheme[],
): PastScheme[] {
  const byCode = new Map(known.map((scheme) => [scheme.code, scheme]));
  for (const scheme of found) {
    const other = byCode.get(scheme.code);
    const isNewer = !other || (scheme.navDate ?? '') > (other.navDate ?? '');
    const goneSince = other?.goneSince ?? scheme.goneSince;
    byCode.set(scheme.code, { ...(isNewer ? scheme : other), goneSince });
  }
  return [...byCode.values()].sort((one, other) => one.code - other.code);
}
