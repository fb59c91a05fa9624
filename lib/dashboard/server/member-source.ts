import { cache } from 'react';
import { currentUser } from '@/lib/auth/server/session';
import { isUpcoming, kindIds } from '@/lib/consultation/domain/booking';
import { listMyBookings, offeredDays } from '@/lib/consultation/server/store';
import { listMyWaits } from '@/lib/consultation/server/waiting-store';
import { dashboardHref, type Viewer } from '@/lib/dashboard/domain/dashboard-query';
import type { Task } from '@/lib/dashboard/domain/task';
import { educationPath } from '@/lib/education/domain/course-paths';
import { overviewOf, type Overview } from '@/lib/education/domain/learning/practice';
import { loadCourse } from '@/lib/education/server/source';
import { readMyProgress } from '@/lib/education/server/store';
import { messages } from '@/lib/messages';
import type { SavedItem } from '@/lib/saved/saved-item';

/** A member's progress in the lessons; null for guests and the sample household, and where it cannot be read. */
export async function loadLearning({
  kind,
  now,
}: Pick<Viewer, 'kind' | 'now'>): Promise<Overview | null> {
  return kind === 'member' ? loadOverview(now) : null;
}

/** The same for the card, which shows the paths to guests and to the sample household. */
export async function loadLearningOrPaths(viewer: Pick<Viewer, 'kind' | 'now'>) {
  if (viewer.kind === 'member') return loadLearning(viewer);
  const course = await loadCourse();
  return course.map(({ slug, title, lessons }) => ({ slug, title, lessons: lessons.length }));
}

const loadOverview = cache(async (now: Date): Promise<Overview | null> => {
  const [member, course, progress] = await Promise.all([
    currentUser(),
    loadCourse(),
    readMyProgress(),
  ]);
  return member && progress.ok
    ? overviewOf(course, progress.value, { uid: member.uid, now })
    : null;
});

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

const { tasks } = messages().dashboard.start;

/**
 * A member's first steps, in order. The list shows `listedTasks` of them; a later one shows as the next step once those are
 * done.
 */
export async function memberTasks({
  kind,
  items,
}: Pick<Viewer, 'kind' | 'items'>): Promise<Task[]> {
  const kinds = new Set((items ?? []).map((item) => item.kind));
  const progress = kind === 'member' ? await readMyProgress() : null;
  const hasRead = progress?.ok ? Object.keys(progress.value.places).length > 0 : false;
  /** A step that a saved item of this kind marks as done. */
  const ofItem = (id: keyof typeof tasks, saved: SavedItem['kind'], href: string): Task => ({
    ...{ id, ...tasks[id], href, isDone: kinds.has(saved) },
  });
  return [
    { id: 'account', ...tasks.account, href: null, isDone: true },
    ofItem('holding', 'holding', dashboardHref({ tab: 'holdings', open: 'add' })),
    ofItem('plan', 'sip-plan', '/features/sip-calculator'),
    ofItem('household', 'household', dashboardHref({ tab: 'checks', open: 'household' })),
    { id: 'lesson', ...tasks.lesson, href: educationPath, isDone: hasRead },
    ofItem('target', 'allocation-target', dashboardHref({ tab: 'plans', open: 'target' })),
    ofItem('watch', 'watchlist', '/features/crypto-market'),
  ];
}

/** The number of steps in a new member's list. */
export const listedTasks = 5;
