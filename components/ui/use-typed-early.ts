import { useEffect, type RefObject } from 'react';

/** `typed` is what lib/security/first-script.ts noted. */
type Control = (HTMLInputElement | HTMLTextAreaElement) & { typed?: string };

/** Not sliders, which may stand elsewhere than they were told to, and not what is ticked, whose value is a name. */
const typedInto: readonly string[] = ['text', 'search', 'email', 'tel', 'date', 'textarea'];

/**
 * What was typed before the scripts ran stands in the controls below `root`, and only there: a component that keeps
 * their texts does not know it, and would write its own over it. So it is typed again, once, for whoever listens.
 */
export function useTypedEarly(root: RefObject<HTMLElement | null>): void {
  useEffect(() => typeEarlyAgain(root.current), [root]);
}

/** The same, to be called in an effect by a component that may have something else to put into its controls. */
export function typeEarlyAgain(root: HTMLElement | null): void {
  const controls = root?.querySelectorAll<Control>('input, textarea') ?? [];
  const found = [...controls]
    .map((control) => ({ control, text: control.typed ?? control.value }))
    .filter(
      ({ control, text }) => typedInto.includes(control.type) && text !== control.defaultValue,
    );
  // After the effect: React then draws after each event, so that the next one finds what the last one made.
  queueMicrotask(() => found.forEach(({ control, text }) => typeAgain(control, text)));
}

/** React looks away from an event that changes nothing; it learns what stands in a control where that is set. */
function typeAgain(control: Control, text: string): void {
  control.value = control.defaultValue;
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
