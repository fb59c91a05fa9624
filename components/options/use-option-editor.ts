import { useCallback, useDeferredValue, useMemo, useState, type RefObject } from 'react';
import { useCalculator } from '@/components/forms/use-calculator';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Strategy } from '@/lib/options/domain/position/read-strategy';
import type { Moves } from '@/lib/options/domain/position/what-if';
import type { TypedLeg, TypedStrategy } from '@/lib/options/domain/position/typed-strategy';
import type { FormMessages } from './form-texts';

// That of what-if.ts would load the rules with the page.
const noMoves: Moves = { spotPercent: 0, volatilityPoints: 0, days: 0 };

type First = {
  initialTyped: TypedStrategy;
  initialMessages: FormMessages;
  initialGood: Strategy | null;
  today: IsoDate;
};

/** Legs and market of the editor by `useCalculator`, and the state that is not in the address: moves and savings. */
export function useOptionEditor(
  root: RefObject<HTMLElement | null>,
  { initialTyped, initialMessages, initialGood, today }: First,
) {
  const calculator = useCalculator({
    root,
    initialTyped,
    fetchEngine: async () => {
      const code = await import('./engine');
      return { code, rules: code.optionRules({ initialGood, today }) };
    },
    address: 'query',
  });
  const { code: engine, read, problems: lasting, change, load } = calculator;
  const [moves, setMoves] = useState(noMoves);
  const [savingsText, setSavings] = useState('');
  const isEdited = calculator.isEdited || moves !== noMoves || savingsText !== '';

  const changeSettings = (texts: Partial<Omit<TypedStrategy, 'legs'>>) =>
    change((before) => ({ ...before, ...texts }));
  const changeLeg = useCallback(
    (index: number, texts: Partial<TypedLeg>) =>
      change((before) => ({
        ...before,
        legs: before.legs.map((leg, at) => (at === index ? { ...leg, ...texts } : leg)),
      })),
    [change],
  );
  const move = (changed: Partial<Moves>) => {
    load();
    setMoves((before) => ({ ...before, ...changed }));
  };
  const save = (text: string) => {
    load();
    setSavings(text);
  };

  const messages = useMemo(
    () =>
      engine && read && lasting
        ? engine.formTexts({ ...read, problems: lasting }, engine.messages)
        : initialMessages,
    [engine, read, lasting, initialMessages],
  );
  const savings = engine?.readSavings(savingsText);
  return {
    ...calculator,
    isEdited,
    moves,
    // The slider is painted first, the result right after it.
    drawnMoves: useDeferredValue(moves),
    savings: savingsText,
    savingsRupees: savings?.rupees ?? null,
    hasBadSavings: savings?.isWrong ?? false,
    isGood: read !== null && read.inputs !== null,
    messages,
    hasProblem: Object.keys(read?.problems ?? initialMessages.problems).length > 0,
    changeSettings,
    changeLeg,
    move,
    save,
  };
}
