import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { EmptyState } from '@/components/ui/empty-state';
import { TextLink } from '@/components/ui/text-link';
import type { Lesson } from '@/lib/education/domain/course';
import { educationPath, lessonPath } from '@/lib/education/domain/course-paths';
import type { LessonNotes } from '@/lib/education/domain/lesson-notes';
import type { Messages } from '@/lib/messages';

export function NotedLessons({
  lessons,
  messages,
}: {
  lessons: readonly { lesson: Lesson; pathTitle: string; notes: LessonNotes }[];
  messages: Messages['lessonNotes'];
}) {
  if (lessons.length === 0) {
    return (
      <EmptyState
        title={messages.none}
        action={<ButtonLink href={educationPath}>{messages.toLessons}</ButtonLink>}
      >
        {messages.noneText}
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
          actions={<TextLink href={lessonPath(lesson.id)}>{messages.open}</TextLink>}
        >
          <div className="grid max-w-prose gap-3">
            {notes.isBookmarked ? (
              <p>
                <Badge>{messages.bookmarked}</Badge>
              </p>
            ) : null}
            {notes.note === '' ? null : <p className="whitespace-pre-wrap">{notes.note}</p>}
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
