import { useCallback, useDeferredValue, useMemo, useReducer, useRef } from 'react';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import type { FieldName, TypedInputs } from '@/lib/sip/domain/inputs/fields';
import type { FormWords } from './form-words';
import { liveState, reduceLive, type LiveState } from './live-state';
import { useSettled } from '@/components/forms/use-settled';

const settleMs = 600;

type First = {
  initialTyped: TypedInputs;
  initialWords: FormWords;
  /** The day on which plans begin. */
  today: IsoDate;
  messages: Messages['sip'];
};

/**
 * The fields' values and the result. The server renders the first result; the code for the next one loads when the
 * visitor focuses a field, so that it is ready by the first edit and costs readers nothing. Until then `shown` is
 * null.
 */
export function useLiveAnswer({ initialTyped, initialWords, today, messages }: First) {
  const [state, dispatch] = useReducer(reduceLive, { typed: initialTyped, today }, liveState);
  const isAsked = useRef(false);
  const [settled, settle] = useSettled(state.typed, settleMs);

  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./engine')
      .then((engine) => dispatch({ kind: 'loaded', engine }))
      .catch(() => {
        isAsked.current = false;
        dispatch({ kind: 'loading-failed' });
      });
  }, []);
  // Fields are memoised, so what they call stays the same.
  const type = useCallback(
    (name: FieldName, text: string) => {
      load();
      dispatch({ kind: 'typed', texts: { [name]: text }, title: titleTyped() });
    },
    [load],
  );
  const leave = useCallback((name: FieldName) => dispatch({ kind: 'left', name }), []);

  const shown = useMemo(
    () => (state.isEdited ? answerTo(state, messages) : null),
    [state, messages],
  );
  const { engine } = state;
  const settledNames = useMemo(
    () =>
      engine && settled !== initialTyped
        ? engine.readInputs(settled, today).problems
        : initialWords.problems,
    [engine, settled, initialTyped, initialWords, today],
  );
  const found = shown?.words.problems ?? initialWords.problems;
  // A message appears once the visitor has stopped typing, and disappears as soon as its cause does.
  const problems = useMemo(
    () => Object.fromEntries(Object.entries(found).filter(([name]) => name in settledNames)),
    [found, settledNames],
  );
  return {
    typed: state.typed,
    isEdited: state.isEdited,
    hasLoadingFailed: state.hasLoadingFailed && state.isEdited,
    titleBefore: state.titleBefore,
    shown,
    // What is long to draw may follow a frame later.
    drawn: useDeferredValue(shown),
    /** Everything that is wrong, and what of it may be said now. */
    found,
    problems,
    isSettled: settled === state.typed,
    load,
    settle,
    type,
    leave,
  };
}

function answerTo(state: LiveState, messages: Messages['sip']) {
  const { engine, typed, read, lastGood: inputs, today } = state;
  if (!engine || !read || !inputs) return null;
  const answer = engine.answerOf(inputs, today);
  return {
    engine,
    inputs,
    answer,
    words: engine.formWords(typed, read, answer, today, messages),
    path: engine.inputsPath(inputs, messages.language),
    isGood: read.inputs !== null,
  };
}

/** The name that stands in the server's form, which is about to be replaced. */
function titleTyped(): string {
  return document.querySelector<HTMLInputElement>('#sip-title')?.value ?? '';
}
