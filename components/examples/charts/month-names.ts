import { messages } from '@/lib/messages';

const firstYear = 2021;
/** April, as a financial year begins. */
const firstMonth = 3;

/** Months counted from the start of the samples: 0 is April 2021. */
export function monthName(month: number): string {
  const { monthNames } = messages().charts;
  const counted = month + firstMonth;
  return `${monthNames[counted % 12] ?? ''} ${firstYear + Math.floor(counted / 12)}`;
}

/** The first day of such a month, as a time axis counts days. */
export function monthDay(month: number): number {
  return Date.UTC(firstYear, firstMonth + month, 1) / 86_400_000;
}
