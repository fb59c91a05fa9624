import { render, screen, within } from '@testing-library/react';
import { showCard } from '@/components/dashboard/frame/dashboard-cards';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { portfolioOf, type Position } from '@/lib/dashboard/domain/portfolio';
import {
  loadChecks,
  loadAllocation,
  loadHoldings,
  loadRealWorth,
  loadReturns,
  loadTopHoldings,
  loadWorth,
} from '@/lib/dashboard/server/household-cards';
import { loadPortfolio } from '@/lib/dashboard/server/portfolio-source';
import type { PricedHolding } from '@/lib/holdings/worth';
import { readDashboardQuery, type Viewer } from '@/lib/dashboard/domain/dashboard-query';
import type { NewSavedItem } from '@/lib/saved/saved-item';
import { unansweredHousehold } from '@/lib/household/household';
import { householdItemOf } from '@/lib/household/saved-household';
import { messages } from '@/lib/messages';
import { targetItemOf } from '@/lib/holdings/saved-wishes';
import { heldOf } from '@/tests/factories/held';
import { positionOf } from '@/tests/factories/position';

jest.mock('@/lib/dashboard/server/portfolio-source', () => ({ loadPortfolio: jest.fn() }));
jest.mock('@/lib/dashboard/server/source', () => ({ loadPriceSources: async () => [] }));
jest.mock('@/lib/dashboard/server/demo-source', () => ({ loadDemoItems: jest.fn() }));
jest.mock('@/lib/dashboard/server/member-source', () => ({}));
jest.mock('@/lib/dashboard/server/actions', () => ({}));
jest.mock('@/lib/holdings/actions', () => ({}));
jest.mock('@/lib/saved/actions', () => ({}));

const today = '2026-11-20';
const now = new Date(`${today}T06:00:00Z`);

/** The cards as a person sees them, over a range. */
async function showCards(item: NewSavedItem | null, range: Viewer['range'] = 'max') {
  const items = item ? [{ ...item, updatedAt: new Date('2026-11-01T06:00:00Z') }] : [];
  const query = { ...readDashboardQuery({ demo: '1' }), range };
  const asked: Viewer = { ...query, kind: 'demo', name: null, items, now, today };
  const shown = {
    'all-holdings': showCard('all-holdings', await loadHoldings(asked), asked),
    returns: showCard('returns', await loadReturns(asked), asked),
    worth: showCard('worth', await loadWorth(asked), asked),
    growth: showCard('growth', await loadRealWorth(asked), asked),
    allocation: showCard('allocation', await loadAllocation(asked), asked),
    target: showCard('target', await loadAllocation(asked), asked),
    checks: showCard('checks', await loadChecks(asked), asked),
    holdings: showCard('holdings', await loadTopHoldings(asked), asked),
  };
  for (const [id, card] of Object.entries(shown)) {
    if (card === 'failed') throw new Error(id);
    render(<section aria-label={id}>{card.content}</section>);
  }
  return (id: keyof typeof shown) => screen.getByRole('region', { name: id });
}

/**
 * A fund whose NAV fell by 90 % in a day while it was held: no card shows the fall as a loss, and each sum, share and
 * check that counts its value says so.
 */
