import { render, screen } from '@testing-library/react';
import { publicEntries } from '@/lib/agenda/public-entries';
import { AgendaList } from '@/components/dashboard/market/agenda-list';
import { AllDates } from '@/components/news/calendar-card';
import { nearestOfEach } from '@/lib/agenda/agenda-entry';
import { shownDates } from '@/lib/agenda/public-dates';
import { formatDate } from '@/lib/calendar/iso-date';
import { messages } from '@/lib/messages';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

const words = messages();
const entries = nearestOfEach(
  publicEntries({ from: '2026-11-21', to: '2027-03-21' }, words),
  shownDates,
);

test('the dashboard and the page of news print the same dates, words and sources', () => {
  const { unmount } = render(
    <AgendaList entries={entries} notes={[null, 'A note']} messages={words.dashboard.agenda} />,
  );
  const card = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(screen.getByText('A note')).toBeInTheDocument();
  unmount();
  render(
    <AllDates
      entries={entries}
      notes={['Another note']}
      today="2026-11-21"
      messages={words.news.calendar}
    />,
  );
  expect(screen.getByText('Another note')).toBeInTheDocument();
  const days = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const texts = screen
    .getAllByRole('definition')
    .filter((_, index) => index % 2 === 0)
    .map(({ textContent }) => textContent);
  expect(card).toHaveLength(shownDates);
  entries.forEach(({ date, title, detail }, index) => {
    expect(days[index]).toBe(formatDate(date));
    expect(texts[index]).toBe(`${title}${detail}`);
    // The year is left out of the card.
    expect(card[index]).toBe(`${formatDate(date).slice(0, -5)}${title}${detail}`);
  });
});
