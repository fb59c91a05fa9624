import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { Progress } from '@/components/ui/progress';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { reviewPath, weeklyMixPath } from '@/lib/education/domain/course-paths';
import type { Overview } from '@/lib/education/domain/overview';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { nextStepWords } from './next-step-words';

/** The next step, the review and the mix of the week, side by side. */
export function LearningBoard({
  overview: { next, finished, lessons, due, nextDueAtMs, mix },
  messages,
}: {
  overview: Overview;
  messages: Messages['education'];
}) {
  const step = nextStepWords(next, messages.next);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 xl:grid-cols-3">
      <Card title={messages.next.title} titleId="next-title">
        <div className="grid gap-4">
          {step.path ? (
            <p>
              <ButtonLink href={step.path}>{step.text}</ButtonLink>
            </p>
          ) : (
            <p>{step.text}</p>
          )}
          {step.note ? <p className="text-sm text-ink-soft">{step.note}</p> : null}
          <Progress
            label={fill(messages.next.finished, { finished, lessons })}
            percent={Math.round((finished / lessons) * 100)}
          />
        </div>
      </Card>
      <Card title={messages.review.title} titleId="review-title" description={messages.review.text}>
        <p className="mb-4">
          {due > 0
            ? fillCount(due, messages.review.due)
            : nextDueAtMs === null
              ? messages.review.empty
              : `${messages.review.none} ${fill(messages.review.nextOn, {
                  date: formatDate(dateInIndia(new Date(nextDueAtMs))),
                })}`}
        </p>
        {due > 0 ? (
          <ButtonLink href={reviewPath} variant="secondary">
            {messages.review.begin}
          </ButtonLink>
        ) : null}
      </Card>
      <Card title={messages.mix.title} titleId="mix-title" description={messages.mix.text}>
        <p className="mb-4">
          {fill(messages.mix.week, { date: formatDate(mix.week) })}. {fill(messages.mix.done, mix)}.
        </p>
        <ButtonLink href={weeklyMixPath} variant="secondary">
          {mix.answered < mix.count ? messages.mix.begin : messages.mix.again}
        </ButtonLink>
      </Card>
    </div>
  );
}
