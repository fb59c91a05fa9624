import { render, screen } from '@testing-library/react';
import { worthCard } from '@/components/dashboard/cards/portfolio-cards';
import { OwnHolding } from '@/components/funds/fund/own-holding';
import { unansweredHousehold } from '@/lib/household/household';

jest.mock('@/lib/dashboard/server/actions', () => ({}));
jest.mock('@/lib/holdings/actions', () => ({}));
jest.mock('@/lib/saved/actions', () => ({}));

/** The style sheet shows the form that the person chose. */
const bothForms = ['+₹1,50,000', '+₹1.50\u00a0lakh'] as const;

function expectBothForms(): void {
  const [full, lakh] = bothForms;
  expect(screen.getByText(full)).toHaveAttribute('data-figures', 'full');
  expect(screen.getByText(lakh, { normalizer: (text) => text })).toHaveAttribute(
    'data-figures',
    'lakh',
  );
}

const unknown = { rupees: null, percent: null };
const gain = { rupees: 150_000, percent: 12 };

const worthOf = (kind: 'member' | 'demo') =>
  render(
    worthCard.show(
      {
        ...{ positions: [], points: [], priceSources: [], lumpSums: [], xirrPercent: null },
        ...{ unknownGifts: [], oldPrices: [], withoutHistory: [], inDoubt: [], allocation: [] },
        ...{ gain, day: unknown, total: unknown, household: unansweredHousehold },
      } as never,
      { kind, range: '1y', today: '2026-11-26' } as never,
    ),
  );

test('the gain below the net worth follows the chosen number format', () => {
  worthOf('member');
  expectBothForms();
});

test('the sample household has one number format', () => {
  worthOf('demo');
  expect(screen.queryByText(bothForms[0])).not.toBeInTheDocument();
});

test('the gain of an own fund follows the chosen number format', () => {
  const held = { valueRupees: 400_000, gainPercent: 60, xirrPercent: null, count: 1, href: '/' };
  render(<OwnHolding held={{ ...held, gainRupees: gain.rupees }} />);
  expectBothForms();
});
