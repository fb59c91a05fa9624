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
  const headers = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
  const lessonNotesMessages = messages().lessonNotes;
  if (!notes.ok) return new Response(lessonNotesMessages.unavailable, { status: 503, headers });
  const lessons = notedLessons(course, notes.value).map(({ lesson, pathTitle, notes: own }) => ({
    pathTitle,
    title: lesson.title,
    url: `${env.siteUrl}${lessonPath(lesson.id)}`,
    notes: own,
  }));
  return new Response(
    notesMarkdown(lessons, dateInIndia(new Date()), lessonNotesMessages.markdown),
    {
      headers: {
        ...headers,
        'content-type': 'text/markdown; charset=utf-8',
        'content-disposition': 'attachment; filename="arthayatra-notes.md"',
      },
    },
  );
}
