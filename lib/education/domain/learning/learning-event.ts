import type { LessonId } from '@/lib/education/domain/course-paths';
import type { QuestionKey } from '@/lib/education/domain/quiz';

/** Where a question was asked. */
export type AskedIn = 'quiz' | 'review' | 'mix';

/**
 * A learning event as the browser reports it. The browser makes the id once: however
 * often the event is sent, it counts once.
 */
export type LearningEvent = {
  id: string;
  /** Milliseconds since 1970, by the browser's clock. */
  atMs: number;
} & (
  | {
      kind: 'answered';
      question: QuestionKey;
      /** The place of the chosen option, from 0. The server decides whether it is right. */
      option: number;
      askedIn: AskedIn;
    }
  | {
      kind: 'read';
      lesson: LessonId;
      /** The heading that was on the screen last; null at the top. */
      heading: string | null;
    }
);
