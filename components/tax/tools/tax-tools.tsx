import { Card } from '@/components/ui/card';
import type { Answer } from '../answer-words';
import type { TaxMessages } from '../form-groups';
import { AdvanceTax } from './advance-tax';
import { TakeAlong } from './take-along';
import { TakeHome } from './take-home';
import { WhatIf } from './what-if';

/** What one does with an answer: weigh a change, see the monthly pay, plan the instalments, keep it. */
export function TaxTools({
  answer,
  isExample,
  fragment,
  messages,
}: {
  answer: Answer;
  isExample: boolean;
  fragment: string;
  messages: TaxMessages;
}) {
  const { tools } = messages;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Card
        title={tools.whatIf.title}
        titleId="tax-what-if"
        description={isExample ? tools.ofExample : undefined}
      >
        <WhatIf answer={answer} messages={messages} />
      </Card>
      <Card
        title={tools.takeHome.title}
        titleId="tax-take-home"
        description={isExample ? tools.ofExample : undefined}
      >
        <TakeHome input={answer.input} messages={messages} />
      </Card>
      <Card
        title={tools.advance.title}
        titleId="tax-advance"
        description={isExample ? tools.ofExample : undefined}
      >
        <AdvanceTax answer={answer} messages={messages} />
      </Card>
      <Card title={tools.take.title} titleId="tax-take">
        <TakeAlong answer={answer} fragment={fragment} messages={messages} />
      </Card>
    </div>
  );
}
