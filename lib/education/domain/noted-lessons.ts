import { lessonsOf, type Course, type Lesson } from './course';
import type { NotesOfLesson } from './lesson-notes';

/** The lessons with notes, highlights or a bookmark, in the order of the course. */
export function notedLessons(
  course: Course,
  notes: readonly NotesOfLesson[],
): { lesson: Lesson; pathTitle: string; notes: NotesOfLesson }[] {
  return lessonsOf(course).flatMap((lesson) => {
    const own = notes.find(({ lesson: id }) => id === lesson.id);
    const pathTitle = course.find(({ slug }) => slug === lesson.pathSlug)?.title ?? '';
    return own ? [{ lesson, pathTitle, notes: own }] : [];
  });
}
