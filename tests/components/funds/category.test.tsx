import { render, screen, within } from '@testing-library/react';
import { CategoryView } from '@/components/funds/category/category-view';
import { CategoriesTable } from '@/components/funds/list/categories-table';
import { quartileYears } from '@/lib/funds/domain/list/quartile-years';
import { readListQuery } from '@/lib/funds/domain/list/list-query';
import { marketOf } from '@/lib/funds/domain/market/market';
import { marketSeries } from '@/lib/funds/domain/market/market-series';
import { marketTable } from '@/lib/funds/domain/market/market-table';
import { seriesLookup } from '@/lib/funds/domain/market/series-lookup';
import { messages } from '@/lib/messages';
import { dayOf, days, navsOf, scheme, walks } from '@/tests/unit/lib/funds/domain/market/walks';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/mutual-funds',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const words = messages().funds;
const lastDay = days.at(-1)!;
/** Fifty walks, of which every tenth has ended, and a fund of the index. */
const schemes = [
  ...walks.map((_, at) =>
    scheme(at + 1, (at + 1) % 10 === 0 ? { navDate: '2023-01-02' } : { navDate: lastDay }),
  ),
  scheme(99, {
    ...{ name: 'Parvat Nifty 500 Index Fund - Direct Plan - Growth', navDate: lastDay },
    category: 'Index funds - Equity',
  }),
];
const anchor = days.length - 1 - 36;
const navs = {
  latest: dayOf(lastDay, [...navsOf(days.length - 1), [99, 15]]),
  anchors: { 36: dayOf(days[anchor]!, [...navsOf(anchor), [99, 10]]) },
  monthEnds: days.slice(0, -1).map((day, month) => dayOf(day, navsOf(month))),
};
const market = marketOf(marketTable(schemes, navs, lastDay));
const series = seriesLookup(marketSeries(schemes, navs));
const group = market.peersOf('Equity - Flexi Cap Fund', 'direct')!;
const quartiles = quartileYears(group, market, series, (code) => `Fund ${code}`);

it('says what the category did, against a named index fund', () => {
  render(
    <CategoryView
      group={group}
      market={market}
      quartiles={quartiles}
      csvSource=""
      messages={words}
    />,
  );
  const figures = screen.getByRole('region', { name: 'Flexi Cap Fund, Direct plans' });
  const row = within(figures).getByRole('row', { name: /^3Y/ });
  // 15 from 10 in three years is 14.47% a year.
  expect(row).toHaveTextContent(/^3Y(?:[+−][\d.]+){4}\+14\.47\d+ of 45$/);
  expect(within(figures).getByRole('link', { name: /Nifty 500/ })).toHaveAttribute(
    'href',
    '/features/mutual-funds/99',
  );
});

it('draws the rolling returns once, with the funds that have closed, and its table', () => {
  render(
    <CategoryView
      group={group}
      market={market}
      quartiles={quartiles}
      csvSource=""
      messages={words}
    />,
  );
  const spread = screen.getByRole('region', { name: '3-year rolling returns, % a year' });
  expect(spread).toHaveTextContent(/50 funds, 5 closed since; [\d.]+% ended with a loss/);
  const table = within(spread).getByRole('table', { hidden: true });
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(
    group.rolling!.bins.length + 1,
  );
  // A bar for each bin, in one drawing.
  expect(spread.innerHTML.match(/<rect /g)).toHaveLength(group.rolling!.bins.length);
  const years = screen.getByRole('region', { name: words.list.category.years });
  expect(within(years).getByRole('row', { name: /^2010/ })).toHaveTextContent('43, 5 closed since');
});

it('shows the quartile of each fund by year, the first of the category first', () => {
  expect(quartiles.years).toHaveLength(10);
  expect(quartiles.years.at(-1)).toBe(2025);
  const first = quartiles.rows[0]!;
  expect(market.rankOf(first.code, 36)?.place).toBe(1);
  const of2025 = quartiles.rows.map((row) => row.quartiles.at(-1));
  // 45 funds have the year: 11 in each quarter, and 12 in the last.
  const counts = [1, 2, 3, 4].map((each) => of2025.filter((quartile) => quartile === each).length);
  expect(counts).toEqual([11, 11, 11, 12]);
  render(
    <CategoryView
      group={group}
      market={market}
      quartiles={quartiles}
      csvSource=""
      messages={words}
    />,
  );
  const table = screen.getByRole('table', { name: words.list.category.quartiles.caption });
  const row = within(table).getByRole('row', { name: new RegExp(`^Fund ${first.code} `) });
  expect(within(row).getAllByRole('cell')).toHaveLength(10);
  expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(`${first.quartiles.at(-1)}`);
});

it('leads from all categories to the page and to the funds of each', () => {
  render(
    <CategoriesTable
      query={readListQuery({ view: 'categories' })}
      market={market}
      messages={words.list}
    />,
  );
  expect(screen.getByRole('link', { name: 'Flexi Cap Fund' })).toHaveAttribute(
    'href',
    '/features/mutual-funds?category=Equity+-+Flexi+Cap+Fund&view=category',
  );
  expect(screen.getByRole('link', { name: /^45 funds.*Flexi Cap Fund$/ })).toHaveAttribute(
    'href',
    '/features/mutual-funds?category=Equity+-+Flexi+Cap+Fund',
  );
});
