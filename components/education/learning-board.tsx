import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { reviewPath, weeklyMixPath } from '@/lib/education/course-paths';
import type { Overview } from '@/lib/education/overview';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { nextStepWords } from './next-step-words';

/** The next step, the review and the mix of the week, side by side. */
export function LearningBoard({
  overview: { next, finished, lessons, due, nextDueAtMs, mix },
  words,
}: {
  overview: Overview;
  words: Messages['education'];
}) {
  const step = nextStepWords(next, words.next);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 xl:grid-cols-3">
      <Card title={words.next.title} titleId="next-title">
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
            label={fill(words.next.finished, { finished, lessons })}
            percent={Math.round((finished / lessons) * 100)}
          />
        </div>
      </Card>
      <Card title={words.review.title} titleId="review-title" description={words.review.text}>
        <p className="mb-4">
          {due > 0
            ? fillCount(due, words.review.due)
            : nextDueAtMs === null
              ? words.review.empty
              : `${words.review.none} ${fill(words.review.nextOn, {
                  date: formatDate(dateInIndia(new Date(nextDueAtMs))),
                })}`}
        </p>
        {due > 0 ? (
          <ButtonLink href={reviewPath} variant="secondary">
            {words.review.begin}
          </ButtonLink>
        ) : null}
      </Card>
      <Card title={words.mix.title} titleId="mix-title" description={words.mix.text}>
        <p className="mb-4">
          {fill(words.mix.week, { date: formatDate(mix.week) })}. {fill(words.mix.done, mix)}.
        </p>
        <ButtonLink href={weeklyMixPath} variant="secondary">
          {mix.answered < mix.count ? words.mix.begin : words.mix.again}
        </ButtonLink>
      </Card>
    </div>
  );
}
