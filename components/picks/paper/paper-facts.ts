import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import type { PaperPortfolio, PaperSource } from '@/lib/picks/domain/paper/paper-portfolio';

/** What a portfolio follows: the name of the screen, or the kind of list. */
export function followedName(
  source: PaperSource,
  { picksPaper, picksScreens }: Pick<Messages, 'picksPaper' | 'picksScreens'>,
): string {
  return source.kind === 'screen'
    ? picksScreens[source.screenId].name
    : picksPaper.kinds[source.kind];
}

/** What a portfolio follows, its amount, its first day and its weighting, in a line. */
export function paperFacts(
  { source, amountRupees, startsOn, weighting }: PaperPortfolio,
  messages: Pick<Messages, 'picksPaper' | 'picksScreens'>,
): string {
  const { page, weightings } = messages.picksPaper;
  return fill(page.facts, {
    kind: followedName(source, messages),
    amount: formatLakhCrore(amountRupees),
    date: formatDate(startsOn),
    weighting: weightings[weighting],
  });
}
