import type { IsoDate } from '@/lib/calendar/iso-date';
import { analyse } from '@/lib/options/domain/position/analysis';
import { readStrategy, type Strategy } from '@/lib/options/domain/position/read-strategy';
import {
  expiryKey,
  legsAfterButton,
  presetKey,
  removedLeg,
  strategyPath,
  typedFromQuery,
} from '@/lib/options/domain/position/strategy-address';
import type { TypedStrategy } from '@/lib/options/domain/position/typed-strategy';
import { parseRupees } from '@/lib/money/parse';
import { flushSync } from 'react-dom';

/** Code that is fetched in one piece when a visitor goes to a field: the rules, and the parts that they redraw. */
export { comingExpiries } from '@/lib/options/domain/position/typed-legs';
export { AnswerStats, answerSentence } from './answer-stats';
export { formTexts, moveTexts } from './form-texts';
export { ChargesCard, GreeksCard } from '@/components/options/position/greeks-and-charges';
export { followHeatKeys, HeatCard } from '@/components/options/position/heat-card';
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

/** The change that a button of the form makes. */
const afterButton =
  (act: string, chosen?: Parameters<typeof legsAfterButton>[3]) =>
  (typed: TypedStrategy): TypedStrategy => {
    const legs = legsAfterButton(typed.legs, act, readStrategy(typed).market, chosen);
    return legs === typed.legs ? typed : { ...typed, legs };
  };

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
  const removed = removedLeg(act);
  if (removed > 0) {
    flushSync(() => change(afterButton(act)));
    focusLeg(Math.max(1, Math.min(removed, typed.legs.length - 1)));
  } else if (act === 'add') {
    flushSync(() => change(afterButton(act)));
    focusLeg(typed.legs.length + 1);
  } else if (act === 'load') {
    const sent = new FormData(form);
    const textOf = (key: string) => String(sent.get(key) ?? '');
    change(afterButton(act, { preset: textOf(presetKey), expiry: textOf(expiryKey) }));
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
  change(afterButton('load', { preset: link.dataset.preset }));
  answerBox?.focus();
}

function focusLeg(number: number): void {
  const leg = document.getElementById(`option-side-${number}`);
  (leg ?? document.getElementById('option-add'))?.focus();
}
