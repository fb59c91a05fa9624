import { TextLink } from '@/components/ui/text-link';
import type { Lesson } from '@/lib/education/course';
import { educationPath, lessonPath } from '@/lib/education/course-paths';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The ways on from a lesson. */
export function LessonNavigation({
  before,
  after,
  words,
}: {
  before: Lesson | null;
  after: Lesson | null;
  words: Messages['education']['lesson'];
}) {
  return (
    <nav aria-label={words.back} className="no-print grid gap-3 border-t border-line pt-4">
      {after ? (
        <TextLink href={lessonPath(after.id)}>{fill(words.next, { lesson: after.title })}</TextLink>
      ) : null}
      {before ? (
        <TextLink href={lessonPath(before.id)}>
          {fill(words.before, { lesson: before.title })}
        </TextLink>
      ) : null}
      <TextLink href={educationPath}>{words.back}</TextLink>
    </nav>
  );
}
