'use client';

import { useState, type SubmitEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { MistakeList } from '@/components/forms/mistake-list';
import { useFormAction } from '@/components/forms/use-form-action';
import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  freshGoal,
  goalFields,
  isNumberField,
  readNumber,
  type GoalAnswer,
  type GoalField,
  type GoalProblem,
} from '@/lib/forms/goal';
import { fillCount } from '@/lib/messages/fill';
import { GoalFields, type GoalMessages } from './goal-fields';
import { problemInWords } from './goal-problem';

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
  /** What was found, or corrected, since an answer. */
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
