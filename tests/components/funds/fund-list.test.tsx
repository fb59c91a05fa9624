import { render, screen, within } from '@testing-library/react';
import { FundsList } from '@/components/funds/list/funds-list';
import { noStoredFacts, type StoredFacts } from '@/lib/funds/domain/facts/scheme-facts';
import { readListQuery } from '@/lib/funds/domain/list/list-query';
import type { ListPage } from '@/lib/funds/domain/list/list-page';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { messages } from '@/lib/messages';
import type { QueryValues } from '@/lib/query-values';
import { marketFromTen } from '@/tests/factories/market';

jest.mock('next/navigation', () => ({
  usePathname: () => '/features/mutual-funds',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const words = messages().funds;
const scheme = (changes: Partial<Scheme> = {}): Scheme => ({
  ...{ code: 7, house: 'Udaharan Mutual Fund', structure: 'open-ended' },
  ...{ name: 'Udaharan Flexi Cap Fund', category: 'Equity Scheme - Flexi Cap Fund' },
  ...{ optionText: null, amfiCategory: 'Equity Scheme - Flexi Cap Fund' },
  ...{ plan: 'direct', option: 'growth', isin: null, reinvestmentIsin: null },
  ...{ nav: 1234.5, navDate: '2026-11-20' },
  ...changes,
});
const rows = (...schemes: Scheme[]) => schemes.map((each) => ({ name: each.name, scheme: each }));
/** Five funds of a kind, of which the first grew most, from NAVs of three years before. */
const peers = [1, 2, 3, 4, 5].map((place) =>
  scheme({ code: place, name: `Fund ${place}`, nav: 20 - place }),
);
const market = marketFromTen(peers, {
  months: 36,
  codes: peers.map(({ code }) => code),
  asOf: '2026-11-20',
});
const draw = (
  changes: Partial<ListPage>,
  query: QueryValues = {},
  known = market,
  facts: StoredFacts = noStoredFacts,
) =>
  render(
    <FundsList
      list={{
        ...{ rows: [], allRows: [], from: 1, page: 1, pageCount: 1, total: 0, dormantCount: 0 },
        query: readListQuery(query),
        ...changes,
      }}
      directory={{ houses: ['Parvat Mutual Fund'], categories: ['Debt Scheme - Gilt Fund'] }}
      market={known}
      facts={facts}
      today="2026-11-21"
      newest="2026-11-20"
      note={null}
      messages={words}
    />,
  );

it('shows a fund with category and NAV, and its day where it is another than the list’s', () => {
  draw({
    rows: rows(scheme(), scheme({ code: 8, name: 'Late', navDate: '2026-11-19' })),
    total: 2,
  });
  const row = screen.getByRole('row', { name: /Udaharan/ });
  expect(within(row).getByRole('link', { name: 'Udaharan Flexi Cap Fund' })).toHaveAttribute(
    'href',
    '/features/mutual-funds/7',
  );
  expect(within(row).getByRole('cell', { name: 'Flexi Cap' })).toBeInTheDocument();
  expect(within(row).getByRole('cell', { name: '1,234.5000' })).toBeInTheDocument();
  expect(within(row).queryByText(/^No NAV/)).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Late/ })).toHaveTextContent('1,234.500019 Nov 2026');
});

it('says which plan and option a row is of, unless it is growth bought direct', () => {
  draw({ rows: rows(scheme(), scheme({ code: 8, name: 'Other', plan: 'regular' })), total: 2 });
  expect(screen.queryByText('Direct · Growth')).not.toBeInTheDocument();
  expect(screen.getByText('Regular · Growth')).toBeInTheDocument();
});

it('shows returns with their sign and the rank among the same kind, a dash where they are not known', () => {
  draw({ rows: rows(peers[1]!, scheme({ code: 99, name: 'New' })), total: 2 });
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  // 18 from 10 in three years: 21.64% a year. Without 1, 5 and 10 years.
  expect(cells(/^Fund 2/).slice(2, 7)).toEqual(['–', '+21.64', '–', '–', '2 of 5']);
  expect(cells(/^New/).slice(2, 7)).toEqual(['–', '–', '–', '–', '–']);
});

