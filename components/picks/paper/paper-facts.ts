import { formatDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import type { PaperPortfolio, PaperSource } from '@/lib/picks/domain/paper/paper-portfolio';

const { picksPaper, picksScreens } = messages();

/** What a portfolio follows: the name of the screen, or the kind of list. */
export function followedName(source: PaperSource): string {
  return source.kind === 'screen'
    ? picksScreens[source.screenId].name
    : picksPaper.kinds[source.kind];
}

/** What a portfolio follows, its amount, its first day and its weighting, in a line. */
export function paperFacts({ source, amountRupees, startsOn, weighting }: PaperPortfolio): string {
  const { page, weightings } = picksPaper;
  return fill(page.facts, {
    kind: followedName(source),
    amount: formatLakhCrore(amountRupees),
    date: formatDate(startsOn),
    weighting: weightings[weighting],
  });
}
