import type { Metadata } from 'next';
import { NotedLessons } from '@/components/education/lesson/noted-lessons';
import { Alert } from '@/components/ui/alert';
import { buttonClasses } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { educationPath, notesExportPath } from '@/lib/education/domain/course-paths';
import { listMyNotes } from '@/lib/education/server/notes-store';
import { notedLessons } from '@/lib/education/domain/notes-markdown';
import { loadCourse } from '@/lib/education/server/source';
import { messages } from '@/lib/messages';
import { requireUser } from '@/lib/auth/server/session';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { education, lessonNotes } = messages();

export const metadata: Metadata = {
  title: lessonNotes.title,
  description: lessonNotes.description,
  ...membersMetadata,
};

/** All notes, bookmarks and marked passages of a member. */
export default async function NotesPage() {
  const member = await requireUser();
  const [course, notes] = await Promise.all([loadCourse(), listMyNotes(member)]);
  return (
    <>
      <PageHeader
        title={lessonNotes.title}
        back={{ href: educationPath, label: education.title }}
        actions={
          notes.ok && notes.value.length > 0 ? (
            <a href={notesExportPath} download className={buttonClasses('secondary')}>
              {lessonNotes.export}
            </a>
          ) : null
        }
      />
      {notes.ok ? (
        <NotedLessons lessons={notedLessons(course, notes.value)} />
      ) : (
        <Alert tone="warn">{lessonNotes.unavailable}</Alert>
      )}
      <p className="mt-4 text-xs text-ink-soft">{lessonNotes.lead}</p>
    </>
  );
}
