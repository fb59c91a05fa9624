import { render, screen, within } from '@testing-library/react';
import { MarketTable } from '@/components/crypto/views/coins-view';
import { WeekLine } from '@/components/crypto/market/figure-column';
import type { Coin } from '@/lib/crypto/domain/coin';
import { readMarketQuery } from '@/lib/crypto/domain/market-query';
import { sharedSymbolsOf } from '@/lib/crypto/domain/market-view';
import { messages } from '@/lib/messages';
import type { QueryValues } from '@/lib/query-values';
import { coinOf } from '../../unit/lib/crypto/coin-of';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/crypto-market',
  useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }),
}));

const words = messages().crypto.table;

function show(coins: readonly Coin[], values: QueryValues = {}) {
  render(
    <MarketTable
      caption="Coins"
      coins={coins}
      currency="inr"
      query={readMarketQuery(values)}
      sharedSymbols={sharedSymbolsOf(coins)}
      messages={words}
    />,
  );
}

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

it('prints a dash for everything that is not known', () => {
  show([coinOf({ id: 'bare', name: 'Bare' })]);
  expect(cells()).toEqual(Array.from({ length: 10 }, () => '–'));
});

it('prints prices, changes with their sign and totals in crores, their units in the heads', () => {
  const changePercent = { '1h': 0, '24h': 1.5, '7d': -2, '30d': null, '1y': 300 };
  show([
    coinOf({
      rank: 7,
      price: 0.00001234,
      changePercent,
      marketCap: 1.5e12,
      volume24h: 25e7,
      weekPrices: [100, 90, 95],
    }),
  ]);
  expect(cells()).toEqual([
    '7',
    '0.00001234',
    '0.00',
    '+1.50',
    '−2.00',
    '–',
    '+300.00',
    '',
    '1,50,000',
    '25.00',
  ]);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Sort by #',
    'Sort by Coin',
    'Sort by Price ₹',
    'Sort by 1h %',
    'Sort by 24h %',
    'Sort by 7d %',
    'Sort by 30d %',
    'Sort by 1y %',
    'Last 7 days',
    'Sort by Market cap ₹ cr',
    'Sort by 24h volume ₹ cr',
  ]);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Down 5% in 7 days, between ₹90.00 and ₹100.00',
  );
});

it('leads each coin to its own address, also where symbols are shared', () => {
  show([coinOf({ id: 'bee', name: 'Bee' }), coinOf({ id: 'bee-2', name: 'Bee' })]);
  const links = screen.getAllByRole('link', { name: /Bee/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/features/crypto-market/bee',
    '/features/crypto-market/bee-2',
  ]);
});

it('says which column sorts and how, and reverses it by its link', () => {
  show([coinOf({})], { sort: '24h', q: 'x' });
  const head = screen.getByRole('columnheader', { name: 'Sort by 24h %' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(within(head).getByRole('link')).toHaveAttribute(
    'href',
    '/features/crypto-market?q=x&sort=24h&dir=asc',
  );
  expect(screen.getAllByRole('columnheader').filter((each) => each.ariaSort)).toHaveLength(1);
});

it('shows the chosen columns only', () => {
  show([coinOf({ symbol: 'BEE', circulatingSupply: 1_25_000 })], { col: ['circulatingSupply'] });
  expect(cells()).toEqual(['–', '1,25,000 BEE']);
});

it('says of a week without prices that it is not known', () => {
  render(<WeekLine prices={[1]} currency="inr" messages={words.week} />);
  expect(screen.getByText('–')).toBeInTheDocument();
});
