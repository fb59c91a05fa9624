import type { Answer } from './answer-of';
import { Headline, TakeHomeFigure } from './answer-words';
import type { TaxMessages } from '@/components/tax/form/form-groups';
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
  const words = messages.answer;
  if (isStale) return <p className="py-2 text-sm font-semibold">{words.stale}</p>;
  return (
    <p className="flex items-end justify-between gap-x-4 text-xs text-ink-faint tabular-nums">
      <span>
        {cheaper ? words[isExample ? 'exampleSaves' : 'saves'][cheaper] : words.title}
        <strong className="block text-lg/7 font-semibold text-ink">
          {cheaper ? (
            <Sentence
              text={words.perYear}
              values={{ amount: <Money rupees={savingRupees} messages={messages} /> }}
            />
          ) : (
            <Headline answer={answer} messages={messages} />
          )}
        </strong>
      </span>
      <TakeHomeFigure answer={answer} messages={messages}>
        {(label, value) => (
          <span>
            {label}
            <strong className="block text-base/7 font-semibold text-ink">{value}</strong>
          </span>
        )}
      </TakeHomeFigure>
    </p>
  );
}
