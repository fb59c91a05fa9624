import type { IsoDate } from '@/lib/calendar/iso-date';

export type TaxPayment = { date: IsoDate; rupees: number };

/** What was paid until a day, that day included. */
export function paidBy(date: IsoDate, payments: readonly TaxPayment[]): number {
  return payments.reduce((sum, payment) => sum + (payment.date <= date ? payment.rupees : 0), 0);
}

/** The sum that interest is counted on: Rule 119A drops what is less than a whole hundred. */
export function downTo(multiple: number, rupees: number): number {
  return Math.floor(Math.max(0, rupees) / multiple) * multiple;
}
