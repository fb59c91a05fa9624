import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { lessonsOf, type Course, type Lesson } from './course';
import type { LessonNotes, NotesOfLesson } from './lesson-notes';

export type NotedLesson = {
  pathTitle: string;
  title: string;
  /** With the site's address. */
  url: string;
  notes: LessonNotes;
};

/** All notes of a person on lessons, as Markdown: a heading for each path and lesson, in their order. */
export function notesMarkdown(
  lessons: readonly NotedLesson[],
  today: IsoDate,
  messages: Messages['lessonNotes']['markdown'],
): string {
  const blocks = [`# ${messages.title}`, fill(messages.made, { day: formatDate(today) })];
  let path: string | null = null;
  for (const { pathTitle, title, url, notes } of lessons) {
    if (pathTitle !== path) blocks.push(`## ${plain(pathTitle)}`);
    path = pathTitle;
    blocks.push(`### [${plain(title)}](${url})`);
    if (notes.isBookmarked) blocks.push(messages.bookmarked);
    // A note is the person's own Markdown and stays as it was written.
    if (notes.note !== '') blocks.push(notes.note);
    if (notes.highlights.length > 0) blocks.push(messages.highlights);
    blocks.push(...notes.highlights.map(({ quote }) => quoted(quote)));
  }
  if (lessons.length === 0) blocks.push(messages.none);
  return `${blocks.join('\n\n')}\n`;
}

/** A quotation of several lines. */
function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${plain(line)}`)
    .join('\n');
}

/** A line of text in which nothing means anything to Markdown. */
function plain(text: string): string {
  return (
    text
      .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
      .replace(/^(\s*)([-+])(?=\s|$)/, '$1\\$2')
      .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2')
      // A line across the page, or one that makes a heading of the line above.
      .replace(/^(\s*)([-=])(?=[-=\s]*$)/, '$1\\$2')
  );
}

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
