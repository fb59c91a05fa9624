import type { IsoDate } from '@/lib/calendar/iso-date';
import { analyse } from '@/lib/options/domain/position/analysis';
import { maxLegs } from '@/lib/options/domain/position/leg';
import { readStrategy, type Strategy } from '@/lib/options/domain/position/read-strategy';
import type { PresetId } from '@/lib/options/domain/position/preset';
import {
  loaded,
  strategyPath,
  typedFromQuery,
  expiryKey,
  presetKey,
} from '@/lib/options/domain/position/strategy-address';
import { typedNewLeg } from '@/lib/options/domain/position/typed-legs';
import type { TypedStrategy } from '@/lib/options/domain/position/typed-strategy';
import { parseRupees } from '@/lib/money/parse';
import { flushSync } from 'react-dom';
import { isPresetId } from '@/lib/options/domain/position/preset-groups';

/** Code that is fetched in one piece when a visitor goes to a field: the rules, and the parts that they redraw. */
export { comingExpiries } from '@/lib/options/domain/position/typed-legs';
export { AnswerStats, answerSentence } from './answer-stats';
export { formTexts } from './form-texts';
export { ChargesCard, GreeksCard } from '@/components/options/position/greeks-and-charges';
export { followHeatKeys, HeatCard } from '@/components/options/position/heat-card';
export { moveTexts } from '@/components/options/position/move-texts';
export { SavingsFields } from './savings-fields';
export { PictureButtons, ShareLink } from '@/components/options/position/share-buttons';
export { PayoffFigure } from '@/components/options/position/payoff-figure';
export { PositionFigures } from '@/components/options/position/position-figures';

/** From the fields to the analysis and the address, for `useCalculator`. */
export function optionRules({
  initialGood,
  today,
}: {
  /** What the server analysed. */
  initialGood: Strategy | null;
  today: IsoDate;
}) {
  return {
    firstInputs: initialGood,
    read: (typed: TypedStrategy) => {
      const read = readStrategy(typed);
      return { ...read, inputs: read.strategy };
    },
    answer: analyse,
    address: (strategy: Strategy | null) => strategy && strategyPath(strategy, today),
    typedAt: (query: string) => typedFromQuery(new URLSearchParams(query), today).typed,
  };
}

/** Adds a leg, where the market fields are valid. */
function withNewLeg(typed: TypedStrategy): TypedStrategy {
  const { market } = readStrategy(typed);
  return market ? { ...typed, legs: [...typed.legs, typedNewLeg(market)] } : typed;
}

/**
 * Replaces the legs with those of a preset, where the market fields are valid.
 * @param expiry the new expiry of the first legs, used where the market has it
 */
function withPreset(typed: TypedStrategy, preset: PresetId, expiry = ''): TypedStrategy {
  const { market } = readStrategy(typed);
  return market ? { ...typed, legs: loaded(preset, market, expiry) } : typed;
}

/** An empty field is valid. */
export function readSavings(text: string): { rupees: number | null; isWrong: boolean } {
  const read = parseRupees(text);
  return {
    rupees: read.ok && read.value > 0 ? read.value : null,
    isWrong: !read.ok && text.trim() !== '',
  };
}

type Editor = {
  form: HTMLFormElement;
  answerBox: HTMLElement | null;
  typed: TypedStrategy;
  /** Null where the button was pressed before the engine came: then the messages are still those of the server. */
  read: { problems: Readonly<Record<string, unknown>> } | null;
  messages: { problems: Readonly<Record<string, unknown>> };
  change: (update: (typed: TypedStrategy) => TypedStrategy) => void;
  settle: () => void;
};

/** Handles a button of the form in the browser, and moves the focus to the next control. */
export function answerPress(act: string, editor: Editor): void {
  const { form, answerBox, typed, read, messages, change, settle } = editor;
  const removed = Number(/^remove-(\d)$/.exec(act)?.[1] ?? 0);
  if (removed > 0) {
    const withoutLeg = (before: TypedStrategy) => ({
      ...before,
      legs: before.legs.filter((_, index) => index !== removed - 1),
    });
    flushSync(() => change(withoutLeg));
    focusLeg(Math.max(1, Math.min(removed, typed.legs.length - 1)));
  } else if (act === 'add') {
    flushSync(() =>
      change((before) => (before.legs.length < maxLegs ? withNewLeg(before) : before)),
    );
    focusLeg(typed.legs.length + 1);
  } else if (act === 'load') {
    const sent = new FormData(form);
    const preset = String(sent.get(presetKey));
    const expiry = String(sent.get(expiryKey) ?? '');
    if (isPresetId(preset)) change((before) => withPreset(before, preset, expiry));
  } else {
    // Messages wait until typing pauses. Without waiting, the field with the problem is marked before it is sought.
    flushSync(settle);
    const field = form.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.closest('details')?.setAttribute('open', '');
    if (Object.keys((read ?? messages).problems).length > 0) field?.focus();
    else answerBox?.focus();
  }
}

/** Shows the preset that the picture of a pressed link draws, and moves the focus to its result. */
export function openPreset(
  link: HTMLAnchorElement,
  { answerBox, change }: Pick<Editor, 'answerBox' | 'change'>,
): void {
  const preset = link.dataset.preset ?? '';
  if (isPresetId(preset)) change((typed) => withPreset(typed, preset));
  answerBox?.focus();
}

function focusLeg(number: number): void {
  const leg = document.getElementById(`option-side-${number}`);
  (leg ?? document.getElementById('option-add'))?.focus();
}
