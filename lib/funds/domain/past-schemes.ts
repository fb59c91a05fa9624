import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Scheme } from './scheme';

/** A scheme that AMFI's list names no more: merged, renamed under another code, or wound up. Its NAV is the last known. */
export type PastScheme = Scheme & {
  /** The day of the first list without it; null where only old reports name it. */
  goneSince: IsoDate | null;
};

/** A list that loses more than this share of its schemes at once is most likely a piece. */
const mostGoneShare = 0.05;

/**
 * The past schemes after a new list: those that it no longer has join, those that it has again leave.
 * @param before the schemes of the list before it
 */
export function pastSchemesAfter(
  known: readonly PastScheme[],
  before: readonly Scheme[],
  list: { schemes: readonly Scheme[]; asOf: IsoDate },
): PastScheme[] {
  const current = new Set(list.schemes.map(({ code }) => code));
  const gone = before
    .filter(({ code }) => !current.has(code))
    .map((scheme) => ({ ...scheme, goneSince: list.asOf }));
  const joining = gone.length > before.length * mostGoneShare ? [] : gone;
  return mergePastSchemes(
    known.filter(({ code }) => !current.has(code)),
    joining,
  );
}

/** Of two entries of a scheme the one with the later NAV counts, with the earlier day on which a list lacked it. */
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
