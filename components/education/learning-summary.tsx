import { Progress } from '@/components/ui/progress';
import { TextLink } from '@/components/ui/text-link';
import {
  educationPath,
  lessonPath,
  reviewPath,
  weeklyMixPath,
} from '@/lib/education/domain/course-paths';
import type { Overview, NextStep } from '@/lib/education/domain/learning/practice';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** Learning in a few lines, for the dashboard. */
export function LearningSummary({
  overview: { next, finished, lessons, due, mix },
  messages,
}: {
  overview: Overview;
  messages: Messages['education'];
}) {
  const step = nextStepText(next, messages.next);
  return (
    <div className="grid gap-3">
      <p className="font-semibold">
        {step.path ? <TextLink href={step.path}>{step.text}</TextLink> : step.text}
      </p>
      <Progress
        label={fill(messages.next.finished, { finished, lessons })}
        percent={Math.round((finished / lessons) * 100)}
      />
      {due > 0 ? (
        <p>
          <TextLink href={reviewPath}>{fillCount(due, messages.review.due)}</TextLink>
        </p>
      ) : null}
      <p className="text-sm text-ink-soft">
        <TextLink href={weeklyMixPath}>{messages.mix.title}</TextLink>:{' '}
        {fill(messages.mix.done, { answered: mix.answered, count: mix.count, right: mix.right })}.
      </p>
      <p className="text-sm">
        <TextLink href={educationPath}>{messages.card.all}</TextLink>
      </p>
    </div>
  );
}

/** The next step in words, with the address of its lesson; without one when all are done. */
function nextStepText(
  step: NextStep,
  messages: Messages['education']['next'],
): { path: string | null; text: string } {
  if (step.kind === 'all-done') return { path: null, text: messages.done };
  const { id, title } = step.lesson;
  if (step.kind === 'begin') {
    return { path: lessonPath(id), text: fill(messages.begin, { lesson: title }) };
  }
  const { heading } = step;
  return {
    path: lessonPath(id) + (heading ? `#${heading}` : ''),
    text: fill(messages.resume, { lesson: title }),
  };
}
