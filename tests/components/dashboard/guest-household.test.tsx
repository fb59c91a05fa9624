import { render, screen } from '@testing-library/react';
import { GuestHousehold } from '@/components/dashboard/household/guest-household';
import { messages } from '@/lib/messages';

const { checks } = messages().dashboard;
const rows = { regime: 'old', longTermSavingsRupees: '50000' };

test.each([
  ['saved on a day', { ...rows, savedOn: '2026-06-05' }, / 5 Jun 2026/],
  ['saved before days were', rows, /^$/],
])('a guest’s answers %s say their day', async (_, stored, day) => {
  localStorage.setItem('household', JSON.stringify(stored));
  render(<GuestHousehold today="2026-11-20" messages={checks} hiddenLabel="hidden" />);
  await screen.findByText(checks.titles['long-term-savings']);
  const said = screen.queryByText(/Your answers of/)?.textContent ?? '';
  expect(said).toMatch(day);
});
