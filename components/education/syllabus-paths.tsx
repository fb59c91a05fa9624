import { sumOf } from '@/lib/cashflow/statistics';
import { CheckIcon, PlayIcon } from '@heroicons/react/20/solid';
import { DisclosureChevron } from '@/components/ui/disclosure';
import { classNames } from '@/components/ui/class-names';
import { RouteLink } from '@/components/ui/route-link';
import type { LearningPath, Lesson } from '@/lib/education/domain/course';
import { lessonPath, type LessonId } from '@/lib/education/domain/course-paths';
import type {
  LessonState,
  MasteryLevel,
  PathStanding,
} from '@/lib/education/domain/learning/mastery';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { notKnown } from '@/lib/text/not-known';
import { Badge, type BadgeTone } from '@/components/ui/badge';

const { education } = messages();

type PathProgress = {
  path: LearningPath;
  states: ReadonlyMap<LessonId, LessonState>;
  /** Null while the member's progress cannot be read. */
  standing: PathStanding | null;
};

const untouched: LessonState = { stage: 'new', level: 'none' };

/** Forced colours leave out backgrounds: there a thicker border is the higher level. */
const levelClasses: Readonly<Record<MasteryLevel, string>> = {
  none: 'border border-line bg-surface-sunken',
  attempted: 'bg-accent/20 forced-colors:border-2',
  familiar: 'bg-accent/40 forced-colors:border-3',
  proficient: 'bg-accent/70 forced-colors:border-4',
  mastered: 'bg-accent forced-colors:border-5',
};

/** The paths as rows, one cell a lesson shaded by its level; a path opens to its lessons and skills. */
export function SyllabusPaths({
  paths,
  nextLesson,
}: {
  paths: readonly PathProgress[];
  /** The lesson to continue; its path is open. */
  nextLesson: LessonId | null;
}) {
  return (
    <section
      aria-labelledby="paths-title"
      className="rounded-lg border border-line bg-surface shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-4 pb-1 md:px-5">
        <h2 id="paths-title" className="text-lg">
          {education.syllabus.title}
        </h2>
        <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-xs text-ink-soft">
          <li className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="rounded-xs h-2.5 w-3.5 overflow-hidden border border-chart-2"
            >
              <span className="block h-full w-1/2 bg-chart-2" />
            </span>
            {education.syllabus.opened}
          </li>
          {(['attempted', 'familiar', 'proficient', 'mastered'] as const).map((level) => (
            <li key={level} className="flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className={classNames('rounded-xs h-2.5 w-3.5', levelClasses[level])}
              />
              {education.levels[level]}
            </li>
          ))}
        </ul>
      </div>
      <div className="divide-y divide-line">
        {paths.map((one) => (
          <PathRow key={one.path.slug} {...one} nextLesson={nextLesson} />
        ))}
      </div>
    </section>
  );
}

function PathRow({
  path: { slug, title, topics, summary, forWhom, lessons },
  states,
  standing,
  nextLesson,
}: PathProgress & { nextLesson: LessonId | null }) {
  const { syllabus } = education;
  const stateOf = ({ id }: Lesson) => states.get(id) ?? untouched;
  const minutesLeft = sumOf(
    lessons.filter((lesson) => stateOf(lesson).stage !== 'finished').map(({ minutes }) => minutes),
  );
  const counts = { finished: standing?.finished ?? notKnown, lessons: lessons.length };
  return (
    <details name="learning-path" open={lessons.some(({ id }) => id === nextLesson)}>
      <summary className="grid min-h-13 list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1.5 px-4 py-1.5 hover:bg-surface-sunken md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_3.5rem_5.5rem_auto] md:gap-y-0 md:px-5 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 self-end text-sm font-semibold max-md:self-center">{title}</h3>
        <span className="col-start-1 row-start-2 self-start truncate text-xs text-ink-soft max-md:hidden">
          {topics}
        </span>
        <span
          aria-hidden="true"
          className="flex gap-0.5 max-md:order-last max-md:col-span-3 md:row-span-2 md:max-w-60"
        >
          {lessons.map((lesson) => (
            <LessonCell key={lesson.id} state={stateOf(lesson)} isNext={lesson.id === nextLesson} />
          ))}
        </span>
        <span className="text-right text-sm tabular-nums md:row-span-2">
          <span aria-hidden="true">{fill(syllabus.progress, counts)}</span>
          <span className="sr-only">{fill(syllabus.progressLabel, counts)}</span>
        </span>
        <span className="row-span-2 text-right text-xs text-ink-soft max-md:hidden">
          {standing === null
            ? notKnown
            : minutesLeft === 0
              ? syllabus.done
              : fill(syllabus.minutesLeft, { minutes: minutesLeft })}
        </span>
        <DisclosureChevron className="md:row-span-2" />
      </summary>
      <div className="px-4 pb-4 md:px-5">
        {/* An address that ends in this id opens the path (unfold-target.tsx). */}
        <ol id={slug} aria-label={title} className="scroll-mt-32 gap-x-6 md:columns-2">
          {lessons.map((lesson) => (
            <LessonRow
              key={lesson.id}
              lesson={lesson}
              state={stateOf(lesson)}
              isNext={lesson.id === nextLesson}
            />
          ))}
        </ol>
        <details className="mt-2 text-xs text-ink-soft">
          <summary className="inline-flex min-h-8 items-center underline decoration-dotted underline-offset-4 max-lg:min-h-11">
            {syllabus.skills}
          </summary>
          <p className="max-w-prose">
            {summary} {forWhom}
          </p>
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5">
            {(standing?.skills ?? []).map(({ skill, level }) => (
              <li key={skill} className="flex items-center gap-1.5">
                {skillName(skill)}
                <LevelBadge level={level} />
              </li>
            ))}
          </ul>
        </details>
      </div>
    </details>
  );
}

