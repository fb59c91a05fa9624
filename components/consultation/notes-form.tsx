'use client';

import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/fields/textarea';
import { useFormAction } from '@/components/forms/use-form-action';
import { controlClasses } from '@/components/ui/fields/field';
import { bookingLimits, type BookingAction } from '@/lib/consultation/domain/booking';
import type { ChangeAnswer } from '@/lib/consultation/domain/form-answers';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

const emptyLines = 2;

/** What the member writes down after a session: notes, and things to do that are ticked off. */
export function NotesForm({
  id,
  notes,
  actions,
  saveAction,
  problems,
  messages,
}: {
  id: string;
  notes: string;
  actions: readonly BookingAction[];
  saveAction: (previous: ChangeAnswer, form: FormData) => Promise<ChangeAnswer>;
  problems: Readonly<Record<NonNullable<ChangeAnswer['problem']>, string>>;
  messages: Messages['consultation']['booking']['notes'];
}) {
  const { answer, isPending, form } = useFormAction<ChangeAnswer>(
    saveAction,
    { problem: null, typed: notes },
    { failed: { problem: 'unavailable' }, resetsAfter: ({ problem }) => problem === null },
  );
  const lines = [
    ...actions,
    ...Array.from({ length: emptyLines }, () => ({ text: '', isDone: false })),
  ].slice(0, bookingLimits.actions);
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="id" value={id} />
      <LiveRegion isUrgent>
        {answer.problem ? <Alert tone="bad">{problems[answer.problem]}</Alert> : null}
      </LiveRegion>
      <Textarea
        id="notes"
        name="notes"
        label={messages.notes}
        maxLength={bookingLimits.notes}
        defaultValue={answer.typed}
      />
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
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
    </form>
  );
}
