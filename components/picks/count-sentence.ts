import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import type { ScreenResult } from '@/lib/picks/screen';

/** How many pass, of how many, on which day; and how many of them are listed where that is fewer. */
export function countSentence(
  { passed, notTaken, companies, asOf }: ScreenResult,
  words: Messages['picks']['list'],
): string {
  const count = passed.length + notTaken;
  const form = count === 0 ? words.count.none : count === 1 ? words.count.one : words.count.many;
  const sentence = fill(form, {
    count: formatNumber(count),
    companies: formatNumber(companies),
    date: formatDate(asOf),
  });
  if (notTaken === 0) return sentence;
  const taken = fill(words.taken, {
    count: formatNumber(passed.length),
    all: formatNumber(count),
  });
  return `${sentence} ${taken}`;
}
