'use client';

import { useEffect, useState } from 'react';
import type { NameAnswer } from '@/lib/account/paths';
import { continueTo } from '@/lib/auth/client/auth-client';
import type { Messages } from '@/lib/messages';
import { Button } from '../ui/button';
import { TextField } from '@/components/ui/fields/field';
import { useFormAction } from '@/components/forms/use-form-action';

export type NameFormProps = {
  action: (previous: NameAnswer, form: FormData) => Promise<NameAnswer>;
  username: string;
  /** The account page with its notice: loaded afresh, so that the name changes in the bar as well. */
  savedPath: string;
  messages: Messages['account']['name'];
  problems: Readonly<Record<Exclude<NameAnswer['status'], 'fresh' | 'saved'>, string>>;
};

/** The name, edited in place. Without scripts it is a plain post, and the page comes back with the answer. */
export function NameForm({ action, username, savedPath, messages, problems }: NameFormProps) {
  const { answer, isPending, isAnswered, form } = useFormAction<NameAnswer>(
    action,
    { status: 'fresh', typed: username },
    { failed: { status: 'unavailable' } },
  );
  const { status, typed } = answer;
  const [correctedAnswer, setCorrectedAnswer] = useState<NameAnswer | null>(null);
  // After a plain post, the page has been loaded afresh already.
  const isLeaving = isAnswered && status === 'saved';
  useEffect(() => {
    if (isLeaving) continueTo(savedPath);
  }, [isLeaving, savedPath]);

  const isBusy = isPending || isLeaving;
  const isMistake = status !== 'fresh' && status !== 'saved' && answer !== correctedAnswer;
  return (
    <form
      {...form}
      noValidate
      onChange={() => setCorrectedAnswer(answer)}
      className="flex flex-wrap items-start gap-3"
    >
      <TextField
        id="username"
        name="username"
        autoComplete="nickname"
        defaultValue={typed}
        required
        label={messages.label}
        hint={status === 'saved' && !isLeaving ? messages.saved : messages.hint}
        error={isMistake ? problems[status] : null}
        fieldClassName="min-w-0 flex-1 basis-64"
      />
      <Button type="submit" variant="secondary" isBusy={isBusy} className="sm:mt-6">
        {isBusy ? messages.saving : messages.save}
      </Button>
    </form>
  );
}
