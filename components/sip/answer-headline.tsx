import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import type { SipAnswer } from '@/lib/sip/domain/answer';
import { spanInWords } from './plan-sentence';

/** The answer in one line, which stays in sight above the fields on a phone. */
export function AnswerHeadline({
  answer: {
    main: { plan, projection, realRupees, redemption },
  },
  messages,
}: {
  answer: SipAnswer;
  messages: Messages['sip']['answer'];
}) {
  return (
    <p aria-hidden="true" className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-faint">
      <span>
        {fill(messages.valueAfter, { span: spanInWords(plan.months, messages) })}
        <strong className="block text-2xl font-semibold text-ink tabular-nums">
          {formatRupees(projection.valueRupees)}
        </strong>
      </span>
      <span>
        {redemption ? messages.realAfterTax : messages.real}
        <strong className="block text-lg/7 font-semibold text-ink tabular-nums">
          {formatRupees(realRupees)}
        </strong>
      </span>
    </p>
  );
}
