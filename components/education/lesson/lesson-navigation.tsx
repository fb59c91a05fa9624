import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import type { Lesson } from '@/lib/education/domain/course';
import { educationPath, lessonPath } from '@/lib/education/domain/course-paths';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The ways on from a lesson. */
export function LessonNavigation({
  before,
  after,
  messages,
}: {
  before: Lesson | null;
  after: Lesson | null;
  messages: Messages['education']['lesson'];
}) {
  return (
    <nav
      aria-label={messages.back}
      className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4"
    >
      {after ? (
        <ButtonLink href={lessonPath(after.id)}>
          {fill(messages.next, { lesson: after.title })}
        </ButtonLink>
      ) : null}
      {before ? (
        <TextLink href={lessonPath(before.id)}>
          {fill(messages.before, { lesson: before.title })}
        </TextLink>
      ) : null}
      <TextLink href={educationPath}>{messages.back}</TextLink>
    </nav>
  );
}
