import { questionsOf, type LearningPath } from '@/lib/education/domain/course';
import type { LessonId } from '@/lib/education/domain/course-paths';
import { isFinished, isOpened, masteryOf, type MasteryLevel } from './mastery';
import type { Progress } from './progress';

export type LessonState = {
  stage: 'new' | 'opened' | 'finished';
  /** How well its questions are known. */
  level: MasteryLevel;
};

/** How far a person is with each lesson of a path. */
export function lessonStates(
  { lessons }: LearningPath,
  progress: Progress,
  now: Date,
): ReadonlyMap<LessonId, LessonState> {
  return new Map(
    lessons.map((lesson) => [
      lesson.id,
      {
        stage: isFinished(lesson, progress)
          ? 'finished'
          : isOpened(lesson, progress)
            ? 'opened'
            : 'new',
        level: masteryOf(questionsOf([lesson]), progress, now),
      },
    ]),
  );
}
