'use client';

import type { ReactNode } from 'react';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Textarea } from '@/components/ui/fields/textarea';
import { useFormAction } from '@/components/forms/use-form-action';
import { controlClasses } from '@/components/ui/fields/field';
import type { ChangeAnswer } from '@/lib/consultation/domain/form-answers';
import { bookingLimits, type BookingAction } from '@/lib/consultation/domain/booking';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

type ChangeAction = (previous: ChangeAnswer, form: FormData) => Promise<ChangeAnswer>;

/** A form that changes a booking. @param shown what its fields hold at first */
function useBookingChange(action: ChangeAction, shown: Omit<ChangeAnswer, 'problem'>) {
  return useFormAction<ChangeAnswer>(
    action,
    { ...shown, problem: null },
    { failed: { problem: 'not-known' }, resetsAfter: ({ problem }) => problem === null },
  );
}

/**
 * A button that changes a booking, with an optional reason. A plain form: it works without scripts, and
 * an error is shown beside it with the typed reason.
 */
export function ChangeForm({
  action,
  hidden,
  reason,
  submit,
  variant = 'danger',
  problems,
  children,
}: {
  action: ChangeAction;
  hidden: Readonly<Record<string, string>>;
  reason?: { label: string; hint: string; max: number };
  submit: string;
  variant?: ButtonVariant;
  problems: Readonly<Record<NonNullable<ChangeAnswer['problem']>, string>>;
  /** The link back. */
  children?: ReactNode;
}) {
  const { answer, isPending, form } = useBookingChange(action, { typed: '' });
  const { problem, typed } = answer;
  return (
    <form {...form} className="grid grid-cols-1 gap-4">
      <HiddenInputs values={Object.entries(hidden)} />
      <LiveRegion isUrgent>
        {problem ? <Alert tone="bad">{problems[problem]}</Alert> : null}
      </LiveRegion>
      {reason ? (
        <Textarea
          id="reason"
          name="reason"
          label={reason.label}
          hint={reason.hint}
          maxLength={reason.max}
          defaultValue={typed}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant={variant} isBusy={isPending}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}

const emptyLines = 2;

/** The things to do with some empty lines for new ones. */
function withEmptyLines(actions: readonly BookingAction[]): BookingAction[] {
  const missing = emptyLines - actions.filter(({ text }) => text === '').length;
  const added = Array.from({ length: Math.max(0, missing) }, () => ({ text: '', isDone: false }));
  return [...actions, ...added].slice(0, bookingLimits.actions);
}

/** What the member writes down after a session: notes, and things to do that are ticked off. */
export function NotesForm({
  id,
  notes,
  actions,
  basedOn,
  saveAction,
  problems,
  messages,
}: {
  id: string;
  notes: string;
  actions: readonly BookingAction[];
  /** The id of these notes. */
  basedOn: string;
  saveAction: ChangeAction;
  problems: Readonly<Record<NonNullable<ChangeAnswer['problem']>, string>>;
  messages: Messages['consultation']['booking']['notes'];
}) {
  const shown = { typed: notes, actions: withEmptyLines(actions), basedOn };
  const { answer, isPending, correction, form } = useBookingChange(saveAction, shown);
  const sent = answer.actions ?? [];
  const lines = answer.isSaved ? withEmptyLines(sent) : sent;
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="basedOn" value={answer.basedOn} />
      <LiveRegion isUrgent>
        {answer.problem ? (
          <Alert tone="bad">
            {answer.problem === 'not-known' ? messages.notKnown : problems[answer.problem]}
          </Alert>
        ) : null}
      </LiveRegion>
      <Textarea
        id="notes"
        name="notes"
        label={messages.notes}
        maxLength={bookingLimits.notes}
        defaultValue={answer.typed}
      />
      <fieldset className="grid grid-cols-1 gap-2">
        <legend className="text-sm font-semibold">{messages.actions}</legend>
        <p className="text-sm text-ink-soft">
          {fill(messages.actionsHint, { max: bookingLimits.actions })}
        </p>
        {lines.map(({ text, isDone }, index) => (
          <div key={index} className="flex items-center gap-3">
            <input
              type="text"
              name="action"
              aria-label={fill(messages.action, { place: index + 1 })}
              maxLength={bookingLimits.action}
              defaultValue={text}
              className={controlClasses}
            />
            <label className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                name="done"
                value={index}
                defaultChecked={isDone}
                aria-label={fill(messages.doneOf, { place: index + 1 })}
                className="size-5 accent-(--accent)"
              />
              {messages.done}
            </label>
          </div>
        ))}
      </fieldset>
      <Button type="submit" variant="secondary" isBusy={isPending} className="justify-self-start">
        {messages.submit}
      </Button>
      <LiveRegion>
        {answer.isSaved && !answer.problem ? (
          <Alert tone="good">
            {messages.saved} {correction ? messages.changedMeanwhile : null}
          </Alert>
        ) : null}
      </LiveRegion>
      {answer.other ? (
        <div className="grid gap-1 text-sm">
          <p className="font-semibold">{messages.other}</p>
          <div className="rounded border border-line bg-surface-sunken p-3">
            <p className="wrap-anywhere whitespace-pre-wrap">{answer.other.notes}</p>
            <ul className="list-disc pl-5">
              {answer.other.actions.map(({ text, isDone }, index) => (
                <li key={index}>
                  {text}
                  {isDone ? ` (${messages.done})` : null}
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
    </form>
  );
}
