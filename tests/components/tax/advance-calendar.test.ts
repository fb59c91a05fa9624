/** @jest-environment node */
import { calendarOf } from '@/components/tax/tools/advance-calendar';
import { messages } from '@/lib/messages';
import { advanceTaxSchedule } from '@/lib/tax/domain/advance-tax';

const words = messages().tax.tools.advance;

test('the calendar has a whole day for each instalment', () => {
  const schedule = advanceTaxSchedule({
    year: 2026,
    taxAfterTdsRupees: 192_400,
    isPresumptive: false,
    isExemptSenior: false,
  });
  if (!schedule.isDue) throw new Error('not due');
  const now = new Date('2026-11-21T06:00:00Z');
  const text = calendarOf(schedule.instalments, 'Tax Year 2026-27', now, words);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  for (const day of ['20260615', '20260915', '20261215', '20270315']) {
    expect(text).toContain(`DTSTART;VALUE=DATE:${day}`);
  }
  expect(text).toContain('UID:advance-tax-2026-06-15@arthayatra');
  expect(text).toContain('₹28\\,860');
});
