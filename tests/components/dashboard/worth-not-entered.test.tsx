import { render, screen } from '@testing-library/react';
import { worthCard } from '@/components/dashboard/cards/portfolio-cards';
import { messages } from '@/lib/messages';

jest.mock('@/lib/dashboard/server/actions', () => ({}));
jest.mock('@/lib/holdings/actions', () => ({}));
jest.mock('@/lib/saved/actions', () => ({}));

const { notEntered } = messages().dashboard.worth;

function show(savingsRupees: number | null, loansRupees: number | null) {
  const position = { holding: { assetClass: 'fund' }, valueRupees: 1000, costRupees: 900 };
  const none = { rupees: null, percent: null };
  const known = {
    points: [],
    positions: [position],
    household: { savingsRupees, loansRupees },
    lumpSums: [],
    inDoubt: [],
    oldPrices: [],
    withoutHistory: [],
    priceSources: [],
    allocation: null,
    xirrPercent: null,
    gain: none,
    day: none,
    total: none,
  } as never;
  const viewer = { kind: 'member', range: '1y', today: '2026-11-26' } as never;
  render(worthCard.show(known, viewer));
}

test.each([
  [null, 0, notEntered.savings],
  [0, null, notEntered.loans],
  [null, null, notEntered.both],
])('net worth with savings %p and loans %p says what was not entered', (savings, loans, text) => {
  show(savings, loans);
  expect(screen.getByRole('link', { name: text })).toHaveAttribute(
    'href',
    '/analytics?tab=checks&open=household',
  );
});

test('a zero was entered', () => {
  show(0, 0);
  expect(screen.queryByText(/not entered/)).toBeNull();
});
