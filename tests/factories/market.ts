import type { IsoDate } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/months';
import { marketOf, type Market } from '@/lib/funds/domain/market/market';
import { marketTable } from '@/lib/funds/domain/market/market-table';
import type { Comparators } from '@/lib/funds/domain/comparators';
import type { Period } from '@/lib/funds/domain/market/scheme-figures';
import type { Scheme } from '@/lib/funds/domain/scheme';

/** A market whose schemes had a NAV of 10 so many months before the newest day, and have their own NAV on it. */
export function marketFromTen(
  schemes: readonly Scheme[],
  { months, codes, asOf }: { months: Period; codes: readonly number[]; asOf: IsoDate },
): Market {
  const latest = new Map(schemes.flatMap(({ code, nav }) => (nav === null ? [] : [[code, nav]])));
  const start = new Map(codes.map((code) => [code, 10]));
  return marketOf(
    marketTable(
      schemes,
      {
        latest: { date: asOf, navs: latest },
        anchors: { [months]: { date: shiftMonths(asOf, -months), navs: start } },
        monthEnds: [],
      },
      asOf,
    ),
  );
}

/** Of a fund without peers and without an index fund. */
export const noComparators: Comparators = {
  ...{ category: [], index: null, isTracker: false, yearRanks: [], quarterRanks: [] },
};

export const nothingBeside = { comparators: noComparators, group: null, indexReturns: null };
