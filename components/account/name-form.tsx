'use client';

import {
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import type { NameAnswer } from '@/lib/account/name-answer';
import { continueTo } from '@/lib/auth/front-door';
import type { Messages } from '@/lib/messages';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';

export type NameFormProps = {
  action: (previous: NameAnswer, form: FormData) => Promise<NameAnswer>;
  username: string;
  /** The account page with its notice: loaded afresh, so that the name changes in the bar as well. */
  savedPath: string;
  words: Messages['account']['name'];
  problems: Readonly<Record<Exclude<NameAnswer['status'], 'fresh' | 'saved'>, string>>;
};

/** The name, changed where it stands. Without scripts it is a plain post, and the page comes back with the answer. */
export function NameForm({ action, username, savedPath, words, problems }: NameFormProps) {
  const [posted, postForm] = useActionState(action, {
    status: 'fresh',
    typed: username,
  } as NameAnswer);
  const [answered, setAnswered] = useState<NameAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { status } = answered ?? posted;

  useEffect(() => {
    if (answered) input.current?.focus();
  }, [answered]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const form = new FormData(event.currentTarget);
    const answer = await action(posted, form).catch((): NameAnswer => ({
      ...posted,
      status: 'unavailable',
    }));
    if (answer.status === 'saved') return continueTo(savedPath);
    setBusy(false);
    startTransition(() => setAnswered(answer));
  };

  const isMistake = status !== 'fresh' && status !== 'saved';
  return (
    <form
      action={postForm}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-wrap items-start gap-3"
    >
      <TextField
        ref={input}
        id="username"
        name="username"
        autoComplete="nickname"
        defaultValue={posted.typed}
        required
        label={words.label}
        hint={status === 'saved' ? words.saved : words.hint}
        error={isMistake ? problems[status] : null}
        fieldClassName="min-w-0 flex-1 basis-64"
      />
      <Button type="submit" look="secondary" isBusy={isBusy} className="sm:mt-6">
        {isBusy ? words.saving : words.save}
      </Button>
    </form>
  );
}
