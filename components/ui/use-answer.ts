import { useEffect, useRef, useState } from 'react';
import { focusAnswer } from './focus-answer';

/** What a form that answers in place keeps: its answer, which takes the focus, and whether one is on its way. */
export function useAnswer<Answer>() {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (answer && form.current) focusAnswer(form.current);
  }, [answer]);

  async function whileBusy<Value>(work: Promise<Value>): Promise<Value> {
    setBusy(true);
    try {
      return await work;
    } finally {
      setBusy(false);
    }
  }

  return { form, answer, setAnswer, isBusy, whileBusy };
}