it('sorts by links, and says by which column', () => {
  draw({ rows: rows(scheme()), total: 1 }, { sort: 'return-3', group: 'equity' });
  const head = screen.getByRole('columnheader', { name: /3Y % p\.a\.$/ });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('link', { name: /5Y % p\.a\./ })).toHaveAttribute(
    'href',
    '/features/mutual-funds?group=equity&sort=return-5',
  );
});

it('shows the columns that the address names, and the one that the list is in order of', () => {
  draw({ rows: rows(peers[1]!), total: 1 }, { col: 'drawdown', sort: 'return-1m' });
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.slice(3, 6)).toEqual([
    'Sort by 1M %',
    'Sort by Deepest fall %',
    '1M rank in category',
  ]);
  const search = screen.getByRole<HTMLFormElement>('search', { name: words.list.form.title });
  expect(new FormData(search).getAll('col')).toEqual(['drawdown']);
  const columns = screen.getByLabelText<HTMLInputElement>(words.list.form.sorts.drawdown).form!;
  expect([...new FormData(columns)]).toEqual([
    ['col', 'drawdown'],
    ['sort', 'return-1m'],
  ]);
});

it('writes a volatility without a sign, in its column and on the second line of a phone', () => {
  const [scheme] = peers;
  const calm = { ...market.figuresOf(scheme!.code)!, volatilityPercent: 12.34 };
  draw(
    { rows: rows(scheme!), total: 1 },
    { col: ['return-3', 'volatility'] },
    {
      ...market,
      figuresOf: () => calm,
    },
  );
  const row = screen.getByRole('row', { name: /^Fund 1/ });
  expect(row).toHaveTextContent('Volatility 12.34%');
  expect(within(row).getByRole('cell', { name: '12.34' })).toBeInTheDocument();
});

it('names what narrows the list, each with the way to take it away', () => {
  draw({ rows: rows(scheme()), total: 1 }, { q: 'flexi', plan: 'regular', group: 'equity' });
  expect(screen.getByText('1 fund')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Remove filter: “flexi”/ })).toHaveAttribute(
    'href',
    '/features/mutual-funds?group=equity&plan=regular',
  );
  expect(screen.getByRole('link', { name: 'Equity' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Debt' })).toHaveAttribute(
    'href',
    '/features/mutual-funds?q=flexi&group=debt&plan=regular',
  );
});

it('labels a scheme without a current NAV, and prints a dash for none', () => {
  draw({ rows: rows(scheme({ nav: null, plan: null, option: null })), total: 1 });
  expect(screen.getByText('No NAV since 20 Nov 2026')).toBeInTheDocument();
  const cells = within(screen.getByRole('row', { name: /Udaharan/ })).getAllByRole('cell');
  expect(cells[1]).toHaveTextContent(/^–$/);
});

it('adds to a comparison and takes out of it, five at most', () => {
  draw({ rows: rows(scheme(), scheme({ code: 8, name: 'Other' })), total: 2 }, { compare: '8' });
  expect(screen.getByRole('link', { name: 'Compare Udaharan Flexi Cap Fund' })).toHaveAttribute(
    'href',
    '/features/mutual-funds?compare=8,7',
  );
  expect(screen.getByRole('link', { name: /^Remove Other from/ })).toHaveAttribute(
    'href',
    '/features/mutual-funds',
  );
});

it('offers no seventh', () => {
  draw({ rows: rows(scheme()), total: 1 }, { compare: '1,2,3,4,5,6' });
  expect(screen.queryByRole('link', { name: /Compare/ })).not.toBeInTheDocument();
  expect(screen.getByText(words.list.table.full)).toBeInTheDocument();
});

