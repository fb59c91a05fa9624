import { filledPairs, pathWithQuery } from '@/lib/navigation/query-path';
import type { KindId } from './booking';

export const consultationPath = '/features/consultation';
export const bookingsPath = `${consultationPath}/bookings`;

export function bookingPath(id: string): string {
  return `${bookingsPath}/${id}`;
}

/** The visitor's choices from the query. */
export type BookingStep = {
  kind?: KindId | null;
  day?: string | null;
  /** A time of the day in India, 10:30: marked, and not yet continued with. */
  time?: string | null;
  /** The beginning of a session (`slotId`): the page of its questions. */
  at?: string | null;
  zone?: string | null;
};

/** The address of a step, or of a booking's own page where it is to be moved. */
export function stepPath(
  { kind, day, time, at, zone }: BookingStep,
  path = consultationPath,
): string {
  const pairs = filledPairs([
    ['step', path === consultationPath ? null : 'move'],
    ['kind', kind],
    ['day', day],
    ['time', time],
    ['at', at],
    ['zone', zone],
  ]);
  return pathWithQuery(path, pairs).replaceAll('%3A', ':');
}
