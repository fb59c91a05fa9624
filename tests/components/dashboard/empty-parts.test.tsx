import { render, screen } from '@testing-library/react';
import { PlanList } from '@/components/dashboard/cards/plan-cards';
import { WaysToStart } from '@/components/dashboard/cards/start-cards';
import { GuestHeader } from '@/components/dashboard/frame/dashboard-header';
import { emptyPartOf, emptyViewOf } from '@/components/dashboard/frame/empty-parts';
import { WatchList } from '@/components/dashboard/cards/market-tables';
import { watchListOf } from '@/lib/dashboard/data/market-lines';
import { readDashboardQuery } from '@/lib/dashboard/domain/dashboard-query';
import { watchedItemOf } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import { readOwnScreen } from '@/lib/picks/domain/screen/own-screen-query';
import { savedIdOf, savedLot } from '@/tests/factories/saved-lot';

jest.mock('@/lib/saved/actions', () => ({}));

const { dashboard } = messages();

const share = {
  ...watchedItemOf(savedIdOf(2), { assetClass: 'share', instrumentId: 'INE000A01011' })!,
  updatedAt: new Date(),
};
const lot = savedLot('gold', 'coins', { id: savedIdOf(1) });

test.each([
  ['holdings', 'holdings', []],
  ['holdings', 'entry', []],
  ['plans', 'plans', [lot]],
  ['plans', 'target', [lot]],
  ['watchlist', 'watchlist', [lot]],
  [null, 'watchlist', [share]],
  [null, 'holdings', [lot]],
  [null, 'entry', [lot]],
  [null, 'overview', []],
  [null, 'checks', []],
] as const)('%s is empty on the part %s with %j', (expected, viewId, items) => {
  expect(emptyPartOf(viewId, { kind: 'member', items })).toBe(expected);
});

test('nothing is empty for a guest, the sample household or an account that cannot be read', () => {
  expect(emptyPartOf('holdings', { kind: 'guest', items: [] })).toBeNull();
  expect(emptyPartOf('holdings', { kind: 'demo', items: [] })).toBeNull();
  expect(emptyPartOf('holdings', { kind: 'member', items: null })).toBeNull();
});

test.each(['holdings', 'plans', 'watchlist'] as const)(
  'the part %s without anything shows each card once, what can be done first',
  (part) => {
    const { main, side, row } = emptyViewOf(part);
    const all = [...main, ...side, ...row];
    expect(new Set(all).size).toBe(all.length);
    expect(main[0]).toBe(part === 'holdings' ? 'entry' : part);
  },
);

test.each([
  ['add', ['import', 'demo']],
  ['import', ['add', 'demo']],
  [null, ['import', 'demo']],
] as const)('beside the form that is open (%s) stand the other ways to start: %j', (open, ways) => {
  render(<WaysToStart open={open} />);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(
    ways.map((way) => {
      const { title, text } = dashboard.welcome.ways[way];
      return `${title}${text}`;
    }),
  );
});

test('a member without a plan is invited to calculate one', () => {
  render(
    <PlanList track={null} hiddenLabel={undefined}>
      {null}
    </PlanList>,
  );
  expect(screen.getByRole('link', { name: dashboard.plans.first })).toHaveAttribute(
    'href',
    '/features/sip-calculator',
  );
});

test('a watchlist of shares alone is not empty: it leads to all of them in Stock Picks', () => {
  render(<WatchList {...watchListOf([share], null, null)} />);
  expect(screen.queryByText(dashboard.watchlist.none)).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: dashboard.watchlist.shares.one });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://example.org');
  const asked = readOwnScreen(Object.fromEntries(searchParams));
  expect(asked.typed.isWatchedOnly).toBe(true);
  expect(asked.screen).not.toBeNull();
});

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
