import fc from 'fast-check';
import { cancelProblem, isUpcoming, type Booking } from '@/lib/consultation/domain/booking';
import { bookingCalendar, mailNote } from '@/lib/consultation/domain/booking-calendar';
import {
  freshIntake,
  readIntake,
  typedIntakeOf,
  draftItemOf,
  draftProblems,
  typedDraftOf,
} from '@/lib/consultation/domain/intake';
import {
  cellsOf,
  chosenOf,
  nextLike,
  offeredDay,
  readSlotId,
  readStep,
  slotId,
} from '@/lib/consultation/domain/slots';
import { listedZones, readZone, timeBeside, timesOf } from '@/lib/consultation/domain/zone';
import { settingsOn } from '@/lib/consultation/domain/settings';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { timeInIndia } from '@/lib/calendar/moment-in-india';
import { agendaQuestions } from '@/lib/consultation/domain/agenda-questions';
import { sessionDates } from '@/lib/dashboard/data/agenda-dates';
import { readConsultation } from '@/lib/env.consultation';
import { messages } from '@/lib/messages';
import { newSavedItemSchema } from '@/lib/saved/saved-item';
import { booking } from '@/tests/factories/booking';
import { formOf } from '@/tests/factories/form-of';

const { consultation } = messages();
const { agenda, fees } = consultation;

const rules = { cutoffHours: 12, moves: 2 };

test.each([
  ['2026-11-24T16:30:00Z', {}, null],
  ['2026-11-24T16:30:01Z', {}, 'too-late'],
  ['2026-11-25T04:30:00Z', {}, 'past'],
  ['2026-11-20T00:00:00Z', { status: 'cancelled' as const }, 'cancelled'],
])('at %s a booking %o can be cancelled: %s', (at, changes, expected) => {
  expect(cancelProblem({ ...booking, ...changes }, rules, new Date(at))).toBe(expected);
});

test.each([
  ['04:59', true],
  ['05:00', false],
])('at %s a session from 04:30 to 05:00 is still to come: %s', (time, isToCome) => {
  expect(isUpcoming(booking, new Date(`2026-11-25T${time}:00Z`))).toBe(isToCome);
});

test('the calendar entry of a booking has one UID, a sequence that counts, and a cancellation', () => {
  const texts = { title: 'First talk', detail: 'Talk', roomUrl: 'https://meet.example/room' };
  const site = { siteUrl: 'https://arthayatra.example', now: new Date('2026-11-20T00:00:00Z') };
  const linesOf = (changes: Partial<Booking>) =>
    bookingCalendar({ ...booking, ...changes }, { ...texts, path: '/b' }, site).split('\r\n');
  const always = [
    'UID:booking-6f1d0f5e-6a3c-4a55-9d0e-0f6f0b7d8a11@arthayatra.example',
    ...['DTSTART:20261125T043000Z', 'DTEND:20261125T050000Z'],
  ];
  expect(linesOf({})).toEqual(expect.arrayContaining([...always, 'SEQUENCE:0', 'METHOD:PUBLISH']));
  expect(linesOf({ sequence: 2, status: 'cancelled' })).toEqual(
    expect.arrayContaining([...always, 'SEQUENCE:2', 'METHOD:CANCEL', 'STATUS:CANCELLED']),
  );
  expect(linesOf({})).toContain('URL;VALUE=URI:https://arthayatra.example/b');
  expect(bookingCalendar(booking, { ...texts, path: null }, site)).not.toContain('URL');
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
    const refused = { intake: null, problems: { [field]: problem } };
    expect(readIntake({ ...typed, [field]: value })).toEqual(refused);
  });

  test('are read from a form as text, a file as nothing', () => {
    const form = formOf({ topic: new File(['x'], 'x.txt'), question: 'Hello' });
    expect(typedIntakeOf(form)).toEqual({ ...freshIntake, question: 'Hello' });
  });
});

test.each([
  ['queued', fees.mailOn],
  [undefined, fees.mailOn],
  ['daily-limit', fees.mailLimit.replace('{max}', '20')],
  ['not-confirmed', fees.mailNotConfirmed],
] as const)('the last mail was %s: the booking says so', (lastMail, note) => {
  expect(mailNote(lastMail, { isMailSent: true, mailsPerDay: 20 }, fees)).toBe(note);
  expect(mailNote(lastMail, { isMailSent: false, mailsPerDay: 20 }, fees)).toBe(fees.mailOff);
});

