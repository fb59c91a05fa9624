/** @jest-environment ./tests/setup/in-india.ts */
import { calendarOf } from '@/components/tax/tools/advance-calendar';
import { messages } from '@/lib/messages';
import { advanceTaxSchedule } from '@/lib/tax/domain/advance-tax';

test('the calendar has a whole day for each instalment, also for a reader in India', () => {
  expect(new Date('2026-06-15T00:00:00').getTimezoneOffset()).toBe(-330);
  const schedule = advanceTaxSchedule({
    year: 2026,
    taxAfterTdsRupees: 192_400,
    isPresumptive: false,
    isExemptSenior: false,
  });
  if (!schedule.isDue) throw new Error('not due');
  const now = new Date('2026-11-21T06:00:00Z');
  const { advance } = messages().tax.tools;
  const text = calendarOf(schedule.instalments, 'Tax Year 2026-27', now, advance);
  const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
  expect(days).toEqual(['20260615', '20260915', '20261215', '20270315']);
  expect(text).toContain('UID:advance-tax-2026-06-15@arthayatra');
  expect(text).toContain('₹28\\,860');
});
