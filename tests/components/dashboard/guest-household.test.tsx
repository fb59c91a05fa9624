import { render, screen } from '@testing-library/react';
import { GuestHousehold } from '@/components/dashboard/household/guest-household';
import { messages } from '@/lib/messages';

const { checks } = messages().dashboard;
const rows = { regime: 'old', longTermSavingsRupees: '50000' };

test.each([
  ['saved on a day', { ...rows, savedOn: '2026-06-05' }, /Your answers of 5 Jun 2026/],
  ['saved before days were', rows, null],
])('a guest’s answers %s say their day', async (_, stored, day) => {
  localStorage.setItem('household', JSON.stringify(stored));
  render(<GuestHousehold today="2026-11-20" messages={checks} hiddenLabel="hidden" />);
  await screen.findByText(checks.titles['long-term-savings']);
  if (day) expect(screen.getByText(day)).toBeInTheDocument();
  else expect(screen.queryByText(/Your answers of/)).not.toBeInTheDocument();
});