function LessonCell({ state: { stage, level }, isNext }: { state: LessonState; isNext: boolean }) {
  const isHalf = stage === 'opened' && (isNext || level === 'none');
  return (
    <span
      className={classNames(
        'rounded-xs h-3 max-w-7 flex-1 overflow-hidden max-md:max-w-none',
        isHalf ? 'border border-chart-2' : levelClasses[level],
      )}
    >
      {isHalf ? <span className="block h-full w-1/2 bg-chart-2" /> : null}
    </span>
  );
}

function LessonRow({
  lesson: { id, number, title, minutes },
  state: { stage, level },
  isNext,
}: {
  lesson: Lesson;
  state: LessonState;
  isNext: boolean;
}) {
  const { syllabus, levels } = education;
  return (
    <li className="flex min-h-9 break-inside-avoid items-center gap-2.5 max-lg:min-h-11">
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-6 shrink-0 place-items-center rounded-full text-xs tabular-nums',
          isNext
            ? 'bg-chart-2 text-surface'
            : stage === 'finished'
              ? level === 'mastered' || level === 'proficient'
                ? 'bg-accent text-on-accent'
                : 'bg-accent/40 text-ink'
              : 'border border-line text-ink-soft',
        )}
      >
        {isNext ? (
          <PlayIcon className="size-3.5" />
        ) : stage === 'finished' ? (
          <CheckIcon className="size-4" />
        ) : (
          number
        )}
      </span>
      <RouteLink
        href={lessonPath(id)}
        prefetches={false}
        className={classNames(
          'flex min-h-9 min-w-0 flex-1 items-center text-sm hover:underline max-lg:min-h-11',
          isNext && 'font-semibold',
        )}
      >
        {title}
      </RouteLink>
      {stage === 'finished' ? <span className="sr-only">{syllabus.finished}</span> : null}
      <span className="shrink-0 text-xs text-ink-soft">
        {stage === 'finished'
          ? levels[level]
          : stage === 'opened'
            ? `${syllabus.opened} · ${fill(syllabus.minutes, { minutes })}`
            : fill(syllabus.minutes, { minutes })}
      </span>
    </li>
  );
}

const tones: Record<MasteryLevel, BadgeTone> = {
  none: 'plain',
  attempted: 'plain',
  familiar: 'accent',
  proficient: 'accent',
  mastered: 'good',
};

/** A level of mastery, in its word. */
function LevelBadge({ level }: { level: MasteryLevel }) {
  return <Badge tone={tones[level]}>{education.levels[level]}</Badge>;
}

/** Letters that stay capitals in the name of a skill. */
const abbreviations = new Set(
  'sip emi upi tds hra nps epf ppf nav xirr ltcg itr kyc etf ipo eps roe'.split(' '),
);

/** The name of a skill from its id: `advance-tax` is "Advance tax", `reading-a-nav` "Reading a NAV". */
function skillName(skill: string): string {
  const text = skill
    .split('-')
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
