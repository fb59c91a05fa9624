import { useState } from 'react';
import { Card } from '@/components/ui/card/card';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Answer } from '../answer-of';
import type { TaxMessages } from '../form-groups';
import type { ToolEdit } from '../tool-edit';
import { AdvanceTax } from './advance-tax';
import { SaveCard } from './save-card';
import { TakeAlong } from './take-along';
import { TakeHome } from './take-home';
import { WhatIf } from './what-if';

/** Tools for a finished calculation: compare a change, see the monthly pay, plan the instalments, save it. */
export function TaxTools({
  answer,
  isExample,
  fragment,
  tools,
  messages,
}: {
  answer: Answer;
  isExample: boolean;
  fragment: string;
  tools: ToolEdit;
  messages: TaxMessages;
}) {
  const { whatIf, takeHome, advance, take, keep, ofExample } = messages.tools;
  const [today] = useState(() => dateInIndia(new Date()));
  const suggestedName = fill(keep.suggested, {
    year: answer.comparison.new.year.value.shortLabel,
    date: formatDate(today, messages.language),
  });
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Card
        title={whatIf.title}
        titleId="tax-what-if"
        description={isExample ? ofExample : undefined}
      >
        <WhatIf answer={answer} tools={tools} messages={messages} />
      </Card>
      <Card
        title={takeHome.title}
        titleId="tax-take-home"
        description={isExample ? ofExample : undefined}
      >
        <TakeHome input={answer.input} tools={tools} messages={messages} />
      </Card>
      <Card
        title={advance.title}
        titleId="tax-advance"
        description={isExample ? ofExample : undefined}
      >
        <AdvanceTax answer={answer} tools={tools} messages={messages} />
      </Card>
      <div className="grid grid-cols-1 gap-6">
        <Card title={take.title} titleId="tax-take" className="no-print">
          <TakeAlong answer={answer} fragment={fragment} messages={messages} />
        </Card>
        <Card title={keep.title} titleId="tax-keep" className="no-print">
          <SaveCard fragment={fragment} suggestedName={suggestedName} messages={messages} />
        </Card>
      </div>
    </div>
  );
}
