import { CheckCircleIcon } from '@heroicons/react/20/solid';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { RouteLink } from '@/components/ui/route-link';
import type { LearningPath } from '@/lib/education/domain/course';
import { lessonPath, type LessonId } from '@/lib/education/domain/course-paths';
import type { LessonState } from '@/lib/education/domain/lesson-states';
import type { PathStanding } from '@/lib/education/domain/mastery';
import { skillName } from '@/lib/education/domain/skill-name';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { LevelBadge } from './level-badge';

/** A path for a member: its lessons in order with how far they are, and the level of each skill. */
export function SyllabusPath({
  path: { slug, title, summary, forWhom, lessons },
  states,
  standing,
  messages,
}: {
  path: LearningPath;
  states: ReadonlyMap<LessonId, LessonState>;
  standing: PathStanding | null;
  messages: Messages['education'];
}) {
  return (
    <Card id={slug} title={title} titleId={`${slug}-title`} headingLevel={3} description={summary}>
      <p className="mb-4 text-sm text-ink-soft">{forWhom}</p>
      <ol className="mb-4 grid">
        {lessons.map((lesson) => (
          <SyllabusLesson
            key={lesson.id}
            number={lesson.number}
            title={lesson.title}
            minutes={fill(messages.syllabus.minutes, { minutes: lesson.minutes })}
            path={lessonPath(lesson.id)}
            state={states.get(lesson.id) ?? 'new'}
            messages={messages.syllabus}
          />
        ))}
      </ol>
      {standing ? (
        <Disclosure
          title={messages.syllabus.skills}
          note={fill(messages.syllabus.progress, {
            finished: standing.finished,
            lessons: standing.lessons,
          })}
        >
          <ul className="grid gap-2 text-sm">
            {standing.skills.map(({ skill, level }) => (
              <li key={skill} className="flex flex-wrap justify-between gap-2">
                {skillName(skill)}
                <LevelBadge level={level} messages={messages.levels} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </Card>
  );
}

function SyllabusLesson({
  number,
  title,
  minutes,
  path,
  state,
  messages,
}: {
  number: number;
  title: string;
  minutes: string;
  path: string;
  state: LessonState;
  messages: Messages['education']['syllabus'];
}) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <span className="w-6 shrink-0 text-right text-sm text-ink-soft tabular-nums">{number}</span>
      <RouteLink href={path} prefetches={false} className="min-w-0 flex-1 py-1 hover:underline">
        {title}
      </RouteLink>
      {state === 'finished' ? (
        <>
          <CheckCircleIcon aria-hidden="true" className="size-5 shrink-0 text-gain" />
          <span className="sr-only">{messages.finished}</span>
        </>
      ) : state === 'opened' ? (
        <span className="text-sm text-ink-soft">{messages.opened}</span>
      ) : null}
      <span className="shrink-0 text-sm text-ink-soft">{minutes}</span>
    </li>
  );
}
