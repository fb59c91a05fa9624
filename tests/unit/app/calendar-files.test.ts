import { GET as getAgenda } from '@/app/api/agenda.ics/route';
import { GET as getNewsCalendar } from '@/app/api/news/calendar.ics/route';
import { agendaCalendar } from '@/lib/agenda/agenda-calendar';
import type { Booking } from '@/lib/consultation/domain/booking';
import { findUser } from '@/lib/auth/server/session';
import { readOwnDates } from '@/lib/dashboard/server/agenda-source';
import { listBookingsOf } from '@/lib/consultation/server/store';
import { listSavedItemsOf } from '@/lib/saved/store';
import { booking } from '@/tests/factories/booking';
import { memberOf } from '@/tests/factories/member';
import { failure, success } from '@/lib/result';

jest.mock('@/lib/agenda/agenda-calendar', () => {
  const actual = jest.requireActual<{ agendaCalendar: typeof agendaCalendar }>(
    '@/lib/agenda/agenda-calendar',
  );
  return { agendaCalendar: jest.fn(actual.agendaCalendar) };
});
jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));
jest.mock('@/lib/env', () => ({ env: { siteUrl: 'https://example.in' } }));
jest.mock('@/lib/limits/file-limit-store', () => ({ refuseFile: () => Promise.resolve(null) }));
jest.mock('@/lib/auth/server/session', () => ({ findUser: jest.fn() }));
jest.mock('@/lib/saved/store', () => ({ listSavedItemsOf: jest.fn() }));
jest.mock('@/lib/consultation/server/store', () => ({ listBookingsOf: jest.fn() }));

const request = new Request('https://example.in/api/agenda.ics');

const session: Booking = { ...booking, id: 'b', startsAt: new Date('2026-11-24T04:30:00Z') };

type CalendarEntry = { uid: string; day: string; summary: string; description: string };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') });
  jest.mocked(findUser).mockResolvedValue(failure('guest'));
});
afterEach(() => jest.useRealTimers());

/** The entries of a file, its folded lines joined (RFC 5545, section 3.1). */
async function entriesOf(response: Response): Promise<CalendarEntry[]> {
  expect(response.status).toBe(200);
  const text = (await response.text()).replaceAll('\r\n ', '');
  return text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const field = (name: string) =>
        new RegExp(`^${name}[^:\r\n]*:(.*)\r$`, 'm').exec(event)?.[1] ?? '';
      return {
        uid: field('UID'),
        day: field('DTSTART'),
        summary: field('SUMMARY'),
        description: field('DESCRIPTION'),
      };
    });
}

test('both files hold the same dates with the same uids, words and sources', async () => {
  const agenda = await entriesOf(await getAgenda(request));
  const news = await entriesOf(await getNewsCalendar());
  expect(agenda).toEqual(news);
  expect(agenda.length).toBeGreaterThan(100);
  expect(new Set(agenda.map(({ uid }) => uid)).size).toBe(agenda.length);
});

test('a corrected date has the uid of the entry that was wrong', async () => {
  const entries = await entriesOf(await getAgenda(request));
  const november = entries.find(({ uid }) => uid === 'expiry-nifty-2026-11-24@example.in');
  expect(november).toMatchObject({ day: '20261123' });
  expect(november?.description).toContain('Guru Nanak Jayanti');
  expect(november?.description).not.toContain('may move');
  const january = entries.find(({ uid }) => uid === 'expiry-nifty-2027-01-26@example.in');
  expect(january).toMatchObject({ day: '20270125' });
  expect(january?.description).toContain('known up to 31 Dec 2026. Later dates may move');
});

test('guests of both addresses share one file, which is written once in ten minutes', async () => {
  jest.setSystemTime(new Date('2026-11-22T06:00:00Z'));
  jest.mocked(agendaCalendar).mockClear();
  const first = await (await getNewsCalendar()).text();
  jest.advanceTimersByTime(599_000);
  expect(await (await getAgenda(request)).text()).toBe(first);
  expect(await (await getNewsCalendar()).text()).toBe(first);
  expect(agendaCalendar).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2_000);
  const second = await (await getAgenda(request)).text();
  expect(await (await getNewsCalendar()).text()).toBe(second);
  expect(second).not.toBe(first);
  expect(agendaCalendar).toHaveBeenCalledTimes(2);
});

test('while the bookings cannot be read there is no file that silently lacks the sessions', async () => {
  jest.mocked(findUser).mockResolvedValue(success(memberOf('asha')));
  jest.mocked(listSavedItemsOf).mockResolvedValue(success([]));
  jest.mocked(listBookingsOf).mockResolvedValue(failure('unavailable'));
  expect((await getAgenda(request)).status).toBe(503);
});

test('a source of dates that fails is logged without the text of its error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const secret = () => Promise.reject(new Error('for asha@example.in'));
  const span = { from: '2026-11-21', to: '2026-12-21' } as const;
  expect(await readOwnDates({ kind: 'member', items: [] }, span, secret)).toEqual([]);
  expect(log.mock.calls).toEqual([['A source of dates failed:', 'Error']]);
  log.mockRestore();
});

test('a member’s own dates are in their file and in no other', async () => {
  jest.mocked(findUser).mockResolvedValue(success(memberOf('asha')));
  jest.mocked(listSavedItemsOf).mockResolvedValue(success([]));
  jest.mocked(listBookingsOf).mockResolvedValue(success([session]));
  const own = await entriesOf(await getAgenda(request));
  const shared = await entriesOf(await getNewsCalendar());
  expect(own).toHaveLength(shared.length + 1);
  expect(own.filter(({ day }) => day === '20261124T043000Z')).toHaveLength(1);
  expect(shared.filter(({ day }) => day === '20261124T043000Z')).toEqual([]);
});

test('a moved session has the sequence of its own file: with a lower one a calendar would keep the old time', async () => {
  jest.mocked(findUser).mockResolvedValue(success(memberOf('asha')));
  jest.mocked(listSavedItemsOf).mockResolvedValue(success([]));
  jest.mocked(listBookingsOf).mockResolvedValue(success([{ ...session, sequence: 2 }]));
  const text = await (await getAgenda(request)).text();
  const entry = text.split('BEGIN:VEVENT').find((event) => event.includes('UID:booking-b@'));
  expect(entry).toContain('\r\nSEQUENCE:2\r\n');
});
