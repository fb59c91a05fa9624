import type { OutletId } from './outlet';
import { foldText } from './search-words';

export type Mutes = { mutedWords: readonly string[]; mutedOutlets: readonly OutletId[] };

/** Whether a headline is muted. A muted word matches from the beginning of a word: "crypto" also
 * mutes "cryptocurrency", but not "decrypt". */
export function isMuted(
  { title, outlet }: { title: string; outlet: OutletId },
  { mutedWords, mutedOutlets }: Mutes,
): boolean {
  if (mutedOutlets.includes(outlet)) return true;
  if (mutedWords.length === 0) return false;
  const folded = ` ${foldText(title)}`;
  return mutedWords.some((word) => {
    const text = foldText(word);
    return text !== '' && folded.includes(` ${text}`);
  });
}
