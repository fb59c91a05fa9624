import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard where it was when a press removes the row, or the form, of the component that calls this. The focus
 * goes to the row after it, the one before it, what stands before the list, or the first control that is left in its
 * section, else to the nearest control above. @returns what notes these places, before the press takes effect; it is
 * given what was pressed
 */
export function useFocusAfterRemoval(): (pressed: Element) => void {
  const places = useRef<readonly HTMLElement[]>([]);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      places.current.find((place) => place.isConnected)?.focus();
    },
    [],
  );
  return (pressed) => {
    const row = pressed.closest('li, tr');
    const near = [
      row?.nextElementSibling,
      row?.previousElementSibling,
      row?.parentElement?.previousElementSibling,
    ];
    const inSection = controlsIn(pressed.closest('section'));
    const above = controlsIn(pressed.closest('main')).filter(
      (control) =>
        (control.compareDocumentPosition(pressed) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    places.current = [
      ...near.flatMap((element) => controlsIn(element)[0] ?? []),
      ...inSection,
      ...above.toReversed(),
    ];
  };
}

function controlsIn(element: Element | null | undefined): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(focusable) ?? [])];
}

const focusable = 'button, a[href], summary, input:not([type=hidden])';
