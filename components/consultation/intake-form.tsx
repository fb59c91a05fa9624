'use client';

import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { Honeypot } from '@/components/forms/honeypot';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { leaveFor } from '@/lib/navigation/leave-for';
import { MistakeList } from '@/components/forms/mistake-list';
import { TextLink } from '@/components/ui/text-link';
import { useFormAction } from '@/components/forms/use-form-action';
import { signedInOwner } from '@/lib/auth/client/signed-in-owner';
import { hasEntry } from '@/lib/browser-storage/entries';
import { answerWith, type BookAnswer } from '@/lib/consultation/domain/form-answers';
import { bookingLimits } from '@/lib/consultation/domain/booking';
import {
  draftProblems,
  intakeFields,
  maxQuestionLength,
  readIntake,
  typedIntakeOf,
  type IntakeField,
  type IntakeProblem,
  type TypedIntake,
} from '@/lib/consultation/domain/intake';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { IntakeFields } from './intake-fields';

type FormMessages = Messages['consultation']['form'];
type ConfirmMessages = Messages['consultation']['confirm'];
type Press = 'book' | 'draft' | 'confirmation';
type GuestDraft = Pick<typeof import('./guest-draft'), 'savedGuestDraft' | 'moveGuestDraft'>;

type IntakeFormProps = {
  /** Made by the server with the page: a second press or a retry makes the same booking. */
  bookingKey: string;
  wish: { kind: string; at: string; zone: string };
  typed: TypedIntake;
  choices: readonly { id: string; title: string }[] | null;
  isMember: boolean;
  /** Booking needs a confirmed e-mail address, and the member's is not. */
  needsConfirmation: boolean;
  paths: { signIn: string; anotherTime: string };
  /** The plain post, for a page without scripts. */
  post: (previous: BookAnswer, form: FormData) => Promise<BookAnswer>;
  send: (form: FormData) => Promise<BookAnswer>;
  save: (form: FormData) => Promise<BookAnswer>;
  confirm: (form: FormData) => Promise<BookAnswer>;
  messages: FormMessages;
  confirmMessages: ConfirmMessages;
};

/**
 * The questions and the button that books. Without scripts it is a plain post whose answer returns every field. A
 * guest's input is saved in this browser during sign-in and restored afterwards.
 */
