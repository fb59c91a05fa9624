import { fileAnswer, sentenceAnswer } from '@/lib/answers';
import { requireUser } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { lessonPath } from '@/lib/education/domain/course-paths';
import { notedLessons, notesMarkdown } from '@/lib/education/domain/notes-markdown';
import { listMyNotes } from '@/lib/education/server/notes-store';
import { loadCourse } from '@/lib/education/server/source';
import { env } from '@/lib/env';
import { refuseExport } from '@/lib/limits/file-limit-store';
import { messages } from '@/lib/messages';

/** The signed-in member's notes, highlights and bookmarks of all lessons, as a Markdown file. */
export async function GET(): Promise<Response> {
  const member = await requireUser();
  const refused = await refuseExport(member.uid);
  if (refused) return refused;
  const [course, notes] = await Promise.all([loadCourse(), listMyNotes(member)]);
  const { unavailable, markdown } = messages().lessonNotes;
  if (!notes.ok) return sentenceAnswer(unavailable, 503);
  const lessons = notedLessons(course, notes.value).map(({ lesson, pathTitle, notes: own }) => ({
    pathTitle,
    title: lesson.title,
    url: `${env.siteUrl}${lessonPath(lesson.id)}`,
    notes: own,
  }));
  const text = notesMarkdown(lessons, dateInIndia(new Date()), markdown);
  return fileAnswer('arthayatra-notes.md', 'text/markdown; charset=utf-8', text);
}
