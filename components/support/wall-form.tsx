'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Honeypot } from '@/components/ui/honeypot';
import { RupeeField } from '@/components/ui/rupee-field';
import { Textarea } from '@/components/ui/textarea';
import { useAnswer } from '@/components/ui/use-answer';
import { shortTextOf } from '@/lib/form-text';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { groupTyped } from '@/lib/money/group-typed';
import { readWallEntry, wallLimits, type WallField } from '@/lib/support/wall-entry';
import type { OwnEntry } from './own-entries';
import { sendEntry, type SendAnswer } from './wall-service';

/** A name and a line for the wall. What was typed stays until it was sent; a second press sends the same entry. */
export function WallForm({
  words,
  onSent,
}: {
  words: Messages['support']['wall']['form'];
  onSent: (entry: OwnEntry) => void;
}) {
  const { form, answer, setAnswer, isBusy, whileBusy } = useAnswer<SendAnswer>();
  const key = useRef<{ id: string; secret: string } | null>(null);
  const [link, setLink] = useState<string | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const sent = new FormData(event.currentTarget);
    const typed = {
      name: shortTextOf(sent, 'name'),
      message: shortTextOf(sent, 'message'),
      amount: shortTextOf(sent, 'amount'),
      website: shortTextOf(sent, 'website'),
    };
    const read = readWallEntry(typed);
    if (!read.ok) return setAnswer({ status: 'mistakes', problems: read.problem });
    key.current ??= { id: crypto.randomUUID(), secret: crypto.randomUUID() };
    const kept = key.current;
    const outcome = await whileBusy(sendEntry(kept, typed));
    setAnswer(outcome);
    if (outcome.status !== 'sent') return;
    key.current = null;
    form.current?.reset();
    setLink(`${window.location.origin}${window.location.pathname}#entry=${kept.id}.${kept.secret}`);
    onSent({ ...kept, name: read.value.name, message: read.value.message });
  };

  const errorOf = (field: WallField) => {
    const problem = answer?.status === 'mistakes' ? answer.problems[field] : undefined;
    return problem ? words.problems[problem] : null;
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Honeypot />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="wall-name"
          name="name"
          label={words.name}
          hint={words.nameHint}
          error={errorOf('name')}
          autoComplete="nickname"
          maxLength={wallLimits.name * 2}
          required
        />
        <RupeeField
          id="wall-amount"
          name="amount"
          label={words.amount}
          note={words.optional}
          hint={words.amountHint}
          error={errorOf('amount')}
          group={groupTyped}
        />
      </div>
      <Textarea
        id="wall-message"
        name="message"
        label={words.message}
        note={words.optional}
        hint={words.messageHint}
        error={errorOf('message')}
        maxLength={wallLimits.message * 2}
        rows={2}
      />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {isBusy ? words.busy : words.submit}
      </Button>
      <LiveRegion>
        {answer ? (
          <Alert
            tone={answer.status === 'sent' ? 'good' : 'bad'}
            title={answer.status === 'sent' ? words.sent : problemInWords(answer, words)}
          >
            {answer.status === 'sent' && link ? (
              <>
                <p>{words.sentText}</p>
                <p className="mt-1 font-mono text-xs wrap-anywhere">{link}</p>
              </>
            ) : null}
          </Alert>
        ) : null}
      </LiveRegion>
    </form>
  );
}

function problemInWords(answer: SendAnswer, words: Messages['support']['wall']['form']): string {
  switch (answer.status) {
    case 'mistakes':
      return words.mistakes;
    case 'too-many':
      return fill(words.tooMany, { seconds: answer.seconds });
    case 'many-waiting':
      return words.manyWaiting;
    case 'many-today':
      return words.manyToday;
    case 'sent':
    case 'failed':
      return words.failed;
  }
}
