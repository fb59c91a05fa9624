import type { Messages } from '@/lib/messages';
import type { PaperSource } from '@/lib/picks/domain/paper/paper-portfolio';

/** What a portfolio follows: the name of the screen, or the kind of list. */
export function followedName(
  source: PaperSource,
  { picksPaper, picksScreens }: Pick<Messages, 'picksPaper' | 'picksScreens'>,
): string {
  return source.kind === 'screen'
    ? picksScreens[source.screenId].name
    : picksPaper.kinds[source.kind];
}
