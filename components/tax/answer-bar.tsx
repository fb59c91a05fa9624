import { classNames } from '@/components/ui/class-names';
import type { Answer } from './answer-of';
import { Headline } from './answer-words';
import type { TaxMessages } from './form-groups';
import { Money } from './money';

/** The answer in two lines at the foot of a small screen, while one is at the fields. */
export function AnswerBar({
  answer,
  isStale,
  messages,
}: {
  answer: Answer;
  isStale: boolean;
  messages: TaxMessages;
}) {
  const { bar } = messages.answer;
  const { comparison } = answer;
  return (
    <div
      id="tax-answer-bar"
      aria-hidden="true"
      className={classNames(
        'no-print sticky bottom-2 z-10 mt-3 rounded border bg-surface px-4 py-2 shadow-raised lg:hidden',
        isStale ? 'border-warn' : 'border-accent',
      )}
    >
      <p className="font-semibold">
        {isStale ? messages.answer.stale : <Headline answer={answer} messages={messages} />}
      </p>
      <p className="flex gap-4 text-sm text-ink-soft tabular-nums">
        <span>
          {bar.new} <Money rupees={comparison.new.taxRupees} messages={messages} />
        </span>
        <span>
          {bar.old} <Money rupees={comparison.old.taxRupees} messages={messages} />
        </span>
      </p>
    </div>
  );
}
