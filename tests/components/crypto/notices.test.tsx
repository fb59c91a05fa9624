import { render, screen } from '@testing-library/react';
import { WeekInstead } from '@/components/crypto/notices';

it('says what is shown instead of the longer history, why, and offers the page again', () => {
  render(<WeekInstead because="limited" retryPath="/features/crypto-market/a" />);
  const note = screen.getByText(/^Showing the last 7 days from the market list\./);
  expect(note).toHaveTextContent('CoinGecko limits the number of requests');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/features/crypto-market/a',
  );
});
