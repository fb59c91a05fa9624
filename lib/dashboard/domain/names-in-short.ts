import { fillCount, type CountForms } from '@/lib/messages/fill';

const shownNames = 3;

/** "A, B, C and 17 more": a notice about all shares of a broker would fill the card. The table of the holdings has all. */
export function namesInShort(names: readonly string[], more: CountForms): string {
  // One more name is as short as "and 1 more".
  const shown = names.length > shownNames + 1 ? names.slice(0, shownNames) : names;
  const left = names.length - shown.length;
  return shown.join(', ') + (left > 0 ? ` ${fillCount(left, more)}` : '');
}
