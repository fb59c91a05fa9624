import { unstable_rethrow } from 'next/navigation';
import {
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { requestFormReset } from 'react-dom';
import { useEarlyInput } from './use-early-input';

export type SentForm<Answer> = {
  answer: Answer;
  isPending: boolean;
  /** Whether scripts sent the form, or refused it, since the page was loaded. */
  isAnswered: boolean;
  /** Attributes of the form element. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
};

type SentFormOptions<Answer> = {
  /** What a failed request changes in the answer before it. */
  failed: Partial<Answer>;
  /** After which answers the controls take the default values that it gives them; without it, after none. */
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
  const [initial] = useState(first);
  const [served, submit, isPending] = useActionState<Answer, FormData>(async (previous, data) => {
    try {
      const next = await send(previous, data);
      const element = form.current;
      // Controls take the default values of the answer in the same render.
      if (element && resetsAfter?.(next)) startTransition(() => requestFormReset(element));
      return next;
    } catch (error) {
      unstable_rethrow(error); // A redirect is an answer.
      return { ...previous, ...failed };
    }
  }, initial as Awaited<Answer>);
  const [found, setFound] = useState<Answer | null>(null);
  const answer = found ?? served;
  useEarlyInput(form);

  const isAnswered = answer !== initial;
  useEffect(() => {
    if (isAnswered && form.current) focusAnswer(form.current);
  }, [isAnswered, answer]);

  return {
    answer,
    isPending,
    isAnswered,
    form: {
      ref: form,
      onSubmit: (event) => {
        event.preventDefault();
        if (isPending) return;
        const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
        const problems = check?.(data);
        if (problems) return setFound(problems);
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
