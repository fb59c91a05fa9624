import type { SelectOption } from './select';

/** The options in whose label some word begins with what is typed; case and accents do not matter. */
export function matchOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const wanted = plain(typed.trim());
  return options.filter(({ label }) => ` ${plain(label)}`.includes(` ${wanted}`));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
