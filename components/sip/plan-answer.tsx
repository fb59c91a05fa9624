import { memo, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Stat } from '@/components/ui/figures/stat';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { rupeesInWords } from '@/lib/money/in-words';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import type { SipAnswer } from '@/lib/sip/domain/answer';
import { netReturnPercent } from '@/lib/sip/domain/plan-costs';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { inputsPath } from '@/lib/sip/domain/inputs/query';
import { tabQuery } from '@/lib/sip/domain/inputs/page-query';
import { goalInWords, answerSentence, planInWords, spanInWords } from './plan-sentence';
import { PlanChart } from './plan-chart';

/**
 * The answer as figures, drawing and sum. Stale: a field is wrong, and this is the last good answer. Memoised: it is
 * drawn when the answer changes, not with each key.
 */
export const PlanAnswer = memo(function PlanAnswer({
  inputs,
  answer: { goal, main },
  today,
  isStale,
  besideQuery,
  messages: sip,
}: {
  inputs: SipInputs;
  answer: SipAnswer;
  today: IsoDate;
  isStale: boolean;
  /** What the links of the page say beside the plan. */
  besideQuery: string;
  messages: Messages['sip'];
}) {
  const { plan, projection, redemption, realRupees } = main;
  const { investedRupees, gainRupees, valueRupees } = projection;
  const messages = sip.answer;
  return (
    <div className="grid grid-cols-1 gap-2">
      {isStale ? (
        <Alert tone="warn">{fill(messages.stale, { plan: planInWords(plan, messages) })}</Alert>
      ) : null}
      {goal ? (
        <GoalAnswer
          messages={goalInWords(goal, inputs.goalRupees, today, messages)}
          title={messages.goal.title}
        />
      ) : null}
      {/* On a phone they are above, where they stay in sight (AnswerHeadline). */}
      <dl className="flex flex-wrap items-end gap-x-10 gap-y-2 max-lg:sr-only">
        <Stat
          isMain
          label={fill(messages.valueAfter, { span: spanInWords(plan.months, messages) })}
          value={formatRupees(valueRupees)}
        />
        <Stat
          label={redemption ? messages.realAfterTax : messages.real}
          value={formatRupees(realRupees)}
        />
      </dl>
      <PlanChart
        inputs={inputs}
        outcome={main}
        tableHref={`${inputsPath(inputs, messages.language)}${tabQuery('years')}${besideQuery}#sip-details`}
        messages={sip}
      />
      {/* A part is never narrower than its amount: one that breaks between digits reads as another amount. */}
      <dl className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-3">
        <Part label={messages.invested} rupees={investedRupees} />
        <Part
          sign={gainRupees < 0 ? undefined : '+'}
          label={gainRupees < 0 ? messages.loss : messages.gain}
          rupees={gainRupees}
        />
        {redemption ? (
          <>
            <Part sign="−" label={messages.tax} rupees={redemption.totalTaxRupees} />
            <Part
              sign="="
              label={messages.afterTax}
              rupees={redemption.valueAfterTaxRupees}
              className="text-accent-strong"
            />
          </>
        ) : null}
      </dl>
      <p className="sr-only print:not-sr-only">{sentencesOf(main, messages)}</p>
      <p className="text-xs text-ink-soft">
        {fill(messages.assumption, {
          rate: formatPercent(netReturnPercent(plan)),
          inflation: formatPercent(inputs.inflationPercent),
        })}
      </p>
    </div>
  );
});

/** The value in words, for screen readers and print, and the answer; too large a value has no words. */
function sentencesOf(main: SipAnswer['main'], messages: Messages['sip']['answer']): string {
  const words = rupeesInWords(main.projection.valueRupees, messages.language);
  const sentences = answerSentence(main, messages);
  return words ? fill(messages.inWords, { words, sentences }) : sentences;
}

/** One figure of the sum, with the sign by which it belongs to those before it. */
function Part({
  sign,
  label,
  rupees,
  className,
}: {
  sign?: ReactNode;
  label: string;
  rupees: number;
  className?: string;
}) {
  return (
    <div className="grid grow basis-32 content-start gap-0.5">
      <dt className="text-xs text-ink-faint">
        {sign ? <span aria-hidden="true">{sign} </span> : null}
        {label}
      </dt>
      <dd className={`text-lg font-semibold tabular-nums md:text-2xl ${className ?? ''}`}>
        {formatRupees(rupees)}
      </dd>
    </div>
  );
}

function GoalAnswer({
  messages,
  title,
}: {
  messages: ReturnType<typeof goalInWords>;
  title: string;
}) {
  if ('problem' in messages) return <Alert tone="warn">{messages.problem}</Alert>;
  return (
    <Alert title={title}>
      {messages.aim} <strong>{messages.answer}</strong>
    </Alert>
  );
}

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
    <p
      aria-hidden="true"
      className="flex flex-wrap justify-between gap-x-2.5 text-xs text-ink-faint"
    >
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
