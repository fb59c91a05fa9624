import type { LearningPath } from './course';
import type { LessonId } from './course-paths';
import { isFinished, isOpened } from './mastery';
import type { Progress } from './progress';

export type LessonState = 'new' | 'opened' | 'finished';

/** How far a person is with each lesson of a path. */
export function lessonStates(
  { lessons }: LearningPath,
  progress: Progress,
): ReadonlyMap<LessonId, LessonState> {
  return new Map(
    lessons.map((lesson) => [
      lesson.id,
      isFinished(lesson, progress) ? 'finished' : isOpened(lesson, progress) ? 'opened' : 'new',
    ]),
  );
}
