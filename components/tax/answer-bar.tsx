import { classNames } from '@/components/ui/class-names';
import { formatRupees } from '@/lib/money/rupees';
import { headline, type Answer } from './answer-words';
import type { TaxMessages } from './form-groups';

/** The answer in two lines at the foot of a small screen, while one is at the fields. */
export function AnswerBar({
  answer: { comparison },
  isStale,
  messages,
}: {
  answer: Answer;
  isStale: boolean;
  messages: TaxMessages;
}) {
  const { bar } = messages.answer;
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
        {isStale ? messages.answer.stale : headline(comparison, messages.answer)}
      </p>
      <p className="flex gap-4 text-sm text-ink-soft tabular-nums">
        <span>
          {bar.new} {formatRupees(comparison.new.taxRupees)}
        </span>
        <span>
          {bar.old} {formatRupees(comparison.old.taxRupees)}
        </span>
      </p>
    </div>
  );
}
