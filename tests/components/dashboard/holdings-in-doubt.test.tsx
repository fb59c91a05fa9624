import { render, screen, within } from '@testing-library/react';
import { showCard } from '@/components/dashboard/frame/dashboard-cards';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { portfolioOf, type Position } from '@/lib/dashboard/domain/portfolio';
import { loadChecks } from '@/lib/dashboard/server/cards/household-cards';
import {
  loadAllocation,
  loadHoldings,
  loadReturns,
  loadTopHoldings,
  loadWorth,
} from '@/lib/dashboard/server/cards/portfolio-cards';
import { loadPortfolio } from '@/lib/dashboard/server/portfolio-source';
import { valueHolding } from '@/lib/holdings/value-holding';
import type { PricedHolding } from '@/lib/holdings/worth';
import { unansweredHousehold } from '@/lib/household/household';
import { householdItemOf } from '@/lib/household/saved-household';
import { messages } from '@/lib/messages';
import { targetItemOf } from '@/lib/holdings/saved-wishes';

jest.mock('@/lib/dashboard/server/portfolio-source', () => ({ loadPortfolio: jest.fn() }));
jest.mock('@/lib/dashboard/server/source', () => ({ loadPriceSources: async () => [] }));

jest.mock('@/lib/dashboard/server/demo-source', () => ({ loadDemoItems: jest.fn() }));

jest.mock('@/lib/dashboard/server/learning-source', () => ({}));

jest.mock('@/lib/dashboard/server/sessions-source', () => ({}));

jest.mock('@/lib/dashboard/server/member-tasks-source', () => ({}));

jest.mock('@/lib/dashboard/server/actions', () => ({}));

jest.mock('@/lib/holdings/actions', () => ({}));

jest.mock('@/lib/saved/actions', () => ({}));

/**
 * A fund whose NAV fell by 90 % in a day while it was held: no card shows the fall as a loss, and each sum, share and
 * check that counts its value says so.
 */
