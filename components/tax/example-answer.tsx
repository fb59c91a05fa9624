import { Card } from '@/components/ui/card';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import type { Answer } from './answer-words';
import type { TaxMessages } from './form-groups';
import { TaxAnswer } from './tax-answer';

/** What stands in the place of the answer until somebody types: an example that says that it is one. */
export function ExampleAnswer({ answer, messages }: { answer: Answer; messages: TaxMessages }) {
  const { salaryRupees, deductionsRupees } = answer.input;
  return (
    <Card
      title={messages.answer.exampleTitle}
      titleId="tax-answer"
      description={fill(messages.answer.exampleLead, {
        year: answer.comparison.new.year.value.shortLabel,
        gross: formatRupees(salaryRupees.gross),
        hra: formatRupees(salaryRupees.hraReceived),
        rent: formatRupees(salaryRupees.rentPaid),
        savings: formatRupees(deductionsRupees.section80c),
        health: formatRupees(deductionsRupees.healthSelf),
      })}
    >
      <TaxAnswer answer={answer} isStale={false} messages={messages} />
    </Card>
  );
}
