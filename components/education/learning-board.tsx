import { CheckIcon, XMarkIcon } from '@heroicons/react/20/solid';
import {
  AcademicCapIcon,
  BookOpenIcon,
  PencilSquareIcon,
  ShieldCheckIcon,
} from '@heroicons/react/24/outline';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { classNames } from '@/components/ui/class-names';
import { RouteLink } from '@/components/ui/route-link';
import { weekdayOf } from '@/lib/calendar/day-texts';
import { formatDate } from '@/lib/calendar/iso-date';
import { glossaryPath } from '@/lib/education/data/glossary';
import {
  reviewPath,
  weeklyMixPath,
  certificatesPath,
  notesPath,
  scamClinicPath,
} from '@/lib/education/domain/course-paths';
import type { Overview } from '@/lib/education/domain/learning/practice';
import { fill, fillCount } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';

const { education } = messages();

/** The questions that come back: today and on the six days after. */
export function ReviewCard({ overview: { due, nextDueOn, dueDays } }: { overview: Overview }) {
  return (
    <Card
      title={education.review.title}
      titleId="review-title"
      description={nextDueOn === null ? undefined : education.review.week}
    >
      {nextDueOn === null ? (
        <p className="text-sm text-ink-soft">{education.review.empty}</p>
      ) : (
        <>
          <DueBars days={dueDays} today={education.review.today} />
          {/* The button counts those that are due. */}
          {due > 0 ? null : (
            <p className="mt-3 text-sm">
              {education.review.none}{' '}
              {fill(education.review.nextOn, { date: formatDate(nextDueOn) })}
            </p>
          )}
        </>
      )}
      {due > 0 ? (
        <p className="mt-3">
          <ButtonLink href={reviewPath} variant="secondary">
            {fillCount(due, education.review.begin)}
          </ButtonLink>
        </p>
      ) : null}
    </Card>
  );
}

const barHeight = 64;

function DueBars({ days, today }: { days: Overview['dueDays']; today: string }) {
  const max = Math.max(1, ...days.map(({ count }) => count));
  return (
    <ol className="grid grid-cols-7 gap-2 text-center text-xs text-ink-soft">
      {days.map(({ date, count }, day) => {
        const height = count === 0 ? 2 : Math.max(6, Math.round((count / max) * barHeight));
        return (
          <li key={date} className="grid gap-1">
            <span className={count === 0 ? 'sr-only' : 'tabular-nums'}>{count}</span>
            <svg
              aria-hidden="true"
              className={classNames('w-full self-end', count === 0 ? 'h-21' : 'h-16')}
            >
              <rect
                y={(count === 0 ? 84 : barHeight) - height}
                width="100%"
                height={height}
                rx="3"
                className={day === 0 && count > 0 ? 'fill-accent' : 'fill-accent/35'}
              />
            </svg>
            <span>{day === 0 ? today : weekdayOf(date).slice(0, 3)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The six questions of the week, each as right, wrong or open. */
export function MixCard({ mix }: { mix: Overview['mix'] }) {
  const open = mix.count - mix.answered;
  return (
    <Card
      title={education.mix.title}
      titleId="mix-title"
      description={fill(education.mix.week, { date: formatDate(mix.week) })}
    >
      <ol className="grid grid-cols-6 gap-2">
        {mix.results.map((isRight, index) => (
          <li
            key={index}
            className={classNames(
              'grid min-h-8 place-items-center rounded text-xs',
              isRight === null
                ? 'border border-line text-ink-soft'
                : isRight
                  ? 'bg-accent-soft text-accent-strong'
                  : 'bg-surface-sunken text-ink-soft',
            )}
          >
            {isRight === null ? (
              <span aria-hidden="true">{index + 1}</span>
            ) : isRight ? (
              <CheckIcon aria-hidden="true" className="size-4" />
            ) : (
              <XMarkIcon aria-hidden="true" className="size-4" />
            )}
            <span className="sr-only">
              {fill(
                education.mix.questionState[
                  isRight === null ? 'open' : isRight ? 'right' : 'wrong'
                ],
                { number: index + 1 },
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <ButtonLink href={weeklyMixPath} variant="secondary">
          {open === 0
            ? education.mix.again
            : mix.answered === 0
              ? education.mix.begin
              : fillCount(open, education.mix.more)}
        </ButtonLink>
        <span className="text-xs text-ink-soft">{mixText(mix)}</span>
      </p>
    </Card>
  );
}

type Page = 'clinic' | 'notes' | 'certificates' | 'glossary';

const pages = [
  { page: 'clinic', path: scamClinicPath, Icon: ShieldCheckIcon },
  { page: 'notes', path: notesPath, Icon: PencilSquareIcon },
  { page: 'certificates', path: certificatesPath, Icon: AcademicCapIcon },
  { page: 'glossary', path: glossaryPath, Icon: BookOpenIcon },
] as const;

/** What belongs to the lessons beside them, each with how much it holds. */
export function FurtherPages({
  counts,
  messages,
}: {
  /** Empty where it is not known. */
  counts: Readonly<Record<Page, string>>;
  messages: Readonly<Record<Page | 'label', string>>;
}) {
  return (
    <nav
      aria-label={messages.label}
      className="rounded-lg border border-line bg-surface px-4 shadow-card md:px-5"
    >
      <ul className="divide-y divide-line">
        {pages.map(({ page, path, Icon }) => (
          <li key={page}>
            <RouteLink
              href={path}
              prefetches={false}
              className="flex min-h-11 items-center gap-3 text-sm hover:underline"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              {messages[page]}
              <span className="ml-auto text-xs text-ink-soft tabular-nums">{counts[page]}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many questions of the weekly quiz are answered, and how many rightly; before the first answer, their number. */
export function mixText({
  answered,
  count,
  right,
}: {
  answered: number;
  count: number;
  right: number;
}): string {
  return answered === 0
    ? fill(education.mix.open, { count })
    : fill(education.mix.done, { answered, count, right });
}
