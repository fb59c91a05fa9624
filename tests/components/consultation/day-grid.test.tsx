import { render, screen } from '@testing-library/react';
import { DayGrid } from '@/components/consultation/day-grid';
import { UpcomingSessions } from '@/components/consultation/upcoming-sessions';
import { WaitList, WaitForm } from '@/components/consultation/wait-list';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import type { OfferedDay } from '@/lib/consultation/domain/slots';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

const { consultation: words } = messages();
const changeWait = jest.fn();

const days: OfferedDay[] = [
  { date: '2026-11-23', starts: [], without: 'too-near' },
  { date: '2026-11-24', starts: [], without: { holiday: 'Guru Nanak Jayanti' } },
  { date: '2026-11-25', starts: [new Date('2026-11-25T04:30:00Z')], without: null },
  { date: '2026-11-26', starts: [], without: 'full' },
  { date: '2026-11-27', starts: [], without: 'full' },
  { date: '2026-11-29', starts: [], without: 'closed' },
];

const grid = (changes: Partial<Parameters<typeof DayGrid>[0]> = {}) => (
  <DayGrid
    days={days}
    chosen={null}
    ownDays={[]}
    opensFull
    pathOf={(day) => `/?day=${day}`}
    messages={words.dayStep}
    {...changes}
  />
);

test('days are a grid of weeks: free and full ones lead on, a holiday has its name', () => {
  render(grid({ chosen: '2026-11-25', ownDays: ['2026-11-27'] }));
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    '23SoonMonday, 23 Nov 2026: too soon to book',
    '24HolidayTuesday, 24 Nov 2026: holiday: Guru Nanak Jayanti',
    '251 freeWednesday, 25 Nov 2026: 1 time free',
    '26FullThursday, 26 Nov 2026: fully booked',
    `27FullFriday, 27 Nov 2026: fully booked${words.dayStep.own}`,
    '29ClosedSunday, 29 Nov 2026: no sessions',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/?day=2026-11-25',
    '/?day=2026-11-26',
    '/?day=2026-11-27',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/?day=2026-11-25');
});

test('where waiting is not offered, a full day leads nowhere', () => {
  render(grid({ opensFull: false }));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/?day=2026-11-25');
});

test('more than five weeks are two screens, which lead to each other', () => {
  const many = Array.from({ length: 60 }, (_, index): OfferedDay => ({
    date: dateOfDayNumber(dayNumberOf('2026-11-23') + index),
    starts: [new Date('2026-11-25T04:30:00Z')],
    without: null,
  }));
  const { rerender } = render(grid({ days: many }));
  expect(screen.getAllByRole('listitem')).toHaveLength(35);
  expect(screen.getByRole('link', { name: words.dayStep.later })).toHaveAttribute(
    'href',
    '/?day=2026-12-28',
  );
  rerender(grid({ days: many, chosen: '2027-01-05' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(25);
  expect(screen.getByRole('link', { name: words.dayStep.earlier })).toHaveAttribute(
    'href',
    '/?day=2026-11-23',
  );
});

test('a full day can be waited for, once', () => {
  const form = { day: '2026-11-26', kind: 'first-talk', action: changeWait } as const;
  const { rerender } = render(<WaitForm {...form} isWaiting={false} messages={words.dayStep} />);
  expect(
    screen.getByRole('button', { name: fill(words.dayStep.wait, { day: 'Thu, 26 Nov 2026' }) }),
  ).toBeVisible();
  rerender(<WaitForm {...form} isWaiting messages={words.dayStep} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText(words.dayStep.waiting)).toBeVisible();
});

test.each([
  ['2026-12-31', false],
  ['2027-01-04', true],
] as const)('days up to %s: that later holidays are not known stands there: %p', (date, isSaid) => {
  render(grid({ days: [{ date, starts: [new Date(`${date}T04:30:00Z`)], without: null }] }));
  const note = screen.queryByText(
    'Holidays are known up to 31 Dec 2026. Later days may still become holidays.',
  );
  expect(note !== null).toBe(isSaid);
});

test('a day waited for leads to its free time, or can be given up', () => {
  render(
    <WaitList
      waits={[
        { day: '2026-11-26', kind: 'plan-review', isFree: true },
        { day: '2026-11-27', kind: 'first-talk', isFree: false },
      ]}
      changeWait={changeWait}
      messages={words.waits}
    />,
  );
  expect(screen.getByRole('link', { name: words.waits.book })).toHaveAttribute(
    'href',
    '/features/consultation?kind=plan-review&day=2026-11-26',
  );
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('the dashboard shows sessions in both zones, free days, and what is left to do', () => {
  const startsAt = new Date('2026-11-25T04:30:00Z');
  render(
    <UpcomingSessions
      known={{
        upcoming: [{ id: 'b1', kind: 'first-talk', startsAt, zone: 'Europe/London' }],
        actions: [{ id: 'b0', text: 'Open a PPF account' }],
        free: [{ day: '2026-11-26', kind: 'first-talk' }],
      }}
      messages={words}
    />,
  );
  expect(screen.getByText('25 Nov 2026, 10:00 IST')).toBeVisible();
  expect(screen.getByText('25 Nov 2026, 04:30 London')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open a PPF account' })).toHaveAttribute(
    'href',
    '/features/consultation/bookings/b0#after-call',
  );
  expect(
    screen.getByRole('link', { name: fill(words.dashboard.free, { day: 'Thu, 26 Nov 2026' }) }),
  ).toBeVisible();
});

test.each([
  ['the visitor is a guest', null, words.dashboard.signIn],
  ['nothing can be read', 'unavailable' as const, words.dashboard.unavailable],
  ['nothing is booked', { upcoming: [], actions: [], free: [] }, words.dashboard.none],
])('the dashboard’s card says when %s', (_, known, text) => {
  render(<UpcomingSessions known={known} messages={words} />);
  expect(screen.getByText(text, { exact: false })).toBeVisible();
});
