import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { RouteLink } from '@/components/ui/route-link';
import type { Course, LearningPath } from '@/lib/education/domain/course';
import { educationPath, publicPath } from '@/lib/education/domain/course-paths';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** Every path with its lessons, for everybody: titles and what each is about, not the texts. */
export function LearnSyllabus({
  course,
  messages,
}: {
  course: Course;
  messages: Messages['education'];
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {course.map((path) => (
        <Card
          key={path.slug}
          id={path.slug}
          title={path.title}
          titleId={`${path.slug}-title`}
          description={path.summary}
        >
          <p className="mb-3 text-sm text-ink-soft">{path.forWhom}</p>
          <LearnLessons path={path} firstPath={publicPath(path.slug)} messages={messages} />
        </Card>
      ))}
      <LearnJoin messages={messages.learn} />
    </div>
  );
}

/** The lessons of a path; the first is open and a link. */
export function LearnLessons({
  path: { lessons },
  firstPath,
  messages,
}: {
  path: LearningPath;
  firstPath: string;
  messages: Messages['education'];
}) {
  return (
    <ol className="grid gap-3">
      {lessons.map(({ id, number, title, summary, minutes }) => (
        <li key={id} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3">
          <span className="text-right text-ink-soft tabular-nums">{number}</span>
          <span>
            {number === 1 ? (
              <RouteLink
                href={firstPath}
                className="font-semibold text-accent underline underline-offset-4"
              >
                {title}
              </RouteLink>
            ) : (
              <span className="font-semibold">{title}</span>
            )}
            <span className="block text-sm text-ink-soft">
              {summary} {fill(messages.syllabus.minutes, { minutes })},{' '}
              {number === 1 ? messages.learn.openLesson : messages.learn.member}.
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The two ways in. */
export function LearnJoin({ messages }: { messages: Messages['education']['learn'] }) {
  const returnUrl = encodeURIComponent(educationPath);
  return (
    <p className="no-print flex flex-wrap gap-3">
      <ButtonLink href={`/auth/signup?returnUrl=${returnUrl}`}>{messages.join}</ButtonLink>
      <ButtonLink href={`/auth/signin?returnUrl=${returnUrl}`} variant="secondary">
        {messages.signIn}
      </ButtonLink>
    </p>
  );
}
