import { fireEvent } from '@testing-library/react';

/** Puts a text into a control in one event, which takes less time than typing it. */
export function enterText(control: HTMLElement, text: string): void {
  fireEvent.change(control, { target: { value: text } });
}
