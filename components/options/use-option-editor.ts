import { useCallback, useDeferredValue, useEffect, useMemo, useState, type RefObject } from 'react';
import { useCalculator } from '@/components/forms/use-calculator';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { leaveFor } from '@/lib/navigation/leave-for';
import type { Strategy } from '@/lib/options/domain/position/read-strategy';
import {
  noMoves,
  type Moves,
  type TypedLeg,
  type TypedStrategy,
} from '@/lib/options/domain/position/typed-strategy';
import type { FormMessages } from './form-texts';

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
        ? engine.formTexts({ ...read, problems: lasting })
        : initialMessages,
    [engine, read, lasting, initialMessages],
  );
  const savings = engine?.readSavings(savingsText);
  const { answer: analysis, inputs } = calculator;
  // The first analysis is worked out a frame after the engine has come.
  const isLive = engine !== null && isEdited && (analysis !== null || inputs === null);
  return {
    ...calculator,
    isEdited,
    /** Whether the parts of the page are drawn here; until then they are those of the server. */
    isLive,
    /** The code of the parts with what they show; null also where no leg is valid. */
    live: isLive && analysis ? { ...engine, analysis } : null,
    moves,
    // The slider is painted first, the result right after it.
    drawnMoves: useDeferredValue(moves),
    savings: savingsText,
    savingsRupees: savings?.rupees ?? null,
    hasBadSavings: savings?.isWrong ?? false,
    isGood: read !== null && read.inputs !== null,
    messages,
    changeSettings,
    changeLeg,
    move,
    save,
  };
}

export type OptionEditorState = ReturnType<typeof useOptionEditor>;

/** Answers a press on the picture of a preset, and the arrow keys in the heat table, once the engine has loaded. */
export function usePresetLinks(
  root: RefObject<HTMLElement | null>,
  answerBox: RefObject<HTMLElement | null>,
  { load, whenLoaded, change }: Pick<OptionEditorState, 'load' | 'whenLoaded' | 'change'>,
) {
  useEffect(() => {
    const element = root.current;
    const pick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>('a[data-preset]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void whenLoaded().then((ready) => {
        if (ready) ready.code.openPreset(link, { answerBox: answerBox.current, change });
        else leaveFor(link.href);
      });
    };
    // A key press needs focus, and focusin has already started the load: wait for it.
    const follow = (event: KeyboardEvent) =>
      void whenLoaded().then((ready) => ready?.code.followHeatKeys(event));
    element?.addEventListener('pointerover', load);
    element?.addEventListener('click', pick, { capture: true });
    element?.addEventListener('keydown', follow);
    return () => {
      element?.removeEventListener('pointerover', load);
      element?.removeEventListener('click', pick, { capture: true });
      element?.removeEventListener('keydown', follow);
    };
  }, [root, answerBox, load, whenLoaded, change]);
}
