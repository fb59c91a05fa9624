'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Honeypot } from '@/components/forms/honeypot';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/fields/file-field';
import { signedInOwner } from '@/lib/auth/client/signed-in-owner';
import { leaveFor } from '@/lib/navigation/leave-for';
import { optionsOf, Select } from '@/components/ui/fields/select';
import { Textarea } from '@/components/ui/fields/textarea';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { useSentForm } from '@/components/forms/use-form-action';
import {
  enquiryFields,
  enquiryLimits,
  enquiryProblems,
  readEnquiry,
  type EnquiryField,
  type EnquiryProblems,
  type TypedEnquiry,
  type SendAnswer,
} from '@/lib/enquiries/enquiry';
import { hiddenTextOf, textOf } from '@/lib/form-text';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { fieldsOf } from '@/lib/fields-of';

type EnquiryFormProps = {
  /** Made anew for each page, so that a second press sends the same enquiry. */
  id: string;
  isMember: boolean;
  /** The sign-in page, with the return address. */
  signInPath: string;
  ticketsPath: string;
  /** The address to write to when no further enquiry can be accepted. */
  email: string;
  messages: Messages['premium']['enquiry'];
};

/** `not-saved`: the sender is signed out, and the browser cannot save what was typed. */
type EnquiryAnswer = SendAnswer | { status: 'fresh' } | { status: 'not-saved' };

const fresh: EnquiryAnswer = { status: 'fresh' };

const empty = { scope: '', budget: '', message: '' };
const endings = ['.pdf', '.png', '.jpg', '.jpeg', '.csv', '.txt'];

/**
 * A plain form that posts; with scripts it answers in place. A guest's input waits in this tab while they sign
 * in. Typed input is never lost.
 */
export function EnquiryForm({
  id,
  isMember,
  signInPath,
  ticketsPath,
  email,
  messages,
}: EnquiryFormProps) {
  // Read once: what this form writes or removes must not redraw it.
  const [firstDraft] = useState(readDraftOnce);
  const draft = useBrowserValue(firstDraft, () => null);
  const start = draft ?? empty;
  /** For whom the page was made; null for a guest. */
  const owner = useRef<string | null>(null);
  useEffect(() => {
    owner.current = isMember ? signedInOwner() : null;
  }, [isMember]);
  const saveDraft = (data: FormData) =>
    enquiryDraft.write({ ...typedIn(data), owner: owner.current });

  /** After `not-saved` the guest may have signed in in another tab. */
  const maySignInElsewhere = useRef(false);

  const sendOrLeave = async (_: EnquiryAnswer, data: FormData): Promise<EnquiryAnswer> => {
    if (!isMember && !maySignInElsewhere.current) {
      if (saveDraft(data)) {
        maySignInElsewhere.current = true;
        return { status: 'not-saved' };
      }
      leaveFor(signInPath);
      return fresh;
    }
    const outcome = await send(data);
    if (outcome.status === 'signed-out' && saveDraft(data)) {
      return { status: 'not-saved' };
    }
    if (outcome.status !== 'sent') return outcome;
    enquiryDraft.remove();
    leaveFor(`${ticketsPath}?sent=${encodeURIComponent(outcome.number)}`);
    return fresh;
  };
  const { answer, isPending, form } = useSentForm<EnquiryAnswer>(sendOrLeave, fresh, {
    failed: { status: 'failed' },
    check: mistakesIn,
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // Do not send a form that a field has refused, such as one with a file that is too large.
    const refused = event.currentTarget.querySelector<HTMLElement>(
      '[type=file][aria-invalid=true]',
    );
    const isOtherwiseRight = mistakesIn(new FormData(event.currentTarget)) === null;
    if (!refused || answerHas(answer, 'file') || !isOtherwiseRight) return form.onSubmit(event);
    event.preventDefault();
    refused.focus();
  };

  const errorOf = (field: EnquiryField) => {
    const problem = answer.status === 'mistakes' ? answer.problems[field] : undefined;
    return problem ? messages.problems[problem] : null;
  };
  return (
    <form
      {...form}
      action="/api/enquiries"
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      className="grid gap-5"
    >
      <input type="hidden" name="id" value={id} />
      <Honeypot />
      {isMember ? null : <Alert>{messages.guest}</Alert>}
      <LiveRegion>
        {isMember && draft && answer.status === 'fresh' ? (
          <Alert tone="good">{messages.restored}</Alert>
        ) : null}
      </LiveRegion>
      <div key={JSON.stringify(draft)} className="grid gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <Select
            id="enquiry-scope"
            name="scope"
            label={messages.scope}
            placeholder={messages.choose}
            defaultValue={start.scope}
            options={optionsOf(messages.scopes)}
            error={errorOf('scope')}
            required
          />
          <Select
            id="enquiry-budget"
            name="budget"
            label={messages.budget}
            placeholder={messages.choose}
            defaultValue={start.budget}
            options={optionsOf(messages.budgets)}
            error={errorOf('budget')}
            required
          />
        </div>
        <Textarea
          id="enquiry-message"
          name="message"
          label={messages.message}
          hint={messages.messageHint}
          defaultValue={start.message}
          maxLength={enquiryLimits.message.max * 2}
          rows={6}
          error={errorOf('message')}
          required
        />
      </div>
      <FileField
        id="enquiry-file"
        name="file"
        label={messages.file}
        note={messages.optional}
        hint={messages.fileHint}
        endings={endings}
        maxBytes={enquiryLimits.fileBytes}
        labels={messages.fileLabels}
        error={errorOf('file')}
      />
      <Button type="submit" isBusy={isPending} className="justify-self-start">
        {isPending ? messages.busy : isMember ? messages.submit : messages.submitGuest}
      </Button>
      <LiveRegion isUrgent>
        {answer.status === 'fresh' ? null : (
          <Alert tone="bad">
            {problemInWords(answer, email, messages)}
            {answer.status === 'not-saved' || answer.status === 'signed-out' ? (
              <>
                {' '}
                <a href={signInPath} target="_blank" className="link">
                  {messages.signIn}
                </a>
              </>
            ) : null}
          </Alert>
        )}
      </LiveRegion>
    </form>
  );
}

function typedIn(data: FormData) {
  return {
    scope: hiddenTextOf(data, 'scope'),
    budget: hiddenTextOf(data, 'budget'),
    message: textOf(data, 'message', enquiryLimits.message.max * 8),
  };
}

function mistakesIn(data: FormData): EnquiryAnswer | null {
  const read = readEnquiry(typedIn(data));
  return read.ok ? null : { status: 'mistakes', problems: read.problem };
}

async function send(form: FormData): Promise<SendAnswer> {
  try {
    const response = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
    });
    return readAnswer(await response.json());
  } catch {
    return { status: 'failed' };
  }
}

