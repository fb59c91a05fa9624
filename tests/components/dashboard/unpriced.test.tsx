/** A provider is down: what has no price is in no sum, no card calls it zero, and none advises to buy it again. */
import { render, screen, within } from '@testing-library/react';
import { showCard } from '@/components/dashboard/frame/dashboard-cards';
import { portfolioOf, type Position } from '@/lib/dashboard/domain/portfolio';
import {
  loadAllocation,
  loadTopHoldings,
  loadWorth,
} from '@/lib/dashboard/server/cards/portfolio-cards';
import { loadPortfolio } from '@/lib/dashboard/server/portfolio-source';
import { targetItemOf } from '@/lib/holdings/saved-wishes';
import { valueHolding } from '@/lib/holdings/value-holding';
import { messages } from '@/lib/messages';

jest.mock('@/lib/dashboard/server/portfolio-source', () => ({ loadPortfolio: jest.fn() }));
jest.mock('@/lib/dashboard/server/source', () => ({ loadPriceSources: async () => [] }));
jest.mock('@/lib/dashboard/server/demo-source', () => ({ loadDemoItems: jest.fn() }));
jest.mock('@/lib/dashboard/server/learning-source', () => ({}));
jest.mock('@/lib/dashboard/server/sessions-source', () => ({}));
jest.mock('@/lib/dashboard/server/member-tasks-source', () => ({}));
jest.mock('@/lib/dashboard/server/actions', () => ({}));
jest.mock('@/lib/holdings/actions', () => ({}));
jest.mock('@/lib/saved/actions', () => ({}));

const { worth, allocation } = messages().dashboard;
const today = '2026-11-20';
const now = new Date(`${today}T06:00:00Z`);
const items = [
  {
    ...targetItemOf({ equity: 50, debt: 0, gold: 0, coins: 50, mixed: 0, cash: 0 }),
    updatedAt: now,
  },
];

/** 100 units for ₹1,000. */
function position(name: string, group: 'equity' | 'coins', priceRupees: number | null): Position {
  const lot = { id: name, boughtOn: '2026-01-02', quantity: 100, costRupees: 1_000 } as const;
  const assetClass = group === 'coins' ? 'coin' : 'fund';
  const holding = { assetClass, instrumentId: name, lots: [lot] } as const;
  const known = { name, group, path: null, house: null, priceRupees, pricedOn: null };
  return { ...valueHolding(holding, priceRupees), ...known, holding };
}

async function show(positions: readonly Position[]) {
  jest.mocked(loadPortfolio).mockResolvedValue(portfolioOf(positions, [], today));
  const asked = {
    ...({ kind: 'demo', isDemo: true, name: null, tab: 'overview', open: null } as const),
    ...({ items, range: '1y', now, today } as const),
  };
  const cards = [
    ['worth', showCard('worth', await loadWorth(asked), asked)],
    ['holdings', showCard('holdings', await loadTopHoldings(asked), asked)],
    ['allocation', showCard('allocation', await loadAllocation(asked), asked)],
    ['target', showCard('target', await loadAllocation(asked), asked)],
  ] as const;
  for (const [title, shown] of cards) {
    if (shown === 'failed') throw new Error(title);
    render(<section aria-label={title}>{shown.content}</section>);
  }
  return (title: (typeof cards)[number][0]) => screen.getByRole('region', { name: title });
}

test('invested amount and gain leave out holdings without a price', async () => {
  const card = await show([
    position('Udaharan Fund', 'equity', 12),
    position('nakli', 'coins', null),
  ]);
  expect(card('worth')).toHaveTextContent(`${worth.invested}₹1,000`);
  expect(card('worth')).toHaveTextContent('₹1,200');
  expect(card('worth')).toHaveTextContent('+₹200');
  expect(within(card('worth')).getByText(new RegExp(worth.unpriced))).toHaveTextContent('nakli');
});

test('the allocation names what it does not count, and moves no money to it', async () => {
  const card = await show([
    position('Udaharan Fund', 'equity', 12),
    position('nakli', 'coins', null),
  ]);
  for (const title of ['allocation', 'target'] as const) {
    expect(within(card(title)).getByText(new RegExp(worth.unpriced))).toHaveTextContent('nakli');
    expect(card(title)).not.toHaveTextContent(/below your target|above your target|on target/);
    expect(card(title)).not.toHaveTextContent(new RegExp(`${allocation.add} ₹`));
  }
});

test('of more than 30 funds, the line names those whose history is not loaded', async () => {
  const funds = Array.from({ length: 31 }, (_, at) => position(`Fund ${at + 1}`, 'equity', 12));
  const card = await show(funds);
  expect(within(card('worth')).getByText(/30 largest funds and coins/)).toHaveTextContent(
    'Fund 31',
  );
});

test('where nothing has a price the total is not known', async () => {
  const card = await show([position('nakli', 'coins', null)]);
  const total = within(card('holdings')).getByRole('row', { name: /^Total/ });
  expect(total).not.toHaveTextContent('₹');
  expect(card('worth')).not.toHaveTextContent('₹0');
});