describe('a jump of a NAV', () => {
  const { dashboard } = messages();
  const { inDoubt } = dashboard;
  const today = '2026-11-20';
  const name = 'Udaharan Gilt Fund - Direct Plan - Growth';
  const doubt = /NAV changed by \S?90\.00% on 16 Mar 2026/;

  /** 100 a unit until 13 March, 10 from 16 March. */
  const prices = [
    { date: '2026-01-02', value: 100 },
    { date: '2026-03-13', value: 100 },
    { date: '2026-03-16', value: 10 },
    { date: today, value: 11 },
  ] as const;

  function hold(boughtOn: IsoDate, costRupees: number, assetClass: 'fund' | 'coin' = 'fund') {
    const lot = { id: '1', boughtOn, quantity: 50, costRupees };
    const holding = { assetClass, instrumentId: '101', lots: [lot] };
    const priced: PricedHolding = { ...holding, prices, longestGapDays: null };
    const position: Position = {
      ...valueHolding(holding, 11),
      holding,
      name,
      path: null,
      group: 'debt',
      house: 'Udaharan',
      priceRupees: 11,
      pricedOn: today,
    };
    // Beside it ₹450 of a share, whose price nothing is said against.
    const share: Position = {
      ...position,
      holding: { assetClass: 'share', instrumentId: 'SAMPLE', lots: [lot] },
      name: 'SAMPLE',
      valueRupees: 450,
      group: 'equity',
      house: null,
    };
    jest
      .mocked(loadPortfolio)
      .mockImplementation((_, day) =>
        Promise.resolve(portfolioOf([position, share], [priced], day)),
      );
  }

  const household = {
    ...householdItemOf({
      ...unansweredHousehold,
      derivativesRupees: 100,
      accountsWithoutNominee: 0,
    }),
    updatedAt: new Date('2026-11-01T06:00:00Z'),
  };

  /** As a person sees them, over a range. */
  async function showCards(range: 'max' | '6m' | '1y' = 'max') {
    const now = new Date(`${today}T06:00:00Z`);
    const viewer = { kind: 'demo', isDemo: true, name: null, tab: 'overview', open: null } as const;
    const { titles } = dashboard;
    const asked = { ...viewer, items: [household], range, now, today } as const;
    const cards = [
      [titles.holdings, showCard('all-holdings', await loadHoldings(asked), asked)],
      [titles.returns, showCard('returns', await loadReturns(asked), asked)],
      [titles.worth, showCard('worth', await loadWorth(asked), asked)],
      [titles.allocation, showCard('allocation', await loadAllocation(asked), asked)],
      [titles.checks, showCard('checks', await loadChecks(asked), asked)],
      ['Largest', showCard('holdings', await loadTopHoldings(asked), asked)],
    ] as const;
    for (const [title, shown] of cards) {
      if (shown === 'failed') throw new Error(title);
      render(<section aria-label={title}>{shown.content}</section>);
    }
    const region = (title: string) => screen.getByRole('region', { name: title });
    return {
      holdings: region(dashboard.titles.holdings),
      largest: region('Largest'),
      returns: region(dashboard.titles.returns),
      worth: region(dashboard.titles.worth),
      allocation: region(dashboard.titles.allocation),
      checks: region(dashboard.titles.checks),
    };
  }

  test('bought before it: value in doubt, no gain and no return, and why; shares and checks are marked', async () => {
    hold('2026-01-02', 5_000);
    const { holdings, largest, returns, worth, allocation, checks } = await showCards();
    const row = within(holdings).getByRole('row', { name: /Udaharan/ });
    expect(row).toHaveTextContent(doubt);
    expect(row).toHaveTextContent(inDoubt.mark);
    expect(row).not.toHaveTextContent('−89.00%');
    expect(row).not.toHaveTextContent('4,450');
    expect(within(returns).getByText(dashboard.returns.jumpTitle)).toBeVisible();
    const jumped = within(returns)
      .getAllByRole('listitem')
      .filter((item) => item.textContent.includes('NAV changed by'));
    expect(jumped.map((item) => item.textContent)).toEqual([
      expect.stringContaining(`${name}: NAV changed by`),
    ]);
    expect(within(returns).queryByText(dashboard.returns.money)).not.toBeInTheDocument();
    expect(within(worth).getByText(new RegExp(inDoubt.notice))).toHaveTextContent(name);
    expect(within(worth).getAllByText(inDoubt.mark)).toHaveLength(1);
    // A total in doubt has no gain and no rate beside it.
    expect(within(worth).queryByText(dashboard.worth.gain)).not.toBeInTheDocument();
    expect(within(worth).queryByText(dashboard.worth.xirr)).not.toBeInTheDocument();
    expect(worth).not.toHaveTextContent('%');
    const brief = within(largest).getByRole('row', { name: /Udaharan/ });
    expect(brief).toHaveTextContent(inDoubt.mark);
    expect(brief).not.toHaveTextContent('%');

    // The amount of its group and every share carry the mark.
    expect(within(allocation).getByText(new RegExp(inDoubt.notice))).toHaveTextContent(name);
    const marks = (group: string) =>
      within(within(allocation).getByRole('row', { name: new RegExp(group) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.endsWith(inDoubt.mark));
    expect(marks(dashboard.allocation.groups.debt)).toEqual([true, true]);
    expect(marks(dashboard.allocation.groups.equity)).toEqual([false, true]);

    // The checks that count its value name it, the others do not.
    const item = (id: 'one-house' | 'derivatives' | 'nominees') =>
      within(checks)
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent.includes(dashboard.checks.titles[id]));
    const says = `counts the value of ${name}, whose NAV changed sharply`;
    expect(item('one-house')).toHaveTextContent(says);
    expect(item('derivatives')).toHaveTextContent(says);
    expect(item('nominees')).toBeDefined();
    expect(item('nominees')).not.toHaveTextContent(says);
  });

  test('a range that begins after it has returns; the value stays in doubt', async () => {
    hold('2026-01-02', 5_000);
    const { holdings, returns } = await showCards('6m');
    expect(within(holdings).getByText(doubt)).toBeVisible();
    expect(within(returns).getByText(dashboard.returns.money)).toBeVisible();
  });

  test('bought after it, nothing is in doubt', async () => {
    hold('2026-03-16', 500);
    const { holdings, returns, worth, allocation, checks } = await showCards();
    const row = within(holdings).getByRole('row', { name: /Udaharan/ });
    expect(row).toHaveTextContent('+10.00%');
    for (const card of [worth, allocation, checks]) expect(card).not.toHaveTextContent(/in doubt/i);
    expect(row).not.toHaveTextContent(inDoubt.mark);
    expect(within(returns).getByText(dashboard.returns.money)).toBeVisible();
    expect(within(worth).queryByText(new RegExp(inDoubt.notice))).not.toBeInTheDocument();
  });

  test('a coin that falls by 90 % has fallen by 90 %', async () => {
    hold('2026-01-02', 5_000, 'coin');
    const { holdings, returns } = await showCards();
    expect(within(holdings).getByRole('row', { name: /Udaharan/ })).toHaveTextContent('−89.00%');
    expect(within(returns).getByText(dashboard.returns.money)).toBeVisible();
  });

  test.each([
    ['6m', 'in 6 months'],
    ['max', 'since the start'],
    ['1y', 'since 2 Jan 2026'],
  ] as const)('over %s the gain says how long it took: %s', async (range, words) => {
    hold('2026-01-02', 5_000, 'coin');
    const { worth } = await showCards(range);
    expect(worth).toHaveTextContent(new RegExp(`% ?${words}`));
  });
});

/** A provider is down: what has no price is in no sum, no card calls it zero, and none advises to buy it again. */
describe('holdings without a price', () => {
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
});