it('pages by links that preserve the query', () => {
  draw({ rows: rows(scheme()), total: 60, pageCount: 3, page: 2, from: 26 }, { q: 'flexi' });
  expect(screen.getByRole('link', { name: words.list.pages.next })).toHaveAttribute(
    'href',
    '/features/mutual-funds?q=flexi&page=3',
  );
});

it('says when nothing matches, and when only wound-up schemes do', () => {
  const { unmount } = draw({});
  expect(screen.getByText(words.list.empty.text)).toBeInTheDocument();
  unmount();
  draw({ dormantCount: 12 }, { q: 'gilt' });
  expect(screen.getByText(/but 12 without one do/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.list.empty.showDormant })).toHaveAttribute(
    'href',
    '/features/mutual-funds?q=gilt&old=1',
  );
});

it('fills the form with the query and preserves the compared funds', () => {
  draw({}, { q: 'parag', plan: 'direct', old: '1', compare: '7,8', group: 'debt' });
  expect(screen.getByLabelText(words.list.form.words)).toHaveValue('parag');
  expect(screen.getByRole('combobox', { name: words.list.form.plan, hidden: true })).toHaveValue(
    'direct',
  );
  expect(screen.getByLabelText(words.list.form.old)).toBeChecked();
  const form = screen.getByRole<HTMLFormElement>('search', { name: words.list.form.title });
  expect(new FormData(form).getAll('compare')).toEqual(['7,8']);
  expect(new FormData(form).get('group')).toBe('debt');
});

it('has the warning in the words that the law requires', () => {
  expect(words.warning).toBe(
    'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
  );
});

const withFacts: StoredFacts = {
  ...noStoredFacts,
  master: { asOf: '2026-11-20', fetchedAt: '2026-11-20T04:00:00Z', byCode: new Map() },
  ter: { asOf: '2026-11-20', fetchedAt: '2026-11-20T04:00:00Z', byCode: new Map() },
};

it('filters by minimum investment where the scheme master is known', () => {
  const name = words.list.form.minimum;
  const { unmount } = draw({});
  expect(screen.queryByRole('combobox', { name, hidden: true })).not.toBeInTheDocument();
  unmount();
  draw({ rows: rows(scheme()), total: 1 }, { min: '500' }, market, withFacts);
  expect(screen.getByRole('combobox', { name, hidden: true })).toHaveValue('500');
  expect(screen.getByRole('link', { name: /^Remove filter: Minimum up to ₹500/ })).toHaveAttribute(
    'href',
    '/features/mutual-funds',
  );
});

it('shows the points of each part, and a form with their weights', () => {
  const score = { points: 71.25, parts: { consistency: 60, drawdown: 45, cost: null, age: 100 } };
  const query = { sort: 'points', q: 'flexi', 'w-age': '5' };
  draw({ rows: [{ ...rows(scheme())[0]!, score }], total: 1 }, query, market, withFacts);
  const cells = within(screen.getByRole('row', { name: /Udaharan/ })).getAllByRole('cell');
  const texts = cells.map((cell) => cell.textContent);
  expect(texts.slice(2, 7)).toEqual(['71.3', '60', '45', '–', '100']);
  const form = screen.getByRole<HTMLFormElement>('form', { name: words.list.score.title });
  expect([...new FormData(form)]).toEqual([
    ['w-consistency', '40'],
    ['w-drawdown', '20'],
    ['w-cost', '20'],
    ['w-age', '5'],
    ['q', 'flexi'],
    ['sort', 'points'],
  ]);
  expect(screen.getByRole('link', { name: words.list.score.reset })).toHaveAttribute(
    'href',
    '/features/mutual-funds?q=flexi&sort=points',
  );
});

it('asks for no weight of a cost that is not known', () => {
  draw({ rows: rows(scheme()), total: 1 }, { sort: 'points' });
  expect(screen.queryByLabelText('Cost, weight')).not.toBeInTheDocument();
  expect(screen.getByText(/Cost is not counted/)).toBeInTheDocument();
});
