import { useEffect, type RefObject } from 'react';

/**
 * Attributes of a form whose input must not leave the browser by the HTML form's own submit:
 * lib/security/first-script.ts holds a submit that comes before the form's scripts, and `useHeldSubmit` answers it. The
 * held press is an attribute that React does not know.
 */
export const heldForm = { 'data-waits': '', suppressHydrationWarning: true } as const;

/** Submits a form that was sent before hydration, with what was typed still in the fields. */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const pressed = element?.dataset.pressed;
    if (!element || pressed === undefined) return;
    element.removeAttribute('data-pressed');
    // The value of the button that was pressed, where it has one.
    const button = [...element.querySelectorAll<HTMLButtonElement>('button[type=submit]')].find(
      ({ value }) => value === pressed,
    );
    element.requestSubmit(button);
  }, [form]);
}
