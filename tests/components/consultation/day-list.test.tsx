import { render, screen } from '@testing-library/react';
import { DayList } from '@/components/consultation/day-list';
import { UpcomingSessions } from '@/components/consultation/upcoming-sessions';
import { WaitList } from '@/components/consultation/wait-list';
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

test('days are a plain list: free ones lead on, a holiday has its name, a full one can be waited for', () => {
  render(
    <DayList
      days={days}
      kind="first-talk"
      chosen={null}
      waitedFor={['2026-11-27']}
      pathOf={(day) => `/?day=${day}`}
      changeWait={changeWait}
      messages={words}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tue, 24 Nov 2026holiday: Guru Nanak Jayanti',
    'Wed, 25 Nov 20261 time free',
    `Thu, 26 Nov 2026fully booked${fill(words.dayStep.wait, { day: 'Thu, 26 Nov 2026' })}`,
    `Fri, 27 Nov 2026fully booked${words.dayStep.waiting}`,
  ]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/?day=2026-11-25');
});

test.each([
  ['2026-12-31', false],
  ['2027-01-04', true],
] as const)('days up to %s: that later holidays are not known stands there: %p', (date, isSaid) => {
  render(
    <DayList
      days={[{ date, starts: [new Date(`${date}T04:30:00Z`)], without: null }]}
      kind="first-talk"
      chosen={null}
      waitedFor={null}
      pathOf={(day) => `/?day=${day}`}
      changeWait={changeWait}
      messages={words}
    />,
  );
  const note = screen.queryByText(
    'Holidays are known up to 31 Dec 2026; a later day may turn out to be one.',
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
  ['nobody is signed in', null, words.dashboard.signIn],
  ['nothing can be read', 'unavailable' as const, words.dashboard.unavailable],
  ['nothing is booked', { upcoming: [], actions: [], free: [] }, words.dashboard.none],
])('the dashboard’s card says when %s', (_, known, text) => {
  render(<UpcomingSessions known={known} messages={words} />);
  expect(screen.getByText(text, { exact: false })).toBeVisible();
});
