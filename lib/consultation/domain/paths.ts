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
  const query = new URLSearchParams();
  if (path !== consultationPath) query.set('step', 'move');
  if (kind) query.set('kind', kind);
  if (day) query.set('day', day);
  if (time) query.set('time', time);
  if (at) query.set('at', at);
  if (zone) query.set('zone', zone);
  return query.size > 0 ? `${path}?${query}`.replaceAll('%3A', ':') : path;
}
