import { mixText } from '@/components/education/learning-board';
import { Progress } from '@/components/ui/progress';
import { RouteLink } from '@/components/ui/route-link';
import { TextLink } from '@/components/ui/text-link';
import {
  educationPath,
  learnPath,
  lessonPath,
  publicPath,
  reviewPath,
  weeklyMixPath,
} from '@/lib/education/domain/course-paths';
import type { NextStep, Overview } from '@/lib/education/domain/learning/practice';
import { messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import type { CardView } from './card-view';

const { education } = messages();

const allLessons = { href: educationPath, text: education.card.all };

/** The next step of learning and what is due. */
export const learningCard: CardView<'learning'> = {
  title: education.card.title,
  lines: 11,
  action: (learning) => (learning && 'next' in learning ? allLessons : null),
  show: (learning) => {
    if (!learning) return <p>{education.card.unavailable}</p>;
    return 'next' in learning ? (
      <LearningSummary overview={learning} />
    ) : (
      <LearningPaths paths={learning} />
    );
  },
};

/** The same for a new member: until a lesson is begun, the first tasks name the first lesson. */
export const begunLearningCard: CardView<'begun-learning'> = {
  title: learningCard.title,
  lines: learningCard.lines,
  action: () => allLessons,
  show: (overview) =>
    overview && overview.next.kind !== 'begin' ? <LearningSummary overview={overview} /> : null,
};

/** For a guest: the paths, each with its number of lessons, and what is open to all. */
function LearningPaths({
  paths,
}: {
  paths: readonly { slug: string; title: string; lessons: number }[];
}) {
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {paths.map(({ slug, title, lessons }) => (
          <li key={slug} className="flex items-center justify-between gap-3">
            <RouteLink
              href={publicPath(slug)}
              prefetches={false}
              className="min-w-0 py-1.5 hover:text-accent hover:underline max-lg:py-3"
            >
              {title}
            </RouteLink>
            <span className="shrink-0 text-xs text-ink-soft">
              {fill(education.card.lessons, { lessons })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-soft">
        {education.card.demo} <TextLink href={learnPath}>{education.card.demoLink}</TextLink>
      </p>
    </>
  );
}

/** Learning in a few lines, for the dashboard. */
export function LearningSummary({
  overview: { next, finished, lessons, paths, due, mix },
}: {
  overview: Overview;
}) {
  const step = nextStepText(next);
  return (
    <div className="grid gap-3">
      <p className="font-semibold">
        {step.path ? <TextLink href={step.path}>{step.text}</TextLink> : step.text}
      </p>
      <Progress
        label={fill(education.next.finished, { finished, lessons })}
        percent={Math.round((finished / lessons) * 100)}
      />
      {due > 0 ? (
        <p>
          <TextLink href={reviewPath}>{fillCount(due, education.review.due)}</TextLink>
        </p>
      ) : null}
      <p className="text-sm text-ink-soft">
        <TextLink href={weeklyMixPath}>{education.mix.title}</TextLink>: {mixText(mix)}
      </p>
      <ul className="divide-y divide-line border-t border-line text-sm">
        {openPaths(paths).map(({ slug, title, ...progress }) => (
          <li key={slug} className="flex items-center justify-between gap-3">
            <RouteLink
              href={`${educationPath}#${slug}`}
              prefetches={false}
              className="min-w-0 py-1 hover:text-accent hover:underline max-lg:py-3"
            >
              {title}
            </RouteLink>
            <span className="shrink-0 text-xs text-ink-soft tabular-nums">
              {fill(education.syllabus.progress, progress)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shownPaths = 4;

/** The paths that are not finished: those that were begun, then the next ones. */
function openPaths(paths: Overview['paths']): Overview['paths'] {
  const open = paths.filter(({ finished, lessons }) => finished < lessons);
  const begun = open.filter(({ finished }) => finished > 0);
  return [...begun, ...open.filter(({ finished }) => finished === 0)].slice(0, shownPaths);
}

/** The next step in words, with the address of its lesson; without one when all are done. */
function nextStepText(step: NextStep): { path: string | null; text: string } {
  if (step.kind === 'all-done') return { path: null, text: education.next.done };
  const { id, title } = step.lesson;
  if (step.kind === 'begin') {
    return { path: lessonPath(id), text: fill(education.next.begin, { lesson: title }) };
  }
  const { heading } = step;
  return {
    path: lessonPath(id) + (heading ? `#${heading}` : ''),
    text: fill(education.next.resume, { lesson: title }),
  };
}