describe('the times that are offered', () => {
  const { settings } = readConsultation({
    CONSULTATION_HOURS: 'mon-fri 10:00-13:00, sat 10:00-11:00',
    CONSULTATION_HOST: 'Meera',
    CONSULTATION_ROOM: 'https://meet.example/room',
    CONSULTATION_CLOSED: '2026-11-27',
  });
  if (!settings) throw new Error('The settings of this test are wrong');
  const offer = settings;

  const now = new Date('2026-11-23T03:00:00Z');
  const nothing: { taken: readonly string[]; sessions: number } = { taken: [], sessions: 0 };
  const startsOn = (date: `${number}-${number}-${number}`, minutes = 30, load = nothing) =>
    offeredDay(date, minutes, offer, load, now).starts.map(slotId);

  test('a day begins at its hours in India and a session ends within them', () => {
    const times = ['04:30', '05:00', '05:30', '06:00', '06:30'];
    expect(startsOn('2026-11-25', 60)).toEqual(times.map((time) => `2026-11-25T${time}Z`));
    expect(startsOn('2026-11-28', 60)).toEqual(['2026-11-28T04:30Z']);
  });

  test.each([
    ['2026-11-22', 'closed'],
    ['2026-11-23', 'too-near'],
    ['2026-11-24', { holiday: 'Guru Nanak Jayanti' }],
    ['2026-11-27', 'closed'],
    ['2026-11-29', 'closed'],
    ['2026-12-22', 'closed'],
    ['2026-12-25', { holiday: 'Christmas' }],
  ] as const)('%s has no times: %s', (date, reason) => {
    const without = { date, starts: [], without: reason };
    expect(offeredDay(date, 30, offer, nothing, now)).toEqual(without);
  });

  test.each([
    ['2026-11-28', 60, null],
    ['2026-11-28', 90, 'closed'],
    ['2026-11-23', 90, 'too-near'],
    ['2026-11-23', 200, 'closed'],
  ] as const)(
    '%s, for a session of %i minutes, has no times because: %s',
    (date, minutes, reason) => {
      expect(offeredDay(date, minutes, offer, nothing, now).without).toBe(reason);
    },
  );

  test('after the registration ends there are no sessions for a fee, and free ones are education', () => {
    const registration = { number: 'INA000012345', validUntil: '2026-11-25' } as const;
    const paid = { ...offer, registration, feeRupees: 500 };
    const without = (date: IsoDate) => offeredDay(date, 30, paid, nothing, now).without;
    expect([without('2026-11-25'), without('2026-11-26')]).toEqual([null, 'closed']);
    expect(startsOn('2026-11-26')).not.toEqual([]);
    expect(settingsOn(paid, '2026-11-25')?.registration).toEqual(registration);
    expect(settingsOn(paid, '2026-11-26')?.registration).toBeNull();
  });

  test('a session takes away what would come closer to it than the buffer, before and after', () => {
    const taken = cellsOf(new Date('2026-11-25T05:30:00Z'), 30, 15);
    // Not 05:00, which would end at the very beginning of the next.
    const free = ['2026-11-25T04:30Z', '2026-11-25T06:30Z', '2026-11-25T07:00Z'];
    expect(startsOn('2026-11-25', 30, { taken, sessions: 1 })).toEqual(free);
  });

  test('two sessions share a quarter exactly when they are closer than the buffer', () => {
    const session = fc.record({
      start: fc.integer({ min: 0, max: 40 }).map((quarter) => quarter * 15),
      minutes: fc.constantFrom(30, 60),
    });
    fc.assert(
      fc.property(session, session, fc.constantFrom(0, 15, 30), (one, other, gap) => {
        const cells = ({ start, minutes }: typeof one) =>
          cellsOf(new Date(Date.UTC(2026, 10, 25, 0, start)), minutes, gap);
        const isBefore = (early: typeof one, late: typeof one) =>
          early.start + early.minutes + gap <= late.start;
        const isShared = cells(one).some((cell) => cells(other).includes(cell));
        expect(isShared).toBe(!isBefore(one, other) && !isBefore(other, one));
      }),
    );
  });

  test('an address names a full quarter of an hour or nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), (quarter) => {
        const moment = new Date(quarter * 900_000);
        expect(readSlotId(slotId(moment))).toEqual(moment);
      }),
    );
    for (const text of ['2026-11-25T04:31Z', '2026-02-30T04:30Z', '2026-11-25', 7, null, ['x']]) {
      expect(readSlotId(text)).toBeNull();
    }
  });
});

