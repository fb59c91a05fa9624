import { holidaysKnownText, publicEntries } from '@/lib/agenda/public-entries';
import { agendaCalendar } from '@/lib/agenda/agenda-calendar';
import { nearestOfEach } from '@/lib/agenda/agenda-entry';
import { shownDates } from '@/lib/agenda/public-dates';
import { messages } from '@/lib/messages';

const words = messages();

test('the calendar file: whole days, an hour where one is given, and uids that stay', () => {
  const file = (now: Date) =>
    agendaCalendar(
      [
        {
          uid: 'advance-tax-2026-12-15',
          series: 'advance-tax',
          date: '2026-12-15',
          moment: null,
          title: 'Advance tax; 75%, paid',
          detail: 'Section 403\nof the Act',
          dependsOnHolidays: false,
          path: '/features/income-tax-calculator',
        },
        {
          uid: 'booking-1',
          series: 'booking',
          date: '2026-12-16',
          moment: { startsAt: new Date('2026-12-16T10:00:00Z'), minutes: 45 },
          title: 'Call',
          detail: '',
          dependsOnHolidays: false,
          path: '/features/consultation',
        },
      ],
      { name: 'Dates', siteUrl: 'https://example.in', now },
    ).replaceAll('\r\n ', '');
  const text = file(new Date('2026-11-21T00:00:00Z'));
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(text).toContain('UID:advance-tax-2026-12-15@example.in\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20261215\r\n');
  expect(text).toContain('DTEND;VALUE=DATE:20261216\r\n');
  expect(text).toContain('SUMMARY:Advance tax\\; 75%\\, paid\r\n');
  expect(text).toContain('DESCRIPTION:Section 403\\nof the Act\r\n');
  expect(text).toContain('DTSTART:20261216T100000Z\r\n');
  expect(text).toContain('DTEND:20261216T104500Z\r\n');
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H\r\n');
  const uids = (of: string) => of.match(/^UID:.*$/gm);
  expect(uids(file(new Date('2027-01-01T00:00:00Z')))).toEqual(uids(text));
});

test('of each series the nearest comes first, in the order of days: rate, instalment and return too', () => {
  const entries = publicEntries({ from: '2026-11-21', to: '2027-03-21' }, words);
  expect(nearestOfEach(entries, shownDates).map(({ date, uid }) => `${date} ${uid}`)).toEqual([
    '2026-11-23 expiry-nifty-2026-11-24',
    '2026-11-24 market-day-2026-11-24',
    '2026-11-26 expiry-sensex-2026-11-26',
    '2026-11-28 iip-2026-11',
    '2026-12-04 mpc-2026-12',
    '2026-12-07 tds-deposit-2026-12',
    '2026-12-15 advance-tax-2026-12-15',
    '2026-12-31 return-2025-belated',
  ]);
});

test('a list that reaches past the published holidays says so, one within them does not', () => {
  const upTo = (to: '2026-12-31' | '2027-01-06') =>
    holidaysKnownText(publicEntries({ from: '2026-11-21', to }, words), words);
  expect(upTo('2026-12-31')).toBeNull();
  expect(upTo('2027-01-06')).toBe(
    'Trading holidays are known up to 31 Dec 2026. Later dates may move.',
  );
  const taxAlone = publicEntries({ from: '2027-03-15', to: '2027-03-15' }, words);
  expect(holidaysKnownText(taxAlone, words)).toBeNull();
});
