import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { EmptyState } from '@/components/ui/empty-state';
import { TextLink } from '@/components/ui/text-link';
import type { Lesson } from '@/lib/education/domain/course';
import { educationPath, lessonPath } from '@/lib/education/domain/course-paths';
import type { LessonNotes } from '@/lib/education/domain/lesson-notes';
import { messages } from '@/lib/messages';

const { lessonNotes } = messages();

export function NotedLessons({
  lessons,
}: {
  lessons: readonly { lesson: Lesson; pathTitle: string; notes: LessonNotes }[];
}) {
  if (lessons.length === 0) {
    return (
      <EmptyState
        drawing={notesDrawing}
        title={lessonNotes.none}
        action={<ButtonLink href={educationPath}>{lessonNotes.toLessons}</ButtonLink>}
      >
        {lessonNotes.noneText}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {lessons.map(({ lesson, pathTitle, notes }) => (
        <Card
          key={lesson.id}
          title={lesson.title}
          titleId={`notes-${lesson.pathSlug}-${lesson.slug}`}
          description={pathTitle}
          actions={<TextLink href={lessonPath(lesson.id)}>{lessonNotes.open}</TextLink>}
        >
          <div className="grid max-w-prose gap-3">
            {notes.isBookmarked ? (
              <p>
                <Badge>{lessonNotes.bookmarked}</Badge>
              </p>
            ) : null}
            {notes.note === '' ? null : (
              <p className="wrap-anywhere whitespace-pre-wrap">{notes.note}</p>
            )}
            {notes.highlights.map(({ id, quote }) => (
              <blockquote key={id} className="border-l-4 border-warn pl-3 whitespace-pre-line">
                {quote}
              </blockquote>
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}

/** Lines of a lesson, some of them highlighted, and a pencil. */
const notesDrawing = (
  <svg
    viewBox="0 0 96 48"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className="h-12 w-24"
  >
    <path d="M8 19h44v10H8Z" className="fill-accent-soft" />
    <path d="M8 10h56M8 24h44M8 38h30" strokeWidth="2" className="stroke-line" />
    <path
      d="m60 38 3-8 19-19 5 5-19 19-8 3Z"
      strokeWidth="2"
      className="fill-surface stroke-accent"
    />
  </svg>
);
