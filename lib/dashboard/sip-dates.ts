import { dateInIndia } from '@/lib/calendar/iso-date';
import { shiftMonths } from '@/lib/calendar/shift-months';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import type { SavedPlanSummary } from '@/lib/sip/saved-plan';
import { paymentsOf } from '@/lib/sip/schedule';
import { inSpan, type AgendaEntry, type DaySpan } from './agenda-entry';

/** The instalments of saved plans: a plan begins on the day on which it was last saved. A pause has no entry. */
export function sipDates(
  plans: readonly SavedPlanSummary[],
  span: DaySpan,
  words: Messages['dashboard']['agenda']['sip'],
): AgendaEntry[] {
  const entries = plans.flatMap(({ id, title, plan, path, updatedAt }) => {
    const start = dateInIndia(updatedAt);
    return paymentsOf(plan).flatMap((rupees, month): AgendaEntry[] => {
      if (rupees <= 0) return [];
      const date = shiftMonths(start, month);
      return [
        {
          uid: `sip-${id}-${date}`,
          series: `sip-${id}`,
          date,
          moment: null,
          title: fill(words.title, { amount: formatRupees(rupees) }),
          detail: title ? fill(words.named, { title }) : words.untitled,
          path,
        },
      ];
    });
  });
  return inSpan(entries, span);
}
