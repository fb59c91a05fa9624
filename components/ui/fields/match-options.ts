import { readText } from '@/lib/text/read-text';
import type { SelectOption } from './select';

/** Longer than any option's label. */
const maxBytes = 400;

/** The options in whose label some word begins with what is typed; case and accents do not matter. */
export function matchOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const wanted = plain(typed.trim());
  return options.filter(({ label }) => ` ${plain(label)}`.includes(` ${wanted}`));
}

function plain(text: string): string {
  return readText(text, maxBytes, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
