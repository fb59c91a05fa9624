import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { LearningPath } from '@/lib/education/domain/course';
import { lessonPath } from '@/lib/education/domain/course-paths';
import type { NextStep } from '@/lib/education/domain/learning/practice';
import { fill } from '@/lib/messages/fill';
import { LessonDrawing } from './drawing/lesson-drawing';
import type { LessonHeading } from '@/components/education/lesson/lesson-contents';
import { messages } from '@/lib/messages';

const { next: nextMessages } = messages().education;

/** The lesson to continue, its picture, and a button that opens it where the reader stopped. */
export function ContinueCard({
  next,
  path,
  headings,
  today,
}: {
  next: NextStep;
  /** The path of the lesson; null where all are finished. */
  path: LearningPath | null;
  /** The sections of the lesson. */
  headings: readonly LessonHeading[];
  today: IsoDate;
}) {
  if (next.kind === 'all-done' || path === null) {
    return (
      <Frame label={nextMessages.title}>
        <h2 className="text-2xl">{nextMessages.doneTitle}</h2>
        <p className="mt-1 text-ink-soft">{nextMessages.done}</p>
      </Frame>
    );
  }
  const { lesson } = next;
  const stopped = next.kind === 'resume' ? headings.findIndex(({ id }) => id === next.heading) : -1;
  const place = headings[stopped];
  const left = headings.length === 0 ? 1 : 1 - Math.max(0, stopped) / headings.length;
  const minutes = Math.max(1, Math.round(lesson.minutes * left));
  return (
    <Frame label={nextMessages.title}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <p className="text-xs text-ink-faint">
            {fill(nextMessages.lessonPlace, {
              path: path.title,
              number: lesson.number,
              lessons: path.lessons.length,
            })}
          </p>
          <h2 className="text-2xl">{lesson.title}</h2>
          {place ? (
            <p className="mt-1 text-sm text-ink-soft">
              {fill(nextMessages.place, { heading: place.title })}
            </p>
          ) : (
            <p className="mt-1 text-sm text-ink-soft max-md:hidden">{lesson.summary}</p>
          )}
          {place ? (
            <>
              <div aria-hidden="true" className="mt-4 flex max-w-56 gap-1 max-md:hidden">
                {headings.map(({ id }, index) => (
                  <span
                    key={id}
                    className={classNames(
                      'h-1.5 flex-1 rounded-full forced-color-adjust-none',
                      index < stopped ? 'bg-accent' : index === stopped ? 'bg-chart-2' : 'bg-line',
                    )}
                  />
                ))}
              </div>
              <p className="mt-1.5 text-xs text-ink-soft max-md:hidden">
                {fill(nextMessages.section, { number: stopped + 1, count: headings.length })}
              </p>
            </>
          ) : null}
        </div>
        <LessonDrawing lesson={lesson.id} today={today} isLow className="md:row-span-2" />
        <p className="flex flex-wrap items-center gap-3 self-end md:col-start-1">
          <ButtonLink href={lessonPath(lesson.id) + (place ? `#${place.id}` : '')}>
            {next.kind === 'resume' ? nextMessages.resumeButton : nextMessages.beginButton}
            <span className="sr-only">{lesson.title}</span>
          </ButtonLink>
          <span className="text-xs text-ink-soft">
            {fill(place ? nextMessages.minutesLeft : nextMessages.minutes, { minutes })}
          </span>
        </p>
      </div>
    </Frame>
  );
}

function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="card">
      {children}
    </section>
  );
}
