import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatRupees } from '@/lib/money/rupees';
import type { SipAnswer } from '@/lib/sip/domain/answer';

/** The answer in one line, for where the whole of it does not fit beside the fields. */
export function AnswerHeadline({
  answer: {
    main: { projection, realRupees, redemption },
  },
  messages,
}: {
  answer: SipAnswer;
  messages: Messages['sip']['answer'];
}) {
  return (
    <p aria-hidden="true" className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-sm text-ink-soft">
        {messages.value}{' '}
        <strong className="text-lg text-accent tabular-nums">
          {formatRupees(projection.valueRupees)}
        </strong>
      </span>
      <span className="text-sm text-ink-soft tabular-nums">
        {redemption ? messages.realAfterTax : messages.real}{' '}
        {formatLakhCrore(realRupees, messages.language)}
      </span>
    </p>
  );
}
