'use client';

import { type SubmitEvent, useState } from 'react';
import { MistakeList } from '@/components/forms/mistake-list';
import { useFormAction } from '@/components/forms/use-form-action';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { fileSize } from '@/components/ui/fields/file-field';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import {
  freshGoal,
  type GoalAnswer,
  type GoalField,
  goalFields,
  type GoalProblem,
  maxGoalLength,
  maxNotesLength,
  maxStatementBytes,
  startBounds,
  isNumberField,
  numberBounds,
  type NumberField,
  readNumber,
} from '@/lib/examples/goal';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber, formatPercent, formatRupees } from '@/lib/money/rupees';
import { GoalFields, type GoalMessages } from './goal-fields';

type GoalFormProps = {
  action: (previous: GoalAnswer, form: FormData) => Promise<GoalAnswer>;
  today: IsoDate;
  messages: GoalMessages;
};

type Edits = { answer: GoalAnswer; problems: Partial<Record<GoalField, GoalProblem | null>> };

/**
 * A form as the site's forms are. Without scripts it is a plain post, and the page comes back with every field as it
 * was typed and its message. With scripts the same action answers in place, numbers are checked when a field is left,
 * and the focus goes to the first field in error.
 */
export function GoalForm({ action, today, messages }: GoalFormProps) {
  const { answer, isPending, form } = useFormAction(action, freshGoal, {
    failed: { status: 'unreachable', problems: {} },
  });
  const { status, problems } = answer;
  // An answer to scripts leaves the controls as they are, the chosen file too.
  const [typed] = useState(answer.typed);
  /** Problems that were found or corrected since the last answer. */
  const [edits, setEdits] = useState<Edits>({ answer, problems: {} });
  const since = edits.answer === answer ? edits.problems : {};
  const setSince = (field: GoalField, problem: GoalProblem | null) =>
    setEdits({ answer, problems: { ...since, [field]: problem } });

  const problemOf = (field: GoalField) => (field in since ? since[field] : problems[field]) ?? null;
  const errorOf = (field: GoalField) => {
    const problem = problemOf(field);
    return problem && problemInWords(field, problem, messages, today);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // A value that a field itself refuses, such as a file that is too large, is not sent.
    const refused = event.currentTarget.querySelector<HTMLElement>(
      '[type=file][aria-invalid=true]',
    );
    if (!refused || problemOf('statement')) return form.onSubmit(event);
    event.preventDefault();
    refused.focus();
  };

  return (
    <form
      {...form}
      noValidate
      onSubmit={submit}
      onChange={({ target }) => {
        const field = fieldOf(target);
        if (field && problemOf(field)) setSince(field, null);
      }}
      onBlur={({ target }) => {
        const field = fieldOf(target);
        if (!field || !isNumberField(field) || !(target instanceof HTMLInputElement)) return;
        const read = readNumber(field, target.value);
        if (target.value && !read.ok) setSince(field, read.problem);
      }}
      className="grid gap-6"
    >
      <Outcome
        status={status}
        bad={goalFields.filter((field) => problemOf(field))}
        messages={messages.goal}
      />
      <GoalFields typed={typed} errorOf={errorOf} today={today} messages={messages} />
      <Button type="submit" isBusy={isPending} className="justify-self-start">
        {isPending ? messages.goal.busy : messages.goal.submit}
      </Button>
    </form>
  );
}

/** The answer to the whole form. It takes the focus when no field does. */
function Outcome({
  status,
  bad,
  messages,
}: {
  status: GoalAnswer['status'];
  bad: readonly GoalField[];
  messages: GoalMessages['goal'];
}) {
  if (status === 'fresh' || (status === 'mistakes' && bad.length === 0)) return null;
  if (status === 'mistakes') {
    const title = fillCount(bad.length, messages.mistakes);
    const fields = bad.map((field) => ({ id: `goal-${field}`, label: messages.labels[field] }));
    return <MistakeList title={title} fields={fields} />;
  }
  const isGood = status === 'accepted';
  const trouble = status === 'too-many' ? messages.tooMany : messages.unreachable;
  return (
    <div data-outcome tabIndex={-1} role="status">
      <Alert tone={isGood ? 'good' : 'warn'} title={isGood ? messages.accepted : trouble}>
        {isGood ? messages.acceptedText : messages.unreachableText}
      </Alert>
    </div>
  );
}

function fieldOf(target: EventTarget): GoalField | null {
  const name = target instanceof Element ? target.getAttribute('name') : null;
  return goalFields.find((field) => field === name) ?? null;
}

type FormsMessages = Messages['forms'];

const formats: Readonly<Record<NumberField, (value: number) => string>> = {
  monthly: formatRupees,
  annualReturn: formatPercent,
  years: formatNumber,
};

/** What is wrong with a field, in words that can be acted on. */
export function problemInWords(
  field: GoalField,
  problem: GoalProblem,
  { problems, goal }: Pick<FormsMessages, 'problems' | 'goal'>,
  today: IsoDate,
): string {
  const number = isNumberField(field) ? field : null;
  const missing: Partial<Record<GoalField, string>> = problems.missing;
  switch (problem) {
    case 'missing':
      return missing[field] ?? problems.notListed;
    case 'not-a-number':
      return number ? problems.notANumber[number] : problems.notListed;
    case 'not-whole':
      return problems.notWhole;
    case 'too-small':
      return number ? fill(problems.tooSmall, { min: bound(number, 'min') }) : problems.notListed;
    case 'too-large':
      return number
        ? fill(problems.tooLarge, { max: bound(number, 'max') })
        : fill(goal.file.tooLarge, { max: fileSize(maxStatementBytes) });
    case 'too-long':
      return fill(problems.tooLong, { max: field === 'notes' ? maxNotesLength : maxGoalLength });
    case 'not-a-date':
      return problems.notADate;
    case 'too-early':
      return problems.tooEarly;
    case 'too-late':
      return fill(problems.tooLate, { max: formatDate(startBounds(today).max) });
    case 'not-listed':
      return problems.notListed;
    case 'wrong-type':
      return goal.file.wrongType;
    case 'taken':
      return problems.taken;
  }
}

function bound(field: NumberField, end: 'min' | 'max'): string {
  return formats[field](numberBounds[field][end]);
}
