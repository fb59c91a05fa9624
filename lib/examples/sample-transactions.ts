import { sumOf } from '@/lib/cashflow/statistics';
import { dayMs } from '@/lib/calendar/day-count';
import { dateInUtc, type IsoDate } from '@/lib/calendar/iso-date';
import { randomFrom } from '@/lib/random-from';

/** Sample data: generated purchases of fictional funds, which belong to no real person. */
export type SampleTransaction = {
  id: string;
  date: IsoDate;
  fund: string;
  category: SampleCategory;
  kind: SampleKind;
  units: number;
  /** The NAV of one unit on that day. */
  navRupees: number;
  amountRupees: number;
  /** Null for a fund that is younger than a year. */
  oneYearReturnPercent: number | null;
};

export const sampleCategories = ['Equity', 'Hybrid', 'Debt', 'Gold', 'Index'] as const;
export type SampleCategory = (typeof sampleCategories)[number];

export const sampleKinds = ['SIP', 'Lump sum', 'Switch in', 'Redemption'] as const;
export type SampleKind = (typeof sampleKinds)[number];

export const sampleTransactionCount = 10_000;

const seed = 20_261_121;
const lastDayMs = Date.UTC(2026, 9, 30);
const daysBetweenRows = 0.55;

const houses = ['Banyan', 'Deodar', 'Gulmohar', 'Neem', 'Palash', 'Peepal', 'Sal', 'Tamarind'];
const themes: Record<SampleCategory, readonly string[]> = {
  Equity: ['Flexi Cap', 'Large Cap', 'Mid Cap', 'Small Cap', 'Value'],
  Hybrid: ['Balanced Advantage', 'Aggressive Hybrid', 'Multi Asset'],
  Debt: ['Liquid', 'Short Duration', 'Corporate Bond', 'Gilt'],
  Gold: ['Gold Savings'],
  Index: ['Nifty Fifty Index', 'Next Fifty Index', 'Midcap Index'],
};
/** Rupees in whole hundreds, least and most. */
const amounts: Record<SampleKind, readonly [number, number]> = {
  SIP: [5, 500],
  'Lump sum': [100, 20_000],
  'Switch in': [50, 5_000],
  Redemption: [20, 10_000],
};

/**
 * One row, from its place alone: no row needs the others, so that a page of them costs a page. The newest comes
 * first. The same place gives the same row everywhere.
 */
export function sampleTransaction(place: number): SampleTransaction {
  const next = randomFrom(seed + place * 7919);
  const category = pick(sampleCategories, next());
  const kind = pick(sampleKinds, next() ** 1.6);
  const fund = `${pick(houses, next())} ${pick(themes[category], next())} Fund`;
  const navRupees = Math.round(1000 + next() ** 2 * 90_000) / 100;
  const [min, max] = amounts[kind];
  const amountRupees = Math.round(min + next() ** 3 * (max - min)) * 100;
  const isYoung = next() < 0.06;
  const spread = category === 'Debt' ? 6 : 34;
  return {
    id: `T${String(sampleTransactionCount - place).padStart(5, '0')}`,
    date: dateInUtc(new Date(lastDayMs - Math.floor(place * daysBetweenRows) * dayMs)),
    fund,
    category,
    kind,
    units: Math.round((amountRupees / navRupees) * 1000) / 1000,
    navRupees,
    amountRupees: kind === 'Redemption' ? -amountRupees : amountRupees,
    oneYearReturnPercent: isYoung ? null : Math.round((next() - 0.3) * spread * 100) / 100,
  };
}

function pick<Item>(items: readonly Item[], share: number): Item {
  const item = items[Math.floor(share * items.length)];
  if (item === undefined) throw new Error(`No item at ${share} of ${items.length}`);
  return item;
}

export type KindTotal = {
  kind: SampleKind;
  count: number;
  totalRupees: number;
  /** The amount furthest from zero; null without a transaction. */
  maxRupees: number | null;
};

/** The sample's total for each type of transaction. */
export function totalsByKind(): readonly KindTotal[] {
  const rows = Array.from({ length: sampleTransactionCount }, (_, place) =>
    sampleTransaction(place),
  );
  return sampleKinds.map((kind) => {
    const amounts = rows.flatMap((row) => (row.kind === kind ? [row.amountRupees] : []));
    return {
      kind,
      count: amounts.length,
      totalRupees: sumOf(amounts),
      maxRupees: amounts.reduce<number | null>(
        (largest, rupees) => (Math.abs(rupees) > Math.abs(largest ?? 0) ? rupees : largest),
        null,
      ),
    };
  });
}
