import type { IsoDate } from '@/lib/calendar/iso-date';
import type { FieldName, SipInputs, TypedInputs } from '@/lib/sip/domain/inputs/fields';
import type { ReadInputs } from '@/lib/sip/domain/inputs/inputs';

/** The code that works out and draws answers, once it is there. */
export type Engine = typeof import('./engine');

export type LiveState = {
  today: IsoDate;
  /** What stood in the fields when the page came. */
  initialTyped: TypedInputs;
  typed: TypedInputs;
  engine: Engine | null;
  hasLoadingFailed: boolean;
  /** Until the first edit everything stands as the server drew it. */
  isEdited: boolean;
  /** What the fields mean; null as long as there is no engine to read them. */
  read: ReadInputs | null;
  /** The last inputs without a problem. Where there were none, what the server answered. */
  lastGood: SipInputs | null;
  /** The name that stood in the server's form, which the first edit replaces. */
  titleBefore: string;
};

export type LiveAction =
  | { kind: 'loaded'; engine: Engine }
  | { kind: 'loading-failed' }
  | { kind: 'typed'; texts: Partial<TypedInputs>; title: string }
  | { kind: 'left'; name: FieldName };

export function liveState({ typed, today }: Pick<LiveState, 'typed' | 'today'>): LiveState {
  return {
    today,
    initialTyped: typed,
    typed,
    engine: null,
    hasLoadingFailed: false,
    isEdited: false,
    read: null,
    lastGood: null,
    titleBefore: '',
  };
}

export function reduceLive(state: LiveState, action: LiveAction): LiveState {
  switch (action.kind) {
    case 'loaded':
      return withReading({ ...state, engine: action.engine, hasLoadingFailed: false });
    case 'loading-failed':
      return { ...state, hasLoadingFailed: true };
    case 'typed':
      return withReading({
        ...state,
        typed: { ...state.typed, ...action.texts },
        isEdited: true,
        titleBefore: state.isEdited ? state.titleBefore : action.title,
      });
    case 'left': {
      const typed = state.engine?.tidyTyped(action.name, state.typed, state.today) ?? state.typed;
      return typed === state.typed ? state : withReading({ ...state, typed });
    }
  }
}

function withReading(state: LiveState): LiveState {
  const { engine, initialTyped, typed, today } = state;
  if (!engine) return state;
  const lastGood = state.lastGood ?? engine.readInputs(initialTyped, today).nearest;
  const read = engine.readInputs(typed, today);
  return { ...state, read, lastGood: read.inputs ?? lastGood };
}
