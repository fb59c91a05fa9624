import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import type { ScreenResult } from '@/lib/picks/domain/screen/screen';

/** How many pass, of how many, on which day; and how many of them are listed where that is fewer. */
export function countSentence(
  { passed, notTaken, companies, asOf }: ScreenResult,
  messages: Messages['picks']['list'],
): string {
  const count = passed.length + notTaken;
  const values = {
    count: formatNumber(count),
    companies: formatNumber(companies),
    date: formatDate(asOf),
  };
  const sentence =
    count === 0 ? fill(messages.count.none, values) : fillCount(count, messages.count, values);
  if (notTaken === 0) return sentence;
  const taken = fill(messages.taken, {
    count: formatNumber(passed.length),
    all: formatNumber(count),
  });
  return `${sentence} ${taken}`;
}
