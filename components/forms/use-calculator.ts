import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useLazy, type LoadTrigger } from '@/components/ui/loading/use-lazy';
import { useSettled } from '@/components/ui/use-settled';
import type { AddressPart, writeAddress, Problems } from './engine-parts';
import { useEarlyInput } from './use-early-input';
import { writtenQueries } from './written-queries';

/** What the fields mean. */
type ReadTyped<Inputs> = {
  /** Null while a field is wrong, or nothing is typed. */
  inputs: Inputs | null;
  /** What is wrong, by field. */
  problems: Problems;
};

type CalculatorRules<Typed, Read extends ReadTyped<Inputs>, Inputs, Answer> = {
  read: (typed: Typed) => Read;
  answer: (inputs: Inputs) => Answer;
  /** The answer of the server, shown until the fields are valid for the first time. */
  firstInputs?: Inputs | null;
  /** What the address holds (`writeAddress`); null leaves it alone. */
  address?: (inputs: Inputs | null, typed: Typed) => string | null;
  /**
   * What an address of ours puts into the fields; null for any other.
   * @param early what was edited before the first address is read; null where nothing was, and for a later address
   */
  typedAt?: (address: string, early: Typed | null) => Typed | null;
  onAddressWritten?: (address: string) => void;
};

/** The rules, and the code that shows their answers. */
type CalculatorEngine<Typed, Read extends ReadTyped<Inputs>, Inputs, Answer, Code> = {
  rules: CalculatorRules<Typed, Read, Inputs, Answer>;
  code: Code;
};

/**
 * A calculator that answers while a visitor types. The server draws the first answer. The engine, which draws the
 * next ones, loads when the visitor first goes to a control, so that it is there by the first edit and costs readers
 * nothing; after a failure the next focus or edit asks again. While a field is wrong, the last answer stays.
 */
export function useCalculator<Typed, Read extends ReadTyped<Inputs>, Inputs, Answer, Code>({
  root,
  initialTyped,
  fetchEngine,
  trigger,
  address: part,
  addressEnd,
}: {
  /** Holds the controls. */
  root: RefObject<HTMLElement | null>;
  initialTyped: Typed;
  /** Only the function of the first render is used. */
  fetchEngine: () => Promise<CalculatorEngine<Typed, Read, Inputs, Answer, Code>>;
  /** Loads the engine without a focus. */
  trigger?: LoadTrigger;
  /** Where the address holds the inputs; without it, nowhere. */
  address?: AddressPart;
  /** What the address says after the inputs. */
  addressEnd?: (typed: Typed) => string;
}) {
  const [{ typed, isEdited }, setState] = useState({ typed: initialTyped, isEdited: false });
  const [lastInputs, setLastInputs] = useState<Inputs | null>(null);
  const [settled, settle] = useSettled(typed);
  const {
    code: engine,
    hasFailed,
    load,
    whenLoaded,
  } = useLazy(
    async () => {
      const [fetched, parts] = await Promise.all([fetchEngine(), import('./engine-parts')]);
      return { ...fetched, parts };
    },
    (begin) => {
      const element = root.current;
      element?.addEventListener('focusin', begin);
      const stop = trigger?.(begin, element);
      if (part && isTypedIn(part)) begin();
      return () => {
        element?.removeEventListener('focusin', begin);
        stop?.();
      };
    },
  );
  const rules = engine?.rules ?? null;

  const read = useMemo(() => rules && rules.read(typed), [rules, typed]);
  if (read && read.inputs !== null && read.inputs !== lastInputs) setLastInputs(read.inputs);
  const inputs = read?.inputs ?? lastInputs ?? rules?.firstInputs ?? null;
  // The key's own letter is painted first, the answer right after it.
  const lagging = useDeferredValue(inputs);
  const answer = useMemo(
    () => (rules && lagging !== null ? rules.answer(lagging) : null),
    [rules, lagging],
  );
  const address = useMemo(() => rules?.address?.(inputs, typed) ?? null, [rules, inputs, typed]);

  const settledRead = useMemo(() => rules && rules.read(settled), [rules, settled]);
  const problems = useMemo(() => {
    const found: Read['problems'] | undefined = read?.problems;
    return engine && found && settledRead
      ? engine.parts.lastingProblems(found, settledRead.problems)
      : null;
  }, [engine, read, settledRead]);

  // Memoised, so that a key pressed in one field draws that field alone.
  const change = useCallback(
    (update: (typed: Typed) => Typed, isNewStart = false) => {
      load();
      if (isNewStart) setLastInputs(null);
      setState((before) => {
        const next = update(before.typed);
        return next === before.typed ? before : { typed: next, isEdited: true };
      });
    },
    [load],
  );

  useEarlyInput(root);

  const earlyTyped = useEffectEvent(() => (isEdited ? typed : null));
  const addressWriter = useRef<ReturnType<typeof writeAddress> | null>(null);
  useEffect(() => {
    if (!engine || !part) return;
    const { parts, rules: ours } = engine;
    let early = earlyTyped();
    addressWriter.current = parts.writeAddress(
      part,
      (found) => {
        const next = ours.typedAt?.(found, early) ?? null;
        if (next !== null) setState({ typed: next, isEdited: true });
        return next !== null;
      },
      ours.onAddressWritten,
    );
    early = null;
    return addressWriter.current.stop;
  }, [engine, part]);
  const whole = isEdited && address !== null ? address + (addressEnd?.(typed) ?? '') : null;
  useEffect(() => addressWriter.current?.hold(whole), [whole]);

  return {
    typed,
    /** False until the first edit: everything is as the server rendered it. */
    isEdited,
    /** Null until the engine is there. */
    code: engine?.code ?? null,
    hasFailed,
    read,
    /** The last without a problem. */
    inputs,
    /** The result for `inputs`, or for the inputs of a moment ago. */
    answer,
    /** The problems that may be shown now. */
    problems,
    isSettled: settled === typed || (read !== null && settledRead === read),
    /** Without its end. */
    address,
    load,
    whenLoaded,
    /** Shows all problems at once. */
    settle,
    /** Starts anew; the last answer is discarded. */
    change,
  };
}

/** Whether the address holds what the page, as the server drew it, does not show. */
function isTypedIn(part: AddressPart): boolean {
  const { pathname, search, hash } = window.location;
  return part === 'query' ? writtenQueries.has(pathname + search) : hash !== '';
}
