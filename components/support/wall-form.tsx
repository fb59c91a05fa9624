'use client';

import { useRef } from 'react';
import { Honeypot } from '@/components/forms/honeypot';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { RupeeField } from '@/components/ui/fields/rupee-field';
import { Textarea } from '@/components/ui/fields/textarea';
import { useSentForm } from '@/components/forms/use-form-action';
import { shortTextOf } from '@/lib/form-text';
import { fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { groupTyped } from '@/lib/money/group-typed';
import { readWallEntry, wallLimits, type WallField } from '@/lib/support/wall-entry';
import { type OwnEntry, sendEntry, type SendAnswer } from './wall-service';

type WallAnswer = { status: 'fresh' } | (SendAnswer & { link?: string });

/** A name and a line for the wall. What was typed stays until it was sent; a second press sends the same entry. */
export function WallForm({
  messages,
  onSent,
}: {
  messages: Messages['support']['wall']['form'];
  onSent: (entry: OwnEntry) => void;
}) {
  const key = useRef<{ id: string; secret: string } | null>(null);

  const send = async (_: WallAnswer, data: FormData): Promise<WallAnswer> => {
    const typed = typedIn(data);
    const read = readWallEntry(typed);
    if (!read.ok) return { status: 'mistakes', problems: read.problem };
    key.current ??= { id: crypto.randomUUID(), secret: crypto.randomUUID() };
    const sent = key.current;
    const outcome = await sendEntry(sent, typed);
    const entry = { ...sent, name: read.value.name, message: read.value.message };
    if (outcome.status === 'approved') {
      // The next press sends a new entry.
      key.current = null;
      onSent(entry);
      return outcome;
    }
    if (outcome.status !== 'sent') return outcome;
    onSent(entry);
    const { origin, pathname } = window.location;
    return { ...outcome, link: `${origin}${pathname}#entry=${sent.id}.${sent.secret}` };
  };
  const { answer, isPending, correction, form } = useSentForm<WallAnswer>(
    send,
    { status: 'fresh' },
    {
      failed: { status: 'failed' },
      resetsAfter: ({ status }) => status === 'sent',
      check: (data) => {
        const read = readWallEntry(typedIn(data));
        return read.ok ? null : { status: 'mistakes', problems: read.problem };
      },
    },
  );

  const errorOf = (field: WallField) => {
    const problem = answer.status === 'mistakes' ? answer.problems[field] : undefined;
    return problem ? messages.problems[problem] : null;
  };
  return (
    <form
      {...form}
      // Until then it shows the entry that was sent, or a correction of it.
      onReset={() => {
        key.current = null;
      }}
      noValidate
      className="grid gap-4"
    >
      <Honeypot />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="wall-name"
          name="name"
          label={messages.name}
          hint={messages.nameHint}
          error={errorOf('name')}
          autoComplete="nickname"
          maxLength={wallLimits.name * 2}
          required
        />
        <RupeeField
          id="wall-amount"
          name="amount"
          label={messages.amount}
          note={messages.optional}
          hint={messages.amountHint}
          error={errorOf('amount')}
          group={groupTyped}
        />
      </div>
      <Textarea
        id="wall-message"
        name="message"
        label={messages.message}
        note={messages.optional}
        hint={messages.messageHint}
        error={errorOf('message')}
        maxLength={wallLimits.message * 2}
        rows={2}
      />
      <Button type="submit" isBusy={isPending} className="justify-self-start">
        {isPending ? messages.busy : messages.submit}
      </Button>
      <LiveRegion>
        {answer.status === 'fresh' ? null : (
          <Alert
            tone={answer.status === 'sent' ? 'good' : 'bad'}
            title={answer.status === 'sent' ? messages.sent : problemInWords(answer, messages)}
          >
            {answer.status === 'sent' ? (
              <>
                {correction ? <p>{messages.changedMeanwhile}</p> : null}
                <p>{messages.sentText}</p>
                <p className="mt-1 font-mono text-xs wrap-anywhere">{answer.link}</p>
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
    name: shortTextOf(data, 'name'),
    message: shortTextOf(data, 'message'),
    amount: shortTextOf(data, 'amount'),
    website: shortTextOf(data, 'website'),
  };
}

function problemInWords(answer: SendAnswer, messages: Messages['support']['wall']['form']): string {
  switch (answer.status) {
    case 'mistakes':
      return messages.mistakes;
    case 'too-many':
      return fillCount(answer.seconds, messages.tooMany);
    case 'approved':
      return messages.approved;
    case 'many-waiting':
      return messages.manyWaiting;
    case 'many-today':
      return messages.manyToday;
    case 'sent':
    case 'failed':
      return messages.failed;
  }
}
