import { demoLearning } from '@/lib/dashboard/data/demo-household';
import { isEarned } from '@/lib/education/domain/certificate';
import { standingOf } from '@/lib/education/domain/learning/mastery';
import { graded, noProgress, withEvents } from '@/lib/education/domain/learning/progress';
import { loadCourse } from '@/lib/education/server/source';

const now = new Date('2026-11-28T06:00:00Z');

test('the demo member has learnt the first path, so that its certificate can be made, and half of the second', async () => {
  const course = await loadCourse();
  const progress = withEvents(noProgress, graded(course, demoLearning(course, now), now));
  const [first, second] = standingOf(course, progress, now);
  expect(first && isEarned(first)).toBe(true);
  expect(second).toMatchObject({ finished: 4, lessons: 8 });
  expect(second && isEarned(second)).toBe(false);
});
