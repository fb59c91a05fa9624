import { render, screen } from '@testing-library/react';
import { GuestHeader } from '@/components/dashboard/frame/dashboard-header';
import { readDashboardQuery } from '@/lib/dashboard/domain/dashboard-query';
import { messages } from '@/lib/messages';

const { dashboard } = messages();

test.each([
  ['overview', dashboard.guestTitle],
  // As in the tab of a member who has signed out: a guest has no holdings.
  ['holdings', dashboard.guestTitle],
  ['checks', dashboard.startTitle],
  ['data', dashboard.dataStatus],
])('the title of the part %s names what a guest sees there', (tab, title) => {
  render(<GuestHeader query={readDashboardQuery({ tab })} pill={null} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});
