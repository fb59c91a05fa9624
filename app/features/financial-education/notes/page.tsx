import type { Metadata } from 'next';
import { NotedLessons } from '@/components/education/noted-lessons';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from '@/components/ui/page-header';
import { listMyNotes } from '@/lib/education/server/notes-store';
import { notedLessons } from '@/lib/education/domain/noted-lessons';
import { loadCourse } from '@/lib/education/server/source';
import { messages } from '@/lib/messages';
import { requireUser } from '@/lib/auth/server/session';
import { EducationCrumbs } from '../education-crumbs';

const words = messages().lessonNotes;

export const metadata: Metadata = {
  title: words.title,
  description: words.description,
  robots: { index: false, follow: false },
};

/** Everything that a member keeps with lessons. */
export default async function NotesPage() {
  const member = await requireUser();
  const [course, notes] = await Promise.all([loadCourse(), listMyNotes(member)]);
  return (
    <>
      <EducationCrumbs steps={[{ id: 'notes', title: words.title }]} />
      <PageHeader title={words.title}>{words.lead}</PageHeader>
      {notes.ok ? (
        <NotedLessons lessons={notedLessons(course, notes.value)} messages={words} />
      ) : (
        <Alert tone="warn">{words.unavailable}</Alert>
      )}
    </>
  );
}
