import { agendaCalendar } from '@/lib/dashboard/agenda-calendar';
import { nearestOfEach } from '@/lib/dashboard/agenda-entry';
import { expiryDates } from '@/lib/dashboard/expiry-dates';
import { taxDates } from '@/lib/dashboard/tax-dates';
import { messages } from '@/lib/messages';

const { agenda } = messages().dashboard;
const span = { from: '2026-11-21', to: '2027-11-21' } as const;

test('a year of tax dates: four instalments, and the returns of two years', () => {
  expect(taxDates(span, agenda.tax).map(({ date, uid }) => `${date} ${uid}`)).toEqual([
    '2026-12-15 advance-tax-2026-12-15',
    '2026-12-31 return-2025-belated',
    '2027-03-15 advance-tax-2027-03-15',
    '2027-06-15 advance-tax-2027-06-15',
    '2027-07-31 return-2026-withoutbusiness',
    '2027-08-31 return-2026-businesswithoutaudit',
    '2027-09-15 advance-tax-2027-09-15',
    '2027-10-31 return-2026-audited',
  ]);
  const [first] = taxDates(span, agenda.tax);
  expect(first).toMatchObject({
    title: 'Advance tax: 75% paid by today',
    detail: expect.stringContaining('section 403, 404, 408') as string,
  });
});

test('a revised return of the year that begins in 2026 is due in March 2028', () => {
  const dates = taxDates({ from: '2028-03-01', to: '2028-03-31' }, agenda.tax);
  expect(dates.map(({ uid, date }) => ({ uid, date }))).toContainEqual({
    uid: 'return-2026-revised',
    date: '2028-03-31',
  });
});

test('NIFTY expires on Tuesdays, SENSEX on Thursdays, the last of a month is the monthly one', () => {
  const dates = expiryDates({ from: '2026-11-21', to: '2026-12-01' }, agenda.expiry);
  expect(dates.map(({ date, title }) => `${date} ${title}`)).toEqual([
    '2026-11-24 NIFTY options expire (monthly)',
    '2026-11-26 SENSEX options expire (monthly)',
    '2026-12-01 NIFTY options expire (weekly)',
  ]);
});

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
          detail: 'Section 403',
          path: '/features/income-tax-calculator',
        },
        {
          uid: 'booking-1',
          series: 'booking',
          date: '2026-12-16',
          moment: { startsAt: new Date('2026-12-16T10:00:00Z'), minutes: 45 },
          title: 'Call',
          detail: '',
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
  expect(text).toContain('DTSTART:20261216T100000Z\r\n');
  expect(text).toContain('DTEND:20261216T104500Z\r\n');
  const uids = (of: string) => of.match(/^UID:.*$/gm);
  expect(uids(file(new Date('2027-01-01T00:00:00Z')))).toEqual(uids(text));
});

test('of each series the nearest comes first, in the order of days', () => {
  const entries = [
    ...expiryDates({ from: '2026-11-21', to: '2026-12-14' }, agenda.expiry),
    ...taxDates({ from: '2026-11-21', to: '2026-12-31' }, agenda.tax),
  ];
  expect(nearestOfEach(entries, 5).map(({ uid }) => uid)).toEqual([
    'expiry-nifty-2026-11-24',
    'expiry-sensex-2026-11-26',
    'expiry-nifty-2026-12-01',
    'advance-tax-2026-12-15',
    'return-2025-belated',
  ]);
});
