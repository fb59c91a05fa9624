import { cache } from 'react';
import { currentUser } from '@/lib/auth/server/session';
import { overviewOf, type Overview } from '@/lib/education/domain/learning/overview';
import { loadCourse } from '@/lib/education/server/source';
import { readMyProgress } from '@/lib/education/server/store';
import type { Viewer } from '@/lib/dashboard/domain/dashboard-query';

/** A member's progress in the lessons; null for guests and the sample household, and where it cannot be read. */
export async function loadLearning({
  kind,
  now,
}: Pick<Viewer, 'kind' | 'now'>): Promise<Overview | null> {
  return kind === 'member' ? loadOverview(now) : null;
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
