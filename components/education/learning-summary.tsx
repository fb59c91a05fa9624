import { Progress } from '@/components/ui/progress';
import { TextLink } from '@/components/ui/text-link';
import { educationPath, reviewPath, weeklyMixPath } from '@/lib/education/domain/course-paths';
import type { Overview } from '@/lib/education/domain/overview';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { nextStepWords } from './next-step-words';

/** Learning in a few lines, for the dashboard. */
export function LearningSummary({
  overview: { next, finished, lessons, due, mix },
  messages,
}: {
  overview: Overview;
  messages: Messages['education'];
}) {
  const step = nextStepWords(next, messages.next);
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
