import { within } from '@testing-library/react';

/** The texts of all elements of a role, in the order of the page. */
export function textsOf(role: string, inside: HTMLElement = document.body): string[] {
  return within(inside)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);
}
