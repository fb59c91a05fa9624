import { Alert } from '@/components/ui/alert';
import { Stat } from '@/components/ui/stat';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { rupeesInWords } from '@/lib/money/in-words';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import type { SipAnswer } from '@/lib/sip/domain/answer';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { goalInWords } from './goal-words';
import { answerSentence, planInWords } from './plan-sentence';

type AnswerMessages = Messages['sip']['answer'];

/** The answer in figures, words and one sentence. Stale: a field is wrong, and this is the last good answer. */
export function PlanAnswer({
  inputs,
  answer: { goal, main },
  today,
  isStale,
  messages,
}: {
  inputs: SipInputs;
  answer: SipAnswer;
  today: IsoDate;
  isStale: boolean;
  messages: AnswerMessages;
}) {
  const { plan, projection, redemption, realRupees } = main;
  const { investedRupees, gainRupees, valueRupees } = projection;
  const inflation = formatPercent(inputs.inflationPercent);
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      {isStale ? (
        <Alert tone="warn">{fill(messages.stale, { plan: planInWords(plan, messages) })}</Alert>
      ) : null}
      {goal ? (
        <GoalAnswer
          messages={goalInWords(goal, inputs.goalRupees, today, messages)}
          title={messages.goal.title}
        />
      ) : null}
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Stat
          className="sm:col-span-2"
          isMain
          label={messages.value}
          value={formatRupees(valueRupees)}
          note={rupeesInWords(valueRupees, messages.language)}
        />
        <Stat
          label={messages.invested}
          value={formatRupees(investedRupees)}
          note={rupeesInWords(investedRupees, messages.language)}
        />
        <Stat
          label={gainRupees < 0 ? messages.loss : messages.gain}
          value={formatRupees(gainRupees)}
          note={rupeesInWords(gainRupees, messages.language)}
        />
        {redemption ? (
          <Stat
            label={messages.afterTax}
            value={formatRupees(redemption.valueAfterTaxRupees)}
            note={fill(messages.taxNote, {
              tax: formatLakhCrore(redemption.totalTaxRupees, messages.language),
            })}
          />
        ) : null}
        <Stat
          label={redemption ? messages.realAfterTax : messages.real}
          value={formatRupees(realRupees)}
          note={fill(messages.realNote, { inflation })}
        />
      </dl>
      <p className="max-w-prose">{answerSentence(main, messages)}</p>
      <p className="text-sm text-ink-soft">{messages.assumption}</p>
    </div>
  );
}

function GoalAnswer({
  messages: words,
  title,
}: {
  messages: ReturnType<typeof goalInWords>;
  title: string;
}) {
  if ('problem' in words) return <Alert tone="warn">{words.problem}</Alert>;
  return (
    <Alert title={title}>
      {words.aim} <strong>{words.answer}</strong>.
    </Alert>
  );
}
