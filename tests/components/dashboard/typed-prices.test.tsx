import { render, screen } from '@testing-library/react';
import { TypedPrices } from '@/components/dashboard/portfolio/holdings-table';
import { messages } from '@/lib/messages';
import { fillCount } from '@/lib/messages/fill';

jest.mock('@/lib/dashboard/server/actions', () => ({ removeSharePrice: jest.fn() }));
jest.mock('@/lib/saved/actions', () => ({}));

const { sharePrice } = messages().dashboard.holdings;
const pricesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `price-${at}`,
    on: `2026-11-${String(28 - at).padStart(2, '0')}` as const,
    rupees: 1000 + at,
  })) as never;

test('the newest price of a share is in sight, and those before it are behind a title', () => {
  render(<TypedPrices symbol="INFY" prices={pricesOf(3)} messages={sharePrice} />);
  expect(screen.getByText(/28 Nov 2026/)).toBeVisible();
  expect(screen.getByText(fillCount(2, sharePrice.earlier))).toBeVisible();
  expect(screen.getByText(/27 Nov 2026/)).not.toBeVisible();
  expect(screen.getByText(/26 Nov 2026/)).not.toBeVisible();
});

test('a share with one price has no title for earlier ones', () => {
  render(<TypedPrices symbol="INFY" prices={pricesOf(1)} messages={sharePrice} />);
  expect(screen.getByRole('button')).toHaveAccessibleName(/INFY, 28 Nov 2026/);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
