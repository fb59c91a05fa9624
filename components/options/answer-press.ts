import { flushSync } from 'react-dom';
import { isPresetId } from '@/lib/options/domain/position/preset-groups';
import { expiryKey, presetKey } from '@/lib/options/domain/position/strategy-address';
import type { TypedStrategy } from '@/lib/options/domain/position/typed-strategy';
import { withNewLeg, withPreset } from './option-rules';

type Editor = {
  form: HTMLFormElement;
  answerBox: HTMLElement | null;
  legCount: number;
  mostLegs: number;
  hasProblem: boolean;
  change: (update: (typed: TypedStrategy) => TypedStrategy) => void;
  settle: () => void;
};

/** Does in the browser what a button of the form asks for, and puts the focus where the person goes on. */
export function answerPress(act: string, editor: Editor): void {
  const { form, answerBox, legCount, mostLegs, hasProblem, change, settle } = editor;
  const removed = Number(/^remove-(\d)$/.exec(act)?.[1] ?? 0);
  if (removed > 0) {
    const withoutLeg = (typed: TypedStrategy) => ({
      ...typed,
      legs: typed.legs.filter((_, index) => index !== removed - 1),
    });
    flushSync(() => change(withoutLeg));
    focusLeg(Math.max(1, Math.min(removed, legCount - 1)));
  } else if (act === 'add') {
    flushSync(() => change((typed) => (typed.legs.length < mostLegs ? withNewLeg(typed) : typed)));
    focusLeg(legCount + 1);
  } else if (act === 'load') {
    const sent = new FormData(form);
    const preset = String(sent.get(presetKey));
    const expiry = String(sent.get(expiryKey) ?? '');
    if (isPresetId(preset)) change((typed) => withPreset(typed, preset, expiry));
  } else {
    // A message waits for a pause, so the field may be marked only once this is drawn.
    flushSync(settle);
    const field = form.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.closest('details')?.setAttribute('open', '');
    if (hasProblem) field?.focus();
    else answerBox?.focus();
  }
}

function focusLeg(number: number): void {
  const leg = document.getElementById(`option-side-${number}`);
  (leg ?? document.getElementById('option-add'))?.focus();
}
