import type { KindId } from './kinds';

export const consultationPath = '/features/consultation';
export const bookingsPath = `${consultationPath}/bookings`;

export function bookingPath(id: string): string {
  return `${bookingsPath}/${id}`;
}

/** How far a visitor has come, as the address says it. */
export type BookingStep = {
  kind?: KindId | null;
  day?: string | null;
  at?: string | null;
  zone?: string | null;
};

/** The address of a step, or of a booking's own page where it is to be moved. */
export function stepPath({ kind, day, at, zone }: BookingStep, path = consultationPath): string {
  const query = new URLSearchParams();
  if (path !== consultationPath) query.set('step', 'move');
  if (kind) query.set('kind', kind);
  if (day) query.set('day', day);
  if (at) query.set('at', at);
  if (zone) query.set('zone', zone);
  return query.size > 0 ? `${path}?${query}` : path;
}