/** An answer of an unknown shape counts as a failure. */
function readAnswer(value: unknown): SendAnswer {
  const { status, number, problems, retryAfterSeconds } = fieldsOf(value);
  if (status === 'sent' && typeof number === 'string') return { status, number };
  if (status === 'mistakes') return { status, problems: readProblems(problems) };
  if (status === 'too-many' && typeof retryAfterSeconds === 'number') {
    return { status, retryAfterSeconds };
  }
  return { status: status === 'signed-out' || status === 'full' ? status : 'failed' };
}

function readProblems(value: unknown): EnquiryProblems {
  const fields = fieldsOf(value);
  return Object.fromEntries(
    enquiryFields.flatMap((field) => {
      const problem = enquiryProblems.find((known) => known === fields[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
}

function answerHas(answer: EnquiryAnswer, field: EnquiryField): boolean {
  return answer.status === 'mistakes' && answer.problems[field] !== undefined;
}

function problemInWords(
  answer: Exclude<EnquiryAnswer, { status: 'fresh' }>,
  email: string,
  messages: Messages['premium']['enquiry'],
): string {
  switch (answer.status) {
    case 'mistakes':
      return messages.mistakes;
    case 'too-many':
      return fillCount(answer.retryAfterSeconds, messages.tooMany);
    case 'signed-out':
      return messages.signedOut;
    case 'not-saved':
      return messages.notSaved;
    case 'full':
      return fill(messages.full, { email });
    case 'sent':
    case 'failed':
      return messages.failed;
  }
}

/**
 * What was typed, in this tab while its sender signs in. `owner` is the member (`ownerOf`) who typed it, where the session
 * had ended; null for a guest.
 */
const enquiryDraft = browserStorage<TypedEnquiry & { owner: string | null }>(
  'enquiry-draft',
  (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const fields = fieldsOf(stored);
    const textOf = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
    return {
      scope: textOf('scope'),
      budget: textOf('budget'),
      message: textOf('message'),
      owner: textOf('owner') || null,
    };
  },
  'sessionStorage',
);

/** @returns what reads the draft, unless it is of another member; later calls give what the first one found. */
function readDraftOnce(): () => TypedEnquiry | null {
  let first: { draft: TypedEnquiry | null } | null = null;
  return () => (first ??= { draft: readOwnDraft() }).draft;
}

function readOwnDraft(): TypedEnquiry | null {
  const draft = enquiryDraft.read();
  return draft && (draft.owner === null || draft.owner === signedInOwner()) ? draft : null;
}