describe('a jump of a NAV', () => {
  const { dashboard } = messages();
  const { inDoubt } = dashboard;
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
    const holding = heldOf({ assetClass, instrumentId: '101', lots: [lot] });
    const priced: PricedHolding = { ...holding, prices, maxGapDays: null };
    const position = positionOf(holding, 11, { name, group: 'debt', house: 'Udaharan' });
    // Beside it ₹450 of a share with a reliable price.
    const share: Position = {
      ...position,
      holding: heldOf({ assetClass: 'share', instrumentId: 'SAMPLE', lots: [lot] }),
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

  const household = householdItemOf({
    ...unansweredHousehold,
    ...{ derivativesRupees: 100, accountsWithoutNominee: 0 },
  });

  test('bought before it: value in doubt, no gain and no return, and why; shares and checks are marked', async () => {
    hold('2026-01-02', 5_000);
    const card = await showCards(household);
    const row = within(card('all-holdings')).getByRole('row', { name: /Udaharan/ });
    expect(row).toHaveTextContent(doubt);
    expect(row).toHaveTextContent(inDoubt.mark);
    expect(row).not.toHaveTextContent('−89.00%');
    expect(row).not.toHaveTextContent('4,450');
    expect(within(card('returns')).getByText(dashboard.returns.jumpTitle)).toBeVisible();
    const jumped = within(card('returns'))
      .getAllByRole('listitem')
      .filter((item) => item.textContent.includes('NAV changed by'));
    expect(jumped.map((item) => item.textContent)).toEqual([
      expect.stringContaining(`${name}: NAV changed by`),
    ]);
    expect(within(card('returns')).queryByText(dashboard.returns.money)).not.toBeInTheDocument();
    expect(within(card('worth')).getByText(new RegExp(inDoubt.notice))).toHaveTextContent(name);
    expect(within(card('worth')).getAllByText(inDoubt.mark)).toHaveLength(1);
    // The line in today's rupees falls with the NAV, too.
    expect(within(card('growth')).getByText(new RegExp(inDoubt.notice))).toHaveTextContent(name);
    // A total in doubt has no gain and no rate beside it.
    expect(within(card('worth')).queryByText(dashboard.worth.gain)).not.toBeInTheDocument();
    expect(within(card('worth')).queryByText(dashboard.worth.xirr)).not.toBeInTheDocument();
    expect(card('worth')).not.toHaveTextContent('%');
    const brief = within(card('holdings')).getByRole('row', { name: /Udaharan/ });
    expect(brief).toHaveTextContent(inDoubt.mark);
    expect(brief).not.toHaveTextContent('%');

    // The amount of its group and every share carry the mark.
    expect(within(card('allocation')).getByText(new RegExp(inDoubt.notice))).toHaveTextContent(
      name,
    );
    const marks = (group: string) =>
      within(within(card('allocation')).getByRole('row', { name: new RegExp(group) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.endsWith(inDoubt.mark));
    expect(marks(dashboard.allocation.groups.debt)).toEqual([true, true]);
    expect(marks(dashboard.allocation.groups.equity)).toEqual([false, true]);

    // The checks that count its value name it, the others do not.
    const item = (id: 'one-house' | 'derivatives' | 'nominees') =>
      within(card('checks'))
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent.includes(dashboard.checks.titles[id]));
    const says = `counts the value of ${name}, whose NAV changed sharply`;
    expect(item('one-house')).toHaveTextContent(says);
    expect(item('derivatives')).toHaveTextContent(says);
    expect(item('nominees')).toBeDefined();
    expect(item('nominees')).not.toHaveTextContent(says);
  });

  test.each([
    ['neither is entered', {}, ['Savings: not entered', 'Loans: not entered']],
    ['one is nothing', { savingsRupees: 0 }, ['Loans: not entered']],
    [
      'both are entered',
      { savingsRupees: 5_000, loansRupees: 200 },
      ['Savings: ₹5,000', 'Loans: −₹200'],
    ],
  ])('below the net worth stand savings and loans: %s', async (_case, entered, expected) => {
    hold('2026-01-02', 5_000);
    const card = await showCards(householdItemOf({ ...unansweredHousehold, ...entered }));
    const worth = within(card('worth'));
    const shown = worth
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
      .filter((text) => /^(?:Savings|Loans)/.test(text));
    expect(shown).toEqual(expected);
    expect(worth.queryAllByRole('link', { name: dashboard.worth.notEntered })).toHaveLength(
      expected.filter((text) => text.endsWith('not entered')).length,
    );
  });

  test('a range that begins after it has returns; the value stays in doubt', async () => {
    hold('2026-01-02', 5_000);
    const card = await showCards(household, '6m');
    expect(within(card('all-holdings')).getByText(doubt)).toBeVisible();
    expect(within(card('returns')).getByText(dashboard.returns.money)).toBeVisible();
  });

  test('bought after it, nothing is in doubt', async () => {
    hold('2026-03-16', 500);
    const card = await showCards(household);
    const row = within(card('all-holdings')).getByRole('row', { name: /Udaharan/ });
    expect(row).toHaveTextContent('+10.00%');
    for (const id of ['worth', 'allocation', 'checks'] as const) {
      expect(card(id)).not.toHaveTextContent(/in doubt/i);
    }
    expect(row).not.toHaveTextContent(inDoubt.mark);
    expect(within(card('returns')).getByText(dashboard.returns.money)).toBeVisible();
    expect(within(card('worth')).queryByText(new RegExp(inDoubt.notice))).not.toBeInTheDocument();
  });

  test('a coin whose price falls by 90 % is shown with its loss, and is not in doubt', async () => {
    hold('2026-01-02', 5_000, 'coin');
    const card = await showCards(household);
    expect(within(card('all-holdings')).getByRole('row', { name: /Udaharan/ })).toHaveTextContent(
      '−89.00%',
    );
    expect(within(card('returns')).getByText(dashboard.returns.money)).toBeVisible();
  });

  test.each([
    ['6m', 'in 6 months'],
    ['max', 'since the start'],
    ['1y', 'since 2 Jan 2026'],
  ] as const)('over %s the gain says how long it took: %s', async (range, words) => {
    hold('2026-01-02', 5_000, 'coin');
    const card = await showCards(household, range);
    expect(card('worth')).toHaveTextContent(new RegExp(`% ?${words}`));
  });
});

/** A provider is down: holdings without a price are in no sum, never zero, and never proposed as a purchase. */
describe('holdings without a price', () => {
  const { worth, allocation } = messages().dashboard;
  const target = targetItemOf({ equity: 50, debt: 0, gold: 0, coins: 50, mixed: 0, cash: 0 });

  /** 100 units for ₹1,000. */
  function position(name: string, group: 'equity' | 'coins', priceRupees: number | null): Position {
    const lot = { id: name, boughtOn: '2026-01-02', quantity: 100, costRupees: 1_000 } as const;
    const assetClass = group === 'coins' ? 'coin' : 'fund';
    const holding = heldOf({ assetClass, instrumentId: name, lots: [lot] });
    return positionOf(holding, priceRupees, { group, pricedOn: null });
  }

  function show(positions: readonly Position[], item = target) {
    const priced = positions.flatMap(({ holding, priceRupees }) =>
      priceRupees === null
        ? []
        : { ...holding, prices: [{ date: today, value: priceRupees } as const], maxGapDays: null },
    );
    jest.mocked(loadPortfolio).mockResolvedValue(portfolioOf(positions, priced, today));
    return showCards(item, '1y');
  }
  const pricedAndNot = [position('Udaharan Fund', 'equity', 12), position('nakli', 'coins', null)];

  test('invested amount and gain leave out holdings without a price', async () => {
    const card = await show(pricedAndNot);
    expect(card('worth')).toHaveTextContent(`${worth.invested}₹1,000`);
    expect(card('worth')).toHaveTextContent('₹1,200');
    expect(card('worth')).toHaveTextContent('+₹200');
    expect(within(card('worth')).getByText(new RegExp(worth.unpriced))).toHaveTextContent('nakli');
  });

  test('the allocation names what it does not count, and moves no money to it', async () => {
    const card = await show(pricedAndNot);
    for (const title of ['allocation', 'target'] as const) {
      expect(within(card(title)).getByText(new RegExp(worth.unpriced))).toHaveTextContent('nakli');
      expect(card(title)).not.toHaveTextContent(/below your target|above your target|on target/);
      expect(card(title)).not.toHaveTextContent(new RegExp(`${allocation.add} ₹`));
      const row = within(card(title)).getByRole('row', { name: /^Coins/ });
      expect(row).not.toHaveTextContent(/₹|\b0\.0/);
    }
  });

  test('a fund that no list has may be of any kind of fund: none with a target is zero', async () => {
    const of3 = targetItemOf({ equity: 40, debt: 30, gold: 0, coins: 30, mixed: 0, cash: 0 });
    const card = await show([position('101', 'equity', null), position('nakli', 'coins', 12)], of3);
    const rowOf = (name: RegExp) => within(card('target')).getByRole('row', { name });
    for (const name of [/^Equity/, /^Debt/]) {
      expect(rowOf(name)).not.toHaveTextContent(/₹|\b0\.0/);
    }
    expect(rowOf(/^Coins/)).toHaveTextContent('₹1,200');
  });

  test('cash that was not entered is a dash in the allocation, and no move is proposed', async () => {
    const withCash = targetItemOf({ equity: 80, debt: 0, gold: 0, coins: 0, mixed: 0, cash: 20 });
    const card = await show([position('Udaharan Fund', 'equity', 12)], withCash);
    for (const title of ['allocation', 'target'] as const) {
      expect(within(card(title)).getByText(allocation.cashUnknown)).toBeVisible();
      const row = within(card(title)).getByRole('row', { name: /^Cash/ });
      expect(row).not.toHaveTextContent(/₹|\b0\.0/);
      expect(card(title)).not.toHaveTextContent(/below your target|above your target|on target/);
      expect(card(title)).not.toHaveTextContent(/(?:add|reduce) ₹/);
    }
  });

  test('where cash has no target it need not be entered', async () => {
    const card = await show([position('Udaharan Fund', 'equity', 12)]);
    expect(card('allocation')).toHaveTextContent(/₹600 (?:above|below) your target/);
    expect(card('allocation')).not.toHaveTextContent(allocation.cashUnknown);
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

  test('where nothing has a price, loans and savings alone are no net worth', async () => {
    const answers = { ...unansweredHousehold, savingsRupees: 5_000, loansRupees: 700_000 };
    const card = await show([position('nakli', 'coins', null)], householdItemOf(answers));
    expect(card('worth')).not.toHaveTextContent(/−₹6,95,000|−₹6\.95/);
    expect(within(card('worth')).getByText('Savings')).toBeVisible();
    expect(within(card('worth')).getByText('Loans')).toBeVisible();
    // They were bought long before today.
    expect(within(card('worth')).getByText(worth.noPrices)).toBeVisible();
    expect(card('worth')).not.toHaveTextContent(worth.tooShort);
  });
});
