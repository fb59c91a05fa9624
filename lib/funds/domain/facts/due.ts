import { daysBetween } from '@/lib/calendar/day-count';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { firstOfMonth, lastOfMonth, shiftMonths } from '@/lib/calendar/shift-months';
import type { FactSection, FactSource } from './scheme-facts';

type Received = Pick<FactSection<unknown>, 'asOf' | 'fetchedAt'>;

/** A quarter's average assets are published in its first weeks after it. */
const daysAfterQuarter = 10;

/** How long the facts of a source are used before it is asked again. */
const daysBetweenRequests: Readonly<Record<FactSource, number>> = {
  master: 7,
  averageAum: 7,
  ter: 28,
  performance: 28,
};

/** Whether a source is to be asked again. One that failed is: what is stored then is still its last good answer. */
export function isDue(source: FactSource, received: Received | null, now: Date): boolean {
  if (!received) return true;
  const today = dateInIndia(now);
  const days = daysBetween(dateInIndia(new Date(received.fetchedAt)), today);
  if (days < daysBetweenRequests[source]) return false;
  return source !== 'averageAum' || newestQuarterEnd(today) > received.asOf;
}

/** The last day of the newest quarter whose average assets can be expected. */
function newestQuarterEnd(today: IsoDate): IsoDate {
  const month = Number(today.slice(5, 7));
  const end = lastOfMonth(shiftMonths(firstOfMonth(today), -(((month - 1) % 3) + 1)));
  return daysBetween(end, today) >= daysAfterQuarter
    ? end
    : lastOfMonth(shiftMonths(firstOfMonth(end), -3));
}

/** Facts of much fewer schemes than before are a piece of an answer. */
const leastShareOfKnown = 0.8;
/** A list that has been smaller for so long is complete. */
const trustDays = 60;

/** Whether an answer must be incomplete: it is empty, or much smaller than a known one that is not old yet. */
export function isPiece(
  next: ReadonlyMap<number, unknown>,
  known: FactSection<unknown> | null,
  now: Date,
): boolean {
  if (!known) return next.size === 0;
  const days = daysBetween(dateInIndia(new Date(known.fetchedAt)), dateInIndia(now));
  return next.size === 0 || (days < trustDays && next.size < known.byCode.size * leastShareOfKnown);
}
