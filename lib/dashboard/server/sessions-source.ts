import { isUpcoming } from '@/lib/consultation/domain/booking';
import { kindIds } from '@/lib/consultation/domain/kinds';
import { listMyBookings, offeredDays } from '@/lib/consultation/server/store';
import { listMyWaits } from '@/lib/consultation/server/waiting-store';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';

/** A member's upcoming sessions, open tasks from past sessions, and free times on days of their waiting list. */
export async function loadSessions({ kind, now, today }: Pick<Viewer, 'kind' | 'now' | 'today'>) {
  if (kind !== 'member') return null;
  const [bookings, waits] = await Promise.all([listMyBookings(), listMyWaits(today)]);
  if (!bookings.ok) return 'unavailable';
  const free = await Promise.all(
    kindIds.map(async (id) => {
      const waited = waits.filter((wait) => wait.kind === id);
      const offered = waited.length > 0 ? await offeredDays(id, now) : null;
      const days = offered?.ok ? offered.value : [];
      return waited.filter(({ day }) =>
        days.some(({ date, starts }) => date === day && starts.length > 0),
      );
    }),
  );
  return {
    upcoming: bookings.value.filter((booking) => isUpcoming(booking, now)).reverse(),
    actions: bookings.value.flatMap(({ id, actions }) =>
      actions.filter(({ isDone }) => !isDone).map(({ text }) => ({ id, text })),
    ),
    free: free.flat(),
  };
}
