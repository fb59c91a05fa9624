import { useEffect, useRef } from 'react';

type Places = { around: readonly (Element | null | undefined)[]; above: readonly HTMLElement[] };

/**
 * Keeps the keyboard where it was when a press removes the row, or the form, of the component that calls this. The
 * focus goes to the row after it, the one before it, another of its list, what stands before the list, or the first
 * control that is left in its section, else to the nearest control above. @returns a function that notes these
 * places: call it with the pressed element before the press takes effect
 */
export function useFocusAfterRemoval(): (pressed: Element) => void {
  const places = useRef<Places>({ around: [], above: [] });
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const { around, above } = places.current;
      const left = around.flatMap((element) => controlsIn(element).slice(0, 1));
      for (const control of [...left, ...above]) {
        control.focus();
        // A control that is gone, or in a closed part of the page, takes no focus.
        if (document.activeElement === control) return;
      }
    },
    [],
  );
  return (pressed) => {
    const row = pressed.closest('li, tr');
    const list = row?.parentElement;
    const isAbove = (control: Element) =>
      (control.compareDocumentPosition(pressed) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    places.current = {
      around: [
        ...[row?.nextElementSibling, row?.previousElementSibling],
        ...[list, list?.previousElementSibling, pressed.closest('section')],
      ],
      above: controlsIn(pressed.closest('main')).filter(isAbove).toReversed(),
    };
  };
}

function controlsIn(element: Places['around'][number]): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(focusable) ?? [])];
}

const focusable = 'button, a[href], summary, input:not([type=hidden])';
