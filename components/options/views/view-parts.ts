import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import type { View } from '@/lib/options/domain/view/view';

/** A market view restated in plain words, part by part. */
export function viewParts(view: View, words: Messages['optionViews']['parts']): string[] {
  const { volatility, ofShares, isHedge, date, lossLimitRupees } = view;
  return [
    outlookPart(view, words),
    view.lean && (view.lean === 'up' ? words.leanUp : words.leanDown),
    rangePart(view, words),
    volatility && (volatility === 'rises' ? words.volatilityRises : words.volatilityFalls),
    ofShares && words[ofShares],
    isHedge ? words.hedge : null,
    date && fill(words.until, { date: formatDate(date) }),
    lossLimitRupees === null ? null : fill(words.limit, { rupees: formatRupees(lossLimitRupees) }),
  ].filter((part) => part !== null);
}

function outlookPart(
  { outlook, strength }: View,
  words: Messages['optionViews']['parts'],
): string | null {
  switch (outlook) {
    case 'up':
    case 'down':
      return words[outlook][strength];
    case 'not-up':
      return words.notUp;
    case 'not-down':
      return words.notDown;
    case 'still':
    case 'move':
      return words[outlook];
    case null:
      return null;
  }
}

function rangePart(
  { outlook, range }: View,
  words: Messages['optionViews']['parts'],
): string | null {
  if (!range) return null;
  const { low, high } = range;
  if (low !== null && high !== null) {
    const levels = { low: formatNumber(low, 2), high: formatNumber(high, 2) };
    return fill(outlook === 'move' ? words.outside : words.between, levels);
  }
  return fill(words.level, { level: formatNumber(low ?? high, 2) });
}
