import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Lesson } from '@/lib/education/domain/course';
import { educationPath } from '@/lib/education/domain/course-paths';
import type { LawChange } from '@/lib/education/domain/law-changes';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { LawChangedNote } from './law-changed-note';

/** What stands above the text of a lesson: title, summary, when it was reviewed, what comes before it. */
export function LessonHead({
  lesson: { title, summary, minutes, number, reviewedOn, pathSlug },
  pathTitle,
  lessonCount,
  prerequisites,
  changes,
  messages,
}: {
  lesson: Pick<Lesson, 'title' | 'summary' | 'minutes' | 'number' | 'reviewedOn' | 'pathSlug'>;
  pathTitle: string;
  lessonCount: number;
  prerequisites: readonly { title: string; path: string }[];
  changes: readonly LawChange[];
  messages: Messages['education'];
}) {
  return (
    <>
      <p className="no-print mb-3 text-sm text-ink-soft">
        <TextLink href={educationPath}>{messages.title}</TextLink> /{' '}
        <TextLink href={`${educationPath}#${pathSlug}`}>{pathTitle}</TextLink>
      </p>
      <PageHeader title={title}>
        {summary}
        <p className="mt-2 text-sm">
          {fill(messages.lesson.place, { number, lessons: lessonCount })} ·{' '}
          {fill(messages.lesson.minutes, { minutes })} ·{' '}
          {fill(messages.lesson.reviewed, { date: formatDate(reviewedOn) })}
        </p>
        {prerequisites.length > 0 ? (
          <p className="mt-1 text-sm">
            {messages.lesson.after}{' '}
            {prerequisites.map((each, index) => (
              <span key={each.path}>
                {index > 0 ? ', ' : null}
                <TextLink href={each.path}>{each.title}</TextLink>
              </span>
            ))}
          </p>
        ) : null}
      </PageHeader>
      <LawChangedNote changes={changes} messages={messages.lesson.changed} />
    </>
  );
}
