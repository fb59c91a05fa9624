import { agendaQuestions } from '@/lib/consultation/domain/agenda-questions';
import type { Booking } from '@/lib/consultation/domain/booking';
import { draftItemOf, typedDraftOf } from '@/lib/consultation/domain/draft';
import { freshIntake } from '@/lib/consultation/domain/intake';
import { nextLike } from '@/lib/consultation/domain/slots';
import { sessionDates } from '@/lib/dashboard/data/agenda-dates';
import { messages } from '@/lib/messages';
import { newSavedItemSchema } from '@/lib/saved/saved-item';

const { consultation } = messages();
const { agenda } = consultation;
const intake = {
  topic: 'tax',
  horizon: 'over-7',
  risk: 'sell',
  question: 'Which regime?',
} as const;
const nothing = { plans: [], calculations: [], purchases: 0 };

test('the agenda begins with the person’s own question and asks about what they saved', () => {
  const questions = agendaQuestions(
    intake,
    {
      plans: [
        { title: 'Home', monthly: '₹10,000', years: '15', rate: '12%', value: '₹50 lakh' },
        { title: '', monthly: '₹500', years: '1', rate: '6%', value: '₹6,000' },
      ],
      calculations: [{ year: 'TY 2026-27', newTax: '₹1', oldTax: '₹2' }],
      purchases: 4,
    },
    agenda,
  );
  expect(questions[0]).toBe('Which regime?');
  expect(questions.slice(1, 4)).toEqual([agenda.tax, agenda['over-7'], agenda.sell]);
  expect(questions[4]).toContain('“Home” invests ₹10,000 a month for 15 years');
  expect(questions[5]).toContain('Your SIP plan invests ₹500');
  expect(questions[6]).toContain('TY 2026-27');
  expect(questions[7]).toContain('4 purchases');
  // Questions, not recommendations: each asks something.
  for (const question of questions) expect(question).toContain('?');
});

test('with nothing saved it says so', () => {
  expect(agendaQuestions(null, nothing, agenda)).toEqual([agenda.noSaved]);
});

test('a draft goes into an item that an account takes, and comes back whole but for the tick', () => {
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
])('what is no draft of this form, %o, is none', (changes) => {
  expect(typedDraftOf({ ...draftItemOf(freshIntake), ...changes })).toBeNull();
});

describe('booked again', () => {
  const at = (...texts: string[]) => texts.map((text) => new Date(text));
  const earlier = new Date('2026-11-04T04:30:00Z');
  const dayOf = (...texts: string[]) => ({
    date: '2026-11-25' as const,
    starts: at(...texts),
    without: null,
  });

  test.each([
    ['same weekday and hour', ['2026-11-23T04:30:00Z', '2026-11-25T04:30:00Z'], 1],
    ['same hour', ['2026-11-23T04:00:00Z', '2026-11-23T04:30:00Z'], 1],
    ['the first', ['2026-11-23T06:00:00Z', '2026-11-23T06:30:00Z'], 0],
  ])('%s', (_, texts, index) => {
    expect(nextLike(earlier, [dayOf(...texts)])).toEqual(new Date(texts[index] ?? ''));
  });

  test('nothing is free', () => {
    expect(nextLike(earlier, [])).toBeNull();
  });
});

test('the agenda of the dashboard shows booked sessions at their time, under the uid of their own file', () => {
  const booking: Booking = {
    id: 'b1',
    kind: 'plan-review',
    startsAt: new Date('2026-11-25T20:30:00Z'),
    minutes: 60,
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
  const cancelled: Booking = { ...booking, id: 'b2', status: 'cancelled' };
  const span = { from: '2026-11-21', to: '2026-12-21' } as const;
  expect(sessionDates([booking, cancelled], span, consultation)).toEqual([
    expect.objectContaining({
      uid: 'booking-b1',
      // Half past eight in the evening in London is the next day in India.
      date: '2026-11-26',
      moment: { startsAt: booking.startsAt, minutes: 60 },
      path: '/features/consultation/bookings/b1',
    }),
  ]);
});
