import { DisclosureChevron } from '@/components/ui/disclosure';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { classNames } from '@/components/ui/class-names';
import { RouteLink } from '@/components/ui/route-link';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Course, LearningPath } from '@/lib/education/domain/course';
import { educationPath, publicPath } from '@/lib/education/domain/course-paths';
import { fill } from '@/lib/messages/fill';
import { LessonDrawing } from './drawing/lesson-drawing';
import { messages } from '@/lib/messages';

const { education } = messages();

/**
 * Every path with the picture and the titles of its lessons, for all visitors; what each is about is on the path's
 * page.
 */
export function LearnSyllabus({ course, today }: { course: Course; today: IsoDate }) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      {course.map((path) => {
        const { slug, title, topics, lessons } = path;
        const [first] = lessons;
        return (
          <Card
            key={slug}
            id={slug}
            title={title}
            titleId={`${slug}-title`}
            description={topics}
            className="flex flex-col"
          >
            {first ? (
              <LessonDrawing lesson={first.id} today={today} isLow className="max-md:hidden" />
            ) : null}
            <ol className="my-2 grid grow content-start divide-y divide-line">
              {lessons.map(({ id, number, title: lesson, minutes }) => (
                <li key={id} className="flex min-h-9 items-center gap-x-3 text-sm max-xs:flex-wrap">
                  <span className="w-4 shrink-0 text-right text-xs text-ink-faint tabular-nums">
                    {number}
                  </span>
                  <span className="min-w-0 flex-1 py-1">{lesson}</span>
                  <span className="shrink-0 text-xs text-ink-soft max-xs:w-full max-xs:pb-1 max-xs:pl-7">
                    {fill(education.syllabus.minutes, { minutes })}
                  </span>
                </li>
              ))}
            </ol>
            <ButtonLink href={publicPath(slug)} variant="secondary" className="self-start">
              {education.learn.open}
              <span className="sr-only">{title}</span>
            </ButtonLink>
          </Card>
        );
      })}
    </div>
  );
}

/** The lessons of a path. What each is about unfolds; the first is open to all, and a link. */
export function LearnLessons({
  path: { lessons },
  firstPath,
}: {
  path: LearningPath;
  firstPath: string;
}) {
  return (
    <ol className="grid gap-1">
      {lessons.map(({ id, number, title, summary, minutes }) => (
        <li key={id} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-2.5">
          <span
            className={classNames(
              'text-right text-xs text-ink-faint tabular-nums',
              number === 1 ? 'leading-7' : 'leading-8 max-lg:leading-11',
            )}
          >
            {number}
          </span>
          {number === 1 ? (
            <span className="py-1 text-sm">
              <RouteLink href={firstPath} className="link font-semibold">
                {title}
              </RouteLink>
              <span className="block text-xs text-ink-soft">
                {summary} {fill(education.syllabus.minutes, { minutes })} ·{' '}
                {education.learn.openLesson}
              </span>
            </span>
          ) : (
            <details className="text-sm">
              <summary className="flex min-h-8 list-none items-center justify-between gap-2 font-semibold hover:underline max-lg:min-h-11 [&::-webkit-details-marker]:hidden">
                {title}
                <DisclosureChevron />
              </summary>
              <p className="pb-1 text-xs text-ink-soft">
                {summary} {fill(education.syllabus.minutes, { minutes })} · {education.learn.member}
              </p>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The two ways in. */
export function LearnJoin() {
  const returnUrl = encodeURIComponent(educationPath);
  return (
    <p className="guests-only no-print flex flex-wrap gap-2">
      <ButtonLink href={`/auth/signup?returnUrl=${returnUrl}`}>{education.learn.join}</ButtonLink>
      <ButtonLink href={`/auth/signin?returnUrl=${returnUrl}`} variant="secondary">
        {education.learn.signIn}
      </ButtonLink>
    </p>
  );
}
