import { useEffect, type RefObject } from 'react';

/** `typed` is what lib/security/first-script.ts recorded. */
type TextControl = (HTMLInputElement | HTMLTextAreaElement) & { typed?: string };

/** Excludes sliders, whose value the browser corrects, and checkboxes, whose value is constant. */
const textTypes: readonly string[] = ['text', 'search', 'email', 'tel', 'date', 'textarea'];

/**
 * Input entered before hydration is in the controls below `root`, but not in the state of the component, which would
 * overwrite it. So its events are dispatched again, once, after hydration.
 */
export function useEarlyInput(root: RefObject<HTMLElement | null>): void {
  useEffect(() => replayEarlyInput(root.current), [root]);
}

function replayEarlyInput(root: HTMLElement | null): void {
  if (!root) return;
  const texts = [...root.querySelectorAll<TextControl>('input, textarea')]
    .map((control) => ({ control, text: control.typed ?? control.value }))
    .filter(
      ({ control, text }) => textTypes.includes(control.type) && text !== control.defaultValue,
    );
  // Only HTML from the server marks an option as selected, or a select without state.
  const choices = [...root.querySelectorAll('select')].flatMap((select) => {
    const chosen = select.selectedOptions[0];
    const initial = [...select.options].find(({ defaultSelected }) => defaultSelected);
    return chosen && initial && chosen !== initial ? { select, value: chosen.value } : [];
  });
  // After the effect, React renders after each event, so that the next handler sees the new state.
  queueMicrotask(() => {
    texts.forEach(({ control, text }) => replayText(control, text));
    // Last, because a choice can replace text fields.
    choices.forEach(({ select, value }) => replayChoice(select, value));
  });
}

/** React ignores an input event unless the value differs from the one that it last saw set. */
function replayText(control: TextControl, text: string): void {
  control.value = control.defaultValue;
  const prototype = Object.getPrototypeOf(control) as TextControl;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** An earlier choice may have changed the options. */
function replayChoice(select: HTMLSelectElement, value: string): void {
  const option = [...select.options].find((each) => each.value === value);
  if (!option) return;
  option.selected = true;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