describe('what an address asks for', () => {
  const day = (date: IsoDate, ...times: string[]) => ({
    date,
    starts: times.map((time) => new Date(`${date}T${time}:00+05:30`)),
    without: times.length > 0 ? null : ('full' as const),
  });
  const days = [day('2026-11-24'), day('2026-11-25', '10:00', '10:30'), day('2026-11-26', '11:00')];

  test.each([
    [{}, '2026-11-25 10:00', false],
    [{ day: '2026-11-26' }, '2026-11-26 11:00', false],
    [{ day: '2026-11-24' }, '2026-11-24', false],
    [{ day: '2026-12-24' }, '2026-11-25 10:00', false],
    [{ day: '2026-11-25', time: '10:30' }, '2026-11-25 10:30', false],
    [{ day: '2026-11-25', time: '12:00' }, '2026-11-25 10:00', true],
    // The same time of another day is not what was asked for.
    [{ day: '2026-11-20', time: '10:30' }, '2026-11-25 10:00', true],
    [{ time: '10:30' }, '2026-11-25 10:30', false],
    [{ at: '2026-11-26T05:30Z' }, '2026-11-26 11:00', false],
    [{ at: '2026-11-25T05:30Z' }, '2026-11-25 10:00', true],
    [{ day: ['2026-11-26'], time: ['11:00'], at: 'soon' }, '2026-11-25 10:00', false],
    // The page prints a time that is gone: no other sentence of an address gets there.
    [{ time: 'Call 1800 1234. Nothing' }, '2026-11-25 10:00', false],
    [{ time: '24:00' }, '2026-11-25 10:00', false],
  ])('%j marks %s, and what is asked for is gone: %s', (query, marked, isGone) => {
    const chosen = chosenOf(readStep(query), days);
    const time = chosen.time ? ` ${timeInIndia(chosen.time)}` : '';
    expect(`${chosen.day?.date}${time}`).toBe(marked);
    expect(chosen.isGone).toBe(isGone);
  });

  test('is the first kind and no zone where it names unknown ones', () => {
    const unknown = { kind: 'first-talk', zone: null };
    expect(readStep({ kind: 'toString', zone: 'Mars/Olympus' })).toMatchObject(unknown);
    const known = { kind: 'plan-review', zone: 'Asia/Kolkata' };
    expect(readStep({ ...known, zone: 'Asia/Calcutta' })).toMatchObject(known);
    expect(chosenOf(readStep({}), [])).toMatchObject({ day: null, time: null });
  });
});

describe('zones', () => {
  test.each([
    ['2026-11-25T10:30:00Z', 'Europe/London', '25 Nov 2026', '16:00', '10:30 London'],
    // Clocks go back in Berlin on 25 Oct 2026 at 01:00 UTC: half past two comes twice there, and once in India.
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '25 Oct 2026', '06:00', '02:30 Berlin'],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '25 Oct 2026', '07:00', '02:30 Berlin'],
    ['2026-03-29T01:30:00Z', 'Europe/Berlin', '29 Mar 2026', '07:00', '03:30 Berlin'],
  ])('%s is said in India first, then in %s', (at, zone, day, inIndia, there) => {
    const times = [`${day}, ${inIndia} IST`, `${day}, ${there}`];
    expect(timesOf(new Date(at), zone)).toEqual(times);
  });

  test('a time in India is said once for a reader there', () => {
    const times = timesOf(new Date('2026-11-25T10:30:00Z'), 'Asia/Calcutta');
    expect(times).toEqual(['25 Nov 2026, 16:00 IST']);
  });

  test('beside a time in India stands the day where it is another one', () => {
    const moment = new Date('2026-11-25T04:30:00Z');
    const otherDay = { weekday: 'Tue', date: '24 Nov 2026' };
    expect(timeBeside(moment, 'America/Los_Angeles')).toEqual({ time: '20:30', otherDay });
    expect(timeBeside(moment, 'Europe/London')).toEqual({ time: '04:30', otherDay: null });
    expect(timeBeside(moment, 'Asia/Kolkata')).toBeNull();
  });

  test('a zone is known or null, whatever an address says', () => {
    for (const zone of listedZones) expect(readZone(zone)).toBe(zone);
    expect(readZone('Asia/Calcutta')).toBe('Asia/Kolkata');
    for (const text of ['Mars/Olympus', '', '+05:30', 'x'.repeat(60), '<b>', 5, null, undefined]) {
      expect(readZone(text)).toBeNull();
    }
  });
});

