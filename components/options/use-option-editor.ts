import { useCallback, useDeferredValue, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSettled } from '@/components/forms/use-settled';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import type { Strategy } from '@/lib/options/domain/position/read-strategy';
import type {
  FieldKey,
  TypedLeg,
  TypedStrategy,
} from '@/lib/options/domain/position/typed-strategy';
import type { FormWords } from './form-words';
import type { MovesView } from './move-sliders';

/** The code that works out and draws results, once it is there. */
export type Engine = typeof import('./engine');

type EditorState = {
  typed: TypedStrategy;
  moves: MovesView;
  savings: string;
  engine: Engine | null;
  hasLoadingFailed: boolean;
  /** Until the first edit everything stands as the server drew it. */
  isEdited: boolean;
  /** The last strategy without a problem. */
  lastGood: Strategy | null;
};

type EditorAction =
  | { kind: 'loaded'; engine: Engine }
  | { kind: 'loading-failed' }
  | { kind: 'changed'; change: (typed: TypedStrategy, engine: Engine | null) => TypedStrategy }
  | { kind: 'moved'; moves: Partial<MovesView> }
  | { kind: 'saved'; savings: string };

const settleMs = 600;
const noMoves: MovesView = { spotPercent: 0, volatilityPoints: 0, days: 0 };

function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case 'loaded':
      return withGood({ ...state, engine: action.engine, hasLoadingFailed: false });
    case 'loading-failed':
      return { ...state, hasLoadingFailed: true };
    case 'changed':
      return withGood({
        ...state,
        typed: action.change(state.typed, state.engine),
        isEdited: true,
      });
    case 'moved':
      return { ...state, moves: { ...state.moves, ...action.moves }, isEdited: true };
    case 'saved':
      return { ...state, savings: action.savings, isEdited: true };
  }
}

function withGood(state: EditorState): EditorState {
  const read = state.engine?.readStrategy(state.typed);
  return read?.strategy ? { ...state, lastGood: read.strategy } : state;
}

type First = {
  initialTyped: TypedStrategy;
  initialWords: FormWords;
  initialGood: Strategy | null;
  today: IsoDate;
  mostLegs: number;
  messages: Messages['options'];
};

/**
 * The fields' values and the result. The server renders the first result; the code for the next one loads when the
 * visitor focuses a field. Until then `shown` is null.
 */
export function useOptionEditor({
  initialTyped,
  initialWords,
  initialGood,
  today,
  mostLegs,
  messages,
}: First) {
  const [state, dispatch] = useReducer(reduceEditor, {
    typed: initialTyped,
    moves: noMoves,
    savings: '',
    engine: null,
    hasLoadingFailed: false,
    isEdited: false,
    lastGood: initialGood,
  });
  const loading = useRef<Promise<Engine | null> | null>(null);
  const [settled, settle] = useSettled(state.typed, settleMs);

  const load = useCallback(() => {
    loading.current ??= import('./engine').then(
      (engine) => {
        dispatch({ kind: 'loaded', engine });
        return engine;
      },
      () => {
        loading.current = null;
        dispatch({ kind: 'loading-failed' });
        return null;
      },
    );
    return loading.current;
  }, []);

  // Legs are memoised, so what they call stays the same.
  const change = useCallback(
    (changed: Extract<EditorAction, { kind: 'changed' }>['change']) => {
      void load();
      dispatch({ kind: 'changed', change: changed });
    },
    [load],
  );
  const changeSettings = useCallback(
    (texts: Partial<Omit<TypedStrategy, 'legs'>>) => change((typed) => ({ ...typed, ...texts })),
    [change],
  );
  const changeLeg = useCallback(
    (index: number, texts: Partial<TypedLeg>) =>
      change((typed) => ({
        ...typed,
        legs: typed.legs.map((leg, at) => (at === index ? { ...leg, ...texts } : leg)),
      })),
    [change],
  );
  const removeLeg = useCallback(
    (index: number) =>
      change((typed) => ({ ...typed, legs: typed.legs.filter((_, at) => at !== index) })),
    [change],
  );
  /** The leg is drawn once the promise resolves. */
  const addLeg = useCallback(async () => {
    if (!(await load())) return;
    flushSync(() =>
      change((typed, engine) => {
        const market = engine?.readStrategy(typed).market;
        return engine && market && typed.legs.length < mostLegs
          ? { ...typed, legs: [...typed.legs, engine.typedNewLeg(market)] }
          : typed;
      }),
    );
  }, [change, load, mostLegs]);
  const loadPreset = useCallback(
    async (preset: string) => {
      const engine = await load();
      if (!engine?.isPresetId(preset)) return false;
      change((typed) => {
        const market = engine.readStrategy(typed).market;
        const legs = market && engine.loaded(preset, market);
        return legs ? { ...typed, legs } : typed;
      });
      return true;
    },
    [change, load],
  );
  const move = useCallback(
    (moves: Partial<MovesView>) => {
      void load();
      dispatch({ kind: 'moved', moves });
    },
    [load],
  );
  const save = useCallback(
    (savings: string) => {
      void load();
      dispatch({ kind: 'saved', savings });
    },
    [load],
  );

  const { engine, typed, lastGood, isEdited } = state;
  const answer = useMemo(
    () => (engine && isEdited ? engine.answerTo(typed, lastGood, today, messages) : null),
    [engine, isEdited, typed, lastGood, today, messages],
  );
  // For the panels, which may be opened before the first edit.
  const firstAnalysis = useMemo(
    () => (engine && initialGood ? engine.analyse(initialGood) : null),
    [engine, initialGood],
  );
  const found = answer?.words.problems ?? initialWords.problems;
  const settledProblems = useMemo(
    () =>
      engine && settled !== initialTyped
        ? engine.readStrategy(settled).problems
        : initialWords.problems,
    [engine, settled, initialTyped, initialWords],
  );
  // A message appears once the visitor has stopped typing, and disappears as soon as its cause does.
  const problems: Partial<Record<FieldKey, string>> = useMemo(
    () => Object.fromEntries(Object.entries(found).filter(([key]) => key in settledProblems)),
    [found, settledProblems],
  );
  const savings = engine?.parseRupees(state.savings);
  const view = useMemo(() => ({ answer, moves: state.moves }), [answer, state.moves]);
  return {
    ...state,
    answer,
    hasLoadingFailed: state.hasLoadingFailed && isEdited,
    savingsRupees: savings?.ok && savings.value > 0 ? savings.value : null,
    hasBadSavings: savings ? !savings.ok && state.savings.trim() !== '' : false,
    // The key's own letter is painted first, the result right after it.
    drawn: useDeferredValue(view),
    found,
    problems,
    isSettled: settled === typed,
    firstAnalysis,
    change,
    load,
    settle,
    changeSettings,
    changeLeg,
    removeLeg,
    addLeg,
    loadPreset,
    move,
    save,
  };
}
