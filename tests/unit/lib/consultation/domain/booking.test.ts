import {
  cancelProblem,
  isUpcoming,
  moveProblem,
  type Booking,
} from '@/lib/consultation/domain/booking';
import { bookingCalendar } from '@/lib/consultation/domain/booking-calendar';
import { freshIntake, readIntake, typedIntakeOf } from '@/lib/consultation/domain/intake';

const booking: Booking = {
  id: '6f1d0f5e-6a3c-4a55-9d0e-0f6f0b7d8a11',
  kind: 'first-talk',
  startsAt: new Date('2026-11-25T04:30:00Z'),
  minutes: 30,
  cells: [],
  zone: 'Asia/Kolkata',
  status: 'booked',
  sequence: 0,
  moves: 0,
  intake: null,
  attached: null,
  reason: '',
  feeRupees: 0,
  notes: '',
  actions: [],
};
const rules = { cutoffHours: 12, moves: 2 };

test.each([
  ['2026-11-24T16:30:00Z', {}, null],
  ['2026-11-24T16:30:01Z', {}, 'too-late'],
  ['2026-11-25T04:30:00Z', {}, 'past'],
  ['2026-11-20T00:00:00Z', { status: 'cancelled' as const }, 'cancelled'],
])('at %s a booking %o can be cancelled: %s', (at, changes, expected) => {
  expect(cancelProblem({ ...booking, ...changes }, rules, new Date(at))).toBe(expected);
});

test('can be moved as often as the rules allow', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  expect(moveProblem({ ...booking, moves: 1 }, rules, now)).toBeNull();
  expect(moveProblem({ ...booking, moves: 2 }, rules, now)).toBe('no-moves');
});

test('a session that runs is still to come; one that ended is not', () => {
  expect(isUpcoming(booking, new Date('2026-11-25T04:59:00Z'))).toBe(true);
  expect(isUpcoming(booking, new Date('2026-11-25T05:00:00Z'))).toBe(false);
});

test('the calendar entry has the same identity, counts its changes and cancels itself', () => {
  const words = { title: 'First talk', detail: 'Talk', roomUrl: 'https://meet.example/room' };
  const site = { siteUrl: 'https://arthayatra.example', now: new Date('2026-11-20T00:00:00Z') };
  const first = bookingCalendar(booking, words, site);
  expect(first).toContain('UID:booking-6f1d0f5e-6a3c-4a55-9d0e-0f6f0b7d8a11@arthayatra.example');
  expect(first).toContain('SEQUENCE:0\r\n');
  expect(first).toContain('METHOD:PUBLISH\r\n');
  expect(first).toContain('DTSTART:20261125T043000Z\r\n');
  expect(first).toContain('DTEND:20261125T050000Z\r\n');
  const last = bookingCalendar({ ...booking, sequence: 2, status: 'cancelled' }, words, site);
  expect(last).toContain('UID:booking-6f1d0f5e-6a3c-4a55-9d0e-0f6f0b7d8a11@arthayatra.example');
  expect(last).toContain('SEQUENCE:2\r\n');
  expect(last).toContain('METHOD:CANCEL\r\n');
  expect(last).toContain('STATUS:CANCELLED\r\n');
});

describe('the answers before a session', () => {
  const typed = {
    ...freshIntake,
    ...{ topic: 'tax', horizon: 'over-7', risk: 'steady', question: ' Why? ', agree: 'on' },
  };

  test('are whole', () => {
    expect(readIntake(typed)).toEqual({
      problems: {},
      intake: { topic: 'tax', horizon: 'over-7', risk: 'steady', question: 'Why?' },
    });
  });

  test.each([
    ['topic', 'toString', 'missing'],
    ['horizon', '', 'missing'],
    ['risk', 'x', 'missing'],
    ['question', ' \n ', 'missing'],
    ['question', 'x'.repeat(601), 'too-long'],
    ['agree', '', 'missing'],
  ] as const)('%s = %p: %s', (field, value, problem) => {
    expect(readIntake({ ...typed, [field]: value })).toEqual({
      intake: null,
      problems: { [field]: problem },
    });
  });

  test('come from a form as text, whatever is sent', () => {
    const form = new FormData();
    form.set('topic', new File(['x'], 'x.txt'));
    form.set('question', 'Hello');
    expect(typedIntakeOf(form)).toEqual({ ...freshIntake, question: 'Hello' });
  });
});
