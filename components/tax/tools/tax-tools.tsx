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

export type ToolPart = 'takeHome' | 'advance' | 'whatIf';

/** A tool for a finished calculation: see the monthly pay, plan the instalments, compare a change. */
export function TaxTool({
  part,
  answer,
  isExample,
  tools,
  messages,
}: {
  part: ToolPart;
  answer: Answer;
  isExample: boolean;
  tools: ToolEdit;
  messages: TaxMessages;
}) {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-3">
      {isExample ? <p className="text-sm text-ink-soft">{messages.tools.ofExample}</p> : null}
      {part === 'takeHome' ? (
        <TakeHome input={answer.input} tools={tools} messages={messages} />
      ) : part === 'advance' ? (
        <AdvanceTax answer={answer} tools={tools} messages={messages} />
      ) : (
        <WhatIf answer={answer} tools={tools} messages={messages} />
      )}
    </div>
  );
}

/** What can be done with the calculation itself: share, print, save. */
export function TaxSaving({
  answer,
  fragment,
  messages,
}: {
  answer: Answer;
  fragment: string;
  messages: TaxMessages;
}) {
  const { take, savedCalculations: keep } = messages.tools;
  const [today] = useState(() => dateInIndia(new Date()));
  const suggestedName = fill(keep.suggested, {
    year: answer.comparison.new.year.value.shortLabel,
    date: formatDate(today, messages.language),
  });
  return (
    <div className="no-print grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Card title={take.title} titleId="tax-take">
        <TakeAlong answer={answer} fragment={fragment} messages={messages} />
      </Card>
      <Card title={keep.title} titleId="tax-keep">
        <SaveCard fragment={fragment} suggestedName={suggestedName} messages={messages} />
      </Card>
    </div>
  );
}
