import type { Answer } from './answer-of';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { Money, Sentence } from './money';
import { TaxAnswer } from './tax-answer';
import { yearName } from './year-name';

/** Shown before the visitor types: a result labelled as an example. */
export function ExampleAnswer({ answer, messages }: { answer: Answer; messages: TaxMessages }) {
  const { salaryRupees, deductionsRupees } = answer.input;
  const amount = (rupees: number) => <Money rupees={rupees} isRound messages={messages} />;
  return (
    <TaxAnswer
      answer={answer}
      isStale={false}
      title={messages.answer.exampleTitle}
      example={
        <Sentence
          text={messages.answer.exampleLead}
          values={{
            year: yearName(answer.comparison.new.year.value, messages.law.yearNames),
            gross: amount(salaryRupees.gross),
            hra: amount(salaryRupees.hraReceived),
            rent: amount(salaryRupees.rentPaid),
            savings: amount(deductionsRupees.section80c),
            health: amount(deductionsRupees.healthSelf),
          }}
        />
      }
      messages={messages}
    />
  );
}
