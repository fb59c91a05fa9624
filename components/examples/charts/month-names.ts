import { messages } from '@/lib/messages';

const firstYear = 2021;

/** Months counted from the start of the samples: 0 is April 2021, as a financial year begins. */
export function monthName(month: number): string {
  const { monthNames } = messages().charts;
  const counted = month + 3;
  return `${monthNames[counted % 12] ?? ''} ${firstYear + Math.floor(counted / 12)}`;
}
