import { unstable_rethrow } from 'next/navigation';
import {
  startTransition,
  useActionState,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { hiddenTextOf } from '@/lib/form-text';
import { useEarlyInput } from './use-early-input';

export type SentForm<Answer> = {
  answer: Answer;
  isPending: boolean;
  /** Whether scripts sent the form, or refused it, since the page was loaded. */
  isAnswered: boolean;
  /**
   * The answer and the hidden `id` that was sent, where the controls were changed while they were being saved and so
   * were not reset. The next save has to replace what was saved. Null once the controls are reset.
   */
  correction: { answer: Answer; id: string } | null;
  /** Attributes of the form element. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    /** Matters to a form with `resetsAfter`. */
    onChange: () => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
};

type SentFormOptions<Answer> = {
  /** What a failed request changes in the answer before it. */
  failed: Partial<Answer>;
  /**
   * After which answers the controls take the default values that it gives them; without it, after none. Controls that
   * were changed while the request was pending stay as they are.
   */
  resetsAfter?: (answer: Answer) => boolean;
  /** Problems that need no server: with an answer, nothing is sent. */
  check?: (data: FormData) => Answer | null;
};

type Send<Answer> = (previous: Answer, data: FormData) => Promise<Answer>;

/**
 * A form whose server action answers in place. Without scripts, it is a plain post to the same action. With scripts, it
 * is a form of `useSentForm`.
 */
export function useFormAction<Answer extends object>(
  action: Send<Answer>,
  first: Answer,
  {
    send = action,
    ...options
  }: SentFormOptions<Answer> & {
    /** How the form with scripts differs from a plain post. */
    send?: Send<Answer>;
  },
): SentForm<Answer> & { form: { action: (data: FormData) => void } } {
  // A plain post needs the server action itself; a closure around it has no address to post to.
  const [posted, post] = useActionState<Answer, FormData>(action, first as Awaited<Answer>);
  const sent = useSentForm(send, posted, options);
  return { ...sent, form: { ...sent.form, action: post } };
}

/**
 * A form that scripts send. The answer focuses the first field with a problem, and a failed request (no network, or a
 * server error) is answered by `failed` and leaves every control as it is, so that the form can be sent again. While a
 * request is pending, nothing is sent.
 */
export function useSentForm<Answer extends object>(
  send: Send<Answer>,
  first: Answer,
  { failed, resetsAfter, check }: SentFormOptions<Answer>,
): SentForm<Answer> {
  const form = useRef<HTMLFormElement>(null);
  /** What was sent, and whether no control was touched since; null without an answer to take. */
  const sent = useRef<{ id: string; isUnchanged: boolean } | null>(null);
  const [correction, setCorrection] = useState<SentForm<Answer>['correction']>(null);
  const [initial] = useState(first);
  const [served, submit, isPending] = useActionState<Answer, FormData>(async (previous, data) => {
    try {
      return await send(previous, data);
    } catch (error) {
      unstable_rethrow(error); // A redirect is an answer.
      sent.current = null;
      return { ...previous, ...failed };
    }
  }, initial as Awaited<Answer>);
  const [found, setFound] = useState<Answer | null>(null);
  const answer = found ?? served;
  useEarlyInput(form);

  // An answer is rendered together with the page that it changed. Until then, the reader can go on typing.
  const takeAnswer = useEffectEvent(() => {
    const taken = sent.current;
    sent.current = null;
    if (!taken || !resetsAfter?.(served)) return;
    if (taken.isUnchanged) form.current?.reset();
    setCorrection(taken.isUnchanged ? null : { answer: served, id: taken.id });
  });
  useLayoutEffect(() => {
    if (!isPending) takeAnswer();
  }, [isPending]);

  const isAnswered = answer !== initial;
  useEffect(() => {
    if (isAnswered && form.current) focusAnswer(form.current);
  }, [isAnswered, answer]);

  return {
    answer,
    isPending,
    isAnswered,
    correction,
    form: {
      ref: form,
      onChange: () => {
        if (sent.current) sent.current.isUnchanged = false;
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (isPending) return;
        const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
        const problems = check?.(data);
        if (problems) return setFound(problems);
        sent.current = { id: hiddenTextOf(data, 'id'), isUnchanged: true };
        startTransition(() => {
          setFound(null);
          submit(data);
        });
      },
    },
  };
}

/** Focuses the first control in error (in a group, its first button), else the answer. */
function focusAnswer(form: HTMLFormElement): void {
  const control = ':is(input, select, textarea)';
  form
    .querySelector<HTMLElement>(
      `${control}[aria-invalid=true], [role=radiogroup][aria-invalid=true] ${control}, [data-outcome]`,
    )
    ?.focus();
}