describe('the agenda', () => {
  const question = 'Which regime?';
  const intake = { topic: 'tax', horizon: 'over-7', risk: 'sell', question } as const;
  const nothingSaved = { plans: [], calculations: [], transactions: 0 };

  test('the agenda begins with the person’s own question and asks about what they saved', () => {
    const plans = [
      { title: 'Home', plan: '₹10,000 a month for 15 years at 12% a year', value: '₹50 lakh' },
      { title: '', plan: '₹500 once for 7 months at 6% a year', value: '₹516' },
    ];
    const calculations = [{ year: 'TY 2026-27', newTax: '₹1', oldTax: '₹2' }];
    const questions = agendaQuestions(intake, { plans, calculations, transactions: 4 }, agenda);
    expect(questions).toEqual([
      ...[question, agenda.tax, agenda['over-7'], agenda.sell],
      expect.stringContaining('“Home” (₹10,000 a month for 15 years at 12% a year) ends at'),
      expect.stringContaining('Your SIP plan (₹500 once'),
      expect.stringContaining('TY 2026-27'),
      expect.stringContaining('4 transactions'),
    ]);
    // Questions, not recommendations: each asks something.
    for (const each of questions) expect(each).toContain('?');
  });

  test('with nothing saved it says so', () => {
    expect(agendaQuestions(null, nothingSaved, agenda)).toEqual([agenda.noSaved]);
  });

  test('a draft saves a question far over its limit whole, and says of a longer one that it is too long', () => {
    for (const question of ['x'.repeat(2_003), `${'x'.repeat(1_199)}😀`, '"\n'.repeat(4_500)]) {
      const typed = { ...freshIntake, question };
      const item = draftItemOf(typed);
      expect(newSavedItemSchema.safeParse(item).success).toBe(true);
      expect(typedDraftOf(item)).toEqual(typed);
      expect(draftProblems(typed)).toEqual({});
    }
    const long = { ...freshIntake, question: 'é'.repeat(4_501) };
    expect(draftProblems(long)).toEqual({ question: 'too-long' });
    expect(typedDraftOf(draftItemOf(long))).toEqual({ ...long, question: 'é'.repeat(4_500) });
  });

  test('a draft is saved as an item and comes back whole but for the tick', () => {
    const typed = { ...freshIntake, topic: 'tax', question: 'Why?\nReally', agree: 'on' };
    const item = draftItemOf(typed);
    expect(newSavedItemSchema.safeParse(item).success).toBe(true);
    expect(typedDraftOf(item)).toEqual({ ...typed, agree: '' });
  });

  test.each([
    [{ id: 'other' }],
    [{ kind: 'watchlist' }],
    [{ version: 2 }],
    [{ data: { typed: 'x' } }],
    [{ data: null }],
  ])('a saved item of another form (%o) is no draft', (changes) => {
    expect(typedDraftOf({ ...draftItemOf(freshIntake), ...changes })).toBeNull();
  });

  test.each([
    ['the time of the same weekday and hour', ['2026-11-23T04:30Z', '2026-11-25T04:30Z'], 1],
    ['a time of the same hour', ['2026-11-23T04:00Z', '2026-11-23T04:30Z'], 1],
    ['the first time', ['2026-11-23T06:00Z', '2026-11-23T06:30Z'], 0],
    ['none where no time is free', [], null],
  ] as const)('a session that is booked again is offered %s', (_, texts, index) => {
    const starts = texts.map((text) => new Date(text));
    const days = [{ date: '2026-11-25', starts, without: null } as const];
    const like = nextLike(new Date('2026-11-04T04:30:00Z'), days);
    expect(like).toEqual(index === null ? null : starts[index]);
  });

  test('the agenda of the dashboard shows booked sessions at their time, under the uid of their own file', () => {
    const late = { ...booking, startsAt: new Date('2026-11-25T20:30:00Z'), minutes: 60 };
    const cancelled: Booking = { ...late, id: 'b2', status: 'cancelled' };
    const span = { from: '2026-11-21', to: '2026-12-21' } as const;
    expect(sessionDates([late, cancelled], span, consultation)).toEqual([
      expect.objectContaining({
        uid: `booking-${late.id}`,
        // Half past eight in the evening in London is the next day in India.
        date: '2026-11-26',
        moment: { startsAt: late.startsAt, minutes: 60 },
        detail: 'Video call at 02:00 IST, 60 minutes.',
        path: `/features/consultation/bookings/${late.id}`,
      }),
    ]);
  });
});
