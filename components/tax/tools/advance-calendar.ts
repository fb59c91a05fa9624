import ical from 'ical-generator';
import { fill } from '@/lib/messages/fill';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import type { AdvanceInstalment } from '@/lib/tax/domain/advance-tax';
import type { TaxMessages } from '@/components/tax/form/form-groups';

/**
 * A whole-day event for each instalment, with an id that stays: a second file replaces the first one's events. The
 * library writes a whole day by its date in UTC: midnight in India is the day before.
 */
export function calendarOf(
  instalments: readonly AdvanceInstalment[],
  year: string,
  now: Date,
  messages: TaxMessages['tools']['advance'],
): string {
  const calendar = ical({ name: fill(messages.calendar, { year }) });
  for (const { date, cumulativePercent, rupees } of instalments) {
    calendar.createEvent({
      id: `advance-tax-${date}@arthayatra`,
      stamp: now,
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      summary: fill(messages.event, { share: formatPercent(cumulativePercent) }),
      description: fill(messages.eventNote, { amount: formatRupees(rupees) }),
    });
  }
  return calendar.toString();
}