export function IntakeForm({
  typed,
  wish,
  paths,
  isMember,
  needsConfirmation,
  save,
  messages,
  confirmMessages,
  ...form
}: IntakeFormProps) {
  const [draft, setDraft] = useState<TypedIntake | null>(null);
  const [isDraftBack, setIsDraftBack] = useState(false);
  const [key] = useState(form.bookingKey);
  const [pressed, setPressed] = useState<Press>('book');
  const hasLooked = useRef(false);
  const isEdited = useRef(false);
  /** For whom the page was made; null for a guest. */
  const owner = useRef<string | null>(null);
  useEffect(() => {
    owner.current = isMember ? signedInOwner() : null;
  }, [isMember]);

  const check = (data: FormData): BookAnswer | null => {
    const now = typedIntakeOf(data);
    const problems = {
      book: () => readIntake(now).problems,
      draft: () => draftProblems(now),
      confirmation: () => ({}),
    }[pressOf(data)]();
    return Object.keys(problems).length === 0 ? null : answerWith('mistakes', now, { problems });
  };
  const send = async (_: BookAnswer, data: FormData): Promise<BookAnswer> => {
    const press = pressOf(data);
    const now = typedIntakeOf(data);
    const act = { book: form.send, draft: save, confirmation: form.confirm }[press];
    const next = await act(data).catch(() => answerWith(failedPress[press], now));
    if (next.status === 'signed-out') {
      const { saveGuestDraft } = await import('./guest-draft');
      if (saveGuestDraft(now, owner.current)) return answerWith('not-saved', now);
      leaveFor(paths.signIn);
    } else if (next.path) {
      leaveFor(next.path);
    }
    return next;
  };
  const { answer, isPending, isAnswered, ...sent } = useFormAction(
    form.post,
    answerWith('fresh', typed),
    { failed: { status: 'unavailable', problems: {} }, check, send },
  );
  const isLeaving = isAnswered && (answer.status === 'signed-out' || answer.path !== null);
  /** The button whose press is being answered. */
  const busy = isPending || isLeaving ? pressed : null;
  /** The fields that were changed since an answer. */
  const [edits, setEdits] = useState<{ answer: BookAnswer; fields: readonly string[] }>({
    answer,
    fields: [],
  });
  const mended = edits.answer === answer ? edits.fields : [];
  const problemOf = (field: IntakeField) =>
    mended.includes(field) ? null : (answer.problems[field] ?? null);

  const fields = sent.form.ref;
  /** Once, before this form writes: later it is this form's own draft. */
  const look = ({ savedGuestDraft, moveGuestDraft }: GuestDraft) => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const guestDraft = savedGuestDraft();
    if (guestDraft && !isEdited.current) {
      setDraft(guestDraft);
      setIsDraftBack(true);
    } else if (guestDraft && fields.current && fillBlanks(fields.current, guestDraft)) {
      setIsDraftBack(true);
    }
    if (isMember) void moveGuestDraft();
  };
  const lookEarly = useEffectEvent(look);
  useEffect(() => {
    if (hasLooked.current) return;
    if (hasEntry('saved')) {
      void import('./guest-draft').then(({ savedGuestDraft, moveGuestDraft }) =>
        lookEarly({ savedGuestDraft, moveGuestDraft }),
      );
    } else hasLooked.current = true;
  }, []);
  const saveAsGuest = async (form: HTMLFormElement) => {
    const { savedGuestDraft, moveGuestDraft, saveGuestDraft } = await import('./guest-draft');
    look({ savedGuestDraft, moveGuestDraft });
    saveGuestDraft(typedIntakeOf(new FormData(form)), null);
  };

  return (
    <form
      {...sent.form}
      noValidate
      onSubmit={(event) => {
        if (busy) return event.preventDefault();
        setPressed(pressOf(new FormData(event.currentTarget, event.nativeEvent.submitter)));
        sent.form.onSubmit(event);
      }}
      onChange={({ target, currentTarget }) => {
        isEdited.current = true;
        const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
        if (!mended.includes(name)) setEdits({ answer, fields: [...mended, name] });
        if (!isMember) void saveAsGuest(currentTarget);
      }}
      className="grid grid-cols-1 gap-6"
    >
      <input type="hidden" name="key" value={key} />
      <HiddenInputs values={Object.entries(wish)} />
      <Honeypot />
      {needsConfirmation || answer.status === 'not-confirmed' ? (
        <ConfirmFirst isBusy={busy === 'confirmation'} messages={confirmMessages} />
      ) : null}
      <Outcome
        answer={answer}
        bad={intakeFields.filter((field) => problemOf(field))}
        paths={paths}
        messages={messages}
      />
      <LiveRegion>
        {isDraftBack ? <Alert tone="good">{messages.draftBack}</Alert> : null}
      </LiveRegion>
      <IntakeFields
        key={draft ? 'draft' : 'typed'}
        typed={draft ?? answer.typed}
        errorOf={(field) => {
          const problem = problemOf(field);
          return problem && inWords(field, problem, messages);
        }}
        choices={form.choices}
        messages={messages}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={busy === 'book'}>
          {busy === 'book' ? messages.busy : isMember ? messages.submit : messages.submitGuest}
        </Button>
        {isMember ? (
          <Button
            type="submit"
            name="draft"
            value="1"
            variant="secondary"
            isBusy={busy === 'draft'}
          >
            {busy === 'draft' ? messages.saving : messages.save}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** Fills the questions without an answer from a draft. @returns whether there was one */
function fillBlanks(form: HTMLFormElement, draft: TypedIntake): boolean {
  const now = typedIntakeOf(new FormData(form));
  for (const field of intakeFields.filter((each) => now[each] === '' && draft[each] !== '')) {
    const control = form.elements.namedItem(field);
    if (
      control instanceof RadioNodeList ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    ) {
      control.value = draft[field];
    }
  }
  const filled = typedIntakeOf(new FormData(form));
  return intakeFields.some((field) => filled[field] !== now[field]);
}

/** The result of a press whose answer did not arrive: a booking may have been made. */
const failedPress = {
  book: 'not-known',
  draft: 'unavailable',
  confirmation: 'not-sent',
} as const satisfies Record<Press, BookAnswer['status']>;

function pressOf(data: FormData): Press {
  return data.has('draft') ? 'draft' : data.has('confirmation') ? 'confirmation' : 'book';
}

/** Shown before the questions. Its button belongs to the form, so the typed input stays. */
function ConfirmFirst({ isBusy, messages }: { isBusy: boolean; messages: ConfirmMessages }) {
  return (
    <Alert tone="warn" title={messages.title}>
      <p>{messages.text}</p>
      <Button
        type="submit"
        name="confirmation"
        value="1"
        variant="secondary"
        className="mt-3"
        isBusy={isBusy}
      >
        {isBusy ? messages.sending : messages.send}
      </Button>
    </Alert>
  );
}

/** The answer to the whole form. It takes the focus when no field does. */
function Outcome({
  answer: { status, retryAfterSeconds },
  bad,
  paths,
  messages,
}: {
  answer: BookAnswer;
  bad: readonly IntakeField[];
  paths: IntakeFormProps['paths'];
  messages: FormMessages;
}) {
  if (status === 'fresh' || status === 'booked') return null;
  if (status === 'mistakes') {
    if (bad.length === 0) return null;
    const title = fillCount(bad.length, messages.mistakes);
    const fields = bad.map((field) => ({ id: `intake-${field}`, label: messages.labels[field] }));
    return <MistakeList title={title} fields={fields} />;
  }
  if (status === 'draft-saved' || status === 'confirmation-sent') {
    return (
      <div data-outcome tabIndex={-1} role="status">
        <Alert tone="good">
          {status === 'draft-saved' ? messages.draftSaved : messages.confirmationSent}
        </Alert>
      </div>
    );
  }
  const text =
    status === 'too-fast'
      ? fillCount(retryAfterSeconds, messages.tooFast)
      : fill(messages.outcomes[status], { max: bookingLimits.openPerPerson });
  const isGone = status === 'taken' || status === 'not-offered';
  return (
    <div data-outcome tabIndex={-1} role="alert">
      <Alert tone="bad">
        {text}{' '}
        {isGone ? <TextLink href={paths.anotherTime}>{messages.anotherTime}</TextLink> : null}
        {status === 'signed-out' || status === 'not-saved' ? (
          // A full navigation: the address may expire cookies. In a tab of its own where only this page has the
          // answers.
          <a
            href={paths.signIn}
            target={status === 'not-saved' ? '_blank' : undefined}
            className="link"
          >
            {messages.signIn}
          </a>
        ) : null}
      </Alert>
    </div>
  );
}

function inWords(field: IntakeField, problem: IntakeProblem, { problems }: FormMessages): string {
  if (problem === 'not-yours') return problems.notYours;
  if (problem === 'too-long') return fill(problems.tooLong, { max: maxQuestionLength });
  return problems.missing[field];
}
