import { useState } from 'react';
import { Card } from '@/components/ui/card/card';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Answer } from '@/components/tax/answer-of';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import type { ToolEdit } from '@/components/tax/form/tax-form';
import { yearName } from '@/components/tax/tax-answer';
import { AdvanceTax } from './advance-tax';
import { SaveCard, StaleNote } from './save-card';
import { TakeHome } from './take-home';
import { WhatIf } from './what-if';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CsvButton } from '@/components/ui/files/csv-button';
import { useCopy } from '@/components/ui/files/copy-button';

export type ToolPart = 'takeHome' | 'advance' | 'whatIf';

/**
 * A tool for a finished calculation: see the monthly pay, plan the instalments, compare a change. Its fields and its result
 * are beside each other at desktop width.
 */
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
    <div className="grid grid-cols-1 gap-3">
      {isExample ? <p className="text-sm text-ink-soft">{messages.tools.ofExample}</p> : null}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start lg:gap-x-8">
        {part === 'takeHome' ? (
          <TakeHome input={answer.input} tools={tools} messages={messages} />
        ) : part === 'advance' ? (
          <AdvanceTax answer={answer} tools={tools} messages={messages} />
        ) : (
          <WhatIf answer={answer} tools={tools} messages={messages} />
        )}
      </div>
    </div>
  );
}

/** Saves the calculation in the account or the browser. */
export function TaxSaving({
  answer,
  fragment,
  isStale,
  messages,
}: {
  answer: Answer;
  fragment: string;
  /** A field is wrong: answer and fragment are of the input before. */
  isStale: boolean;
  messages: TaxMessages;
}) {
  const { savedCalculations } = messages.tools;
  const [today] = useState(() => dateInIndia(new Date()));
  const suggestedName = fill(savedCalculations.suggested, {
    year: yearName(answer.comparison.new.year.value, messages.law.yearNames),
    date: formatDate(today, messages.language),
  });
  return (
    <Card title={savedCalculations.title} titleId="tax-save" className="no-print">
      <SaveCard
        fragment={fragment}
        isStale={isStale}
        suggestedName={suggestedName}
        messages={messages}
      />
    </Card>
  );
}

/** The link with the figures, copied only on request; the steps as a table for a spreadsheet. */
export function ShareCalculation({
  answer,
  fragment,
  address,
  isStale,
  messages,
}: {
  answer: Answer;
  /** The part of the address after the #; empty while the figures are those of the example. */
  fragment: string;
  /** What the address holds: beside the example, its year and the amounts of its tools. */
  address: string | null;
  /** A field is wrong: answer and fragment are of the input before. */
  isStale: boolean;
  messages: TaxMessages;
}) {
  const shared = fragment || (address ? `#${address}` : '');
  const { copy, messageOf } = useCopy(shared);
  const takeMessages = messages.tools.take;
  const copyAddress = () =>
    copy(new URL(window.location.pathname + shared, window.location.href).href);
  const loadSteps = async () => {
    const { stepsCsv } = await import('./steps-csv');
    const today = dateInIndia(new Date());
    return { name: takeMessages.file, text: stepsCsv(answer.comparison, messages, today) };
  };
  return (
    <div className="no-print grid gap-3">
      {isStale && fragment !== '' ? <StaleNote messages={messages} /> : null}
      {fragment === '' ? <p className="text-sm text-ink-soft">{messages.tools.ofExample}</p> : null}
      {shared === '' ? null : <p className="text-sm text-ink-soft">{takeMessages.linkNote}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={copyAddress}>{takeMessages.link}</Button>
        <CsvButton label={takeMessages.csv} failed={takeMessages.csvFailed} load={loadSteps} />
      </div>
      <LiveRegion className="text-sm">{messageOf(takeMessages)}</LiveRegion>
    </div>
  );
}
