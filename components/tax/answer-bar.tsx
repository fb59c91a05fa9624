import type { ReactNode } from 'react';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { monthlyTakeHome } from '@/lib/tax/domain/take-home';
import type { Answer } from './answer-of';
import { Money, Sentence } from './money';

/** The answer in one line, which stays in sight above the fields on a phone. */
export function AnswerBar({
  answer,
  isExample,
  isStale,
  messages,
}: {
  answer: Answer;
  isExample: boolean;
  isStale: boolean;
  messages: TaxMessages;
}) {
  const { cheaper, savingRupees } = answer.comparison;
  const answerMessages = messages.answer;
  if (isStale) return <p className="py-2 text-sm font-semibold">{answerMessages.stale}</p>;
  return (
    <p className="flex items-end justify-between gap-x-4 text-xs text-ink-faint tabular-nums">
      <span>
        {cheaper
          ? answerMessages[isExample ? 'exampleSaves' : 'saves'][cheaper]
          : answerMessages.title}
        <strong className="block text-lg/7 font-semibold text-ink">
          {cheaper ? (
            <Sentence
              text={answerMessages.perYear}
              values={{ amount: <Money rupees={savingRupees} messages={messages} /> }}
            />
          ) : (
            <Headline answer={answer} messages={messages} />
          )}
        </strong>
      </span>
      <PayAfterTax answer={answer} messages={messages}>
        {(label, value) => (
          <span>
            {label}
            <strong className="block text-base/7 font-semibold text-ink">{value}</strong>
          </span>
        )}
      </PayAfterTax>
    </p>
  );
}

/** Which regime to take, in one line. */
export function Headline({ answer, messages }: { answer: Answer; messages: TaxMessages }) {
  const { cheaper, savingRupees, new: inNew } = answer.comparison;
  const texts = messages.answer;
  if (cheaper === null) return inNew.taxRupees === 0 ? texts.noTax : texts.same;
  return (
    <Sentence
      text={cheaper === 'new' ? texts.newWins : texts.oldWins}
      values={{ saving: <Money rupees={savingRupees} messages={messages} /> }}
    />
  );
}

/** What would make the other regime cheaper. */
export function Advice({ answer, messages }: { answer: Answer; messages: TaxMessages }) {
  const { breakEven, deductionsRupees } = answer;
  const breakEvenRupees = breakEven.kind === 'above' ? breakEven.deductionsRupees : null;
  return (
    <Sentence
      text={messages.answer.advice[breakEven.kind]}
      values={{
        breakEven: <Money rupees={breakEvenRupees} messages={messages} />,
        deductions: <Money rupees={deductionsRupees} messages={messages} />,
      }}
    />
  );
}

/** The answer as a sentence, to be read out. */
export function AnswerSentence({ answer, messages }: { answer: Answer; messages: TaxMessages }) {
  const { comparison } = answer;
  return (
    <Sentence
      text={messages.answer.sentence}
      values={{
        new: <Money rupees={comparison.new.taxRupees} messages={messages} />,
        old: <Money rupees={comparison.old.taxRupees} messages={messages} />,
        headline: <Headline answer={answer} messages={messages} />,
        advice: <Advice answer={answer} messages={messages} />,
      }}
    />
  );
}

/** Monthly pay after tax in the cheaper regime, before the own EPF; nothing without a salary. */
export function PayAfterTax({
  answer: { input, comparison },
  messages,
  children,
}: {
  answer: Answer;
  messages: TaxMessages;
  children: (label: string, value: ReactNode) => ReactNode;
}) {
  const totalRupees = input.salaryRupees.gross;
  if (totalRupees === 0) return null;
  const regime = comparison.cheaper ?? 'new';
  const cost = { totalRupees, employerEpfRupees: 0, gratuityRupees: 0, employeeEpfRupees: 0 };
  const { monthlyRupees } = monthlyTakeHome(cost, input, regime);
  return children(
    messages.answer.payAfterTax[regime],
    <Sentence
      text={messages.answer.perMonth}
      values={{ amount: <Money rupees={monthlyRupees} messages={messages} /> }}
    />,
  );
}
