import { within } from '@testing-library/react';

/** Where the link of this name leads. */
export function hrefOf(name: string | RegExp, inside: HTMLElement = document.body): string | null {
  return within(inside).getByRole('link', { name }).getAttribute('href');
}
