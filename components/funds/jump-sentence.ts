import { formatDate } from '@/lib/calendar/iso-date';
import type { NavJump } from '@/lib/funds/domain/nav-jumps';
import { fill } from '@/lib/messages/fill';
import { formatSignedPercent } from '@/lib/money/signed-percent';

/** A sentence about a jump of the NAV, in words that have {percent} and {date}. */
export function jumpSentence({ percent, after }: NavJump, words: string): string {
  return fill(words, { percent: formatSignedPercent(percent), date: formatDate(after.date) });
}
